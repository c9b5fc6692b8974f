/** What search needs of a page's body: its sections and their words. */
import type { PageRecord } from '../../model/record.ts';
import { memoOf } from '../../problems/memo.ts';
import { type SectionWords, wordsOfSection } from './section-words.ts';
import { sectionsOf } from './sections.ts';

/** The sections of a page. One that reads the same in several versions is one record, and read once. */
export const sectionsOfRecord = memoOf((record: PageRecord) => sectionsOf(record.body));

const sectionWords = memoOf((record: PageRecord) => sectionsOfRecord(record).map(wordsOfSection));

/** The listed words of a page's sections, in the order of these. */
export const listedWords = (record: PageRecord): SectionWords[] => sectionWords(record).map(({ listed }) => listed);

/** All words of a page's sections. */
export const wordsOfRecord = (record: PageRecord): ReadonlySet<string> =>
  new Set(sectionWords(record).flatMap(({ all }) => [...all]));
