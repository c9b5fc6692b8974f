/** The inverted index: which words stand where. Built once for a scope, read by `match.ts` and `rank.ts`. */
import type { Section } from './sections.ts';
import type { SourcePage } from './source-pages.ts';
import { stopWords } from './stop-words.ts';
import { root, stem } from './word-forms.ts';
import { wordsOf } from './words.ts';

/** Parts of a section, the weightiest first. */
export const fields = { title: 0, slug: 1, heading: 2, description: 3, text: 4, code: 5 } as const;
export const fieldCount = 6;
export type Field = (typeof fields)[keyof typeof fields];

/** Positions are numbered through all fields of a section; each field starts at a multiple of this. */
export const fieldSpan = 1 << 16;

export interface Entry {
  readonly page: SourcePage;
  readonly pageNumber: number;
  readonly section: Section;
  /** Whether it is the page's first section, which stands for the page. */
  readonly intro: boolean;
  /** Number of words that count (no stop words), per field. */
  readonly lengths: readonly number[];
}

export interface Term {
  readonly word: string;
  /** Pairs of entry number and position, ascending. */
  readonly places: number[];
}

export interface SearchIndex {
  readonly pages: readonly SourcePage[];
  readonly entries: readonly Entry[];
  /** Sorted by word. */
  readonly terms: readonly Term[];
  readonly byWord: ReadonlyMap<string, Term>;
  /** Words of one stem, and of one root. */
  readonly byStem: ReadonlyMap<string, readonly Term[]>;
  readonly byRoot: ReadonlyMap<string, readonly Term[]>;
}

/** Builds the index of some pages. */
export function buildIndex(pages: readonly SourcePage[]): SearchIndex {
  const entries: Entry[] = [];
  const byWord = new Map<string, Term>();
  pages.forEach((page, pageNumber) => {
    page.sections.forEach((section, i) => {
      const number = entries.length;
      const intro = i === 0;
      const lengths = new Array<number>(fieldCount).fill(0);
      const add = (field: Field, text: string, keepStopWords: boolean) => {
        for (const { term, position, parts } of wordsOf(text)) {
          const stop = stopWords.has(term);
          if (stop && !keepStopWords) continue;
          if (parts === 1 && !stop) lengths[field] = (lengths[field] as number) + 1;
          const entry = byWord.get(term) ?? { word: term, places: [] };
          if (entry.places.length === 0) byWord.set(term, entry);
          entry.places.push(number, field * fieldSpan + Math.min(position, fieldSpan - 1));
        }
      };
      if (intro) {
        add(fields.title, page.title, true);
        add(fields.slug, page.path.slice(page.path.lastIndexOf('/') + 1), false);
        add(fields.description, page.description, false);
      } else add(fields.heading, section.heading, true);
      add(fields.text, section.rest ? `${section.text} … ${section.rest}` : section.text, false);
      add(fields.code, section.code, false);
      entries.push({ page, pageNumber, section, intro, lengths });
    });
  });
  const terms = [...byWord.values()].sort((a, b) => (a.word < b.word ? -1 : 1));
  const byStem = new Map<string, Term[]>();
  for (const term of terms) group(byStem, stem(term.word), [term]);
  const byRoot = new Map<string, Term[]>();
  for (const [stemmed, forms] of byStem) group(byRoot, root(stemmed), forms);
  return { pages, entries, terms, byWord, byStem, byRoot };
}

function group(groups: Map<string, Term[]>, key: string, terms: readonly Term[]): void {
  const known = groups.get(key);
  if (known) known.push(...terms);
  else groups.set(key, [...terms]);
}
