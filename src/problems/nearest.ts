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
    // A name that only lacks its end is nearer than any misspelling.
    const distance = candidate.startsWith(name) ? 0.5 : editDistance(name, candidate);
    if (distance < bestDistance) [best, bestDistance] = [candidate, distance];
  }
  return best;
}

/** `Did you mean "x"? Available: a, b, c.` */
export function suggest(name: string, names: Iterable<string>): string {
  const all = [...names];
  const near = nearest(name, all);
  const shown = all.length > 40 ? `${all.slice(0, 40).join(', ')} … (${all.length})` : all.join(', ');
  return `${near ? `Did you mean "${near}"? ` : ''}Available: ${shown}.`;
}
