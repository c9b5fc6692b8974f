/** English: stemming (plurals, tenses, and spelling variants share a stem, derived words a root); typos. */
import { editDistance } from '../../basics/edit-distance.ts';
import { stopWords } from './stop-words.ts';
import { wordsOf } from './words.ts';

const vowel = /[aeiouy]/;

/**
 * The stem: the same for `proof` and `proofs`; for `prove`, `proves`, `proved` and `proving`; for British and American
 * spellings (`optimise`, `modelling`, `behaviour`, `centre`).
 */
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
  if (s.endsWith('ll')) s = s.slice(0, -1);
  if (s.endsWith('tre')) s = `${s.slice(0, -2)}er`;
  if (s.length > 3 && s.endsWith('e')) s = s.slice(0, -1);
  if (s.endsWith('y')) s = `${s.slice(0, -1)}i`;
  s = s.replace(/(..)our/, '$1or').replace(/(..)isation/, '$1ization');
  return s.length > 4 && /[iy]s$/.test(s) ? `${s.slice(0, -1)}z` : s;
}

export const stemsOf = (text: string): string[] =>
  wordsOf(text).flatMap(({ term, parts }) => (parts === 1 && !stopWords.has(term) ? [stem(term)] : []));

const suffixes =
  /(?:ic?ation|ator|iti|ation|ition|ion|er|or|ment|ness|ful|istic|ism|anc|enc|ant|ent|[ai]bli?|[ai]bil|iv|ur|(?<=.{5})al|li|at|i)$/;

/** A stem without the suffixes of derived words, unless too little of it would be left. */
export function root(stemmed: string): string {
  let s = stemmed;
  for (let i = 0; i < 2; i++) {
    const shorter = s.replace(suffixes, '').replace(/ll$/, 'l');
    if (shorter.length < 4) break;
    s = shorter;
  }
  return s;
}

/**
 * Whether a prefix of `word` is one typo away from `typed`. A different last letter does not count: it begins a
 * different word.
 */
export function isTypoOfPrefix(typed: string, word: string): boolean {
  if (word.length < typed.length - 1 || word.startsWith(typed.slice(0, -1))) return false;
  return [-1, 0, 1].some((more) => editDistance(typed, word.slice(0, typed.length + more), 1) === 1);
}

/** Words that a word of a query also finds, as the project lists them: `cloud server: remote`. */
export class Synonyms {
  private readonly byStem = new Map<string, readonly string[]>();

  /** @param lines words, a colon, and the words of pages that they also find; a hyphen joins words */
  constructor(lines: readonly string[]) {
    for (const line of lines) {
      const [from = '', to = ''] = line.split(': ');
      for (const word of from.split(' ')) this.byStem.set(stem(word), to.replaceAll('-', '').split(' '));
    }
  }

  of(word: string): readonly string[] {
    const stemmed = stem(word);
    return this.byStem.get(stemmed) ?? this.byStem.get(root(stemmed)) ?? [];
  }
}
