/** Measures the steps of a build on the process's performance timeline, from which `--profile` reads them. */

/** Starts the names of these steps: libraries may have measures of their own. */
const prefix = 'onesource: ';

const record = (name: string, start: number, end: number) => performance.measure(prefix + name, { start, end });

/** Runs a step and records how long it took. */
export function timed<T>(name: string, work: () => T): T {
  const start = performance.now();
  try {
    return work();
  } finally {
    record(name, start, performance.now());
  }
}

/** The same for a step that ends later. */
export async function timedAsync<T>(name: string, work: () => Promise<T>): Promise<T> {
  const start = performance.now();
  try {
    return await work();
  } finally {
    record(name, start, performance.now());
  }
}

/** How long each of the recorded steps took, in milliseconds, in the order in which they began. */
export function stepTimes(): Map<string, number> {
  const times = new Map<string, number>();
  for (const { name: full, duration } of performance.getEntriesByType('measure')) {
    if (!full.startsWith(prefix)) continue;
    const name = full.slice(prefix.length);
    times.set(name, (times.get(name) ?? 0) + duration);
  }
  return times;
}
