/** Inspections: real receipts in every form, each byte of one changed, mix-ups, other kinds, and hostile input. */
import { keccak_256 as keccak } from '@noble/hashes/sha3.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Bytes, concat, fromHex, fromText, reversed, toHex } from './bytes.ts';
import { checkSample, type Sample } from './check-sample.ts';
import { claimDigest, successClaim } from './claim.ts';
import { setVerifiers } from './facts/other-verifiers.ts';
import { releases } from './facts/releases.ts';
import { sample } from './facts/sample.ts';
import { testReceipts } from './facts/test-receipts.ts';
import { inspect } from './inspect.ts';
import { parametersDigest } from './parameters.ts';
import { signatures } from './read-calldata.ts';
import type { Question } from './report.ts';
import { rootOf } from './set-inclusion.ts';
import { sha256 } from './tagged-hash.ts';

const ask = (change: Partial<Question>) => inspect({ receipt: '', imageId: '', journal: '', journalForm: 'text', expected: '', ...change });
const honest = { receipt: sample.seal, imageId: sample.imageId, journal: sample.journal };
const journalDigest = sha256(fromText(sample.journal));
const word = (number: number) => number.toString(16).padStart(64, '0');
const padded = (digits: string) => digits.padEnd(Math.ceil(digits.length / 64) * 64, '0');
const calldata = `0xab750e75${word(96)}${sample.imageId}${toHex(journalDigest)}${word(260)}${padded(sample.seal)}`;
const words = (bytes: Bytes) =>
  Array.from({ length: bytes.length / 4 }, (_, index) => new DataView(bytes.buffer, bytes.byteOffset).getUint32(index * 4, true));

/** A receipt as serde_json prints it. */
function printed(
  change: { exit?: unknown; journal?: Bytes; assumptions?: unknown; claim?: unknown; receipt?: (typeof testReceipts)[number] } = {},
) {
  const { imageId, journal, seal, zkvm } = change.receipt ?? (testReceipts.at(-1) as (typeof testReceipts)[number]);
  const release = releases.find((one) => one.zkvm === zkvm);
  if (!release) throw new Error(zkvm);
  const parameters = words(parametersDigest(release).slice());
  const claim = change.claim ?? {
    Value: {
      pre: { Pruned: words(fromHex(imageId)) },
      post: { Value: { pc: 0, merkle_root: [0, 0, 0, 0, 0, 0, 0, 0] } },
      exit_code: change.exit ?? { Halted: 0 },
      input: { Value: null },
      output: { Value: { journal: { Value: [...fromHex(journal)] }, assumptions: change.assumptions ?? { Value: [] } } },
    },
  };
  return {
    inner: { Groth16: { seal: [...fromHex(seal).subarray(4)], claim, verifier_parameters: parameters } },
    journal: { bytes: [...(change.journal ?? fromHex(journal))] },
    metadata: { verifier_parameters: parameters },
  };
}

describe('a real receipt', () => {
  it.each([
    ['a seal', honest],
    ['with 0x', { ...honest, receipt: `0x${sample.seal}`, imageId: `0x${sample.imageId}` }],
    ['in capitals, with line breaks', { ...honest, receipt: ` 0X${sample.seal.toUpperCase().replace(/(.{64})/g, '$1\n  ')}` }],
    ['as Solidity', { ...honest, receipt: `hex"${sample.seal}"` }],
    ['as a JSON string', { ...honest, receipt: `"0x${sample.seal}"` }],
    ['as a list of bytes', { ...honest, receipt: JSON.stringify([...fromHex(sample.seal)]) }],
    ['without its selector', { ...honest, receipt: sample.seal.slice(8) }],
    ['with the image ID as words', { ...honest, imageId: `[${words(fromHex(sample.imageId)).join(', ')}]` }],
    ['with the journal as digits', { ...honest, journal: `0x${toHex(fromText(sample.journal))}`, journalForm: 'hex' as const }],
    ['with the journal’s digest', { ...honest, journal: toHex(journalDigest), journalForm: 'digest' as const }],
    ['as calldata of verify', { receipt: calldata }],
    [
      'as calldata of verifyIntegrity',
      {
        receipt: `0x1599ead5${word(32)}${word(64)}${toHex(claimDigest(successClaim(fromHex(sample.imageId), journalDigest)))}${word(260)}${padded(sample.seal)}`,
      },
    ],
    [
      'inside the calldata of another function',
      { ...honest, receipt: `0x12345678${word(7)}${word(64)}${word(260)}${padded(sample.seal)}` },
    ],
    ['as JSON', { receipt: JSON.stringify(printed()) }],
    ['as JSON, printed wide', { receipt: JSON.stringify(printed(), null, 2) }],
    ['in a ProveInfo', { receipt: JSON.stringify({ receipt: printed(), stats: {} }) }],
    ['in the contracts crate’s enum', { receipt: JSON.stringify({ Base: printed() }) }],
    ['as the inner receipt alone', { receipt: JSON.stringify(printed().inner) }],
    ['as the Groth16 receipt alone', { receipt: JSON.stringify(printed().inner.Groth16) }],
    ['with a pruned claim', { ...honest, receipt: JSON.stringify(printed({ claim: { Pruned: words(new Uint8Array(32)) } })) }],
    [
      'as an object with digits',
      { receipt: JSON.stringify({ seal: `0x${sample.seal}`, image_id: sample.imageId, journal: `0x${toHex(fromText(sample.journal))}` }) },
    ],
  ])('verifies %s', async (_, question) => {
    expect(await ask(question)).toMatchObject({ verdict: 'verified', selector: '73c457ba' });
  });

  it.each(testReceipts)('as JSON: $source', async (receipt) => {
    const report = await ask({ receipt: JSON.stringify(printed({ receipt })) });
    expect(report).toMatchObject({ verdict: 'verified', selector: receipt.seal.slice(0, 8) });
    expect(report.summary).toContain(`RISC Zero ${receipt.zkvm}`);
  });

  it('gives the call that checks the same', async () => {
    const { call } = await ask({ receipt: calldata });
    expect(call).toEqual({
      signature: 'verify(bytes,bytes32,bytes32)',
      args: [sample.seal, sample.imageId, toHex(journalDigest)].map((digits) => `0x${digits}`),
    });
  });

  it('is rejected with any of its bytes changed', async () => {
    const rejects = (change: Partial<Sample>) => checkSample({ ...sample, ...change }).verdict === 'rejected';
    const changed = (digits: string, at: number) => {
      const bytes = fromHex(digits);
      bytes[at] = (bytes[at] ?? 0) ^ (1 + (at % 255));
      return toHex(bytes);
    };
    const survivors: string[] = [];
    for (let at = 0; at < 260; at++) if (!rejects({ seal: changed(sample.seal, at) })) survivors.push(`seal ${at}`);
    for (let at = 0; at < 32; at++) if (!rejects({ imageId: changed(sample.imageId, at) })) survivors.push(`image ID ${at}`);
    const journal = toHex(fromText(sample.journal));
    for (let at = 0; at < journal.length / 2; at++) {
      const bytes = fromHex(changed(journal, at));
      if (!rejects({ journal: new TextDecoder().decode(bytes) })) survivors.push(`journal ${at}`);
    }
    expect(survivors).toEqual([]);
  }, 60_000);
});

describe('a receipt that does not verify', () => {
  it('names the release that the selector belongs to', async () => {
    const report = await ask({ ...honest, expected: 'f536085a' });
    expect(report.error).toBe('SelectorMismatch(0x73c457ba, 0xf536085a)');
    expect(report.summary).toBe('Your contract’s verifier is for 2.1; this seal was made by 3.0.');
    expect(report.advice[0]).toContain('it verifies');
  });

  const bytesOfId = fromHex(sample.imageId);
  it.each([
    ['image ID of another program', { receipt: JSON.stringify(printed()), imageId: '11'.repeat(32) }, /own image ID/],
    ['journal that differs from the receipt’s', { receipt: JSON.stringify(printed()), journal: 'something else' }, /own journal/],
    [
      'changed journal in JSON',
      { receipt: JSON.stringify(printed({ journal: fromText('just a Simple receipt') })) },
      /claim in the receipt/,
    ],
    [
      'image ID and digest exchanged',
      { receipt: sample.seal, imageId: toHex(journalDigest), journal: sample.imageId, journalForm: 'digest' as const },
      /exchanged/,
    ],
    ['image ID reversed', { ...honest, imageId: toHex(reversed(bytesOfId)) }, /all its bytes in the other order/],
    [
      'image ID printed by words',
      {
        ...honest,
        imageId: words(bytesOfId)
          .map((one) => one.toString(16).padStart(8, '0'))
          .join(''),
      },
      /each word in the other order/,
    ],
    ['journal with spaces', { ...honest, journal: `${sample.journal}\n` }, /without the spaces/],
    ['journal digits read as text', { ...honest, journal: `0x${toHex(fromText(sample.journal))}` }, /read as hexadecimal digits/],
    ['digest given as the journal', { ...honest, journal: toHex(journalDigest), journalForm: 'hex' as const }, /is its digest/],
    ['another journal', { ...honest, journal: 'just a simple receipT' }, /a seal does not say which/],
  ])('explains: %s', async (_, question, sentence) => {
    const report = await ask(question);
    expect(report).toMatchObject({ verdict: 'rejected', error: 'VerificationFailed()' });
    expect(report.advice.join(' ')).toMatch(sentence);
  });

  it.each([
    ['exit code', { exit: { Halted: 1 } }, /ended with/],
    [
      'assumptions',
      { assumptions: { Value: [{ Value: { claim: [1, 2, 3, 4, 5, 6, 7, 8], control_root: [0, 0, 0, 0, 0, 0, 0, 0] } }] } },
      /assumptions/,
    ],
  ])('says what is unusual about the claim: %s', async (_, change, sentence) => {
    expect((await ask({ receipt: JSON.stringify(printed(change)) })).advice.join(' ')).toMatch(sentence);
  });

  it.each([
    ['cut off', sample.seal.slice(0, 300), /cut off/],
    ['of an unknown release', `deadbeef${sample.seal.slice(8)}`, /No release listed here/],
    ['odd', sample.seal.slice(1), /even number/],
    ['not hexadecimal', `${sample.seal.slice(2)}zz`, /“z” is none/],
    ['a digest', sample.imageId, /not a seal/],
    ['cut-off calldata', calldata.slice(0, 200), /ends too early/],
    ['broken JSON', '{"inner":', /does not parse/],
    ['other JSON', '{"a":1}', /no receipt/],
    ['a composite receipt', '{"inner":{"Composite":{"segments":[]}},"journal":{"bytes":[]}}', /composite/],
    ['a succinct receipt', '{"inner":{"Succinct":{"seal":[1]}},"journal":{"bytes":[]}}', /succinct/],
    ['a fake receipt', '{"inner":{"Fake":{"claim":{}}},"journal":{"bytes":[]}}', /fake/],
    ['a revert', `0xb8b38d4c${padded('73c457ba')}${padded('f536085a')}`, /0x73c457ba \(RISC Zero 3\.0\)/],
    ['another revert', '0x439cc0cd', /VerificationFailed/],
    ['nothing', ' ', /nothing to inspect/],
  ])('says what it is: %s', async (_, receipt, sentence) => {
    const report = await ask({ receipt });
    expect(report.summary).toMatch(sentence);
    expect(report.verdict).not.toBe('verified');
  });

  it('asks for what is missing', async () => {
    expect(await ask({ receipt: sample.seal })).toMatchObject({
      verdict: 'open',
      summary: expect.stringContaining('the image ID and the journal'),
    });
  });

  it('mentions bytes after the proof, which the contract ignores', async () => {
    const report = await ask({ ...honest, receipt: `${sample.seal}00` });
    expect(report.verdict).toBe('verified');
    expect(report.advice.join(' ')).toMatch(/1 bytes? follow/);
  });
});

describe('other kinds of seals', () => {
  const claim = claimDigest(successClaim(fromHex(sample.imageId), journalDigest));

  it.each(['ffffffff', '00000000'])('explains mock seals: %s', async (selector) => {
    const fitting = await ask({ ...honest, receipt: selector + toHex(claim) });
    expect(fitting).toMatchObject({ verdict: 'mock' });
    expect(fitting.advice.join(' ')).toMatch(/accepts/);
    const other = await ask({ ...honest, receipt: `${selector}${'00'.repeat(32)}` });
    expect(other.advice.join(' ')).toMatch(/A mock verifier rejects/);
  });

  const { selector, version } = setVerifiers.at(-1) as (typeof setVerifiers)[number];
  const path = [sha256(fromText('a')), sha256(fromText('b'))];
  const encode = (rootSeal: string) =>
    selector + word(32) + word(64) + word(64 + 32 + 64) + word(2) + path.map(toHex).join('') + word(rootSeal.length / 2) + padded(rootSeal);

  it('hashes leaf and siblings like MerkleProof', async () => {
    const sorted = (a: Bytes, b: Bytes) => keccak(toHex(a) < toHex(b) ? concat(a, b) : concat(b, a));
    const leaf = keccak(concat(fromText('LEAF_TAG'), claim));
    expect(toHex(await rootOf(claim, path))).toBe(toHex(sorted(sorted(leaf, path[0] as Bytes), path[1] as Bytes)));
  });

  it('explains set-inclusion seals, with and without a seal of the root', async () => {
    const open = await ask({ ...honest, receipt: encode('') });
    expect(open).toMatchObject({ verdict: 'open', summary: expect.stringContaining(`RiscZeroSetVerifier ${version}`) });
    expect(open.steps.find(({ name }) => name === 'Root')?.value).toBe(`0x${toHex(await rootOf(claim, path))}`);
    const rejected = await ask({ ...honest, receipt: encode(sample.seal) });
    expect(rejected).toMatchObject({ verdict: 'rejected', error: 'VerificationFailed()' });
    expect((await ask({ ...honest, receipt: selector })).verdict).toBe('open');
    expect((await ask({ ...honest, receipt: encode('').slice(0, -70) })).summary).toMatch(/cut off/);
  });
});

it('knows the functions and errors by the digest of their signatures', () => {
  for (const [selector, signature] of Object.entries(signatures)) expect(toHex(keccak(fromText(signature)).subarray(0, 4))).toBe(selector);
});

describe('hostile input', () => {
  const pasted = fc.oneof(
    fc.string(),
    fc.string({ unit: 'binary' }),
    fc.json(),
    fc.uint8Array({ maxLength: 700 }).map((bytes) => toHex(bytes)),
    // Calls and seals that begin well and go on as they like.
    fc
      .tuple(
        fc.constantFrom('ab750e75', '1599ead5', 'b8b38d4c', '439cc0cd', 'ffffffff', '73c457ba', ...setVerifiers.map((one) => one.selector)),
        fc.uint8Array({ maxLength: 500 }),
      )
      .map(([start, bytes]) => start + toHex(bytes)),
    fc.tuple(fc.nat(calldata.length), fc.nat(40)).map(([at, length]) => calldata.slice(0, at) + calldata.slice(at + length)),
    // Receipts with any part replaced.
    fc.tuple(fc.nat(400), fc.json()).map(([at, json]) => {
      let seen = 0;
      return JSON.stringify(printed(), (_, value) => (seen++ === at ? JSON.parse(json) : value));
    }),
  );
  const field = fc.oneof(fc.constant(''), fc.string(), fc.constant(sample.imageId));

  it('gets a sentence, never an exception', async () => {
    await fc.assert(
      fc.asyncProperty(
        pasted,
        field,
        field,
        fc.constantFrom('text', 'hex', 'digest'),
        fc.constantFrom('', 'f536085a', 'x'),
        async (receipt, imageId, journal, journalForm, expected) => {
          const report = await inspect({ receipt, imageId, journal, journalForm: journalForm as Question['journalForm'], expected });
          expect(report.summary).toMatch(/\S.*[.!]$/s);
          expect(checkSample({ seal: receipt, imageId, journal }).summary).toMatch(/\S/);
        },
      ),
      { numRuns: 300 },
    );
  }, 60_000);
});
