/** No part of a receipt can say something else than the rest: every changed leaf is noticed. */
import { expect, it, test, vi } from 'vitest';
import { areEqual, type Bytes, fromHex, fromText, toHex } from './bytes.ts';
import { claimDigest, successClaim } from './claim.ts';
import { type SetVerifier, setVerifiers } from './facts/other-verifiers.ts';
import { sample } from './facts/sample.ts';
import { setVerifierParameters } from './parameters.ts';
import { ask, journalDigest, printed, words } from './printed-receipts.ts';
import { rootClaim, rootOf } from './set-inclusion.ts';
import { sha256 } from './tagged-hash.ts';
import type { OpenedSeal } from './verify-seal.ts';

/** No builder's proof is public: the sample's seal counts as one of this claim, and of no other. */
const builders = vi.hoisted(() => ({ claim: undefined as Uint8Array | undefined, points: '' }));
vi.mock('./verify-seal.ts', async (importOriginal) => {
  const original = await importOriginal<typeof import('./verify-seal.ts')>();
  const print = ({ points }: OpenedSeal) =>
    JSON.stringify(points, (_, value) => (typeof value === 'bigint' ? String(value) : value));
  const opened = original.openSeal(fromHex(sample.seal));
  if ('points' in opened) builders.points = print(opened);
  return {
    ...original,
    isClaimProven: (seal: OpenedSeal, claim: Bytes) =>
      (builders.claim && areEqual(claim, builders.claim) && print(seal) === builders.points) ||
      original.isClaimProven(seal, claim),
  };
});

type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** What a leaf may be changed to. */
const changesOf = (leaf: Json): readonly Json[] =>
  typeof leaf === 'number'
    ? [leaf + 1, leaf + 256, leaf + 2 ** 32, -1, leaf + 0.5, null]
    : typeof leaf === 'string'
      ? [`${leaf}00`, leaf.replace(/[0-9a-f]$/, (digit) => (digit === '0' ? '1' : '0')), null]
      : leaf === null
        ? [0, [1, 2, 3, 4, 5, 6, 7, 8]]
        : [];

/** All copies of a value with one leaf changed, or one name of a variant; long lists are sampled. */
function* altered(value: Json, path: string): Generator<readonly [path: string, changed: Json]> {
  if (Array.isArray(value)) {
    const step = Math.max(1, Math.floor(value.length / 5));
    for (let at = 0; at < value.length; at += step)
      for (const [where, changed] of altered(value[at] as Json, `${path}[${at}]`))
        yield [where, value.with(at, changed)];
    if (path.endsWith('journal.bytes')) yield [`${path}, longer`, [...value, 0]];
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, field] of Object.entries(value)) {
      for (const [where, changed] of altered(field, `${path}.${key}`)) yield [where, { ...value, [key]: changed }];
    }
  } else for (const changed of changesOf(value)) yield [`${path}: ${JSON.stringify(changed)}`, changed];
}

const receipt = printed() as unknown as Json;
const around = { receipt, image_id: sample.imageId, journal: printed().journal.bytes as readonly Json[] };

it('the receipts are good as they are', async () => {
  for (const whole of [receipt, around])
    expect((await ask({ receipt: JSON.stringify(whole) })).verdict).toBe('verified');
});

test.each([
  ['a receipt', receipt],
  ['a receipt with its image ID and journal', around as Json],
])('no changed leaf of %s leaves it verified', async (_, whole) => {
  const survivors: string[] = [];
  let count = 0;
  for (const [where, changed] of altered(whole, '')) {
    count++;
    // Without its image ID, it is a receipt alone.
    if (where.endsWith('.image_id: null')) continue;
    if ((await ask({ receipt: JSON.stringify(changed) })).verdict === 'verified') survivors.push(where);
  }
  expect(count).toBeGreaterThan(100);
  expect(survivors).toEqual([]);
});

const newest = setVerifiers.at(-1) as SetVerifier;
const path = [sha256(fromText('a')), sha256(fromText('b'))];
const root = await rootOf(newest, claimDigest(successClaim(fromHex(sample.imageId), journalDigest)), path);
builders.claim = rootClaim(newest, root);
const builderJournal = [...fromHex(`${newest.builderId}80${'00'.repeat(31)}${toHex(root)}`)];
const withSeal = printed().inner.Groth16;
const builderClaim = (value: unknown) =>
  JSON.parse(
    JSON.stringify(value, (key, field) =>
      key === 'pre'
        ? { Pruned: words(fromHex(newest.builderId)) }
        : key === 'journal'
          ? { Value: builderJournal }
          : field,
    ),
  );
const included = {
  SetInclusion: {
    claim: withSeal.claim,
    root: {
      inner: { Groth16: { ...withSeal, claim: builderClaim(withSeal.claim) } },
      journal: { bytes: builderJournal },
      metadata: { verifier_parameters: withSeal.verifier_parameters },
    },
    merkle_path: path.map(words),
    verifier_parameters: words(setVerifierParameters(fromHex(newest.builderId))),
  },
};

test('no changed leaf of a set-inclusion receipt leaves it verified', async () => {
  expect(await ask({ receipt: JSON.stringify(included) })).toMatchObject({ verdict: 'verified', advice: [] });
  const survivors: string[] = [];
  const altogether = [...altered(included as unknown as Json, '')];
  for (const [where, changed] of altogether) {
    if ((await ask({ receipt: JSON.stringify(changed) })).verdict === 'verified') survivors.push(where);
  }
  expect(altogether.length).toBeGreaterThan(200);
  expect(survivors).toEqual([]);
});

test('a set-inclusion receipt without its root’s says what else was changed', async () => {
  const { SetInclusion } = included;
  const bare = { SetInclusion: { ...SetInclusion, root: null } };
  const whole = await ask({ receipt: JSON.stringify(bare) });
  expect(whole.verdict).toBe('open');
  const survivors: string[] = [];
  for (const [where, changed] of altered(bare as unknown as Json, '')) {
    if (where.startsWith('.SetInclusion.root')) continue;
    const report = await ask({ receipt: JSON.stringify(changed) });
    const isSame = JSON.stringify(report.steps) === JSON.stringify(whole.steps) && report.verdict === 'open';
    if (isSame && !report.cause) survivors.push(where);
  }
  expect(survivors).toEqual([]);
});

test.each(['Composite', 'Succinct', 'Fake'])('a root of kind %s is never verified', async (kind) => {
  const { SetInclusion } = included;
  const { Groth16 } = SetInclusion.root.inner;
  const changed = { SetInclusion: { ...SetInclusion, root: { ...SetInclusion.root, inner: { [kind]: Groth16 } } } };
  expect(['explained', 'mock']).toContain((await ask({ receipt: JSON.stringify(changed) })).verdict);
});

test.each<[string, object]>([
  ['a journal that is text', { journal: { bytes: 'pay 1000 ETH to Mallory' } }],
  ['an exit code that wraps to 0', { exit: { Halted: 4_294_967_296 } }],
  ['two exit codes', { exit: { Halted: 0, Paused: 1 } }],
])('%s is not verified', async (_, change) => {
  const { journal } = change as { readonly journal?: unknown };
  const changed = journal ? { ...printed(), journal } : printed(change);
  expect((await ask({ receipt: JSON.stringify(changed) })).verdict).not.toBe('verified');
});

const text = JSON.stringify(receipt);
const [firstByte] = printed().inner.Groth16.seal;
test.each([
  ['a number with a fraction', `"seal":[${firstByte},`, `"seal":[${firstByte}.0,`],
  ['a number with an exponent', `"seal":[${firstByte},`, `"seal":[${firstByte}e0,`],
  ['a negative zero', '"Halted":0', '"Halted":-0'],
  ['a number that is too small', '"Halted":0', '"Halted":1e-400'],
  ['two journals', '"journal":{"bytes":', '"journal":{"bytes":[1]},"journal":{"bytes":'],
  ['two exit codes of one name', '{"Halted":0}', '{"Halted":1,"Halted":0}'],
  ['two fields, one with an escape', '{"bytes":', String.raw`{"b\u0079tes":[7],"bytes":`],
  ['no assumptions where a list is expected', '"assumptions":{"Value":[]}', '"assumptions":{"Value":null}'],
  ['a second receipt', '{"inner":', `{"one":${text},"other":{"inner":`],
  ['another claim digest around it', '{"inner":', `{"claim_digest":"${'11'.repeat(32)}","receipt":{"inner":`],
  ['another final state around it', '{"inner":', `{"post_state_digest":"${'11'.repeat(32)}","receipt":{"inner":`],
])('%s: not verified', async (_, before, after) => {
  expect(text).toContain(before);
  const changed = text.replace(before, () => after);
  const closed = changed + '}'.repeat(changed.split('{').length - changed.split('}').length);
  expect((await ask({ receipt: closed })).verdict).not.toBe('verified');
});

test.each([
  ['a name in another style', '"exit_code":', '"exitCode":{"Halted":1},"exit_code":'],
  ['a name of no field', '{"bytes":', '{"data":[7],"data":[8.5],"bytes":'],
])('%s: verified, since serde ignores it', async (_, before, after) => {
  const report = await ask({ receipt: text.replace(before, () => after) });
  expect(report).toMatchObject({ verdict: 'verified', rust: 'Ok(())' });
});

test('two kinds of receipts at once are not verified', async () => {
  const { inner, ...rest } = printed();
  const report = await ask({ receipt: JSON.stringify({ inner: { ...inner, Other: {} }, ...rest }) });
  expect(report).toMatchObject({ verdict: 'rejected', summary: expect.stringContaining('exactly one of') });
});

test('other verifier parameters are named as the library names them', async () => {
  const whole = printed();
  const [first = 0, ...others] = whole.inner.Groth16.verifier_parameters;
  const Groth16 = { ...whole.inner.Groth16, verifier_parameters: [first, ...others.map((word) => (word ^ 1) >>> 0)] };
  const metadata = { verifier_parameters: Groth16.verifier_parameters };
  expect(await ask({ receipt: JSON.stringify({ ...whole, inner: { Groth16 }, metadata }) })).toMatchObject({
    verdict: 'rejected',
    rust: 'VerifierParametersMismatch',
  });
});
