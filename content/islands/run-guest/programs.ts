/** The guests that readers can run: what they read, what they publish, and what is worth comparing. */
import { superscript } from '../arithmetic/polynomial.ts';
import { listItems, type ValueKind } from './values.ts';

/** In user cycles, so that a guest that never ends does. */
export const cycleLimit = 50_000_000;

export interface Field {
  readonly label: string;
  readonly kind: ValueKind;
  readonly initial: string;
}

/** One of the runs that a press starts. */
export interface Variant {
  readonly label: string;
  /** The values that the guest reads, made of what the fields contain. */
  values(fields: readonly string[]): readonly (readonly [ValueKind, string])[];
  /** The segment limit, where the reader doesn't choose it. */
  readonly po2?: number;
}

export interface GuestProgram {
  readonly fields: readonly Field[];
  readonly journal: readonly (readonly [label: string, kind: ValueKind])[];
  readonly variants: readonly [Variant, ...Variant[]];
  /** What to predict before two runs. */
  readonly question?: string;
}

/** A guest that reads its fields as they are. */
function plain(fields: readonly Field[], journal: GuestProgram['journal']): GuestProgram {
  const values = (texts: readonly string[]) => fields.map(({ kind }, index) => [kind, texts[index] ?? ''] as const);
  return { fields, journal, variants: [{ label: 'Run', values }] };
}

const sortedNumbers = (text: string) =>
  listItems(text)
    .sort((a, b) => Number(a) - Number(b))
    .join(', ');

/** The same in every run: 200 numbers below 10,000 in no order. */
const shuffled = Array.from({ length: 200 }, (_, index) => (index * 7919 + 4243 * (index % 13)) % 10_000).join(', ');

const hashing = (label: string, withCircuit: 'true' | 'false'): Variant => ({
  label,
  values: ([text = '', rounds = '']) => [
    ['string', text],
    ['u32', rounds],
    ['bool', withCircuit],
  ],
});

const touching = (po2: number): Variant => ({
  label: `Segments up to 2${superscript(po2)}`,
  po2,
  values: ([pages = '', rounds = '']) => [
    ['u32', pages],
    ['u32', rounds],
  ],
});

export const programs = {
  collatz: plain([{ label: 'Secret number (u64)', kind: 'u64', initial: '27' }], [['Steps', 'u32']]),
  sums: plain(
    [
      { label: 'Amounts (list of u32)', kind: 'u32 list', initial: '120, 75, 214, 98, 145' },
      { label: 'Target (u64)', kind: 'u64', initial: '479' },
      { label: 'Chosen, counted from 0 (list of u32)', kind: 'u32 list', initial: '0, 2, 4' },
    ],
    [
      ['Amounts', 'u32 list'],
      ['Target', 'u64'],
    ],
  ),
  tally: plain(
    [{ label: 'Ballots (list of bool)', kind: 'bool list', initial: 'true, false, true' }],
    [['Yes', 'u32']],
  ),
  hashes: {
    fields: [
      { label: 'Text (string)', kind: 'string', initial: 'a receipt proves that a program ran' },
      { label: 'Times (u32)', kind: 'u32', initial: '100' },
    ],
    journal: [['Hash', 'bytes']],
    variants: [hashing('With the circuit', 'true'), hashing('Without it', 'false')],
    question: 'Which run takes more user cycles?',
  },
  median: {
    fields: [{ label: 'Numbers (list of u32)', kind: 'u32 list', initial: shuffled }],
    journal: [['Median', 'u32']],
    variants: [
      { label: 'As typed', values: ([text = '']) => [['u32 list', text]] },
      { label: 'Sorted before', values: ([text = '']) => [['u32 list', sortedNumbers(text)]] },
    ],
    question: 'The guest sorts the numbers. Which order takes more user cycles?',
  },
  pages: {
    fields: [
      { label: 'Pages of memory (u32)', kind: 'u32', initial: '100' },
      { label: 'Rounds over all of them (u32)', kind: 'u32', initial: '5' },
    ],
    journal: [['Sum', 'u64']],
    variants: [touching(20), touching(16)],
    question: 'Which limit makes the run take more cycles in total?',
  },
  own: plain([{ label: 'Input, a kind and a value in each line', kind: 'lines', initial: 'u64 27' }], []),
} satisfies Record<string, GuestProgram>;

export type ProgramName = keyof typeof programs;

export const initialFields = (name: ProgramName): readonly string[] =>
  programs[name].fields.map(({ initial }) => initial);
