/**
 * A set in short, for search alone: per section the beginning of its text, for the snippet, and its other words, each once and without those that
 * say nothing. Made for the unversioned pages, whose whole pack (formulas, explainers) would be too much for a first search.
 */
import type { Pack, SetMeta } from '../../model/record.ts';
import type { Section } from './sections.ts';
import { pagesOfPack, type SourcePage } from './source-pages.ts';
import { stopWords, weakWords } from './stop-words.ts';
import { stem } from './word-forms.ts';
import { wordsOf } from './words.ts';

/**
 * Heading, beginning of the text, numbers of the other words in `Digest.words`; the anchor where it is not the heading in lower case with hyphens;
 * the number of the section it stands in, within its page.
 */
type DigestSection = readonly [heading: string, lead: string, rest: string, anchor?: string, parent?: number];

interface DigestPage {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly crumbs: readonly string[];
  readonly sections: readonly DigestSection[];
}

export interface Digest {
  readonly kind: 'digest';
  readonly build: string;
  readonly set: string;
  readonly version: string | null;
  /** All words that sections have beside their beginnings, sorted, parted by spaces. */
  readonly words: string;
  readonly pages: readonly DigestPage[];
}

/** As many as a snippet has. */
const leadWords = 10;

/** The digest of a set. */
export function digest(meta: SetMeta, pack: Pack): Digest {
  const pages = pagesOfPack(meta, pack);
  const wordByStem = new Map<string, string>();
  const rests = new Map(pages.flatMap(({ sections }) => sections.map((section) => [section, restOf(section)] as const)));
  for (const rest of rests.values()) for (const [key, word] of rest) wordByStem.set(key, shorter(word, wordByStem.get(key)));
  const words = [...wordByStem.values()].sort();
  const numbers = new Map(words.map((word, i) => [word, i]));
  const numberOf = (key: string) => numbers.get(wordByStem.get(key) as string) as number;
  const shorten = (section: Section, _: number, all: readonly Section[]): DigestSection => {
    const { heading, anchor, parent } = section;
    const rest = encodeNumbers([...(rests.get(section) as Map<string, string>).keys()].map(numberOf));
    const outer = all.findIndex((each) => each.heading === parent);
    const own = anchor === plainAnchor(heading) ? '' : anchor;
    const lead = leadOf(section);
    if (parent && outer > 0) return [heading, lead, rest, own, outer];
    return own ? [heading, lead, rest, own] : [heading, lead, rest];
  };
  return {
    kind: 'digest',
    build: pack.build,
    set: meta.name,
    version: meta.label || null,
    words: words.join(' '),
    pages: pages.map(({ path, title, description, crumbs, sections }) => ({
      path,
      title,
      description,
      crumbs,
      sections: sections.map(shorten),
    })),
  };
}

const shorter = (word: string, known = word) =>
  word.length < known.length || (word.length === known.length && word < known) ? word : known;

const plainAnchor = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s+/g, '-');

function leadOf({ text }: Section): string {
  const words = text.split(' ');
  return words.length > leadWords ? `${words.slice(0, leadWords).join(' ')} …` : text;
}

/** Words of a section beside its heading and its beginning: stem to word. */
function restOf(section: Section): Map<string, string> {
  const seen = new Set(wordsOf(`${section.heading} ${leadOf(section)}`).map(({ term }) => stem(term)));
  const rest = new Map<string, string>();
  for (const { term, parts } of wordsOf(`${section.text} ${section.code}`)) {
    // Of an identifier its parts are kept: they find it too.
    const tells = parts === 1 && term.length > 1 && !/^\d+$/.test(term) && !stopWords.has(term) && !weakWords.has(term);
    const key = stem(term);
    if (tells && !seen.has(key)) rest.set(key, shorter(term, rest.get(key)));
  }
  return rest;
}

/** Whether something read from the network is a digest. */
export function isDigest(value: unknown): value is Digest {
  return typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'digest';
}

/** Pages of a digest. */
export function pagesOfDigest({ set, version, words, pages }: Digest): SourcePage[] {
  const all = words.split(' ');
  const restore = ([heading, lead, rest, anchor, parent]: DigestSection, _: number, sections: readonly DigestSection[]): Section => ({
    anchor: anchor || plainAnchor(heading),
    heading,
    parent: parent ? (sections[parent]?.[0] ?? '') : '',
    text: lead,
    code: '',
    rest: decodeNumbers(rest)
      .map((number) => all[number] ?? '')
      .join(' '),
  });
  return pages.map(({ sections, ...page }) => ({ ...page, set, version, sections: sections.map(restore) }));
}

// Sets of numbers become short printable strings: the gaps between them, most of which take one character.

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
