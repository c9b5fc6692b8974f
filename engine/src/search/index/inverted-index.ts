/**
 * The inverted index: which words occur where. It starts with the names of pages and sections; word lists are added
 * when queries need them.
 */
import {
  type DigestNames,
  type DigestPage,
  type DigestSection,
  listFields,
  listOf,
  pagesOfNames,
  placesInList,
  textPlace,
  type WordList,
} from './digest.ts';
import { root, stem, stopWords } from './language.ts';
import { Synonyms } from './synonyms.ts';
import { passageOf, type TextPassage, wordsOf } from './words.ts';

/** Parts of a section that a word can be in. */
export const fields = { name: 0, slug: 1, description: 2, defines: 3, prose: 4, code: 5 } as const;
export const fieldCount = 6;

/**
 * Positions are numbered through all fields of a section; each field starts at a multiple of this. Words of lists are
 * all at its start.
 */
export const fieldSpan = 1 << 16;
/** The names of a section (title or heading, then its other names or `askedAs`) start at multiples of this. */
export const nameSpan = 64;

/** A section among those of all pages. */
export interface IndexEntry {
  readonly page: DigestPage;
  readonly pageNumber: number;
  readonly section: DigestSection;
  /** Number of the section in its page; the first one represents the page. */
  readonly number: number;
  /** Number of words per name, stop words excluded. */
  readonly nameLengths: readonly number[];
}

/** A word with the places where it occurs. */
export interface Term {
  readonly word: string;
  /** Pairs of entry number and position. */
  readonly places: number[];
}

export class SearchIndex {
  readonly pages: readonly DigestPage[];
  readonly entries: readonly IndexEntry[];
  /** Number of each page's first entry. */
  readonly intros: readonly number[];
  /** The glossary's names for the same thing, as stems. */
  readonly equivalents: readonly (readonly (readonly string[])[])[];
  readonly synonyms: Synonyms;
  /** Letters of missing lists that lookups needed. */
  readonly wanted = new Set<string>();

  /** Words of names, sorted. */
  readonly named: readonly Term[];
  /** By first letter, the words that are in no name, sorted. */
  private readonly lists = new Map<string, readonly Term[]>();
  private readonly byWord = new Map<string, Term>();
  private readonly byStem = new Map<string, Term[]>();
  private readonly byRoot = new Map<string, Term[]>();
  private readonly texts = new Map<string, readonly string[]>();
  private readonly passages = new Map<IndexEntry, TextPassage>();

  constructor(names: DigestNames) {
    this.pages = pagesOfNames(names);
    this.synonyms = new Synonyms(names.synonyms);
    const entries: IndexEntry[] = [];
    const equivalents: string[][][] = [];
    const named: Term[] = [];
    const addText = (field: number, text: string, offset = 0, keepStopWords = false) => {
      let length = 0;
      for (const { term, position, parts } of wordsOf(text)) {
        const isStopWord = stopWords.has(term);
        if (parts === 1 && !isStopWord) length++;
        if (!isStopWord || keepStopWords)
          this.termOf(term, named).places.push(entries.length, field * fieldSpan + offset + position);
      }
      return length;
    };
    this.intros = this.pages.map((page, pageNumber) => {
      const intro = entries.length;
      for (const [number, section] of page.sections.entries()) {
        const sectionNames = number === 0 ? [page.title, ...page.askedAs] : [section.heading, ...section.names];
        const nameLengths = sectionNames.map((name, i) => addText(fields.name, name, i * nameSpan, i === 0));
        if (section.names.length > 0) equivalents.push(sectionNames.map(stemsOf));
        if (number === 0) {
          addText(fields.slug, /[^/]*(?=\/?$)/.exec(page.path)?.[0] ?? '');
          addText(fields.description, page.description);
        }
        entries.push({ page, pageNumber, section, number, nameLengths });
      }
      return intro;
    });
    this.entries = entries;
    this.equivalents = equivalents;
    this.named = named.sort(alphabetically);
  }

  /** Adds the list of a letter, once. */
  addList(letter: string, list: WordList): void {
    this.wanted.delete(letter);
    if (this.lists.has(letter)) return;
    const created: Term[] = [];
    const words = list.words.split(' ');
    for (const field of listFields) {
      for (const [i, numbers] of placesInList(list, field).entries()) {
        const word = words[i] ?? '';
        // Nothing asks for the list of a single letter: with it, results would depend on earlier queries.
        if (word.length > 1)
          for (const number of numbers) this.termOf(word, created).places.push(number, fields[field] * fieldSpan);
      }
    }
    this.lists.set(letter, created.sort(alphabetically));
  }

  /** Returns the term of a word; adds a new one to `created`. */
  private termOf(word: string, created: Term[]): Term {
    const existing = this.byWord.get(word);
    if (existing) return existing;
    const term: Term = { word, places: [] };
    created.push(term);
    this.byWord.set(word, term);
    const stemmed = stem(word);
    addTo(this.byStem, stemmed, term);
    addTo(this.byRoot, root(stemmed), term);
    return term;
  }

  /** Adds a text file. */
  addTexts(name: string, texts: readonly string[]): void {
    this.texts.set(name, texts);
  }

  /** Returns the text of a section, or the name of its file if that is not loaded. */
  textOf(entry: IndexEntry): TextPassage | string {
    const cached = this.passages.get(entry);
    if (cached) return cached;
    const { text, textFiles, sections } = entry.page;
    const { file, at } = textPlace(entry.number, sections.length, textFiles);
    const name = `${text}.${file}`;
    const texts = this.texts.get(name);
    if (!texts) return name;
    const passage = passageOf(texts[at] ?? '');
    this.passages.set(entry, passage);
    return passage;
  }

  /** The word itself. */
  exact(word: string): Term | undefined {
    this.want(word);
    return this.byWord.get(word);
  }

  /** Words with a stem: plural, tense, spelling variants. */
  withStem(stemmed: string): readonly Term[] {
    this.want(stemmed);
    return this.inNames(stemmed);
  }

  /** Words with a root: derived words too. */
  withRoot(rooted: string): readonly Term[] {
    this.want(rooted);
    return this.byRoot.get(rooted) ?? [];
  }

  /** Words with a stem, without asking for their list: only names have the order of words. */
  inNames(stemmed: string): readonly Term[] {
    return this.byStem.get(stemmed) ?? [];
  }

  /** Words that begin with what was typed; of a single letter, only in names, since its list isn't asked for. */
  startingWith(typed: string): Term[] {
    this.want(typed);
    if (typed.length > 1) return this.typoCandidates(typed).filter(({ word }) => word.startsWith(typed));
    return this.named.filter(({ word }) => word.startsWith(typed)).map(withoutLists);
  }

  /**
   * Candidates for correcting a typo: words of names, and words with the same first letter, regardless of which other
   * lists are loaded.
   */
  typoCandidates(word: string): Term[] {
    return [...this.named, ...(this.lists.get(listOf(word)) ?? [])];
  }

  /** Whether the list of the word's first letter is loaded. */
  hasListOf(word: string): boolean {
    return this.lists.has(listOf(word));
  }

  private want(word: string): void {
    if (word.length > 1 && !this.hasListOf(word)) this.wanted.add(listOf(word));
  }
}

/**
 * A word where it is in names, addresses, and descriptions: what doesn't depend on the lists that earlier queries
 * needed.
 */
function withoutLists({ word, places }: Term): Term {
  const isListed = (place: number) => place >= fields.defines * fieldSpan;
  return { word, places: places.filter((place, i) => !isListed(i % 2 ? place : (places[i + 1] ?? 0))) };
}

/** Stems of a text's words. */
const stemsOf = (text: string) => wordsOf(text).flatMap(({ term, parts }) => (parts === 1 ? [stem(term)] : []));

const alphabetically = (a: Term, b: Term) => (a.word < b.word ? -1 : 1);

function addTo(groups: Map<string, Term[]>, key: string, term: Term): void {
  const group = groups.get(key);
  if (group) group.push(term);
  else groups.set(key, [term]);
}
