/**
 * The inverted index: which words occur where. It starts with the names of pages and sections, or with an outline of
 * them; word lists and blocks of names are added when queries need them.
 */
import {
  blockOf,
  type DigestNames,
  type DigestPage,
  type DigestSection,
  frequentNames,
  letterOf,
  listFields,
  listNumber,
  type Outline,
  type PageNames,
  type Part,
  pagesOfNames,
  placesInList,
  textPlace,
  type WordList,
} from './digest.ts';
import { root, Synonyms, stem } from './language.ts';
import { fieldSpan, fields, nameSpan, type Term, withoutLists } from './places.ts';
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
  /** Pairs of a glossary term's entry and the page that it links to. */
  readonly see: Outline['see'];
  /** The glossary's names for the same thing, as stems. */
  readonly equivalents: Outline['equivalents'];
  readonly synonyms: Synonyms;
  /** Names of missing files that lookups needed. */
  readonly wanted = new Set<string>();
  /** Names of missing blocks, in the order in which their pages were asked for. */
  readonly wantedBlocks = new Set<string>();

  /** Words of names, sorted; on a large site, none. */
  readonly named: readonly Term[];
  /** On a large site, pages whose block is missing are missing. */
  private readonly pages: DigestPage[] = [];
  /** By entry and name, the number of words, stop words excluded; on a large site, of names with words in lists. */
  readonly nameLengths: number[][] = [];
  /** By name, the words of lists that are in no name, sorted. */
  private readonly lists = new Map<string, readonly Term[]>();
  /** By beginning of words that are in many lists, some of these words, with some of their places. */
  private readonly beginnings = new Map<string, Term[]>();
  private readonly byWord = new Map<string, Term>();
  private readonly byStem = new Map<string, Term[]>();
  private readonly byRoot = new Map<string, Term[]>();
  private readonly texts = new Map<string, readonly string[]>();

  constructor(readonly names: DigestNames) {
    this.synonyms = new Synonyms(names.synonyms);
    const named: Term[] = [];
    const outline = names.outline ?? this.outlineOf(named);
    this.see = outline.see;
    this.equivalents = outline.equivalents;
    this.named = named.sort(alphabetically);
    this.entries = outline.sections.map((sections, page) =>
      Array.from({ length: sections }, () => this.pageNumbers.push(page) - 1),
    );
  }

  /** Reads all names: adds their words to `named`, and returns their outline. */
  private outlineOf(named: Term[]): Omit<Outline, 'lists'> {
    this.addBlock(this.names, 0);
    const see: [number, number][] = [];
    const equivalents: string[][][] = [];
    let entry = 0;
    const addText = (field: number, text: string, offset = 0, keepStopWords = false) => {
      let length = 0;
      for (const { term, position, parts } of wordsOf(text)) {
        const isStopWord = stopWords.has(term);
        if (parts === 1 && !isStopWord) length++;
        if (!isStopWord || keepStopWords)
          this.termOf(term, named).places.push(entry, field * fieldSpan + offset + position);
      }
      return length;
    };
    for (const page of this.pages) {
      for (const [number, section] of page.sections.entries()) {
        const sectionNames = number === 0 ? [page.title, ...page.askedAs] : [section.heading, ...section.names];
        this.nameLengths[entry] = sectionNames.map((name, i) => addText(fields.name, name, i * nameSpan, i === 0));
        if (section.names.length > 0) equivalents.push(sectionNames.map(stemsOf));
        if (section.see >= 0) see.push([entry, section.see]);
        if (number === 0) {
          addText(fields.slug, /[^/]*(?=\/?$)/.exec(page.path)?.[0] ?? '');
          addText(fields.description, page.description);
        }
        entry++;
      }
    }
    return { sections: this.pages.map(({ sections }) => sections.length), see, equivalents };
  }

  add(name: string, part: Part): void {
    if (!('kind' in part)) this.texts.set(name, part);
    else if (part.kind === 'block') this.addBlock(part, part.first);
    else if (!this.lists.has(name)) this.addList(name, part);
  }

  private addBlock(block: PageNames, first: number): void {
    for (const [i, page] of pagesOfNames(this.names, block, first).entries()) this.pages[first + i] = page;
  }

  private addList(name: string, list: WordList): void {
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
    for (const [word, places] of Object.entries(list.named ?? {})) this.addNames(this.termOf(word, created), places);
    for (const [beginning, words] of Object.entries(list.beginnings ?? {})) {
      const named = Object.entries(words).map(([word, places]) => this.addNames({ word, places: [] }, places));
      this.beginnings.set(beginning, named);
    }
    this.lists.set(name, created.sort(alphabetically));
  }

  /** Adds places in names of a large site to a term. */
  private addNames(term: Term, named: readonly number[]): Term {
    let entry = 0;
    for (let i = 0; i < named.length; i += 3) {
      const [gap, place, length] = [named[i] ?? 0, named[i + 1] ?? 0, named[i + 2] ?? 0];
      entry += gap;
      term.places.push(entry, place);
      if (place >= fieldSpan) continue;
      const lengths = this.nameLengths[entry] ?? [];
      lengths[Math.floor(place / nameSpan)] = length;
      this.nameLengths[entry] = lengths;
    }
    return term;
  }

  pageAt = (entry: number): number => this.pageNumbers[entry] ?? 0;

  /** The entries of a page; the first represents it. */
  sectionsOf(page: number): readonly number[] {
    return this.entries[page] ?? [];
  }

  /** The section with a number, or null if the block of its page is missing; then the block is wanted. */
  entryAt(entry: number): IndexEntry | null {
    const pageNumber = this.pageAt(entry);
    const page = this.pages[pageNumber];
    const number = this.sectionsOf(pageNumber).indexOf(entry);
    const section = page?.sections[number];
    if (page && section) return { page, section, number };
    this.wantedBlocks.add(blockOf(pageNumber));
    return null;
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

  /** Returns the text of a section, or the name of its file if that is not loaded. */
  textOf({ number, page: { textFiles, sections } }: IndexEntry): TextPassage | string {
    const { file, at } = textPlace(number, sections.length, textFiles.length);
    const name = textFiles[file] ?? '';
    const texts = this.texts.get(name);
    return texts ? passageOf(texts[at] ?? '') : name;
  }

  exact(word: string): Term | undefined {
    this.want(word);
    return this.byWord.get(word);
  }

  /** Words with a stem: plural, tense, spelling variants. */
  withStem(stemmed: string): readonly Term[] {
    this.want(root(stemmed));
    return this.byStem.get(stemmed) ?? [];
  }

  /** Words with a root: derived words too. */
  withRoot(rooted: string): readonly Term[] {
    this.want(rooted);
    return this.byRoot.get(rooted) ?? [];
  }

  /** Words with a stem where they have an order: in names, which a small site has. */
  inNames(stemmed: string): readonly Term[] {
    if (this.names.outline) this.want(stemmed);
    return this.byStem.get(stemmed) ?? [];
  }

  /** Words that begin with what was typed; of a single letter, only in names. */
  startingWith(typed: string): Term[] {
    this.want(typed);
    const isLetter = typed.length === 1;
    const terms = isLetter && !this.names.outline ? this.named : this.near(typed);
    const starting = this.beginnings.get(typed) ?? terms.filter(({ word }) => word.startsWith(typed));
    return isLetter ? starting.map(withoutLists) : starting;
  }

  typoCandidates(word: string): string[] {
    const near = this.near(word).map((term) => term.word);
    return this.names.outline ? near.concat(this.frequentNames()) : near;
  }

  /** Words of titles and headings, the most frequent first; of a large site, only frequent ones. */
  frequentNames(): readonly string[] {
    if (!this.names.outline) {
      const isName = (place: number, i: number) => i % 2 && place < fieldSpan;
      const named = this.named.filter(({ places }) => places.some(isName));
      return named.sort((a, b) => b.places.length - a.places.length).map(({ word }) => word);
    }
    const frequent = this.texts.get(frequentNames);
    if (!frequent) this.wanted.add(frequentNames);
    return frequent ?? [];
  }

  /** Words of names, and words of the lists that would have the word, regardless of which other lists are loaded. */
  private near(word: string): Term[] {
    return [...this.named, ...this.listsOf(word).flatMap((list) => this.lists.get(list) ?? [])];
  }

  /** Whether lists are missing without which a large site has nothing to rank; a small one has its names. */
  get lacksLists(): boolean {
    return Boolean(this.names.outline && this.wanted.size);
  }

  hasListOf(word: string): boolean {
    return this.listsOf(word).every((list) => this.lists.has(list));
  }

  private want(word: string): void {
    // A small site has single letters in names only.
    if (word.length < 2 && !this.names.outline) return;
    for (const list of this.listsOf(word)) if (!this.lists.has(list)) this.wanted.add(list);
  }

  /**
   * Names of the lists with words that begin like this one. On a large site, two at most, which have the word itself
   * and its forms; for what more words begin with, the first one has `beginnings`. One or two letters have no forms.
   */
  private listsOf(word: string): string[] {
    const letter = letterOf(word);
    const starts = this.names.outline?.lists[letter] ?? [];
    const first = listNumber(starts, word);
    const continues = word.length > 2 && starts[first]?.startsWith(word);
    return [first, ...(continues ? [first + 1] : [])].map((list) => letter + (list || ''));
  }
}

const stemsOf = (text: string) => wordsOf(text).flatMap(({ term, parts }) => (parts === 1 ? [stem(term)] : []));

const alphabetically = (a: Term, b: Term) => (a.word < b.word ? -1 : 1);

function addTo(groups: Map<string, Term[]>, key: string, term: Term): void {
  const group = groups.get(key);
  if (group) group.push(term);
  else groups.set(key, [term]);
}
