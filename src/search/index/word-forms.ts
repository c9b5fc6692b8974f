/** Word forms: plural and tense share one stem, derived words (verify, verifier, verification) one root; and typos, one letter off. */

const vowel = /[aeiouy]/;

/** The same for `proof` and `proofs`; for `prove`, `proves`, `proved` and `proving`; for `optimise` and `optimize`. */
export function stem(word: string): string {
  if (word.length < 4 || /\d/.test(word)) return word;
  let s = word;
  if (s.endsWith('ies')) s = `${s.slice(0, -3)}y`;
  else if (/(?:ss|x|z|ch|sh)es$/.test(s)) s = s.slice(0, -2);
  else if (/[^aius]s$/.test(s)) s = s.slice(0, -1);
  const tense = s.endsWith('ing') ? 3 : s.endsWith('ed') && !s.endsWith('eed') ? 2 : 0;
  if (tense && s.length - tense >= 2 && vowel.test(s.slice(0, -tense))) {
    s = s.slice(0, -tense);
    if (/([bdgmnprt])\1$/.test(s)) s = s.slice(0, -1);
  }
  if (s.length > 3 && s.endsWith('e')) s = s.slice(0, -1);
  if (s.endsWith('y')) s = `${s.slice(0, -1)}i`;
  return s.length > 4 && s.endsWith('is') ? `${s.slice(0, -1)}z` : s;
}

const suffixes = /(?:ic?ation|ator|iti|ation|ition|ion|er|or|ment|anc|enc|[ai]bli?|[ai]bil|iv|al|li|at|i)$/;

/** What is left of a stem without the endings that make nouns and adjectives; the stem itself where too little would be left. */
export function root(stemmed: string): string {
  let s = stemmed;
  for (let i = 0; i < 2; i++) {
    const shorter = s.replace(suffixes, '');
    if (shorter.length < 4) break;
    s = shorter;
  }
  return s;
}

/** True where `a` becomes `b` by exactly one typo. */
export function isTypo(a: string, b: string): boolean {
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

/** True where some beginning of `word` is one typo away from `typed`. Another last letter is no typo: it begins another word. */
export function isTypoOfPrefix(typed: string, word: string): boolean {
  if (word.length < typed.length - 1 || word.startsWith(typed.slice(0, -1))) return false;
  return [-1, 0, 1].some((more) => isTypo(typed, word.slice(0, typed.length + more)));
}
