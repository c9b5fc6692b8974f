/** What search needs of a page's body: its sections, and their words: those that a digest lists, by field, and all. */

import { memo, memoOf } from '../../basics/memo.ts';
import type { PageRecord } from '../../model/record.ts';
import { stem } from './language.ts';
import type { HeadingSection } from './sections.ts';
import { sectionsOf } from './sections.ts';
import { stopWords } from './stop-words.ts';
import { type Word, wordsOf } from './words.ts';

/** The shorter of two words with the same stem, which stands for both. */
export const shorter = (word: string, other = word) =>
  word.length < other.length || (word.length === other.length && word < other) ? word : other;

/** The words that a digest lists, and all words of the heading, the text, and the code. */
export interface WordsOfSection {
  /** By stem; words of the heading are left out. */
  readonly listed: ReadonlyMap<string, string>;
  readonly all: ReadonlySet<string>;
}

const stemOf = memo(100_000, String, (term: string) => stem(term));

/** Words of sections by text: most sections read the same in many versions, even if the rest of the page differs. */
const wordsOfSection = memo(
  8_000,
  (section: HeadingSection) => [section.heading, section.text, section.code, ...section.defines].join('\n'),
  (section): WordsOfSection => {
    const headingWords = wordsOf(section.heading);
    const textWords = wordsOf(section.text);
    const codeWords = wordsOf(section.code);
    // What it defines counts, even if that is what its heading quotes.
    const defined = gather(wordsOf(section.defines.join(' ')));
    const listed = gather(textWords);
    // Only the parts of identifiers in code: the whole identifier is indexed where it is explained.
    for (const [key, word] of gather(codeWords.filter(({ term, parts }) => parts === 1 && !/^\d+$/.test(term))))
      listed.set(key, shorter(word, listed.get(key)));
    for (const { term } of headingWords) listed.delete(stemOf(term));
    return {
      listed: new Map([...listed, ...defined]),
      all: new Set([...headingWords, ...textWords, ...codeWords].map(({ term }) => term)),
    };
  },
);

function gather(words: readonly Word[]): Map<string, string> {
  const wordsByStem = new Map<string, string>();
  for (const { term } of words) {
    if (term.length < 2 || /^\d{1,2}$/.test(term) || stopWords.has(term)) continue;
    const key = stemOf(term);
    wordsByStem.set(key, shorter(term, wordsByStem.get(key)));
  }
  return wordsByStem;
}

/** The sections of a page. One that reads the same in several versions is one record, and read once. */
export const sectionsOfRecord = memoOf((record: PageRecord) => sectionsOf(record.body));

const sectionWords = memoOf((record: PageRecord) => sectionsOfRecord(record).map(wordsOfSection));

/** The listed words of a page's sections, in the order of these. */
export const listedWords = (record: PageRecord) => sectionWords(record).map(({ listed }) => listed);

/** What readers type when they mean a section of a page, by its anchor: phrases with commas between them. */
export interface Asked {
  readonly anchor: string;
  readonly words: string;
}

/** The words of phrases, by stem: those that the section with the anchor has itself, and the others. */
export function askedWords(record: PageRecord, { anchor, words }: Asked) {
  const i = sectionsOfRecord(record).findIndex((section) => section.anchor === anchor);
  const heading = new Set(wordsOf(sectionsOfRecord(record)[i]?.heading ?? '').map(({ term }) => stemOf(term)));
  const isOwn = ([key]: readonly [string, string]) => heading.has(key) || sectionWords(record)[i]?.listed.has(key);
  const all = wordsOf(words);
  // An identifier is one word, whatever its parts are.
  const isPart = (word: Word) =>
    all.some(({ parts, start, end }) => parts > 1 && start <= word.start && word.end <= end);
  const own = [...gather(all.filter((word) => word.parts > 1 || !isPart(word)))].filter(isOwn);
  return { section: i, own: new Map(own), others: new Map([...gather(all)].filter((word) => !isOwn(word))) };
}

export const wordsOfRecord = (record: PageRecord): ReadonlySet<string> =>
  new Set(sectionWords(record).flatMap(({ all }) => [...all]));
