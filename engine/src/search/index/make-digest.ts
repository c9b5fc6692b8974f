/** Creates the digest of a version and the unversioned pages, during the build. */
import type { PageRecord, SetMeta } from '../../model/record.ts';
import { memo } from '../../problems/memo.ts';
import { slug } from '../../render/slug.ts';
import {
  type Digest,
  type DigestNames,
  encodeNumbers,
  type ListField,
  letterOf,
  listFields,
  listLetters,
  textPlace,
  type WordList,
} from './digest.ts';
import { stem, weakWords } from './language.ts';
import { inBlocks } from './large-digest.ts';
import {
  type HeadingSection,
  type Keep,
  keepNothing,
  pagesOfSet,
  type SourcePage,
  sectionsOfRecord,
} from './sections.ts';
import { stopWords } from './stop-words.ts';
import { wordsOf } from './words.ts';

/** A set of pages; `askedAs` returns `askedAs` in the front matter of a page, by id. */
export interface DigestSource {
  readonly meta: SetMeta;
  readonly records: readonly PageRecord[];
  askedAs(id: string): readonly string[];
}

export interface DigestOptions {
  readonly version: DigestSource;
  readonly unversioned: DigestSource;
  /** The site's base path, which links to other sets start with. */
  readonly base: string;
  /** End of page addresses. */
  readonly slash: '' | '/';
  /** The project's synonyms, a line each. */
  readonly synonyms: readonly string[];
  /** Default: nothing is kept. */
  readonly keep?: Keep;
}

/** Most characters of names in one file, about 250 pages. */
const namesPerFile = 150_000;

/**
 * Creates a digest without its texts.
 * @param most most characters of names in one file
 */
export function makeDigest(
  { version, unversioned, base, slash, synonyms, keep = keepNothing }: DigestOptions,
  most = namesPerFile,
): Digest {
  const pages = [version, unversioned].flatMap(({ meta, records, askedAs }) =>
    pagesOfSet(meta, records, slash, askedAs, keep),
  );
  const names = { ...namesOf(version.meta, pages, base), synonyms };
  const lists = wordLists(pages.flatMap((page) => wordsOfPage(page, keep)));
  return JSON.stringify(names).length > most ? inBlocks({ names, lists }) : { names, lists };
}

/** Characters of HTML per text file, so that the snippets of a page need about one file. */
const htmlPerTextFile = 8_000;

/**
 * Number of text files of a page. Computed without parsing the page, so that the files can be listed before they are
 * created.
 */
export const textFileCount = ({ body }: PageRecord): number => Math.max(1, Math.round(body.length / htmlPerTextFile));

const textHash = (hash: string) => hash.slice(0, 8);

/** Name of a text file of the page whose record has the hash. */
export const textFileName = (hash: string, file: number): string => `${textHash(hash)}.${file}`;

/** Contents of a page's text files: the texts of its sections. */
export function textFiles(record: PageRecord): string[][] {
  const sections = sectionsOfRecord(record);
  const files: string[][] = Array.from({ length: textFileCount(record) }, () => []);
  for (const [i, { text, code }] of sections.entries()) {
    files[textPlace(i, sections.length, files.length).file]?.push(`${text} ${code.replace(/\s+/g, ' ')}`.trim());
  }
  return files;
}

function namesOf({ name, path }: SetMeta, pages: readonly SourcePage[], base: string): Omit<DigestNames, 'synonyms'> {
  const numbers = new Map(pages.map((page, number) => [page.path, number]));
  // Unversioned pages link to the latest version. In the digest of another version, these links lead to that version.
  const latest = `/${path.split('/')[1]}`;
  const seeOf = (href: string) => {
    const target = href.slice(href.startsWith(base) ? base.length : 0).replace(/#.*/, '');
    const pagePath = target.startsWith(`${latest}/`) ? path + target.slice(latest.length) : target.replace(/^~/, path);
    return numbers.get(pagePath) ?? '';
  };
  const lineOf = ({ heading, parent, anchor, names, see }: HeadingSection) =>
    [`${parent && ' '}${heading}`, anchor === slug(heading) ? '' : anchor, names.join('|'), see && seeOf(see)]
      .join('\t')
      .trimEnd();
  return {
    kind: 'names',
    version: name,
    versioned: pages.filter(({ version }) => version !== null).length,
    paths: pages.map((page) => page.path),
    titles: pages.map(({ title }) => title),
    descriptions: pages.map(({ description }) => description),
    crumbs: pages.map(({ crumbs }) => crumbs.join('\n')),
    askedAs: pages.map(({ askedAs }) => askedAs.join('\n')),
    texts: pages.map(({ record, hash }) => `${textHash(hash)}/${textFileCount(record)}`),
    sections: pages.map(({ sections }) => sections.slice(1).map(lineOf).join('\n')),
  };
}

/** A word and the numbers of the sections that have it, by field. All words with the same stem count as one. */
interface Places extends Readonly<Record<ListField, number[]>> {
  word: string;
}

function wordLists(sections: readonly SectionWords[]): Record<string, WordList> {
  const byStem = new Map<string, Places>();
  for (const [number, section] of sections.entries()) {
    for (const field of listFields) {
      const words = section[field].split(' ');
      for (let i = 1; i < words.length; i += 2) {
        const [key = '', word = ''] = [words[i - 1], words[i]];
        let places = byStem.get(key);
        if (places) places.word = shorter(word, places.word);
        else {
          places = { word, prose: [], code: [], defines: [] };
          byStem.set(key, places);
        }
        places[field].push(number);
      }
    }
  }
  const byLetter = new Map<string, Places[]>([...listLetters].map((letter) => [letter, []]));
  for (const places of byStem.values()) byLetter.get(letterOf(places.word))?.push(places);
  const lists: Record<string, WordList> = {};
  for (const [letter, unsorted] of byLetter) {
    const ofLetter = unsorted.sort((a, b) => (a.word < b.word ? -1 : 1));
    const numbers = (field: ListField) => ofLetter.map((places) => encodeNumbers(places[field])).join(' ');
    const words = ofLetter.map(({ word }) => word).join(' ');
    lists[letter] = {
      kind: 'words',
      words,
      prose: numbers('prose'),
      code: numbers('code'),
      defines: numbers('defines'),
    };
  }
  return lists;
}

const shorter = (word: string, other = word) =>
  word.length < other.length || (word.length === other.length && word < other) ? word : other;

/** Stems and words in turns, separated by spaces. Each is in one field only, and words of the heading are in none. */
type SectionWords = Readonly<Record<ListField, string>>;

const pairs = (words: ReadonlyMap<string, string>) => [...words].flat().join(' ');

const stemOf = memo(100_000, String, (term: string) => stem(term));

/** Words of sections by text: most sections read the same in many versions, even if the rest of the page differs. */
const wordsOfSection = memo(
  8_000,
  (section: HeadingSection) => [section.heading, section.text, section.code, ...section.defines].join('\n'),
  (section): SectionWords => {
    const heading = wordsOf(section.heading).map(({ term }) => stemOf(term));
    const defines = gather(section.defines.join(' '), new Set());
    const prose = gather(section.text, new Set([...heading, ...defines.keys()]));
    const code = gather(section.code, new Set([...heading, ...defines.keys(), ...prose.keys()]), true);
    return { defines: pairs(defines), prose: pairs(prose), code: pairs(code) };
  },
);

/** Words of a page's sections. What is kept has been checked by its hash. */
const wordsOfPage = (page: SourcePage, keep: Keep): readonly SectionWords[] =>
  JSON.parse(keep(['words', page.record.body], () => JSON.stringify(page.sections.map(wordsOfSection))));

function gather(text: string, seen: ReadonlySet<string>, isCode = false): Map<string, string> {
  const wordsByStem = new Map<string, string>();
  for (const { term, parts } of wordsOf(text)) {
    // Index only the parts of identifiers in code. The whole identifier is indexed where it is explained.
    if (isCode && (parts > 1 || /^\d+$/.test(term))) continue;
    if (term.length < 2 || /^\d{1,2}$/.test(term) || stopWords.has(term) || weakWords.has(term)) continue;
    const key = stemOf(term);
    if (!seen.has(key)) wordsByStem.set(key, shorter(term, wordsByStem.get(key)));
  }
  return wordsByStem;
}
