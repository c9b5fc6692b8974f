/** Milliseconds to wait for more changes: editors write a file in several steps. */
const debounceMs = 20;

/**
 * Returns a function that adds a name to a batch. After some milliseconds (20 by default) without another name, `work`
 * is called with the batch, never concurrently.
 * @param ready resolves when the first run may start
 */
export function inBatches(
  work: (names: ReadonlySet<string>) => Promise<void>,
  ready: Promise<unknown> = Promise.resolve(),
) {
  let waiting = new Set<string>();
  let isBusy = true;
  let due = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const schedule = () => {
    clearTimeout(timer);
    if (!isBusy && waiting.size) timer = setTimeout(run, Math.max(0, due - Date.now()));
  };
  const release = () => {
    isBusy = false;
    schedule();
  };
  const run = () => {
    const names = waiting;
    waiting = new Set();
    isBusy = true;
    work(names).then(release, release);
  };
  ready.then(release, release);
  return (name: string, waitMs = debounceMs): void => {
    waiting.add(name);
    due = Math.max(due, Date.now() + waitMs);
    schedule();
  };
}
