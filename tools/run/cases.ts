/** The runs that are compared with r0vm: the programs of the pages, and every call and failure that a guest may have. */
import {
  cycleLimit,
  type GuestProgram,
  initialFields,
  inputOf,
  type ProgramName,
  programs,
} from '../../content/islands/run-guest/programs.ts';
import { type ValueKind, writeValue } from '../../content/islands/run-guest/values.ts';

export interface Case {
  readonly name: string;
  readonly guest: string;
  readonly stdin: Uint8Array;
  readonly args: readonly string[];
  readonly po2: number;
  readonly cycleLimit: number;
}

const bytesOf = (values: readonly (readonly [ValueKind, string])[]) =>
  Uint8Array.from(values.flatMap(([kind, text]) => writeValue(kind, text)));

const pageRuns = (name: Exclude<ProgramName, 'own'>, fields: readonly string[], limits: readonly number[]): Case[] => {
  const program: GuestProgram = programs[name];
  return program.variants.flatMap((variant) =>
    (variant.po2 ? [variant.po2] : limits).map((po2) => ({
      name: `${name}(${fields.join('; ').slice(0, 40)}), ${variant.label}, 2^${po2}`,
      guest: name,
      stdin: inputOf(program, variant, fields),
      args: [],
      po2,
      cycleLimit,
    })),
  );
};

const call = (
  what: string,
  more: readonly (readonly [ValueKind, string])[] = [],
  change: Partial<Case> = {},
): Case => ({
  name: `${change.guest ?? 'test_calls'}(${[what, ...more.map(([, text]) => text.slice(0, 20))].join('; ')})`,
  guest: 'test_calls',
  stdin: bytesOf([['string', what], ...more]),
  args: [],
  po2: 20,
  cycleLimit,
  ...change,
});

const numbers = (what: string, seed: string) => call(what, [['u32', seed]], { guest: 'test_numbers' });
const bytes = (count: number) =>
  Array.from({ length: count }, (_, index) => ((index * 37) & 255).toString(16).padStart(2, '0')).join('');
const many = Array.from({ length: 3000 }, (_, index) => (index * 7919) % 3001).join(',');

/** What a reader sees first. */
export const firstRuns = (name: Exclude<ProgramName, 'own'>): readonly Case[] =>
  pageRuns(name, initialFields(name), [20]);

export const pagePrograms = Object.keys(programs).filter((name) => name !== 'own') as Exclude<ProgramName, 'own'>[];

export const cases: readonly Case[] = [
  ...pagePrograms.flatMap((name) => pageRuns(name, initialFields(name), [16, 20])),
  ...pageRuns('collatz', ['837799'], [20]),
  ...pageRuns('collatz', ['0'], [20]),
  ...pageRuns('collatz', ['18446744073709551615'], [20]),
  ...pageRuns('sums', ['120, 75, 214, 98, 145', '479', '0, 4, 2'], [20]),
  ...pageRuns('sums', ['1, 2', '3', '0, 7'], [20]),
  ...pageRuns('tally', [''], [20]),
  ...pageRuns('tally', [Array(5000).fill('true').join(',')], [16, 18]),
  ...pageRuns('hashes', ['', '1'], [20]),
  ...pageRuns('hashes', ['a'.repeat(1000), '30'], [17]),
  ...pageRuns('median', [many], [16, 20]),
  ...pageRuns('median', [''], [20]),
  ...pageRuns('pages', ['300', '2'], []),
  call('arguments', [], { args: ['first', 'second argument', 'ä', ''] }),
  call('arguments'),
  ...['variable', 'output', 'cycles', 'keccak', 'pipe', 'exit', 'pause', 'panic', 'end of input'].map((what) =>
    call(what),
  ),
  call('rest', [['bytes', bytes(1001)]]),
  call('rest'),
  call('pieces', [['bytes', bytes(500)]]),
  call('pieces', [['bytes', bytes(13)]]),
  call('index', [['u32', '2']]),
  call('index', [['u32', '3']]),
  ...['overflow', 'null', 'unaligned', 'kernel', 'instruction', 'breakpoint'].map((what) => call(what)),
  ...['file number', 'write to input', 'call', 'fork', 'verify', 'nothing of this name'].map((what) => call(what)),
  call('division', [['u32', '0']]),
  call('stack', [['u32', '10']]),
  call('stack', [['u32', '10000000']]),
  call('loop', [], { cycleLimit: 1_000_000 }),
  call('loop', [], { cycleLimit: 1_000_000, po2: 16 }),
  ...['1', '2', '3'].map((seed) => numbers('field', seed)),
  ...['1', '2'].map((seed) => numbers('wide', seed)),
  ...['1', '2'].map((seed) => numbers('curve', seed)),
  numbers('zero', '1'),
  numbers('no inverse', '1'),
];
