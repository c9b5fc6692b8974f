/** Makes the digest of a set, in the build. */
import type { PageRecord, SetMeta } from '../../model/record.ts';
import { type Digest, plainAnchor, type SectionRow } from './digest.ts';
import { encodeNumbers } from './number-sets.ts';
import type { Section } from './sections.ts';
import { pagesOfSet } from './source-pages.ts';
import { stopWords, weakWords } from './stop-words.ts';
import { stem } from './word-forms.ts';
import { wordsOf } from './words.ts';

/** Words of a lead: as many as a snippet has. */
const leadWords = 10;

/** What of a section is a list of numbers in its row: words by stem. A word that the section defines is in no other list. */
interface Rest {
  readonly defines: ReadonlyMap<string, string>;
  readonly prose: ReadonlyMap<string, string>;
  readonly code: ReadonlyMap<string, string>;
}

/** The digest of a set; `askedAs` gives a page's `askedAs` of the front matter, by id. */
export function makeDigest(
  build: string,
  meta: SetMeta,
  records: readonly PageRecord[],
  askedAs: (id: string) => readonly string[] = () => [],
): Digest {
  const pages = pagesOfSet(meta, records, askedAs);
  const wordByStem = new Map<string, string>();
  const timesByStem = new Map<string, number>();
  const rests = new Map(pages.flatMap(({ sections }) => sections.map((section) => [section, restOf(section)] as const)));
  for (const { defines, prose, code } of rests.values()) {
    for (const [key, word] of [...defines, ...prose, ...code]) {
      wordByStem.set(key, shorter(word, wordByStem.get(key)));
      timesByStem.set(key, (timesByStem.get(key) ?? 0) + 1);
    }
  }
  // The most frequent words first: their numbers, and the gaps between them, are the shortest.
  const times = (key: string) => timesByStem.get(key) as number;
  const stems = [...wordByStem.keys()].sort((a, b) => times(b) - times(a) || (a < b ? -1 : 1));
  const numbers = new Map(stems.map((key, i) => [key, i]));
  const numbersOf = (rest: ReadonlyMap<string, string>) => encodeNumbers([...rest.keys()].map((key) => numbers.get(key) as number));
  const rowOf = (section: Section, _: number, all: readonly Section[]): SectionRow => {
    const { heading, anchor, parent, names, see } = section;
    const { defines, prose, code } = rests.get(section) as Rest;
    const outer = parent ? all.findIndex((each) => each.heading === parent) : 0;
    const own = anchor === plainAnchor(heading) ? '' : anchor;
    const row = [
      heading,
      leadOf(section),
      numbersOf(prose),
      numbersOf(code),
      numbersOf(defines),
      own,
      Math.max(outer, 0),
      names.join('|'),
      see,
    ];
    while (row.length > 2 && !row.at(-1)) row.pop();
    return row;
  };
  return {
    kind: 'digest',
    build,
    set: meta.name,
    version: meta.label || null,
    words: stems.map((key) => wordByStem.get(key)).join(' '),
    pages: pages.map(({ path, title, description, crumbs, askedAs: asked, sections }) => ({
      path,
      title,
      description,
      crumbs,
      askedAs: asked,
      sections: sections.map(rowOf),
    })),
  };
}

const shorter = (word: string, known = word) =>
  word.length < known.length || (word.length === known.length && word < known) ? word : known;

function leadOf({ text }: Section): string {
  const words = text.split(' ');
  return words.length > leadWords ? `${words.slice(0, leadWords).join(' ')} …` : text;
}

/** Pages that read the same in several versions share their sections. */
const knownRests = new WeakMap<Section, Rest>();

/** Words of a section besides its heading and its lead. */
function restOf(section: Section): Rest {
  const known = knownRests.get(section);
  if (known) return known;
  const seen = new Set(wordsOf(`${section.heading} ${leadOf(section)}`).map(({ term }) => stem(term)));
  const gather = (text: string, isCode = false) => {
    const found = new Map<string, string>();
    for (const { term, parts } of wordsOf(text)) {
      // Of what code uses, the parts are enough: the whole identifier tells where it is explained.
      if (isCode && (parts > 1 || /^\d+$/.test(term))) continue;
      const key = stem(term);
      const tells = term.length > 1 && !/^\d{1,2}$/.test(term) && !stopWords.has(term) && !weakWords.has(term);
      if (tells && !seen.has(key)) found.set(key, shorter(term, found.get(key)));
    }
    return found;
  };
  const heading = new Set(wordsOf(section.heading).map(({ term }) => stem(term)));
  const lead = new Set(seen);
  for (const key of lead) if (!heading.has(key)) seen.delete(key);
  const defines = gather(section.defines.join(' '));
  for (const key of [...lead, ...defines.keys()]) seen.add(key);
  const prose = gather(section.text);
  for (const key of prose.keys()) seen.add(key);
  const rest = { defines, prose, code: gather(section.code, true) };
  knownRests.set(section, rest);
  return rest;
}

/** What the front matter of a set's pages says they are asked as, by id. */
export function askedAsOf(
  pages: readonly { readonly topic: { readonly id: string; readonly front: { readonly askedAs?: readonly string[] | undefined } } }[],
): (id: string) => readonly string[] {
  const byId = new Map(pages.map(({ topic }) => [topic.id, topic.front.askedAs ?? []]));
  return (id) => byId.get(id) ?? [];
}
