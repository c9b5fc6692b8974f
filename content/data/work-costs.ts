import { defineTable } from 'onesource';
import measured from '../measured.json' with { type: 'json' };

const { values, versions, date } = measured.execution;

interface Figure {
  readonly cycles: number;
  readonly runs: number;
  readonly 'cycles least'?: number;
  readonly 'cycles most'?: number;
}

const figures: Readonly<Record<string, Figure | object>> = values;

function figureOf(name: string): Figure {
  const figure = figures[name];
  if (figure && 'cycles' in figure) return figure;
  throw new Error(`"${name}" was not measured: npm run measure.`);
}

/** As many digits as all runs agree on; a range where they differ in the second one. */
function cyclesOf({ cycles, 'cycles least': least = cycles, 'cycles most': most = cycles }: Figure): string {
  const rounded = (count: number) => Number(count.toPrecision(2)).toLocaleString('en-US');
  if (least === most) return cycles.toLocaleString('en-US');
  return rounded(least) === rounded(most) ? `about ${rounded(cycles)}` : `${rounded(least)} to ${rounded(most)}`;
}

/** A stretch of code that was measured under its own text. */
const work = (what: string, code: string) => ({ cells: [what, { code }, cyclesOf(figureOf(code))] });

/** One of 1,000 operations, without the loop around them. */
function operation(what: string, types: string, code: string) {
  const cycles = figureOf(`${types}: ${code}`).cycles / 1000;
  return { cells: [what, { code }, cycles.toLocaleString('en-US', { maximumFractionDigits: cycles < 10 ? 1 : 0 })] };
}

const runs = figureOf('sorted.sort_unstable()').runs;

export const table = defineTable({
  caption: `What ordinary work costs in cycles, in ${runs} runs`,
  source: [
    {
      title: `Measured for this site, with risc0-zkvm ${versions['risc0-zkvm']} and ${versions.compiler}: npm run measure`,
      href: '/contributors-guide#checks',
    },
  ],
  checked: date,
  columns: ['Work', 'Code', 'Cycles'],
  rows: [
    operation('one addition, u32', 'u32, u32', 'a + b'),
    operation('one multiplication, u32', 'u32, u32', 'a * b'),
    operation('one division, u32, with the check for zero', 'u32, u32', 'a / b'),
    operation('one division, u32 by NonZeroU32', 'u32, NonZeroU32', 'a / b'),
    operation('one addition, u64', 'u64, u64', 'a + b'),
    operation('one multiplication, u64', 'u64, u64', 'a * b'),
    operation('one division, u64, of 57 bits by 20', 'u64, u64', 'a / b'),
    operation('one multiplication, u128', 'u128, u128', 'a * b'),
    operation('one addition, f32, 7.25 and 0.1', 'f32, f32', 'a + b'),
    operation('one multiplication, f32', 'f32, f32', 'a * b'),
    operation('one addition, f64, 7.25 and 0.1', 'f64, f64', 'a + b'),
    operation('one multiplication, f64', 'f64, f64', 'a * b'),
    operation('one division, f64', 'f64, f64', 'a / b'),
    operation('one square root, f64, of 7.25', 'f64, f64', 'a.sqrt()'),
    work('sorting 10,000 random u32', 'sorted.sort_unstable()'),
    work('the same with a stable sort', 'copy.sort()'),
    work('checking that they are sorted', 'sorted.is_sorted()'),
    work('10,000 insertions into a HashMap', 'for &key in &keys { hashed.insert(key, !key); }'),
    work('10,000 insertions into a BTreeMap', 'for &key in &keys { ordered.insert(key, !key); }'),
    work('a HashMap of 10,000 keys at once', 'keys.iter().map(|&key| (key, !key)).collect::<HashMap<_, _>>()'),
    work('a BTreeMap of 10,000 keys at once', 'keys.iter().map(|&key| (key, !key)).collect::<BTreeMap<_, _>>()'),
    work('10,000 lookups in a HashMap', 'for key in &keys { black_box(hashed.get(key)); }'),
    work('10,000 lookups in a BTreeMap', 'for key in &keys { black_box(ordered.get(key)); }'),
    work('parsing 1,000 JSON objects with three fields', 'serde_json::from_str(&json).unwrap()'),
  ],
});
