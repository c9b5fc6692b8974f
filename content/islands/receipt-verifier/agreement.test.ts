/** No part of a receipt can say something else than the rest: every changed leaf, except metadata, is noticed. */
import { expect, it, test } from 'vitest';
import { sample } from './facts/sample.ts';
import { ask, printed } from './printed-receipts.ts';

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
      if (key === 'metadata') continue;
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
])(
  'no changed leaf of %s leaves it verified',
  async (_, whole) => {
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
  },
  120_000,
);

test.each<[string, object]>([
  ['a journal that is text', { journal: { bytes: 'pay 1000 ETH to Mallory' } }],
  ['an exit code that wraps to 0', { exit: { Halted: 4_294_967_296 } }],
  ['two exit codes', { exit: { Halted: 0, Paused: 1 } }],
])('%s is not verified', async (_, change) => {
  const { journal } = change as { readonly journal?: unknown };
  const changed = journal ? { ...printed(), journal } : printed(change);
  expect((await ask({ receipt: JSON.stringify(changed) })).verdict).not.toBe('verified');
});

test('two kinds of receipts at once are not verified', async () => {
  const { inner, ...rest } = printed();
  const report = await ask({ receipt: JSON.stringify({ inner: { ...inner, Other: {} }, ...rest }) });
  expect(report).toMatchObject({ verdict: 'unreadable', summary: expect.stringContaining('two kinds') });
});

test('other verifier parameters are named as the library names them', async () => {
  const whole = printed();
  const [first = 0, ...others] = whole.inner.Groth16.verifier_parameters;
  const Groth16 = { ...whole.inner.Groth16, verifier_parameters: [first, ...others.map((word) => (word ^ 1) >>> 0)] };
  expect(await ask({ receipt: JSON.stringify({ ...whole, inner: { Groth16 } }) })).toMatchObject({
    verdict: 'rejected',
    error: 'VerifierParametersMismatch',
  });
});
