/** Creates the digest of a version and the unversioned pages, during the build. */

import type { PageRecord, SetMeta } from '../../model/record.ts';
import { slug } from '../../render/slug.ts';
import type { VersionWords } from '../embedded/other-versions.ts';
import { type Digest, encodeNumbers, letterOf, listLetters, type PageElsewhere, type WordList } from './digest.ts';
import { stemsOf } from './language.ts';
import { type Asked, askedWords, listedWords, shorter, wordsOfRecord } from './section-words.ts';
import type { HeadingSection } from './sections.ts';
import type { SourcePage } from './source-page.ts';
import { pagesOfSet } from './source-pages.ts';
import { stopWords } from './stop-words.ts';
import { fold, wordsOf } from './words.ts';

/**
 * A set of pages; `askedAs` returns `askedAs` in the front matter of a page, by id, and `sectionsAskedAs` that of its
 * sections.
 */
export interface DigestSource {
  readonly meta: SetMeta;
  readonly records: readonly PageRecord[];
  askedAs(id: string): readonly string[];
  sectionsAskedAs(id: string): readonly Asked[];
}

export interface DigestOptions {
  readonly version: DigestSource;
  readonly unversioned: DigestSource;
  readonly slash: '' | '/';
  /** Titles of all versions' pages, with the versions that have them. */
  readonly titles: ReadonlyMap<string, readonly string[]>;
  readonly synonyms: readonly string[];
  /** Names of the product. */
  readonly product: readonly string[];
}

/** The digest of a version's pages and of those without versions: what search reads. */
export function makeDigest({ version, unversioned, slash, titles, synonyms, product }: DigestOptions): Digest {
  const pages = [version, unversioned].flatMap(({ meta, records, askedAs }) =>
    pagesOfSet(meta, records, slash, askedAs),
  );
  const here = new Set(pages.flatMap((page) => [page.title, ...page.askedAs].flatMap(stemsOf)));
  const elsewhere = [...titles].flatMap(([title, versions]): PageElsewhere[] => {
    const only = versions.includes(version.meta.name) ? [] : stemsOf(title).filter((key) => !here.has(key));
    return only.length ? [{ title, versions, only }] : [];
  });
  const lengths = pages
    .flatMap(({ record }) => listedWords(record))
    .map(({ size }) => Math.min(9, Math.round(size / 100)))
    .join('');
  const sources = { [version.meta.name]: version, [unversioned.meta.name]: unversioned };
  const words = pages.flatMap(({ set, record }) => {
    const bySection = listedWords(record).map((listed) => new Map(listed));
    for (const phrases of sources[set]?.sectionsAskedAs(record.id) ?? []) {
      const { section, others } = askedWords(record, phrases);
      // A heading that only groups others answers nothing.
      if (bySection[section]?.size) for (const entry of others) bySection[section].set(...entry);
    }
    return bySection;
  });
  return {
    names: {
      ...namesOf(version.meta, pages),
      lengths,
      elsewhere,
      synonyms,
      product: product.map((name) => fold(name).replaceAll(' ', '')),
    },
    lists: wordLists(words),
  };
}

/** Stop words don't count in other names. */
const informative = (name: string) =>
  name
    .split(' ')
    .filter((word) => !stopWords.has(word.toLowerCase()))
    .join(' ');

function namesOf({ name }: SetMeta, pages: readonly SourcePage[]) {
  const lineOf = ({ heading, parent, anchor, names, isTerm }: HeadingSection) =>
    [`${parent && ' '}${heading}`, anchor === slug(heading) ? '' : anchor, names.join('|'), isTerm ? 1 : '']
      .join('\t')
      .trimEnd();
  return {
    kind: 'names' as const,
    hashes: {},
    version: name,
    versioned: pages.filter(({ version }) => version !== null).length,
    paths: pages.map((page) => page.path),
    titles: pages.map(({ title }) => title),
    descriptions: pages.map(({ description }) => description),
    crumbs: pages.map(({ crumbs }) => crumbs.join('\n')),
    askedAs: pages.map(({ askedAs }) => askedAs.map(informative).join('\n')),
    records: pages.map(({ hash }) => hash),
    sections: pages.map(({ sections }) => sections.slice(1).map(lineOf).join('\n')),
  };
}

/** Lists of the words of sections, given by their stems. All words with the same stem count as one. */
function wordLists(sections: readonly ReadonlyMap<string, string>[]): Record<string, WordList> {
  const byStem = new Map<string, { word: string; readonly numbers: number[] }>();
  for (const [number, words] of sections.entries()) {
    for (const [key, word] of words) {
      const places = byStem.get(key) ?? { word, numbers: [] };
      places.word = shorter(word, places.word);
      places.numbers.push(number);
      byStem.set(key, places);
    }
  }
  const sorted = [...byStem.values()].sort((a, b) => (a.word < b.word ? -1 : 1));
  return Object.fromEntries(
    [...listLetters].map((letter): [string, WordList] => {
      const ofLetter = sorted.filter(({ word }) => letterOf(word) === letter);
      const words = ofLetter.map(({ word }) => word).join(' ');
      return [
        letter,
        { kind: 'words', words, sections: ofLetter.map(({ numbers }) => encodeNumbers(numbers)).join(',') },
      ];
    }),
  );
}

const maxVersions = 31;

const tellsVersions = (word: string) => word.length > 2 && !stopWords.has(word) && !/^\d|^0x/.test(word);

/** Collects the words that only some versions have. `all` are the versions, newest first; only the newest 31 count. */
export function versionWords(
  all: readonly { readonly meta: SetMeta; readonly records: readonly PageRecord[] }[],
  unreleased: readonly string[],
): VersionWords {
  const sets = all.slice(0, maxVersions);
  const versions = sets.map(({ meta }) => meta.name);
  // Every word is in every version.
  if (sets.length < 2) return { versions, unreleased, words: {} };
  // A page that reads the same in several versions is one record, and read once.
  const versionsOf = new Map<PageRecord, number>();
  sets.forEach(({ records }, i) => {
    for (const page of records) versionsOf.set(page, (versionsOf.get(page) ?? 0) | (1 << i));
  });
  const masks = new Map<string, number>();
  for (const [page, versions] of versionsOf) {
    const named = wordsOf(`${page.title} ${page.description}`).map(({ term }) => term);
    for (const word of new Set([...named, ...wordsOfRecord(page)])) masks.set(word, (masks.get(word) ?? 0) | versions);
  }
  const everywhere = 2 ** sets.length - 1;
  const words = new Map<string, string[]>();
  for (const [word, mask] of [...masks].sort(([a], [b]) => (a < b ? -1 : 1))) {
    if (mask === everywhere || !tellsVersions(word)) continue;
    const ofVersions = words.get(String(mask));
    if (ofVersions) ofVersions.push(word);
    else words.set(String(mask), [word]);
  }
  return {
    versions,
    unreleased,
    words: Object.fromEntries([...words].map(([mask, list]) => [mask, list.join(' ')])),
  };
}
