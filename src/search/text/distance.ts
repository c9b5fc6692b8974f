/** Whether two words are one slip apart: a letter too many, too few, another one, or two that changed places. */

/** True where `a` becomes `b` by exactly one slip. */
export function oneSlip(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1 || a === b) return false;
  let i = 0;
  while (i < a.length && a[i] === b[i]) i++;
  const restA = a.slice(i);
  const restB = b.slice(i);
  if (a.length === b.length) {
    if (restA.slice(1) === restB.slice(1)) return true;
    return restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2);
  }
  return a.length > b.length ? restA.slice(1) === restB : restA === restB.slice(1);
}

/** True where some beginning of `word` is one slip away from `typed`. Another last letter is no slip: it begins another word. */
export function oneSlipFromPrefix(typed: string, word: string): boolean {
  if (word.length < typed.length - 1 || word.startsWith(typed.slice(0, -1))) return false;
  return [-1, 0, 1].some((more) => oneSlip(typed, word.slice(0, typed.length + more)));
}
