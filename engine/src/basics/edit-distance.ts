/**
 * Number of typos between two words (their Damerau–Levenshtein distance): letters omitted, added, replaced, or swapped
 * with their neighbor.
 * @param max counting stops above it; the result is then `max + 1`
 */
export function editDistance(a: string, b: string, max = Number.POSITIVE_INFINITY): number {
  if (Math.abs(a.length - b.length) > max) return max + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    let rowMin = i;
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let typos = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        typos = Math.min(typos, (beforeLast[j - 2] ?? 0) + 1);
      row.push(typos);
      rowMin = Math.min(rowMin, typos);
    }
    if (rowMin > max) return max + 1;
    beforeLast = last;
    last = row;
  }
  return Math.min(last[b.length] ?? 0, max + 1);
}
