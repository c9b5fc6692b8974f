/** The guests that readers can run: what they read, what they publish, and what is worth comparing. */
import { superscript } from '../arithmetic/polynomial.ts';
import { listItems, type ValueKind, writeValue } from './values.ts';

/** In user cycles, so that a guest that never ends does. */
export const cycleLimit = 50_000_000;

export interface Field {
  readonly label: string;
  readonly kind: ValueKind;
  readonly initial: string;
}

/** One of the runs that a press starts. The guest reads the fields, in their order. */
export interface Variant {
  readonly label: string;
  /** The segment limit, where the reader doesn't choose it. */
  readonly po2?: number;
  /** What the host makes of the fields before it writes them. */
  prepare?(text: string): string;
  /** What the guest reads after the fields. */
  readonly more?: readonly (readonly [ValueKind, string])[];
}

export interface GuestProgram {
  readonly fields: readonly Field[];
  readonly journal: readonly (readonly [label: string, kind: ValueKind])[];
  readonly variants: readonly [Variant, ...Variant[]];
  /** What to predict before two runs. */
  readonly question?: string;
}

/** The bytes that the guest reads in a run. Throws an Error, as `writeValue` does. */
export function inputOf({ fields }: GuestProgram, variant: Variant, texts: readonly string[]): Uint8Array {
  const { prepare = (text) => text, more = [] } = variant;
  const values = fields.map(({ kind }, index) => [kind, prepare(texts[index] ?? '')] as const);
  return Uint8Array.from([...values, ...more].flatMap(([kind, text]) => writeValue(kind, text)));
}

const sorted = (text: string) =>
  listItems(text)
    .sort((a, b) => Number(a) - Number(b))
    .join(', ');

/** The same in every run: 200 numbers below 10,000 in no order. */
const shuffled = Array.from({ length: 200 }, (_, index) => (index * 7919 + 4243 * (index % 13)) % 10_000).join(', ');

const run: Variant = { label: 'Run' };
const limited = (po2: number): Variant => ({ label: `Segments up to 2${superscript(po2)}`, po2 });

export const programs = {
  collatz: {
    fields: [{ label: 'Secret number (u64)', kind: 'u64', initial: '27' }],
    journal: [['Steps', 'u32']],
    variants: [run],
  },
  sums: {
    fields: [
      { label: 'Amounts (list of u32)', kind: 'u32 list', initial: '120, 75, 214, 98, 145' },
      { label: 'Target (u64)', kind: 'u64', initial: '479' },
      { label: 'Chosen, counted from 0 (list of u32)', kind: 'u32 list', initial: '0, 2, 4' },
    ],
    journal: [
      ['Amounts', 'u32 list'],
      ['Target', 'u64'],
    ],
    variants: [run],
  },
  tally: {
    fields: [{ label: 'Ballots (list of bool)', kind: 'bool list', initial: 'true, false, true' }],
    journal: [['Yes', 'u32']],
    variants: [run],
  },
  hashes: {
    fields: [
      { label: 'Text (string)', kind: 'string', initial: 'a receipt proves that a program ran' },
      { label: 'Times (u32)', kind: 'u32', initial: '100' },
    ],
    journal: [['Hash', 'bytes']],
    variants: [
      { label: 'With the circuit', more: [['bool', 'true']] },
      { label: 'Without it', more: [['bool', 'false']] },
    ],
    question: 'Which run takes more user cycles?',
  },
  median: {
    fields: [{ label: 'Numbers (list of u32)', kind: 'u32 list', initial: shuffled }],
    journal: [['Median', 'u32']],
    variants: [{ label: 'As typed' }, { label: 'Sorted before', prepare: sorted }],
    question: 'The guest sorts the numbers. Which order takes more user cycles?',
  },
  pages: {
    fields: [
      { label: 'Pages of memory (u32)', kind: 'u32', initial: '100' },
      { label: 'Rounds over all of them (u32)', kind: 'u32', initial: '5' },
    ],
    journal: [['Sum', 'u64']],
    variants: [limited(20), limited(16)],
    question: 'Which limit makes the run take more cycles in total?',
  },
  own: {
    fields: [{ label: 'Input, a kind and a value in each line', kind: 'lines', initial: 'u64 27' }],
    journal: [],
    variants: [run],
  },
} satisfies Record<string, GuestProgram>;

export type ProgramName = keyof typeof programs;

export const initialFields = (name: ProgramName): readonly string[] =>
  programs[name].fields.map(({ initial }) => initial);
