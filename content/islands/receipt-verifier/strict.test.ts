/** What `npm run check:receipts` found when it first compared the inspector with Rust, and what it can't compare. */
import { describe, expect, it } from 'vitest';
import { prove, reworked, testRelease } from '../../../tools/receipts/test-release.ts';
import { concat, fromHex, fromText, toHex } from './bytes.ts';
import { claimDigest, successClaim } from './claim.ts';
import { oldTestReceipts } from './facts/old-test-receipts.ts';
import { releases, type VerifierRelease } from './facts/releases.ts';
import { sample } from './facts/sample.ts';
import { parametersDigest } from './parameters.ts';
import { ask, calldata, honest, journalDigest, padded, printed, said, word, words } from './printed-receipts.ts';
import { sha256 } from './tagged-hash.ts';

const parameters = words(parametersDigest(testRelease));
(releases as VerifierRelease[]).push(testRelease);

/** A receipt of the test's release with any journal, as serde_json prints it. */
function receiptWith(journal: Uint8Array) {
  const imageId = fromHex(sample.imageId);
  const { inner } = printed({ journal });
  const seal = [...prove(claimDigest(successClaim(imageId, sha256(journal))), 5n)];
  const claim = JSON.parse(JSON.stringify(inner.Groth16.claim));
  claim.Value.output.Value.journal = { Value: [...journal] };
  return {
    inner: { Groth16: { seal, claim, verifier_parameters: parameters } },
    journal: { bytes: [...journal] },
    metadata: { verifier_parameters: parameters },
  };
}

describe('a journal is bytes', () => {
  it.each([0, 1, 4, 8, 16, 32, 64, 255, 300])('of any number: %d', async (length) => {
    const journal = Uint8Array.from({ length }, (_, at) => (at * 37) & 255);
    const receipt = JSON.stringify(receiptWith(journal));
    expect(await ask({ receipt })).toMatchObject({ verdict: 'verified', rust: 'Ok(())' });
    const list = `[${[...journal].join(', ')}]`;
    const seal =
      testRelease.selector + toHex(prove(claimDigest(successClaim(fromHex(sample.imageId), sha256(journal))), 3n));
    for (const entered of [list, `vec!${list}`])
      expect(await ask({ ...honest, receipt: seal, journal: entered, journalForm: 'hex' })).toMatchObject({
        verdict: 'verified',
      });
    const loose = { seal, imageId: sample.imageId, journal: [...journal] };
    expect((await ask({ receipt: JSON.stringify(loose) })).verdict).toBe('verified');
  });

  it('never words', async () => {
    const journal = '[1, 2, 3, 4, 5, 6, 7, 256]';
    expect(await ask({ ...honest, journal, journalForm: 'hex' })).toMatchObject({
      verdict: 'unreadable',
      summary: 'The journal has to be a list of bytes, from 0 to 255.',
    });
  });
});

describe('Rust and contracts read a seal differently', () => {
  const { inner, ...rest } = printed();
  const seal = Uint8Array.from(inner.Groth16.seal);
  const signed = seal.with(32, (seal[32] as number) | 128);
  const asReceipt = (bytes: Uint8Array) =>
    JSON.stringify({ ...rest, inner: { Groth16: { ...inner.Groth16, seal: [...bytes] } } });

  it('a sign that arkworks ignores, and contracts do not', async () => {
    const report = await ask({ receipt: asReceipt(signed) });
    expect(report).toMatchObject({ verdict: 'verified', rust: 'Ok(())' });
    expect(said(report)).toMatch(/Contracts reject this seal, unlike Rust/);
    const receipt = sample.seal.slice(0, 8) + toHex(signed);
    expect(await ask({ ...honest, receipt })).toMatchObject({ verdict: 'rejected', error: 'VerificationFailed()' });
  });

  it('both accept a proof that was reworked', async () => {
    const other = reworked(seal, 7n);
    expect(toHex(other)).not.toBe(toHex(seal));
    expect((await ask({ receipt: asReceipt(other) })).verdict).toBe('verified');
    expect((await ask({ ...honest, receipt: sample.seal.slice(0, 8) + toHex(other) })).verdict).toBe('verified');
  });
});

describe('a pruned claim', () => {
  it('does not bind the journal without an image ID', async () => {
    const claim = { Pruned: words(claimDigest(successClaim(fromHex(sample.imageId), journalDigest))) };
    for (const change of [{ claim }, { claim, journal: fromText('anything') }]) {
      const receipt = JSON.stringify(printed(change));
      expect((await ask({ receipt })).verdict).toBe('open');
      expect((await ask({ receipt, imageId: sample.imageId })).verdict).toBe(
        'journal' in change ? 'rejected' : 'verified',
      );
    }
  });
});

it.each([
  [0, 2 ** 32],
  [2 ** 32, 0],
  [0, 256],
  [3, 0],
])('calldata before 1.0 with the exit code (%d, %d) is not decoded by a contract', async (system, user) => {
  const { seal, imageId, postState, journal } = oldTestReceipts[0];
  const tail = word(256) + padded(seal);
  const output = toHex(sha256(fromHex(journal)));
  const call = (...exit: number[]) =>
    `0x04b18430${word(32)}${word(224)}${imageId}${postState}${exit.map(word).join('')}${word(0)}${output}${tail}`;
  expect((await ask({ receipt: call(0, 0) })).verdict).toBe('verified');
  const report = await ask({ receipt: call(system, user) });
  expect(report.verdict).toBe('rejected');
  expect(report.summary).toMatch(/decoder refuses.*at most 255/);
});

const other = 'ab'.repeat(32);
it.each([
  ['image ID around calldata', `image ID: 0x${other}\n${calldata}`],
  ['journal digest around calldata', `journal_digest=${other} input=${calldata}`],
  ['image ID around a receipt', `image_id=${other} receipt=${JSON.stringify(printed())}`],
  [
    'image ID before the arguments',
    `imageId: ${other} verify(0x${sample.seal}, 0x${sample.imageId}, 0x${toHex(journalDigest)})`,
  ],
])('another %s is not ignored', async (_, receipt) => {
  expect(await ask({ receipt })).toMatchObject({ verdict: 'unreadable', summary: expect.stringMatching(/has two/) });
});

it.each([
  ['the same image ID around calldata', `image ID: 0x${sample.imageId}\n${calldata}`],
  ['the same image ID around a receipt', `image_id=${sample.imageId} receipt=${JSON.stringify(printed())}`],
])('verifies with %s', async (_, receipt) => {
  expect((await ask({ receipt })).verdict).toBe('verified');
});

it.each([
  ['another receipt, far behind', [printed(), ...Array(200).fill({}), printed({ exit: { Halted: 1 } })]],
  ['a receipt that cannot be read, far behind', [printed(), ...Array(200).fill({}), { inner: { Groth16: {} } }]],
  ['a receipt in lists of lists', [printed(), [[[printed()]]]]],
  ['a receipt next to a seal', { ...honest, seal: sample.seal, other: printed() }],
])('finds %s', async (_, value) => {
  expect(await ask({ receipt: JSON.stringify(value) })).toMatchObject({
    verdict: 'unreadable',
    summary: 'This JSON has several receipts.',
  });
});

it.each([
  ['braces', '{'.repeat(1_000_000)],
  ['brackets', '['.repeat(1_000_000)],
  ['quotes', `${'"'.repeat(1_000_000)}zz`],
  ['empty lines', `a${'\n'.repeat(1_000_000)}b`],
  ['spaces after a list', `[1]${' '.repeat(1_000_000)}x`],
  ['a word', `x ${'method '.repeat(150_000)}`],
  ['backslashes', `"${'\\'.repeat(1_000_001)}`],
  ['digits', `${'0'.repeat(1_000_001)}g`],
  ['labels', `${'image id '.repeat(100_000)}x`],
])(
  'reads a million characters in linear time: %s',
  async (_, receipt) => {
    expect((await ask({ receipt })).verdict).toBe('unreadable');
  },
  20_000,
);

it('nothing of a number is lost', async () => {
  const receipt = JSON.stringify(printed());
  for (const text of ['1.0', '-0', '1e0', '4294967296', '18446744073709551616', '01'])
    expect((await ask({ receipt: receipt.replace('"pc":0', `"pc":${text}`) })).verdict).not.toBe('verified');
  expect((await ask({ receipt: toHex(concat(fromText(receipt))) })).verdict).not.toBe('verified');
});

describe('what serde takes', () => {
  const { inner, journal, metadata } = printed();
  const text = JSON.stringify(printed());

  it.each([
    ['a list of a receipt’s fields', JSON.stringify([inner, journal, metadata])],
    [
      'a list of fields at each level',
      JSON.stringify([{ Groth16: Object.values(inner.Groth16) }, [journal.bytes], [metadata.verifier_parameters]]),
    ],
    ['a list of a Groth16 receipt’s fields', JSON.stringify(Object.values(inner.Groth16))],
    ['an unknown field of any depth', text.replace('{', `{"more":${'['.repeat(5000)}${']'.repeat(5000)},`)],
  ])('%s', async (_, receipt) => {
    expect(await ask({ receipt })).toMatchObject({ verdict: 'verified', rust: 'Ok(())' });
  });

  it('no name with half a character', async () => {
    expect((await ask({ receipt: text.replace('{', '{"\\ud800":1,') })).verdict).toBe('unreadable');
  });

  it('and two receipts, one of them far inside', async () => {
    const receipt = `[${text},${'['.repeat(5000)}${text}${']'.repeat(5000)}]`;
    expect((await ask({ receipt })).summary).toBe('This JSON has several receipts.');
  });
});

it.each([0, 64, 192])(
  'a point of zeros at byte %d is none in Rust, and the point at infinity in contracts',
  async (start) => {
    const proof = fromHex(sample.seal).subarray(4).slice();
    proof.fill(0, start, start === 64 ? 192 : start + 64);
    const { inner, ...rest } = printed();
    const receipt = JSON.stringify({ ...rest, inner: { Groth16: { ...inner.Groth16, seal: [...proof] } } });
    expect(await ask({ receipt })).toMatchObject({ verdict: 'rejected', rust: 'ReceiptFormatError' });
    const seal = sample.seal.slice(0, 8) + toHex(proof);
    expect(await ask({ ...honest, receipt: seal })).toMatchObject({
      verdict: 'rejected',
      error: 'VerificationFailed()',
    });
  },
);

it('calldata of verifyIntegrity may have its seal in front of the struct', async () => {
  const claim = toHex(claimDigest(successClaim(fromHex(sample.imageId), journalDigest)));
  const seal = word(260) + padded(sample.seal);
  const back = (2n ** 256n - BigInt(seal.length / 2)).toString(16);
  const receipt = `0x1599ead5${word(32 + seal.length / 2)}${seal}${back}${claim}`;
  expect(await ask({ receipt })).toMatchObject({ verdict: 'verified' });
  expect((await ask({ receipt: receipt.replace(claim, other) })).verdict).toBe('rejected');
});
