/** What an executor printed about a run. */
export interface RunInfo {
  /** What the program and its paging need, without the fixed rows of segments and padding. */
  readonly cycles: number;
  readonly segments: number;
  /** All rows that are proven. */
  readonly rows: number;
}

/**
 * Reads the lines of a log that `Session::log` wrote (risc0/zkvm/src/host/server/session.rs); null if they are none.
 * 0.20 to 1.2.0: "user cycles: 5"; later: "5 user cycles (…%)"; the next version: "5 total rows (3 padding)". Before 1.2,
 * paging isn't printed.
 */
export function readInfo(log: string): RunInfo | null {
  // Terminals color the lines, and readers group digits.
  const text = log
    .slice(0, 100_000)
    .replace(/\p{Cc}\[[\d;]*m/gu, '')
    .replace(/(?<=\d)[,_](?=\d{3})/g, '');
  const find = (name: string) => {
    const [, before, after] = text.match(new RegExp(`\\b(\\d{1,15}) ${name}\\b|\\b${name}: (\\d{1,15})`)) ?? [];
    return before ?? after;
  };
  const [segments, user, paging = 0, padding] = ['number of segments', 'user cycles', 'paging cycles', 'padding'].map(
    find,
  );
  const rows = Number(find('total cycles') ?? find('total rows'));
  const cycles = user ? Number(user) + Number(paging) : rows - Number(padding);
  return Number(segments) > 0 && cycles > 0 && rows >= cycles ? { cycles, segments: Number(segments), rows } : null;
}
