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
