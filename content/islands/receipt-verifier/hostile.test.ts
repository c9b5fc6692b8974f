/** Hostile input gets a sentence, never an exception. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { toHex } from './bytes.ts';
import { checkSample } from './check-sample.ts';
import { setVerifiers } from './facts/other-verifiers.ts';
import { sample } from './facts/sample.ts';
import { errors, functions } from './facts/signatures.ts';
import { inspect } from './inspect.ts';
import { calldata, printed } from './printed-receipts.ts';
import { readReceipt } from './read-receipt.ts';
import type { ReceiptQuestion } from './report.ts';

const starts = [
  ...Object.keys(functions),
  ...Object.keys(errors),
  'ffffffff',
  '00000000',
  '73c457ba',
  ...setVerifiers.map((candidate) => candidate.selector),
];
const keys = [
  'seal',
  'inner',
  'Groth16',
  'Fake',
  'claim',
  'root',
  'merkle_path',
  'verifier_parameters',
  'journal',
  'snark',
  'pi_a',
  'receipt',
];

const pasted = fc.oneof(
  fc.string(),
  fc.string({ unit: 'binary' }),
  fc.json(),
  fc.uint8Array({ maxLength: 700 }).map((bytes) => toHex(bytes)),
  fc.base64String(),
  // Calls and seals that begin well and go on as they like.
  fc.tuple(fc.constantFrom(...starts), fc.uint8Array({ maxLength: 500 })).map(([start, bytes]) => start + toHex(bytes)),
  fc
    .tuple(fc.nat(calldata.length), fc.nat(40))
    .map(([at, length]) => calldata.slice(0, at) + calldata.slice(at + length)),
  // Text around digits.
  fc
    .tuple(fc.string(), fc.constantFrom(sample.seal, sample.imageId, calldata), fc.string())
    .map((parts) => parts.join(' ')),
  // Receipts with any part replaced.
  fc.tuple(fc.nat(400), fc.json()).map(([at, json]) => {
    let seen = 0;
    return JSON.stringify(printed(), (_, value) => (seen++ === at ? JSON.parse(json) : value));
  }),
  // Objects with the right keys and anything in them.
  fc
    .dictionary(
      fc.constantFrom(...keys),
      fc.oneof(fc.anything(), fc.dictionary(fc.constantFrom(...keys), fc.jsonValue())),
    )
    .map((value) => {
      const print = (_: string, field: unknown) => (typeof field === 'bigint' ? String(field) : field);
      return JSON.stringify(value, print) ?? '';
    }),
);
const field = fc.oneof(fc.constant(''), fc.string(), fc.constant(sample.imageId));

it('never throws while reading', () => {
  fc.assert(
    fc.property(pasted, (text) => {
      const read = readReceipt(text);
      expect('seal' in read ? read.form : read.explanation).toMatch(/\S/);
    }),
    { numRuns: 3000 },
  );
}, 60_000);

it('answers with sentences', async () => {
  await fc.assert(
    fc.asyncProperty(
      pasted,
      fc.record({ imageId: field, journal: field, postState: field }),
      fc.constantFrom<ReceiptQuestion['journalForm']>('text', 'hex', 'digest'),
      fc.constantFrom('', 'f536085a', 'x'),
      async (receipt, given, journalForm, expected) => {
        const report = await inspect({ receipt, ...given, journalForm, expected });
        for (const sentence of [report.summary, ...report.advice]) expect(sentence).toMatch(/^\S.*[.!]$/s);
        expect(report.summary).not.toMatch(/cannot be read:/);
        expect(checkSample({ seal: receipt, ...given }).summary).toMatch(/\S/);
      },
    ),
    { numRuns: 300 },
  );
}, 60_000);

it.each([
  ['deep lists', '['.repeat(200_000) + ']'.repeat(200_000)],
  ['deep objects', `${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}`],
  [
    'deep roots',
    `${'{"merkle_path":[],"verifier_parameters":[1,2,3,4,5,6,7,8],"root":'.repeat(5_000)}null${'}'.repeat(5_000)}`,
  ],
  ['deep strings', Array.from({ length: 12 }).reduce<string>((text) => JSON.stringify(text), '"')],
  ['a deep proof', `{"pi_a":${'['.repeat(50_000)}${']'.repeat(50_000)}}`],
  ['many words', `[${'1,'.repeat(500_000)}1]`],
  ['a long line', 'a '.repeat(500_000)],
])(
  'answers %s',
  async (_, receipt) => {
    const report = await inspect({
      receipt,
      imageId: '',
      journal: '',
      journalForm: 'text',
      postState: '',
      expected: '',
    });
    expect(report.summary).toMatch(/^\S.*\.$/s);
    expect(report.summary).not.toMatch(/cannot be read:/);
  },
  30_000,
);
