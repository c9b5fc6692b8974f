/** What people paste: receipts as each release prints them, answers of services, output of command lines. */
import { describe, expect, it } from 'vitest';
import { concat, fromHex, fromText, toHex } from './bytes.ts';
import { sample } from './facts/sample.ts';
import { testReceipts } from './facts/test-receipts.ts';
import { ask, calldata, honest, journalDigest, printed, said, words } from './printed-receipts.ts';

const seal = fromHex(sample.seal);
const bare = seal.subarray(4);
const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64');
const journal = fromText(sample.journal);
const json = (value: unknown) => ({ receipt: JSON.stringify(value) });
const digest = `0x${toHex(journalDigest)}`;
const { metadata, inner } = printed();
const { claim, verifier_parameters } = inner.Groth16;
const output = claim && typeof claim === 'object' && 'Value' in claim ? claim.Value : undefined;
const zeros = [0, 0, 0, 0, 0, 0, 0, 0];
const receiptWith = (change: object, about: object = {}) => ({
  inner: { Groth16: { ...inner.Groth16, ...change } },
  journal: { bytes: [...journal] },
  metadata,
  ...about,
});
const succinct = {
  seal: [4_000_000_000, 1],
  control_id: zeros,
  claim,
  hashfn: 'poseidon2',
  verifier_parameters: zeros,
  control_inclusion_proof: { index: 1, digests: [] },
};

/** The receipt as `bincode::serialize` writes it, with its claim pruned but for the journal. */
const little = (number: number, bytes = 4) =>
  Uint8Array.from({ length: bytes }, (_, index) => Math.floor(number / 256 ** index) % 256);
const digestBytes = (list: readonly number[]) => concat(...list.map((item) => little(item)));
const pruned = (bytes: Uint8Array) => concat(little(1), bytes);
const bincode = concat(
  ...[little(2), little(bare.length, 8), bare],
  ...[little(0), pruned(fromHex(sample.imageId))],
  ...[little(0), little(0), digestBytes(zeros)],
  ...[little(0), little(0), little(0), Uint8Array.of(0)],
  ...[little(0), Uint8Array.of(1), little(0), little(journal.length, 8), journal, little(0), little(0, 8)],
  ...[digestBytes(verifier_parameters), little(journal.length, 8), journal, digestBytes(verifier_parameters)],
);

describe('a receipt that verifies', () => {
  it.each<[string, object]>([
    [
      'its parts pruned',
      json(
        receiptWith({
          claim: {
            Value: {
              ...(output as object),
              post: { Pruned: words(fromHex('a3acc27117418996340b84e5a90f3ef4c49d22c79e44aad822ec9c313e1eb8e2')) },
              input: { Pruned: zeros },
            },
          },
        }),
      ),
    ],
    [
      'its journal pruned',
      json(
        receiptWith({
          claim: {
            Value: {
              ...(output as object),
              output: { Value: { journal: { Pruned: words(journalDigest) }, assumptions: { Pruned: zeros } } },
            },
          },
        }),
      ),
    ],
    [
      'a ProveInfo of 3.0',
      json({
        receipt: printed(),
        work_receipt: { Groth16: { seal: [...bare], claim: { Pruned: zeros }, verifier_parameters } },
        stats: { segments: 1, total_cycles: 65536 },
      }),
    ],
    [
      'an answer of Boundless',
      json({
        fulfillmentData: { imageId: `0x${sample.imageId}`, journal: `0x${toHex(journal)}` },
        seal: `0x${sample.seal}`,
      }),
    ],
    [
      'an answer with a digest',
      json({ proof: { seal: base64(seal) }, image_id: words(fromHex(sample.imageId)), journal_digest: digest }),
    ],
    [
      'a list of answers',
      json([
        { id: 1 },
        { id: 2, result: { data: { imageId: sample.imageId, journal: toHex(journal), SEAL: sample.seal } } },
      ]),
    ],
    ['a log line', { receipt: `2026-01-01T00:00:00Z INFO host: receipt=${JSON.stringify(printed())}` }],
    ['JSON as a string in JSON', json(JSON.stringify(JSON.stringify(printed())))],
    ['Base64', { ...honest, receipt: base64(seal) }],
    ['Base64 of the proof alone, in lines', { ...honest, receipt: base64(bare).replace(/(.{76})/g, '$1\n') }],
    ['Base64 for addresses', { ...honest, receipt: Buffer.from(seal).toString('base64url') }],
    ['bincode', { receipt: toHex(bincode) }],
    ['a list of bytes in Rust', { ...honest, receipt: `vec![${seal.join(', ')},]` }],
    ['a slice of bytes in Rust', { ...honest, receipt: `&[${[...seal].map((byte) => `${byte}u8`).join(', ')}];` }],
    ['an image ID in Rust', { ...honest, imageId: `vec![${words(fromHex(sample.imageId)).join(', ')}]` }],
    ['a journal in Rust', { ...honest, journal: `vec![${journal.join(', ')}]`, journalForm: 'hex' as const }],
    ['a list of bytes of calldata', { receipt: JSON.stringify([...fromHex(calldata.slice(2))]) }],
    ['uppercase calldata with spaces', { receipt: ` 0X${calldata.slice(2).toUpperCase()} \n` }],
    ['calldata in quotes', { receipt: `'${calldata}'` }],
    ['calldata without 0x', { receipt: calldata.slice(2) }],
    ['cast decode-calldata', { receipt: `0x${sample.seal}\n0x${sample.imageId}\n${digest}\n` }],
    ['the same without 0x', { receipt: `${sample.seal}\n${sample.imageId}\n${digest.slice(2)}` }],
    [
      'cast call',
      {
        receipt: `cast call 0x8EaB2D97Dfce405A1692a21b3ff3A172d593D319 'verify(bytes,bytes32,bytes32)' 0x${sample.seal} 0x${sample.imageId} ${digest} --rpc-url $RPC_URL`,
      },
    ],
    [
      'cast tx',
      {
        receipt: `blockNumber          1\nfrom                 0xF616A4f81857CFEe54A4A049Ec187172574bd412\ninput                ${calldata}\nhash                 ${digest}`,
      },
    ],
    [
      'a trace of forge',
      {
        receipt: `    ├─ [291455] 0x2a098988600d87650Fb061FfAff08B97149Fa84D::verify(0x${sample.seal}, 0x${sample.imageId}, ${digest}) [staticcall]\n    │   └─ ← [Stop]`,
      },
    ],
    [
      'values with names',
      { receipt: `Journal digest: ${digest}\nImage ID: 0x${sample.imageId}\nSeal: 0x${sample.seal}` },
    ],
    [
      'Solidity',
      {
        receipt: `bytes constant SEAL = hex"${sample.seal}"; bytes32 constant IMAGE_ID = 0x${sample.imageId}; bytes32 constant JOURNAL_DIGEST = ${digest};`,
      },
    ],
    [
      'cast pretty-calldata',
      {
        receipt: ` Possible methods:\n - verify(bytes,bytes32,bytes32)\n Method: ab750e75\n ------------\n${(calldata.slice(10).match(/.{64}/g) ?? []).map((line, index) => ` [${(index * 32).toString(16).padStart(3, '0')}]: ${line}`).join('\n')}\n`,
      },
    ],
    [
      'its words without the method',
      {
        ...honest,
        receipt: (calldata.slice(10).match(/.{64}/g) ?? [])
          .map((line, index) => `[${(index * 32).toString(16).padStart(3, '0')}]: ${line}`)
          .join('\n'),
      },
    ],
    ['packed data', { ...honest, receipt: `0x12345678${sample.imageId.slice(0, 10)}${sample.seal}${digest.slice(2)}` }],
  ])('is found: %s', async (_, question) => {
    const report = await ask(question);
    expect(report).toMatchObject({ verdict: 'verified', selector: '73c457ba' });
  });

  it.each(testReceipts)(
    'of every release, from its proof alone: $source',
    async ({ seal: digits, imageId, journal: text, zkvm }) => {
      const report = await ask({ receipt: digits.slice(8), imageId, journal: text, journalForm: 'hex' });
      expect(report).toMatchObject({
        verdict: 'verified',
        selector: digits.slice(0, 8),
        summary: expect.stringContaining(`RISC Zero ${zkvm}`),
      });
    },
  );
});

/** `Receipt::verify` never sees them, and they are no answer of a service. */
describe('a receipt that serde refuses', () => {
  const { seal: _, ...withoutSeal } = inner.Groth16;
  const cut = bincode.slice(0, -1);
  const tagged = bincode.slice();
  // The option of the claim's input.
  const optionAt = 12 + 256 + 4 + 36 + 40 + 8 + 4;
  tagged[optionAt] = 2;
  it.each<[string, object, RegExp]>([
    [
      'a seal as hexadecimal digits',
      json(receiptWith({ seal: toHex(bare) })),
      /“inner.Groth16.seal” is "2c.*not a list/,
    ],
    ['a seal as an object', json(receiptWith({ seal: { ...bare } })), /“inner.Groth16.seal” is an object, not a list/],
    ['a byte above 255', json(receiptWith({ seal: [256, ...bare.slice(1)] })), /“inner.Groth16.seal.0” is 256/],
    ['a fraction', { receipt: JSON.stringify(printed()).replace('[44,', '[44.0,') }, /seal.0” is 44.0, not a whole/],
    ['a seal with its selector', json(receiptWith({ seal: [...seal] })), /has 260 bytes; a Groth16 proof has 256/],
    ['a seal with its selector and more', json(receiptWith({ seal: [...seal, 0, 0, 0] })), /has 263 bytes/],
    ['a seal of words', json(receiptWith({ seal: [1, 2, 3, 4, 5, 6, 7, 8] })), /has 8 bytes/],
    ['no seal', json({ ...printed(), inner: { Groth16: withoutSeal } }), /seal” is missing/],
    [
      'a digest as digits',
      json(receiptWith({ verifier_parameters: sample.imageId })),
      /verifier_parameters” is .*digest/,
    ],
    [
      'a digest as bytes',
      json(receiptWith({ verifier_parameters: [...journalDigest] })),
      /is a list of 32, not a digest/,
    ],
    ['no metadata', json({ ...printed(), metadata: undefined }), /metadata” is missing/],
    [
      'other metadata',
      json(receiptWith({}, { metadata: { verifier_parameters: zeros } })),
      /in the receipt’s metadata/,
    ],
    ['no parameters', json(receiptWith({ verifier_parameters: undefined })), /verifier_parameters” is missing/],
    ['two kinds', json({ ...printed(), inner: { Composite: null, ...inner } }), /exactly one of Composite, Succinct/],
    [
      'a kind in another style',
      json({ ...printed(), inner: { groth16: inner.Groth16 } }),
      /has “groth16”, which is none/,
    ],
    ['a journal without bytes', json({ ...printed(), journal: [1, 2] }), /“journal” is a list of 2, not a list of 1/],
    ['a journal as text', json({ ...printed(), journal: 'text' }), /“journal” is "text", not an object/],
    ['bincode that is cut off', { receipt: toHex(cut) }, /bincode expects 32 more bytes, but there are 31/],
    ['bincode of a seal alone', { receipt: `020000000001000000000000${toHex(bare)}` }, /bincode expects 4 more bytes/],
    ['an option that is neither 0 nor 1', { receipt: toHex(tagged) }, /expects 0 or 1 before it, not 2/],
  ])('is rejected, with the reason: %s', async (_, question, reason) => {
    for (const given of [question, { ...honest, ...question }]) {
      const report = await ask(given);
      expect(report.verdict).toBe('rejected');
      expect(said(report)).toMatch(reason);
    }
  });
});

describe('what no contract verifies', () => {
  it.each<[string, unknown, RegExp]>([
    [
      'a composite receipt of 0.18',
      { inner: { Flat: [{ seal: [1, 2], index: 0, hashfn: 'poseidon' }] }, journal: [1, 2] },
      /composite/,
    ],
    ['a fake receipt of 0.18', { inner: 'Fake', journal: [1, 2] }, /fake/],
    [
      'a fake receipt of 0.19',
      { inner: { Fake: { metadata: { pre: {}, post: {} } } }, journal: { bytes: [] } },
      /fake/,
    ],
    ['a fake receipt', { inner: { Fake: { claim } }, journal: { bytes: [] }, metadata }, /fake/],
    [
      'a composite receipt',
      {
        inner: { Composite: { segments: [], assumption_receipts: [], verifier_parameters: zeros } },
        journal: { bytes: [] },
        metadata,
      },
      /composite/,
    ],
    ['a succinct receipt', { inner: { Succinct: succinct }, journal: { bytes: [] }, metadata }, /succinct/],
    [
      'a ProveInfo with one',
      { receipt: { inner: { Succinct: succinct } }, work_receipt: printed().inner, stats: { segments: 3 } },
      /succinct/,
    ],
    ['a succinct receipt alone', succinct, /STARK: a part/],
    [
      'a segment receipt',
      { seal: [1, 2, 3], index: 0, hashfn: 'poseidon2', claim, verifier_parameters: zeros },
      /STARK: a part/,
    ],
    ['a composite receipt alone', { segments: [{ seal: [1] }], assumption_receipts: [] }, /composite/],
    ['words for a seal', { seal: [4_000_000_000, 17] }, /cannot be read as bytes/],
    ['a session', { status: 'RUNNING', receipt_url: null, elapsed_time: 3.5 }, /contains no receipt/],
  ])('is named: %s', async (_, value, sentence) => {
    const report = await ask(json(value));
    expect(report.summary).toMatch(sentence);
    expect(report.advice.join()).toMatch(/\S/);
    expect(['explained', 'mock', 'unreadable']).toContain(report.verdict);
  });
});

describe('a journal in JSON', () => {
  const loose = (text: string) => json({ seal: sample.seal, imageId: sample.imageId, journal: text });

  it('is read as text where it is neither digits nor Base64', async () => {
    expect((await ask(loose(sample.journal))).verdict).toBe('verified');
    expect((await ask(loose(base64(journal)))).verdict).toBe('verified');
  });

  it('is tried in its other readings', async () => {
    expect(await ask(loose('beef'))).toMatchObject({ verdict: 'rejected', error: 'VerificationFailed()' });
  });

  it('of another length than the claim’s is reported as changed', async () => {
    const report = await ask(json({ ...printed(), journal: { bytes: [...journal, 0] } }));
    expect(report.cause).toBe('The journal was changed: it differs from the one in the receipt’s claim.');
  });

  it('of the wrong length as a digest is answered', async () => {
    expect((await ask({ ...honest, journal: 'abcd', journalForm: 'digest' })).summary).toMatch(
      /has to have 32 bytes.*this has 2/,
    );
  });
});

describe('what the reader has to know about a proof that holds', () => {
  it('an edited claim is not what the seal proves', async () => {
    const report = await ask({ ...honest, receipt: JSON.stringify(printed({ exit: { Halted: 1 } })) });
    expect(report.verdict).toBe('altered');
    expect(said(report)).toMatch(/claim in the receipt says something else.*the program ended with Halted\(1\)/);
  });

  it('a claim for a different image ID is not what the seal proves', async () => {
    const value = { ...(output as object), pre: { Pruned: words(fromHex('11'.repeat(32))) } };
    const receipt = JSON.stringify(receiptWith({ claim: { Value: value } }));
    expect(await ask({ ...honest, receipt })).toMatchObject({ verdict: 'altered' });
    expect(await ask({ receipt })).toMatchObject({ verdict: 'rejected', error: 'VerificationFailed()' });
  });

  it('an image ID that only the receipt names has to be compared', async () => {
    const receipt = JSON.stringify(printed());
    expect((await ask({ receipt })).summary).toMatch(/holds for the image ID in the receipt; compare it with yours/);
    expect((await ask({ receipt: calldata })).summary).toMatch(/compare it with yours/);
    expect((await ask({ receipt, imageId: sample.imageId })).summary).toMatch(/^This program wrote this journal/);
  });

  it.each([
    ['A', 0, 64],
    ['B', 64, 192],
    ['C', 192, 256],
  ])('no proof has the point at infinity as %s', async (point, from, to) => {
    const zeroed = bare.slice().fill(0, from, to);
    for (const receipt of [toHex(zeroed), sample.seal.slice(0, 8) + toHex(zeroed)]) {
      const report = await ask({ ...honest, receipt });
      expect(report).toMatchObject({
        verdict: 'rejected',
        summary: expect.stringContaining(`point ${point} is the point at infinity`),
      });
      expect(said(report)).toContain('No valid proof looks like this');
    }
  });

  it('a seal without a selector is not said to have one', async () => {
    for (const receipt of [toHex(bare), JSON.stringify(printed())]) {
      const { steps } = await ask({ ...honest, receipt });
      expect(steps).toContainEqual({ name: 'Length', value: '256 bytes: a proof without a selector', passed: true });
      expect(steps.find(({ name }) => name === 'Selector')?.value).toMatch(/^not in the seal; 0x73c457ba/);
    }
  });
});
