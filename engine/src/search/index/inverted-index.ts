/**
 * The inverted index: which words occur where. It starts with the names of pages and sections; word lists are added
 * when queries need them, and the texts of pages for snippets.
 */
import { itemAt } from '../../basics/lookup.ts';
import {
  type DigestNames,
  type DigestPage,
  type DigestSection,
  letterOf,
  pagesOfNames,
  placesInList,
  type WordList,
} from './digest.ts';
import { root, Synonyms, stem } from './language.ts';
import { fieldSpan, fields, type Term } from './places.ts';
import { stopWords } from './stop-words.ts';
import { passageOf, type TextPassage, wordsOf } from './words.ts';

/** A section among those of all pages: an entry of the index. */
export interface IndexEntry {
  readonly page: DigestPage;
  readonly section: DigestSection;
  /** Number of the section in its page; the first one represents the page. */
  readonly number: number;
}

export class SearchIndex {
  /** Numbers of the entries of each page; the first represents it. */
  private readonly entries: readonly (readonly number[])[];
  /** Number of the page of each entry. */
  readonly pageNumbers: number[] = [];
  readonly synonyms: Synonyms;
  readonly wanted = new Set<string>();

  /** Words of names, sorted. */
  private readonly named: readonly Term[];
  private readonly pages: readonly DigestPage[];
  /** By entry and name, the number of words, stop words excluded. */
  readonly nameLengths: readonly (readonly number[])[];
  /** By letter, the words that are in no name, sorted. */
  private readonly lists = new Map<string, readonly Term[]>();
  private readonly byWord = new Map<string, Term>();
  private readonly byStem = new Map<string, Term[]>();
  private readonly byRoot = new Map<string, Term[]>();
  /** By the hash of a page's record, the texts of its sections. */
  private readonly texts = new Map<string, readonly string[]>();

  constructor(readonly names: DigestNames) {
    this.synonyms = new Synonyms(names.synonyms);
    this.pages = pagesOfNames(names);
    this.entries = this.pages.map(({ sections }, page) => sections.map(() => this.pageNumbers.push(page) - 1));
    const named: Term[] = [];
    const nameLengths: number[][] = [];
    const addText = (field: number, text: string, name = 0, keepStopWords = false) => {
      let length = 0;
      for (const { term, parts } of wordsOf(text)) {
        const isStopWord = stopWords.has(term);
        if (parts === 1 && !isStopWord) length++;
        if (!isStopWord || keepStopWords)
          this.termOf(term, named).places.push(nameLengths.length, field * fieldSpan + name);
      }
      return length;
    };
    for (const page of this.pages) {
      for (const [number, section] of page.sections.entries()) {
        const sectionNames = number === 0 ? [page.title, ...page.askedAs] : [section.heading, ...section.names];
        const lengths = sectionNames.map((name, i) => addText(fields.name, name, i, i === 0));
        if (number === 0) {
          addText(fields.slug, /[^/]*(?=\/?$)/.exec(page.path)?.[0] ?? '');
          addText(fields.description, page.description);
        }
        nameLengths.push(lengths);
      }
    }
    this.nameLengths = nameLengths;
    this.named = named.sort(alphabetically);
  }

  addTexts(record: string, texts: readonly string[]): void {
    this.texts.set(record, texts);
  }

  addList(name: string, list: WordList): void {
    if (this.lists.has(name)) return;
    const created: Term[] = [];
    for (const [word, numbers] of placesInList(list)) {
      const { places } = this.termOf(word, created);
      for (const number of numbers) places.push(number, fields.text * fieldSpan);
    }
    this.lists.set(name, created.sort(alphabetically));
  }

  pageAt = (entry: number): number => this.pageNumbers[entry] ?? 0;

  /** The entries of a page; the first represents it. */
  sectionsOf(page: number): readonly number[] {
    return this.entries[page] ?? [];
  }

  entryAt(entry: number): IndexEntry {
    const pageNumber = this.pageAt(entry);
    const page = itemAt(this.pages, pageNumber);
    const number = entry - itemAt(this.sectionsOf(pageNumber), 0);
    return { page, section: itemAt(page.sections, number), number };
  }

  /** How long the text of a section is: 1, or the number of hundreds of words. */
  lengthOf = (entry: number): number => Math.max(1, Number(this.names.lengths[entry]));

  /** Whether a section is a glossary term, or a question with its answer. */
  isA(kind: 'term' | 'answer', entry: number): boolean {
    const { isTerm, heading } = this.entryAt(entry).section;
    return kind === 'term' ? isTerm : heading.endsWith('?');
  }

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

  /** Returns the text of a section, or the hash of its page's record if its texts were not added. */
  textOfSection({ number, page: { record } }: IndexEntry): TextPassage | string {
    const texts = this.texts.get(record);
    return texts ? passageOf(texts[number] ?? '') : record;
  }

  exact(word: string): Term | undefined {
    this.want(word);
    return this.byWord.get(word);
  }

  /** Words with a stem: plural, tense, spelling variants. */
  withStem(stemmed: string): readonly Term[] {
    this.want(stemmed);
    return this.byStem.get(stemmed) ?? [];
  }

  /** Words with a root: derived words too. */
  withRoot(rooted: string): readonly Term[] {
    this.want(rooted);
    return this.byRoot.get(rooted) ?? [];
  }

  /** Words that begin with what was typed; of a single letter, only words of names, since lists have thousands. */
  startingWith(typed: string): Term[] {
    this.want(typed);
    const words = typed.length > 1 ? this.near(typed) : this.named;
    return words.filter(({ word }) => word.startsWith(typed));
  }

  /** Words of titles and headings, the most frequent first. */
  frequentNames(): string[] {
    const isName = (place: number, i: number) => i % 2 && place < fieldSpan;
    const named = this.named.filter(({ places }) => places.some(isName));
    return named.sort((a, b) => b.places.length - a.places.length).map(({ word }) => word);
  }

  /** Words of names, and words of the list that would have the word, regardless of which other lists are loaded. */
  near(word: string): Term[] {
    return [...this.named, ...(this.lists.get(letterOf(word)) ?? [])];
  }

  hasListOf = (word: string): boolean => this.lists.has(letterOf(word));

  private want(word: string): void {
    if (word && !this.hasListOf(word)) this.wanted.add(letterOf(word));
  }
}

const alphabetically = (a: Term, b: Term) => (a.word < b.word ? -1 : 1);

function addTo(groups: Map<string, Term[]>, key: string, term: Term): void {
  const group = groups.get(key);
  if (group) group.push(term);
  else groups.set(key, [term]);
}
