/** Number of single-character edits (insert, delete, replace) that turn `a` into `b` (Levenshtein, 1966). */
function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      next[j] = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}

/** The name most like `name`, or undefined where none is near (more than half of it differs). */
export function nearest(name: string, names: Iterable<string>): string | undefined {
  let best: string | undefined;
  let bestDistance = Math.max(1, Math.floor(name.length / 2)) + 1;
  for (const candidate of names) {
    // A name that only lacks its end is nearer than any misspelling, and one of its words is nearer than a bad one.
    const isWord = candidate.split(/[^\w]+/).includes(name);
    const distance = candidate.startsWith(name) ? 0.5 : Math.min(isWord ? 1.5 : Number.POSITIVE_INFINITY, editDistance(name, candidate));
    if (distance < bestDistance) [best, bestDistance] = [candidate, distance];
  }
  return best;
}

/** Up to this many names are all listed; of more, only the closest, because nobody reads a list of forty. */
const listedNames = 15;
const closestNames = 5;

const lastSegment = (path: string) => path.split('/').at(-1);

/** `Did you mean "x"? Available: a, b, c.` A path is also close to those with the same last segment. */
export function suggest(name: string, names: Iterable<string>): string {
  const all = [...names];
  const near = nearest(name, all) ?? all.find((one) => lastSegment(one) === lastSegment(name));
  const question = near ? `Did you mean "${near}"? ` : '';
  if (all.length <= listedNames) return `${question}Available: ${all.join(', ') || 'none'}.`;
  const closest = all.toSorted((a, b) => editDistance(name, a) - editDistance(name, b)).slice(0, closestNames);
  return `${question}The closest of ${all.length}: ${closest.join(', ')}.`;
}
