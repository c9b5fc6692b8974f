/** The inverted index: which words occur where. It starts with the names of pages and sections; word lists are added when queries need them. */
import {
  type DigestNames,
  type DigestPage,
  type DigestSection,
  listOf,
  pagesOfNames,
  placesInList,
  textPlace,
  type WordList,
} from './digest.ts';
import { root, stem, stopWords } from './language.ts';
import { type Word, wordsOf } from './words.ts';

/** Parts of a section. */
export const fields = { name: 0, slug: 1, description: 2, defines: 3, prose: 4, code: 5 } as const;
export const fieldCount = 6;
export type Field = (typeof fields)[keyof typeof fields];

/** Positions are numbered through all fields of a section; each field starts at a multiple of this. Words of lists are all at its start. */
export const fieldSpan = 1 << 16;
/** The names of a section (title or heading, then what else it is called or asked as) start at multiples of this. */
export const nameSpan = 64;

export interface Entry {
  readonly page: DigestPage;
  readonly pageNumber: number;
  readonly section: DigestSection;
  /** Number of the section in its page; the first one represents the page. */
  readonly number: number;
  /** Number of words per name, stop words left out. */
  readonly nameLengths: readonly number[];
}

export interface Term {
  readonly word: string;
  /** Pairs of entry number and position. */
  readonly places: number[];
}

/** A text with its words. */
export interface Passage {
  readonly text: string;
  readonly words: readonly Word[];
}

export const passageOf = (text: string): Passage => ({ text, words: wordsOf(text) });

const none: readonly Term[] = [];

export class SearchIndex {
  readonly pages: readonly DigestPage[];
  readonly entries: readonly Entry[];
  /** Number of each page's first entry. */
  readonly intros: readonly number[];
  /** Names that mean the same, as stems: the glossary's. */
  readonly equivalents: readonly (readonly (readonly string[])[])[];
  /** Lists that look-ups needed and that are missing. */
  readonly wanted = new Set<string>();

  /** Words of names, sorted; and per list the words that are in no name, sorted. */
  readonly named: readonly Term[];
  private readonly lists = new Map<string, readonly Term[]>();
  private readonly texts = new Map<string, readonly string[]>();
  private readonly passages = new Map<Entry, Passage>();
  private readonly byWord = new Map<string, Term>();
  private readonly byStem = new Map<string, Term[]>();
  private readonly byRoot = new Map<string, Term[]>();

  constructor(names: DigestNames) {
    this.pages = pagesOfNames(names);
    const entries: Entry[] = [];
    const equivalents: string[][][] = [];
    const found: Term[] = [];
    const addText = (field: Field, text: string, offset = 0, keepStopWords = false) => {
      let length = 0;
      for (const { term, position, parts } of wordsOf(text)) {
        const isStopWord = stopWords.has(term);
        if (parts === 1 && !isStopWord) length++;
        if (!isStopWord || keepStopWords) this.term(term, found).places.push(entries.length, field * fieldSpan + offset + position);
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
    this.named = found.sort(byWord);
  }

  /** Adds the list of a letter, once. */
  addList(letter: string, list: WordList): void {
    this.wanted.delete(letter);
    if (this.lists.has(letter)) return;
    const found: Term[] = [];
    const words = list.words ? list.words.split(' ') : [];
    for (const field of ['defines', 'prose', 'code'] as const) {
      for (const [i, numbers] of placesInList(list, field).entries()) {
        for (const number of numbers) this.term(words[i] ?? '', found).places.push(number, fields[field] * fieldSpan);
      }
    }
    this.lists.set(letter, found.sort(byWord));
  }

  /** Adds a text file. */
  addTexts(name: string, texts: readonly string[]): void {
    this.texts.set(name, texts);
  }

  /** The text of a section, or the name of the file that has it, where that is not there yet. */
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
    return this.byWord.get(word);
  }

  /** Words with a stem: plural, tense, spelling variants. */
  withStem(stemmed: string): readonly Term[] {
    this.want(stemmed);
    return this.byStem.get(stemmed) ?? none;
  }

  /** Words with a root: derived words too. */
  withRoot(rooted: string): readonly Term[] {
    this.want(rooted);
    return this.byRoot.get(rooted) ?? none;
  }

  /** Words with a stem in the names, where alone it is known which words follow one another. */
  inNames(stemmed: string): readonly Term[] {
    return this.byStem.get(stemmed) ?? none;
  }

  /** Words that begin with what was typed. */
  startingWith(typed: string): Term[] {
    this.want(typed);
    return [...range(this.named, typed), ...range(this.lists.get(listOf(typed)) ?? none, typed)];
  }

  /** Words that a word may be a typo of: those of names, and those with the same first letter. What other lists are there makes no difference. */
  nearby(word: string): Term[] {
    return [...this.named, ...(this.lists.get(listOf(word)) ?? none)];
  }

  /** Whether it is known of all words with the same first letter where they are. */
  hasListOf(word: string): boolean {
    return this.lists.has(listOf(word));
  }

  private want(word: string): void {
    if (word.length > 1 && !this.hasListOf(word)) this.wanted.add(listOf(word));
  }

  /** The term of a word; a new one is added to `found`. */
  private term(word: string, found: Term[]): Term {
    const known = this.byWord.get(word);
    if (known) return known;
    const term: Term = { word, places: [] };
    found.push(term);
    this.byWord.set(word, term);
    const stemmed = stem(word);
    add(this.byStem, stemmed, term);
    add(this.byRoot, root(stemmed), term);
    return term;
  }
}

const byWord = (a: Term, b: Term) => (a.word < b.word ? -1 : 1);

function add(groups: Map<string, Term[]>, key: string, term: Term): void {
  const known = groups.get(key);
  if (known) known.push(term);
  else groups.set(key, [term]);
}

/** Stems of a text's words. */
const stemsOf = (text: string) => wordsOf(text).flatMap(({ term, parts }) => (parts === 1 ? [stem(term)] : []));

/** The words of a sorted list that begin with what was typed. */
function range(terms: readonly Term[], typed: string): readonly Term[] {
  let low = 0;
  let high = terms.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((terms[middle] as Term).word < typed) low = middle + 1;
    else high = middle;
  }
  let end = low;
  while (terms[end]?.word.startsWith(typed)) end++;
  return terms.slice(low, end);
}
