/**
 * The digest: the data that search needs of a version and the unversioned pages. It is split so that a first search
 * fetches little: the *names* of pages and sections, from which results are shown; *word lists*, one per first letter,
 * with the sections that contain a word, fetched when a query needs them. Snippets are cut from the records of pages,
 * which the results in view name.
 */
import { slug } from '../../render/slug.ts';
import type { SourcePage } from './source-page.ts';

export interface PageElsewhere {
  readonly title: string;
  /** Labels of the versions that have it. */
  readonly versions: readonly string[];
  readonly only: readonly string[];
}

/** What a first search fetches. Arrays have an element per page. */
export interface DigestNames {
  readonly kind: 'names';
  readonly version: string;
  /** Number of versioned pages, which come first. */
  readonly versioned: number;
  readonly paths: readonly string[];
  readonly titles: readonly string[];
  readonly descriptions: readonly string[];
  /** Sidebar categories, a line each. */
  readonly crumbs: readonly string[];
  readonly askedAs: readonly string[];
  /** Hashes of the pages' records. */
  readonly records: readonly string[];
  /**
   * A line per section except the first. Its fields are separated by tabs: heading, indented if it belongs to the last
   * one that isn't; anchor, if it differs from the heading's default; other names, separated by bars; something if it is a
   * glossary term.
   */
  readonly sections: readonly string[];
  /** A digit per section: hundreds of different words in its text, at most 9. */
  readonly lengths: string;
  readonly elsewhere: readonly PageElsewhere[];
  readonly synonyms: readonly string[];
  /** Names of the product, in lower case and without spaces. */
  readonly product: readonly string[];
  /** By name of a part, the hash in the name of its file; empty in development, where names have none. */
  readonly hashes: Readonly<Record<string, string>>;
}

/** The address of a part, which is next to the names, given their address. */
export const partAddress = (names: string, part: string, hash: string | undefined): string =>
  `${names.slice(0, names.lastIndexOf('/'))}/${part}${hash === undefined ? '' : `-${hash}`}.json`;

/**
 * Words of texts and code with the same first letter, sorted and separated by spaces, and for each word the numbers of
 * the sections that have it, or that readers mean by it, separated by commas.
 */
export interface WordList {
  readonly kind: 'words';
  readonly words: string;
  readonly sections: string;
}

export interface Digest {
  readonly names: DigestNames;
  readonly lists: Readonly<Record<string, WordList>>;
}

/** All of it in one file, for programs. */
export interface WholeDigest extends Digest {
  readonly kind: 'whole';
}

export interface DigestSection {
  readonly anchor: string;
  readonly heading: string;
  /** Heading of the section that contains this one, or empty. */
  readonly parent: string;
  readonly names: readonly string[];
  readonly isTerm: boolean;
}

export interface DigestPage
  extends Pick<SourcePage, 'version' | 'path' | 'title' | 'description' | 'crumbs' | 'askedAs'> {
  readonly record: string;
  readonly sections: readonly DigestSection[];
}

const lines = (text: string | undefined) => (text ? text.split('\n') : []);

export function pagesOfNames(names: DigestNames): DigestPage[] {
  return names.paths.map((path, i) => {
    return {
      version: i < names.versioned ? names.version : null,
      path,
      title: names.titles[i] ?? '',
      description: names.descriptions[i] ?? '',
      crumbs: lines(names.crumbs[i]),
      askedAs: lines(names.askedAs[i]),
      record: names.records[i] ?? '',
      sections: sectionsOfLines(lines(names.sections[i])),
    };
  });
}

function sectionsOfLines(rows: readonly string[]): DigestSection[] {
  const sections: DigestSection[] = [{ anchor: '', heading: '', parent: '', names: [], isTerm: false }];
  let outer = '';
  for (const row of rows) {
    const [indented = '', anchor, names, term] = row.split('\t');
    const heading = indented.trimStart();
    const isInner = heading !== indented;
    if (!isInner) outer = heading;
    sections.push({
      anchor: anchor || slug(heading),
      heading,
      parent: isInner ? outer : '',
      names: names ? names.split('|') : [],
      isTerm: Boolean(term),
    });
  }
  return sections;
}

export const listLetters = '0abcdefghijklmnopqrstuvwxyz';

export function letterOf(word: string): string {
  const first = word[0] ?? '0';
  return first >= 'a' && first <= 'z' ? first : '0';
}

/** The words of a list, each with the numbers of the sections that have it. */
export function placesInList({ words, sections }: WordList): [word: string, sections: readonly number[]][] {
  const encoded = sections.split(',');
  return words ? words.split(' ').map((word, i) => [word, decodeNumbers(encoded[i] ?? '')]) : [];
}

/** Encodes a set of natural numbers as the gaps between them, which compress well. */
export function encodeNumbers(numbers: readonly number[]): string {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted.map((number, i) => number - (sorted[i - 1] ?? 0)).join(' ');
}

/** Decodes what `encodeNumbers` returned, in ascending order. */
export function decodeNumbers(text: string): number[] {
  let number = 0;
  return text === '' ? [] : text.split(' ').map((gap) => (number += Number(gap)));
}
