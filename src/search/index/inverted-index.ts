/** The inverted index: which words occur where. Built once per scope; read by the engine. */
import type { DigestedPage, DigestedSection } from './digest.ts';
import { stopWords } from './stop-words.ts';
import { root, stem } from './word-forms.ts';
import { wordsOf } from './words.ts';

/** Parts of a section. */
export const fields = { name: 0, slug: 1, description: 2, defines: 3, lead: 4, prose: 5, code: 6 } as const;
export const fieldCount = 7;
export type Field = (typeof fields)[keyof typeof fields];

/** Positions are numbered through all fields of a section; each field starts at a multiple of this. */
export const fieldSpan = 1 << 16;
/** The names of a section (title or heading, then what else it is called or asked as) start at multiples of this. */
export const nameSpan = 64;

export interface Entry {
  readonly page: DigestedPage;
  readonly pageNumber: number;
  readonly section: DigestedSection;
  /** Whether it is the page's first section, which represents the page. */
  readonly intro: boolean;
  /** Number of words per name, stop words left out. */
  readonly nameLengths: readonly number[];
  /** Number of the entry that a glossary's term sends the reader to, or -1. */
  readonly see: number;
}

export interface Term {
  readonly word: string;
  /** Pairs of entry number and position, ascending. */
  readonly places: number[];
}

export interface SearchIndex {
  readonly pages: readonly DigestedPage[];
  readonly entries: readonly Entry[];
  /** Sorted by word. */
  readonly terms: readonly Term[];
  readonly byWord: ReadonlyMap<string, Term>;
  /** Words of one stem, and of one root. */
  readonly byStem: ReadonlyMap<string, readonly Term[]>;
  readonly byRoot: ReadonlyMap<string, readonly Term[]>;
  /** Names that mean the same, as stems: the glossary's. */
  readonly equivalents: readonly (readonly (readonly string[])[])[];
}

/** Builds the index of some pages. */
export function buildIndex(pages: readonly DigestedPage[]): SearchIndex {
  const entries: Entry[] = [];
  const byWord = new Map<string, Term>();
  const equivalents: string[][][] = [];
  const introOf = new Map<string, number>();
  let count = 0;
  for (const { path, sections } of pages) {
    introOf.set(path, count);
    count += sections.length;
  }
  // Unversioned pages link to the latest version: in the index of another one, that version's page is meant.
  const versionRoot = pages.reduce((least, { path, version }) => (version && (!least || path.length < least.length) ? path : least), '');
  const latestRoot = `/${versionRoot.split('/')[1]}`;
  const seeOf = (href: string) => {
    const path = href.replace(/#.*/, '');
    const own = introOf.get(path.startsWith(`${latestRoot}/`) ? versionRoot + path.slice(latestRoot.length) : path);
    return own ?? -1;
  };

  const addTerm = (term: string, entry: number, place: number) => {
    let known = byWord.get(term);
    if (!known) {
      known = { word: term, places: [] };
      byWord.set(term, known);
    }
    known.places.push(entry, place);
  };
  for (const [pageNumber, page] of pages.entries()) {
    for (const [i, section] of page.sections.entries()) {
      const number = entries.length;
      const intro = i === 0;
      /** Adds a text at an offset in a field; returns its number of words, stop words left out. */
      const addText = (field: Field, text: string, offset = 0, keepStopWords = false) => {
        let length = 0;
        for (const { term, position, parts } of wordsOf(text)) {
          const isStopWord = stopWords.has(term);
          if (parts === 1 && !isStopWord) length++;
          if (!isStopWord || keepStopWords) addTerm(term, number, field * fieldSpan + offset + position);
        }
        return length;
      };
      const names = intro ? [page.title, ...page.askedAs] : [section.heading, ...section.names];
      const nameLengths = names.map((name, n) => addText(fields.name, name, n * nameSpan, n === 0));
      if (section.names.length > 0) equivalents.push(names.map(stemsOf));
      if (intro) {
        addText(fields.slug, page.path.slice(page.path.lastIndexOf('/') + 1));
        addText(fields.description, page.description);
      }
      addText(fields.lead, section.lead);
      for (const word of section.defines) addTerm(word, number, fields.defines * fieldSpan);
      for (const word of section.prose) addTerm(word, number, fields.prose * fieldSpan);
      for (const word of section.code) addTerm(word, number, fields.code * fieldSpan);
      entries.push({ page, pageNumber, section, intro, nameLengths, see: section.see ? seeOf(section.see) : -1 });
    }
  }
  const terms = [...byWord.values()].sort((a, b) => (a.word < b.word ? -1 : 1));
  const byStem = new Map<string, Term[]>();
  for (const term of terms) group(byStem, stem(term.word), [term]);
  return { pages, entries, terms, byWord, byStem, byRoot: groupByRoot(byStem), equivalents };
}

/** Stems of a text's words. */
const stemsOf = (text: string) => wordsOf(text).flatMap(({ term, parts }) => (parts === 1 ? [stem(term)] : []));

function groupByRoot(byStem: ReadonlyMap<string, readonly Term[]>): Map<string, Term[]> {
  const byRoot = new Map<string, Term[]>();
  for (const [stemmed, forms] of byStem) group(byRoot, root(stemmed), forms);
  return byRoot;
}

function group(groups: Map<string, Term[]>, key: string, terms: readonly Term[]): void {
  const known = groups.get(key);
  if (known) known.push(...terms);
  else groups.set(key, [...terms]);
}
