/**
 * A set in short, for search alone: per section the beginning of its text, for the snippet, and its other words, each once and no stop words.
 * Made for the unversioned pages, whose whole pack (formulas, explainers) would be too much for a first search.
 */
import type { Pack, SetMeta } from '../../page/record.ts';
import { stem } from '../text/stem.ts';
import { stopWords } from '../text/stop-words.ts';
import { wordsOf } from '../text/words.ts';
import type { Section } from './sections.ts';
import { pagesOfPack, type SourcePage } from './source.ts';

/** Anchor, heading, parent heading, beginning of the text, other words. */
type DigestSection = readonly [anchor: string, heading: string, parent: string, lead: string, rest: string];

export interface Digest {
  readonly kind: 'digest';
  readonly build: string;
  readonly set: string;
  readonly pages: readonly {
    path: string;
    title: string;
    description: string;
    crumbs: readonly string[];
    sections: readonly DigestSection[];
  }[];
}

const leadWords = 12;

/** The digest of a set. */
export function digest(meta: SetMeta, pack: Pack): Digest {
  const pages = pagesOfPack(meta, pack).map(({ path, title, description, crumbs, sections }) => ({
    path,
    title,
    description,
    crumbs,
    sections: sections.map(shorten),
  }));
  return { kind: 'digest', build: pack.build, set: meta.name, pages };
}

function shorten({ anchor, heading, parent, text, code }: Section): DigestSection {
  const words = text.split(' ');
  const lead = words.slice(0, leadWords).join(' ') + (words.length > leadWords ? ' …' : '');
  const seen = new Set(wordsOf(`${heading} ${lead}`).map(({ term }) => stem(term)));
  const rest: string[] = [];
  for (const word of `${words.slice(leadWords).join(' ')} ${code}`.split(/[^\p{L}\p{N}_:\-.’']+/u)) {
    const fresh = wordsOf(word).filter(({ term }) => !stopWords.has(term) && (term.length > 1 || /\d/.test(term)) && !seen.has(stem(term)));
    if (fresh.length === 0) continue;
    for (const { term } of fresh) seen.add(stem(term));
    // Identifiers stay whole, other words go in lower case: a shorter file.
    const whole = fresh.some(({ parts }) => parts > 1);
    rest.push(whole ? word.replace(/^[:\-.’']+|[:\-.’']+$/g, '') : (fresh[0]?.term ?? ''));
  }
  return [anchor, heading, parent, lead, rest.join(' ')];
}

/** Whether something read from the network is a digest. */
export function isDigest(value: unknown): value is Digest {
  return typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'digest';
}

/** Pages of a digest. */
export function pagesOfDigest({ set, pages }: Digest): SourcePage[] {
  return pages.map(({ sections, ...page }) => ({
    ...page,
    set,
    version: null,
    sections: sections.map(([anchor, heading, parent, lead, rest]) => ({ anchor, heading, parent, text: lead, code: '', rest })),
  }));
}
