/** The statistics of a run, as the executor prints them with `RISC0_INFO=1 RUST_LOG=info`. */

const lines = {
  segments: /number of segments: (\d+)/,
  total: /(\d+) total cycles/,
  user: /(\d+) user cycles/,
  paging: /(\d+) paging cycles/,
  reserved: /(\d+) reserved cycles/,
};

export function statistics(output: string): Record<string, number> {
  return Object.fromEntries(
    Object.entries(lines).flatMap(([name, line]) => {
      const figure = line.exec(output)?.[1];
      return figure === undefined ? [] : [[name, Number(figure)]];
    }),
  );
}

/** Figures by what was measured. */
export type Figures = Readonly<Record<string, Readonly<Record<string, number>>>>;

/**
 * The figures of several runs: their number, the median of each figure, and the extremes where runs differ, such as
 * `cycles least` and `cycles most`.
 */
export function combined(runs: readonly Figures[]): Record<string, Record<string, number>> {
  return Object.fromEntries(
    Object.entries(runs[0] ?? {}).map(([name, first]) => {
      const figures = Object.keys(first).flatMap((figure) => {
        const sorted = runs.map((run) => run[name]?.[figure] ?? 0).sort((a, b) => a - b);
        const [least = 0, most = 0] = [sorted[0], sorted.at(-1)];
        const median = [figure, sorted[Math.floor(sorted.length / 2)] ?? 0] as const;
        return least === most ? [median] : ([median, [`${figure} least`, least], [`${figure} most`, most]] as const);
      });
      return [name, { ...Object.fromEntries(figures), runs: runs.length }];
    }),
  );
}

/** Cycles that operations must take, each of them instructions that the circuit proves in one cycle. */
const known: Readonly<Record<string, number>> = {
  'u32, u32: a + b': 1,
  'u32, u32: a * b': 1,
  'u32, NonZeroU32: a / b': 1,
  'u32, u32: a / b': 2,
  'u64, u64: a + b': 4,
  'u64, u64: a * b': 6,
};

/** The measured operations whose figures can't be right, so that the others can't be trusted either. */
export const impossible = (values: Figures): string[] =>
  Object.entries(known).flatMap(([name, cycles]) => {
    const thousand = values[name]?.cycles;
    return thousand === cycles * 1000
      ? []
      : [`"${name}" took ${thousand} cycles 1,000 times instead of ${cycles * 1000}.`];
  });
