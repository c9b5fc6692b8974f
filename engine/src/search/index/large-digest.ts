/** The parts of a large site's digest: names in blocks, and more and smaller word lists, which have words of names. */
import {
  blockOf,
  type Digest,
  frequentNames,
  letterOf,
  listFields,
  listNumber,
  type Outline,
  type PageNames,
  type Part,
  pagesPerBlock,
  type WordList,
} from './digest.ts';
import { SearchIndex } from './inverted-index.ts';
import { nameSpan, type Term } from './places.ts';

/** Characters of a list, unless one word takes more: about a tenth of a second on a slow phone's network. */
const listLength = 15_000;

/** Number of words that typos are corrected to, next to those in the lists of the query: about 10 kB, compressed. */
const mostFrequent = 3000;

/** Divides a digest whose names are in one file, and whose lists have a letter each. */
export function inBlocks({ names, lists }: Digest): Digest {
  const index = new SearchIndex(names);
  const cut = Object.entries(lists).map(([letter, list]) => {
    const named = index.named.filter(({ word }) => letterOf(word) === letter).map((term) => namedWord(index, term));
    return [letter, cutList(list, named)] as const;
  });
  const outline: Outline = {
    sections: names.paths.map((_, page) => index.sectionsOf(page).length),
    see: index.see,
    equivalents: index.equivalents,
    lists: Object.fromEntries(cut.map(([letter, [, ...further]]) => [letter, further.map(({ start }) => start)])),
  };
  const more: Record<string, Part> = { [frequentNames]: index.frequentNames().slice(0, mostFrequent) };
  for (let first = 0; first < names.paths.length; first += pagesPerBlock)
    more[blockOf(first)] = { kind: 'block', first, ...pagesFrom(names, first, first + pagesPerBlock) };
  return {
    names: { ...names, ...pagesFrom(names, 0, 0), outline },
    lists: Object.fromEntries(
      cut.flatMap(([letter, ofLetter]) => ofLetter.map(({ list }, i) => [letter + (i || ''), list])),
    ),
    more,
  };
}

/** The names of the pages with numbers from `first` up to `end`. */
function pagesFrom(
  { paths, titles, descriptions, crumbs, askedAs, texts, sections }: PageNames,
  first: number,
  end: number,
): PageNames {
  return {
    paths: paths.slice(first, end),
    titles: titles.slice(first, end),
    descriptions: descriptions.slice(first, end),
    crumbs: crumbs.slice(first, end),
    askedAs: askedAs.slice(first, end),
    texts: texts.slice(first, end),
    sections: sections.slice(first, end),
  };
}

function namedWord(index: SearchIndex, { word, places }: Term): NamedWord {
  const named: number[] = [];
  const titles: number[] = [];
  let last = 0;
  let lastTitle = 0;
  for (let i = 0; i < places.length; i += 2) {
    const [entry = 0, place = 0] = [places[i], places[i + 1]];
    const length = index.nameLengths[entry]?.[Math.floor(place / nameSpan)] ?? 0;
    named.push(entry - last, place, length);
    last = entry;
    const [title] = index.sectionsOf(index.pageAt(entry));
    if (entry !== title || place >= nameSpan) continue;
    titles.push(entry - lastTitle, place, length);
    lastTitle = entry;
  }
  return { word, named, titles };
}

interface Row extends Pick<NamedWord, 'word' | 'named'> {
  /** Where it is, by field, encoded. */
  readonly encoded: readonly string[];
}

interface CutList {
  /** What its first word begins with, and no word of an earlier list. */
  readonly start: string;
  readonly list: WordList;
}

/** Adds words of names to a letter's list, and divides it where it gets too long. */
function cutList(list: WordList, named: readonly NamedWord[]): CutList[] {
  const cut: CutList[] = [];
  let rows: Row[] = [];
  let length = 0;
  let last = '';
  let start = '';
  for (const row of rowsOf(list, named)) {
    const rowLength = row.encoded.join('').length + String(row.named).length;
    if (rows.length && length + rowLength > listLength) {
      cut.push({ start, list: listOfRows(rows) });
      rows = [];
      length = 0;
      let shared = 0;
      while (row.word[shared] === last[shared]) shared++;
      start = row.word.slice(0, shared + 1);
    }
    rows.push(row);
    length += rowLength;
    last = row.word;
  }
  cut.push({ start, list: listOfRows(rows) });
  const beginnings = beginningsOf(
    cut.slice(1).map((further) => further.start),
    named,
  );
  return cut.map((ofLetter, i) => ({ ...ofLetter, list: { ...ofLetter.list, beginnings: beginnings[i] ?? {} } }));
}

function rowsOf(list: WordList, named: readonly NamedWord[]): Row[] {
  const encoded = listFields.map((field) => list[field].split(','));
  const words = list.words.split(' ');
  const rows = new Map(
    words.map((word, i): [string, Row] => [word, { word, encoded: encoded.map((field) => field[i] ?? ''), named: [] }]),
  );
  const none = listFields.map(() => '');
  for (const { word, named: places } of named)
    rows.set(word, { word, encoded: rows.get(word)?.encoded ?? none, named: places });
  return [...rows.values()].filter(({ word }) => word).sort((a, b) => (a.word < b.word ? -1 : 1));
}

function listOfRows(rows: readonly Row[]): WordList {
  const [defines = '', prose = '', code = ''] = listFields.map((_, field) =>
    rows.map(({ encoded }) => encoded[field]).join(','),
  );
  return {
    kind: 'words',
    words: rows.map(({ word }) => word).join(' '),
    defines,
    prose,
    code,
    named: Object.fromEntries(rows.flatMap(({ word, named }) => (named.length ? [[word, named]] : []))),
  };
}

interface NamedWord {
  readonly word: string;
  /** Its places, as in `WordList`. */
  readonly named: readonly number[];
  /** Those in titles of pages. */
  readonly titles: readonly number[];
}

type Beginnings = NonNullable<WordList['beginnings']>;

/** Words per beginning, and places of each: together more than a dialog shows. */
const mostWords = 5;
const mostPlaces = 4;

/**
 * Returns the `beginnings` of each list of a letter: of so many words that a lookup doesn't take all of their lists.
 * @param starts what the second and further lists begin with
 * @param words the letter's words of names
 */
function beginningsOf(starts: readonly string[], words: readonly NamedWord[]): readonly Beginnings[] {
  const all = new Set(starts.flatMap((start) => [...start].map((_, i) => start.slice(0, i + 1))));
  const divided = [...all].filter((beginning) => starts.filter((start) => start.startsWith(beginning)).length > 1);
  const byTitles = [...words].sort((a, b) => b.titles.length - a.titles.length || b.named.length - a.named.length);
  const wordsFor = (beginning: string) =>
    byTitles.filter(({ word }) => word !== beginning && word.startsWith(beginning)).slice(0, mostWords);
  return Array.from({ length: starts.length + 1 }, (_, list) =>
    Object.fromEntries(
      divided
        .filter((beginning) => listNumber(starts, beginning) === list)
        .map((beginning) => [
          beginning,
          Object.fromEntries(wordsFor(beginning).map((named) => [named.word, somePlaces(named)])),
        ]),
    ),
  );
}

const somePlaces = ({ named, titles }: NamedWord) => (titles.length ? titles : named).slice(0, 3 * mostPlaces);
