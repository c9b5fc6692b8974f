/**
 * What search reads of a set: per section the beginning of its text, for the snippet, and its other words, each once and without those
 * that say nothing. A quarter of the set's pack, and the same for versions and unversioned pages.
 */
import { decodeNumbers } from './number-sets.ts';
import type { Section } from './sections.ts';
import type { SourcePage } from './source-pages.ts';

/** A section as search reads it. */
export interface DigestedSection extends Omit<Section, 'text' | 'code' | 'defines'> {
  /** Beginning of the text. */
  readonly lead: string;
  /** Further words of the text, and words that only code has. */
  readonly prose: readonly string[];
  readonly code: readonly string[];
  /** Words of identifiers that the section explains. */
  readonly defines: readonly string[];
}

export interface DigestedPage extends Omit<SourcePage, 'sections'> {
  readonly sections: readonly DigestedSection[];
}

/**
 * Heading, lead, numbers in `Digest.words` of the words of prose, of code, and of the identifiers defined; the anchor where it is not the heading in
 * lower case with hyphens; the number of the section it belongs to within its page; other names, separated by bars; where to read more.
 * Empty values at the end are left out.
 */
export type SectionRow = (string | number)[];

interface PageRow extends Omit<SourcePage, 'set' | 'version' | 'sections'> {
  readonly sections: readonly SectionRow[];
}

export interface Digest {
  readonly kind: 'digest';
  readonly build: string;
  readonly set: string;
  readonly version: string | null;
  /** The words of all sections apart from their leads: the most frequent first, separated by spaces. */
  readonly words: string;
  readonly pages: readonly PageRow[];
}

/** Whether something read from the network is a digest. */
export function isDigest(value: unknown): value is Digest {
  return typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'digest';
}

/** The pages of a digest. */
export function pagesOfDigest({ set, version, words, pages }: Digest): DigestedPage[] {
  const all = words.split(' ');
  const listed = (numbers: string) => decodeNumbers(numbers).map((number) => all[number] ?? '');
  return pages.map(({ sections, ...page }) => ({
    ...page,
    set,
    version,
    sections: sections.map((row): DigestedSection => {
      const [heading = '', lead = '', prose = '', code = '', defines = '', anchor = '', parent = 0, names = '', see = ''] = row.map(String);
      return {
        anchor: anchor || plainAnchor(heading),
        heading,
        parent: Number(parent) ? String(sections[Number(parent)]?.[0] ?? '') : '',
        lead,
        prose: listed(prose),
        code: listed(code),
        defines: listed(defines),
        names: names ? names.split('|') : [],
        see,
      };
    }),
  }));
}

/** The anchor that a heading gets from its text. */
export const plainAnchor = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s+/g, '-');
