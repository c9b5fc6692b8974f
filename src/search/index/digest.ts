/**
 * The digest: what search reads of a version and the unversioned pages. It is split, so that a first search fetches little of it:
 * the *names* of pages and sections, from which results are shown; *word lists*, one per first letter, with the sections that a word is in,
 * fetched when a query needs them; and the *texts* that snippets are cut from, fetched for the results in view.
 */

/** Titles, descriptions, headings, and what else pages and sections are called. Each array has an element per page. */
export interface DigestNames {
  readonly kind: 'names';
  readonly version: string;
  /** Number of pages of the version, which come first; the others are unversioned. */
  readonly versioned: number;
  readonly paths: readonly string[];
  readonly titles: readonly string[];
  readonly descriptions: readonly string[];
  /** Sidebar categories, and what readers ask when they mean the page, a line each. */
  readonly crumbs: readonly string[];
  readonly askedAs: readonly string[];
  /** Text files without the number at their end, and how many there are: `name/count`. */
  readonly texts: readonly string[];
  /**
   * A line per section after the first. Its fields are separated by tabs: heading, indented where it is below the last one that is not;
   * anchor, where it differs from the heading's usual one; other names, separated by bars; number of the page to read more on.
   */
  readonly sections: readonly string[];
}

/** Words with the same first letter, sorted and separated by spaces, and per word the numbers of sections that have it in a field. */
export interface WordList {
  readonly kind: 'words';
  readonly words: string;
  readonly prose: string;
  readonly code: string;
  readonly defines: string;
}

/** All parts in one file, for keeping a version offline and for programs. */
export interface WholeDigest {
  readonly kind: 'whole';
  readonly names: DigestNames;
  /** By first letter. */
  readonly lists: Readonly<Record<string, WordList>>;
  /** By file name. */
  readonly texts: Readonly<Record<string, readonly string[]>>;
}

/** A section as search knows it from its names. */
export interface DigestSection {
  readonly anchor: string;
  readonly heading: string;
  /** Heading of the section that contains this one, or empty. */
  readonly parent: string;
  readonly names: readonly string[];
  /** Number of the page where a glossary's term sends the reader for more, or -1. */
  readonly see: number;
}

export interface DigestPage {
  /** Label of the page's version, or null for an unversioned page. */
  readonly version: string | null;
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly crumbs: readonly string[];
  readonly askedAs: readonly string[];
  /** Name and number of its text files. */
  readonly text: string;
  readonly textFiles: number;
  readonly sections: readonly DigestSection[];
}

/** Letters that lists are named by: words that begin with anything else are in list 0. */
export const listLetters = '0abcdefghijklmnopqrstuvwxyz';

/** The list that has a word, if any page has it. */
export function listOf(word: string): string {
  const first = word[0] ?? '0';
  return first >= 'a' && first <= 'z' ? first : '0';
}

/** Where a section's text is, of a page whose sections are spread evenly over its text files: number of the file, and place in it. */
export function textPlace(section: number, sections: number, files: number): { readonly file: number; readonly at: number } {
  const file = Math.floor((section * files) / sections);
  return { file, at: section - Math.ceil((file * sections) / files) };
}

const lines = (text: string | undefined) => (text ? text.split('\n') : []);

/** The pages that the names tell of. */
export function pagesOfNames(names: DigestNames): DigestPage[] {
  return names.paths.map((path, i) => {
    const [text = '', files = '1'] = (names.texts[i] ?? '').split('/');
    return {
      version: i < names.versioned ? names.version : null,
      path,
      title: names.titles[i] ?? '',
      description: names.descriptions[i] ?? '',
      crumbs: lines(names.crumbs[i]),
      askedAs: lines(names.askedAs[i]),
      text,
      textFiles: Number(files),
      sections: sectionsOfLines(lines(names.sections[i])),
    };
  });
}

function sectionsOfLines(rows: readonly string[]): DigestSection[] {
  const sections: DigestSection[] = [{ anchor: '', heading: '', parent: '', names: [], see: -1 }];
  let outer = '';
  for (const row of rows) {
    const [indented = '', anchor, names, see] = row.split('\t');
    const heading = indented.trimStart();
    const isInner = heading !== indented;
    if (!isInner) outer = heading;
    sections.push({
      anchor: anchor || plainAnchor(heading),
      heading,
      parent: isInner ? outer : '',
      names: names ? names.split('|') : [],
      see: see ? Number(see) : -1,
    });
  }
  return sections;
}

/** Numbers of the sections that have each of a list's words, in one field. */
export function placesInList(list: WordList, field: 'prose' | 'code' | 'defines'): number[][] {
  return list[field].split(' ').map(decodeNumbers);
}

/** The anchor that a heading gets from its text. */
export const plainAnchor = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s+/g, '-');

// Numbers of sections travel as the gaps between them, most of which take one character.
/** Printable, without what JSON escapes. The first ones end a number, the others begin one. */
const alphabet = "!#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[]^_`abcdefghijklmnopqrstuvwxyz{|}~";
const ends = 60;
const begins = alphabet.length - ends;

/** Writes a set of numbers from 0. */
export function encodeNumbers(numbers: readonly number[]): string {
  let previous = -1;
  let out = '';
  for (const number of [...numbers].sort((a, b) => a - b)) {
    const gap = number - previous - 1;
    previous = number;
    let begin = '';
    for (let rest = Math.floor(gap / ends); rest > 0; rest = Math.floor(rest / begins))
      begin = `${alphabet[ends + (rest % begins)]}${begin}`;
    out += `${begin}${alphabet[gap % ends]}`;
  }
  return out;
}

/** Reads what `encodeNumbers` wrote, ascending. */
export function decodeNumbers(text: string): number[] {
  const numbers: number[] = [];
  let previous = -1;
  let begin = 0;
  for (const char of text) {
    const digit = alphabet.indexOf(char);
    if (digit >= ends) begin = begin * begins + digit - ends;
    else {
      previous += begin * ends + digit + 1;
      numbers.push(previous);
      begin = 0;
    }
  }
  return numbers;
}
