/** What search needs of a body: its sections and their words. Made once, also for the builds that follow. */
import { type SpilledText, spill, spilledText } from '../../cache/spill.ts';
import type { PageRecord } from '../../model/record.ts';
import { type SectionWords, wordsOfSection } from './section-words.ts';
import { type HeadingSection, sectionsOf } from './sections.ts';

/** Takes a text over from an earlier build; otherwise makes it, and keeps it for the next one. */
export type Keep = (key: readonly string[], make: () => string) => string;

export const keepNothing: Keep = (_, make) => make();

/** Sections and listed words, each as a line of JSON, and a line of all words. */
function readBody(body: string): string {
  const sections = sectionsOf(body);
  const words = sections.map(wordsOfSection);
  const all = new Set(words.flatMap((section) => [...section.all]));
  return [JSON.stringify(sections), JSON.stringify(words.map(({ listed }) => listed)), [...all].join(' ')].join('\n');
}

/** What search needs of a body, as text. Threads make it for the build, which finds it where results are kept. */
export const searchable = (body: string, keep: Keep): string => keep(['searchable', body], () => readBody(body));

/** A page that reads the same in several versions is one record, and read once. */
const placeOf = new WeakMap<PageRecord, SpilledText>();

function linesOf(record: PageRecord, keep: Keep): readonly string[] {
  const place = placeOf.get(record) ?? spill(searchable(record.body, keep));
  placeOf.set(record, place);
  return spilledText(place).split('\n');
}

/** The sections of a page. What is kept has been checked by its hash. */
export const sectionsOfRecord = (record: PageRecord, keep: Keep = keepNothing): HeadingSection[] =>
  JSON.parse(linesOf(record, keep)[0] ?? '');

/** The listed words of a page's sections, in the order of these. */
export const listedWords = (record: PageRecord, keep: Keep = keepNothing): SectionWords[] =>
  JSON.parse(linesOf(record, keep)[1] ?? '');

/** All words of a page's sections. */
export const wordsOfRecord = (record: PageRecord, keep: Keep = keepNothing): readonly string[] =>
  (linesOf(record, keep)[2] ?? '').split(' ');
