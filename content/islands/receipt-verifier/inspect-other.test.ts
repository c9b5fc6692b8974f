/** Inspections of mock and set-inclusion seals. */
import { keccak_256 as keccak } from '@noble/hashes/sha3.js';
import { describe, expect, it } from 'vitest';
import { type Bytes, concat, fromHex, fromText, toHex } from './bytes.ts';
import { claimDigest, successClaim } from './claim.ts';
import { mockSelectors, type SetVerifier, setVerifiers } from './facts/other-verifiers.ts';
import { sample } from './facts/sample.ts';
import { inspectInclusion } from './inspect-other.ts';
import { ask, honest, journalDigest, padded, printed, word, words } from './printed-receipts.ts';
import { sha256 } from './tagged-hash.ts';

const claim = claimDigest(successClaim(fromHex(sample.imageId), journalDigest));
const path = [sha256(fromText('a')), sha256(fromText('b'))];
const newest = setVerifiers.at(-1) as SetVerifier;
const sorted = (a: Bytes, b: Bytes) => keccak(toHex(a) < toHex(b) ? concat(a, b) : concat(b, a));
const rootFrom = (leaf: Bytes) => path.reduce(sorted, leaf);
const encode = (rootSeal: string, { selector } = newest) =>
  selector +
  word(32) +
  word(64) +
  word(64 + 32 + 64) +
  word(2) +
  path.map(toHex).join('') +
  word(rootSeal.length / 2) +
  padded(rootSeal);
const stepOf = (steps: readonly { name: string; value: string }[], name: string) =>
  steps.find((step) => step.name === name)?.value;

/** Leaf and journal of the builder, as RiscZeroSetVerifier.sol has them in each version. */
const mark = fromHex(`80${'00'.repeat(31)}`);
const tagged = (tag: string) => keccak(concat(fromText(tag), claim));
const hashing: Record<string, readonly [leaf: Bytes, mark: Bytes]> = {
  '0.1': [claim, new Uint8Array()],
  '0.2': [claim, mark],
  '0.4': [claim, mark],
  '0.5': [tagged('_____risc0_aggregation::LEAF_TAG'), mark],
  '0.6': [tagged('LEAF_TAG'), mark],
  '0.7': [tagged('LEAF_TAG'), mark],
  '0.9': [tagged('LEAF_TAG'), mark],
};
function expectedRoot({ version, builderId }: SetVerifier) {
  const [leaf, finished] = hashing[version] as readonly [Bytes, Bytes];
  const root = rootFrom(leaf);
  return {
    root,
    rootClaim: claimDigest(successClaim(fromHex(builderId), sha256(concat(fromHex(builderId), finished, root)))),
  };
}

describe('mock seals', () => {
  it.each(mockSelectors)('are explained: %s', async (selector) => {
    const fitting = await ask({ ...honest, receipt: selector + toHex(claim) });
    expect(fitting).toMatchObject({ verdict: 'mock' });
    expect(fitting.advice.join(' ')).toMatch(/A mock verifier accepts/);
    const other = await ask({ ...honest, receipt: `${selector}${'00'.repeat(32)}` });
    expect(other.advice.join(' ')).toMatch(/A mock verifier rejects/);
    const long = await ask({ ...honest, receipt: selector + toHex(claim) + '00'.repeat(32) });
    expect(long).toMatchObject({
      verdict: 'mock',
      advice: [expect.stringContaining('36 bytes, not 68'), expect.any(String)],
    });
  });
});

describe('set-inclusion seals', () => {
  it.each(setVerifiers)('lead to the root and the claim of $version', async (verifier) => {
    const expected = expectedRoot(verifier);
    const open = await ask({ ...honest, receipt: encode('', verifier) });
    expect(open).toMatchObject({
      verdict: 'open',
      summary: expect.stringContaining(`RiscZeroSetVerifier ${verifier.version}`),
    });
    expect(stepOf(open.steps, 'Root')).toBe(`0x${toHex(expected.root)}`);
    const asked: string[] = [];
    const accepted = await inspectInclusion(
      { seal: fromHex(encode(sample.seal, verifier)) },
      verifier,
      claim,
      [],
      ({ release }, about) => {
        asked.push(`${release.selector} ${toHex(about)}`);
        return true;
      },
    );
    expect(asked).toEqual([`73c457ba ${toHex(expected.rootClaim)}`]);
    expect(accepted).toMatchObject({
      verdict: 'verified',
      summary: expect.stringContaining('RISC Zero 3.0 proved the set’s root'),
    });
  });

  it('verify with the seal of a root that is proven', async () => {
    // No builder's proof is public, so a real receipt's program and journal take the builder's place: a journal of 64
    // bytes or more is what it lacks.
    const rejected = await ask({ ...honest, receipt: encode(sample.seal) });
    expect(rejected).toMatchObject({ verdict: 'rejected', error: 'VerificationFailed()' });
    expect(stepOf(rejected.steps, 'Root’s claim digest')).toBe(`0x${toHex(expectedRoot(newest).rootClaim)}`);
  });

  it('say what is missing or damaged', async () => {
    expect((await ask({ ...honest, receipt: newest.selector })).verdict).toBe('open');
    expect((await ask({ receipt: encode('') })).summary).toMatch(/enter the image ID and the journal/);
    expect((await ask({ ...honest, receipt: encode('').slice(0, -70) })).summary).toMatch(/cut off/);
    expect((await ask({ ...honest, receipt: encode(`deadbeef${sample.seal.slice(8)}`) })).summary).toMatch(
      /About its root: No release/,
    );
  });

  it.each(mockSelectors)('prove nothing where the root has a mock seal: %s', async (selector) => {
    const fitting = await ask({ ...honest, receipt: encode(selector + toHex(expectedRoot(newest).rootClaim)) });
    expect(fitting).toMatchObject({
      verdict: 'mock',
      advice: [expect.stringContaining('accepts'), expect.any(String)],
    });
    const other = await ask({ ...honest, receipt: encode(selector + toHex(claim)) });
    expect(other).toMatchObject({ verdict: 'mock', advice: [expect.stringContaining('rejects'), expect.any(String)] });
  });
});

describe('set-inclusion receipts as JSON', () => {
  const parameters = sha256(
    concat(
      sha256(fromText('risc0.SetInclusionReceiptVerifierParameters')),
      fromHex(newest.builderId),
      Uint8Array.of(1, 0),
    ),
  );
  const receipt = {
    claim: printed().inner.Groth16.claim,
    root: null as unknown,
    merkle_path: path.map(words),
    verifier_parameters: words(parameters),
  };

  it.each([
    ['alone', receipt],
    ['in the contracts crate’s enum', { SetInclusion: receipt }],
    ['in an answer', { status: 'ok', receipt }],
  ])('have the seal that abi_encode_seal gives: %s', async (_, value) => {
    const report = await ask({ receipt: JSON.stringify(value) });
    expect(report).toMatchObject({ verdict: 'open', selector: newest.selector });
    expect(stepOf(report.steps, 'Root')).toBe(`0x${toHex(expectedRoot(newest).root)}`);
    expect(report.call?.args[0]).toBe(`0x${encode('')}`);
  });

  it('check the receipt of the root', async () => {
    const report = await ask({ receipt: JSON.stringify({ ...receipt, root: printed() }) });
    expect(report).toMatchObject({
      verdict: 'rejected',
      summary: expect.stringContaining('is not the one its seal proves'),
    });
    expect(report.call?.args[0]).toBe(`0x${encode(sample.seal)}`);
  });

  it.each([
    [
      'a fake root',
      { ...receipt, root: { inner: { Fake: { claim: {} } }, journal: { bytes: [] } } },
      /About its root: This is a fake receipt/,
    ],
    [
      'a composite root',
      { ...receipt, root: { inner: { Composite: {} } } },
      /About its root: This is a composite receipt/,
    ],
    ['a root that is none', { ...receipt, root: {} }, /“root.inner” is missing/],
    [
      'no path',
      { ...receipt, merkle_path: undefined, SetInclusion: receipt, verifier_parameters: [1] },
      /set-inclusion/,
    ],
    ['no field for the root', { ...receipt, root: undefined }, /without a proof of its root/],
    ['a path that is none', { ...receipt, merkle_path: ['a'] }, /“merkle_path.0” is "a", not a digest/],
  ])('say what is wrong with %s', async (_, value, sentence) => {
    expect((await ask({ receipt: JSON.stringify(value) })).summary).toMatch(sentence);
  });
});
