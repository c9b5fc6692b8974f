/** The inverted index: which words occur where. It starts with the names of pages and sections; word lists are added when queries need them. */
import { type DigestNames, listOf, placesInList, textPlace, type WordList } from './digest.ts';
import { stem, stopWords } from './language.ts';
import { type DigestPage, type Entry, type Field, fieldSpan, fields, nameSpan, pagesOfNames } from './pages.ts';
import { byWord, startingWith, type Term, Terms } from './terms.ts';
import { type Passage, passageOf, wordsOf } from './words.ts';

export class SearchIndex {
  readonly pages: readonly DigestPage[];
  readonly entries: readonly Entry[];
  /** Number of each page's first entry. */
  readonly intros: readonly number[];
  /** The glossary's names for the same thing, as stems. */
  readonly equivalents: readonly (readonly (readonly string[])[])[];
  /** Letters of missing lists that lookups needed. */
  readonly wanted = new Set<string>();

  /** Words of names, sorted. */
  readonly named: readonly Term[];
  /** By first letter, the words that are in no name, sorted. */
  private readonly lists = new Map<string, readonly Term[]>();
  private readonly terms = new Terms();
  private readonly texts = new Map<string, readonly string[]>();
  private readonly passages = new Map<Entry, Passage>();

  constructor(names: DigestNames) {
    this.pages = pagesOfNames(names);
    const entries: Entry[] = [];
    const equivalents: string[][][] = [];
    const named: Term[] = [];
    const addText = (field: Field, text: string, offset = 0, keepStopWords = false) => {
      let length = 0;
      for (const { term, position, parts } of wordsOf(text)) {
        const isStopWord = stopWords.has(term);
        if (parts === 1 && !isStopWord) length++;
        if (!isStopWord || keepStopWords) this.terms.of(term, named).places.push(entries.length, field * fieldSpan + offset + position);
      }
      return length;
    };
    this.intros = this.pages.map((page, pageNumber) => {
      const intro = entries.length;
      for (const [number, section] of page.sections.entries()) {
        const own = number === 0 ? [page.title, ...page.askedAs] : [section.heading, ...section.names];
        const nameLengths = own.map((name, i) => addText(fields.name, name, i * nameSpan, i === 0));
        if (section.names.length > 0) equivalents.push(own.map(stemsOf));
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
    this.named = named.sort(byWord);
  }

  /** Adds the list of a letter, once. */
  addList(letter: string, list: WordList): void {
    this.wanted.delete(letter);
    if (this.lists.has(letter)) return;
    const created: Term[] = [];
    const words = list.words ? list.words.split(' ') : [];
    for (const field of ['defines', 'prose', 'code'] as const) {
      for (const [i, numbers] of placesInList(list, field).entries()) {
        for (const number of numbers) this.terms.of(words[i] ?? '', created).places.push(number, fields[field] * fieldSpan);
      }
    }
    this.lists.set(letter, created.sort(byWord));
  }

  /** Adds a text file. */
  addTexts(name: string, texts: readonly string[]): void {
    this.texts.set(name, texts);
  }

  /** Returns the text of a section, or the name of its file if that is not loaded. */
  textOf(entry: Entry): Passage | string {
    const known = this.passages.get(entry);
    if (known) return known;
    const { text, textFiles, sections } = entry.page;
    const { file, at } = textPlace(entry.number, sections.length, textFiles);
    const name = `${text}.${file}`;
    const found = this.texts.get(name);
    if (!found) return name;
    const passage = passageOf(found[at] ?? '');
    this.passages.set(entry, passage);
    return passage;
  }

  /** The word itself. */
  exact(word: string): Term | undefined {
    this.want(word);
    return this.terms.exact(word);
  }

  /** Words with a stem: plural, tense, spelling variants. */
  withStem(stemmed: string): readonly Term[] {
    this.want(stemmed);
    return this.terms.withStem(stemmed);
  }

  /** Words with a root: derived words too. */
  withRoot(rooted: string): readonly Term[] {
    this.want(rooted);
    return this.terms.withRoot(rooted);
  }

  /** Words with a stem, without asking for their list: only names have the order of words. */
  inNames(stemmed: string): readonly Term[] {
    return this.terms.withStem(stemmed);
  }

  /** Words that begin with what was typed. */
  startingWith(typed: string): Term[] {
    this.want(typed);
    return [...startingWith(this.named, typed), ...startingWith(this.listOf(typed), typed)];
  }

  /** Words that may be meant by a typo: those of names, and those with the same first letter, whichever other lists are loaded. */
  nearby(word: string): Term[] {
    return [...this.named, ...this.listOf(word)];
  }

  /** Whether the list of the word's first letter is loaded. */
  hasListOf(word: string): boolean {
    return this.lists.has(listOf(word));
  }

  private listOf(word: string): readonly Term[] {
    return this.lists.get(listOf(word)) ?? [];
  }

  private want(word: string): void {
    if (word.length > 1 && !this.hasListOf(word)) this.wanted.add(listOf(word));
  }
}

/** Stems of a text's words. */
const stemsOf = (text: string) => wordsOf(text).flatMap(({ term, parts }) => (parts === 1 ? [stem(term)] : []));
