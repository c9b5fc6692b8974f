/** Releases before 1.0: facts, and receipts of their contracts' own tests in every form. */
import { describe, expect, it } from 'vitest';
import { type Bytes, fromHex, fromText, toHex } from './bytes.ts';
import { outputDigest } from './claim.ts';
import { readPoints } from './curve.ts';
import { type OldRelease, oldReleases } from './facts/old-releases.ts';
import { oldTestReceipts } from './facts/old-test-receipts.ts';
import { releases } from './facts/releases.ts';
import { sample } from './facts/sample.ts';
import { isProofValid, publicInputs } from './groth16.ts';
import { isOldProofValid, oldClaim } from './old-claim.ts';
import { ask, honest, padded, word, words } from './printed-receipts.ts';
import { sha256 } from './tagged-hash.ts';

type OldReceipt = (typeof oldTestReceipts)[number];
const releaseOf = ({ zkvm }: OldReceipt) => oldReleases.find((release) => release.zkvm === zkvm) as OldRelease;
const digestOf = ({ journal }: OldReceipt) => sha256(fromHex(journal));
const claimOf = (receipt: OldReceipt, release = releaseOf(receipt)) =>
  oldClaim(release, fromHex(receipt.imageId), fromHex(receipt.postState), digestOf(receipt));
const given = ({ imageId, postState, journal }: OldReceipt) => ({
  imageId,
  postState,
  journal: `0x${journal}`,
  journalForm: 'hex' as const,
});
const outputOf = (receipt: OldReceipt): Bytes =>
  releaseOf(receipt).claimTag === 'risc0.ReceiptMeta' ? digestOf(receipt) : outputDigest(digestOf(receipt));
const tail = (bytes: string) => word(bytes.length / 2) + padded(bytes);

describe('a receipt of a release before 1.0', () => {
  it.each(oldTestReceipts)('verifies under its own release and no other: $source', (receipt) => {
    const points = readPoints(fromHex(receipt.seal));
    if (typeof points === 'string') throw new Error(points);
    const old = oldReleases.filter((release) => isOldProofValid(points, release, claimOf(receipt, release)));
    expect(old.map(({ zkvm }) => zkvm)).toEqual([receipt.zkvm]);
    const accepting = releases.filter((release) => isProofValid(points, publicInputs(release, claimOf(receipt))));
    expect(accepting).toEqual([]);
  });

  it.each(oldTestReceipts)('is recognized without being asked which release it is: $source', async (receipt) => {
    const report = await ask({ receipt: receipt.seal, ...given(receipt) });
    expect(report.summary).toBe(
      `This program wrote this journal and ended successfully. RISC Zero ${receipt.zkvm} made the proof.`,
    );
    expect(report.advice.join(' ')).toContain(releaseOf(receipt).tag);
  });

  it.each(oldTestReceipts)('verifies as calldata: $source', async (receipt) => {
    const { imageId, postState, seal, journal } = receipt;
    const withDigest = `0x6efef009${word(128)}${imageId}${postState}${toHex(digestOf(receipt))}${tail(seal)}`;
    const withJournal = `0x1a36ed75${word(128)}${imageId}${postState}${word(128 + 32 + 256)}${tail(seal)}${tail(journal)}`;
    const structure =
      word(32) +
      word(7 * 32) +
      imageId +
      postState +
      word(0) +
      word(0) +
      word(0) +
      toHex(outputOf(receipt)) +
      tail(seal);
    const integrity = `0x${releaseOf(receipt).claimTag === 'risc0.ReceiptMeta' ? '04b18430' : '1bb8068f'}${structure}`;
    for (const calldata of [withDigest, withJournal, integrity]) {
      expect(await ask({ receipt: calldata })).toMatchObject({
        verdict: 'verified',
        summary: expect.stringContaining(`RISC Zero ${receipt.zkvm}`),
      });
      expect((await ask({ receipt: calldata.slice(0, -64 * 3) })).summary).toMatch(/ends too early/);
    }
  });

  const newest = oldTestReceipts.at(-1) as OldReceipt;
  const claim = {
    pre: { Pruned: words(fromHex(newest.imageId)) },
    post: { Pruned: words(fromHex(newest.postState)) },
    exit_code: { Halted: 0 },
    input: [0, 0, 0, 0, 0, 0, 0, 0],
    output: { Value: { journal: { Value: [] }, assumptions: { Value: [] } } },
  };
  const numbers = [...fromHex(newest.seal)];
  const part = (index: number) => numbers.slice(index * 32, index * 32 + 32);
  const snark = {
    a: [part(0), part(1)],
    b: [
      [part(2), part(3)],
      [part(4), part(5)],
    ],
    c: [part(6), part(7)],
  };
  const decimal = (index: number) => BigInt(`0x${toHex(Uint8Array.from(part(index)))}`).toString();

  it.each([
    ['of 0.21', { inner: { Compact: { seal: numbers, claim } }, journal: { bytes: [] } }, {}],
    ['of 0.20', { inner: { Groth16: { seal: numbers, claim } }, journal: { bytes: [] } }, {}],
    [
      'of Bonsai',
      { snark, post_state_digest: [...fromHex(newest.postState)], journal: [] },
      { imageId: newest.imageId },
    ],
    [
      'of Bonsai, as its answer',
      {
        status: 'SUCCEEDED',
        output: { snark, post_state_digest: [...fromHex(newest.postState)], journal: [] },
        error_msg: null,
      },
      { imageId: newest.imageId },
    ],
    [
      'of snarkjs',
      {
        pi_a: [decimal(0), decimal(1), '1'],
        pi_b: [
          [decimal(3), decimal(2)],
          [decimal(5), decimal(4)],
          ['1', '0'],
        ],
        pi_c: [decimal(6), decimal(7), '1'],
        protocol: 'groth16',
      },
      given(newest),
    ],
  ])('verifies as JSON: %s', async (_, value, change) => {
    expect(await ask({ receipt: JSON.stringify(value), ...change })).toMatchObject({
      verdict: 'verified',
      summary: expect.stringContaining('RISC Zero 0.21 made the proof.'),
    });
  });

  it('asks for what is missing, and says what the seal depends on', async () => {
    const unknown = await ask({ receipt: newest.seal });
    expect(unknown).toMatchObject({
      verdict: 'open',
      summary: expect.stringContaining('enter the image ID and the journal'),
    });
    const halfway = await ask({ receipt: newest.seal, ...given(newest), postState: '' });
    expect(halfway).toMatchObject({
      verdict: 'open',
      advice: [expect.stringContaining('post-state digest'), expect.any(String)],
    });
    expect((await ask({ receipt: newest.seal, ...given(newest), postState: 'abc' })).summary).toMatch(
      /The post-state digest/,
    );
  });

  it.each([
    ['image ID', { imageId: '11'.repeat(32) }],
    ['post-state digest', { postState: '11'.repeat(32) }],
    ['journal', { journal: '0x00' }],
    ['seal', { receipt: oldTestReceipts[0].seal }],
  ])('is rejected with another %s', async (_, change) => {
    expect(await ask({ receipt: newest.seal, ...given(newest), ...change })).toMatchObject({
      verdict: 'rejected',
      error: 'false',
    });
  });

  it('keeps what the reader gives apart from what the receipt claims', async () => {
    const receipt = JSON.stringify({ inner: { Compact: { seal: numbers, claim } }, journal: { bytes: [] } });
    expect((await ask({ receipt, imageId: '11'.repeat(32) })).verdict).toBe('open');
  });
});

it('finds mix-ups of a newer seal without its selector', async () => {
  const report = await ask({
    ...honest,
    receipt: sample.seal.slice(8),
    imageId: toHex(fromHex(sample.imageId).reverse()),
  });
  expect(report).toMatchObject({ verdict: 'rejected', error: 'VerificationFailed()' });
  expect(report.cause).toMatch(/all its bytes reversed/);
  const bare = await ask({ ...honest, receipt: sample.seal.slice(8) });
  expect(bare.advice.join(' ')).toMatch(/expect 0x73c457ba in front of it/);
  expect(fromText(bare.call?.args[0] ?? '').length).toBe(2 + 520);
});
