/** The pages and sections that a digest's names describe. */
import { type DigestNames, plainAnchor } from './digest.ts';
import type { SourcePage } from './source-pages.ts';

export interface DigestSection {
  readonly anchor: string;
  readonly heading: string;
  /** Heading of the section that contains this one, or empty. */
  readonly parent: string;
  readonly names: readonly string[];
  /** Number of the page that a glossary term links to, or -1. */
  readonly see: number;
}

export interface DigestPage extends Pick<SourcePage, 'version' | 'path' | 'title' | 'description' | 'crumbs' | 'askedAs'> {
  /** Name and number of its text files. */
  readonly text: string;
  readonly textFiles: number;
  readonly sections: readonly DigestSection[];
}

const lines = (text: string | undefined) => (text ? text.split('\n') : []);

/** Reads the pages of a digest. */
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

/** Parts of a section that a word can be in. */
export const fields = { name: 0, slug: 1, description: 2, defines: 3, prose: 4, code: 5 } as const;
export const fieldCount = 6;
export type Field = (typeof fields)[keyof typeof fields];

/** Positions are numbered through all fields of a section; each field starts at a multiple of this. Words of lists are all at its start. */
export const fieldSpan = 1 << 16;
/** The names of a section (title or heading, then its other names or `askedAs`) start at multiples of this. */
export const nameSpan = 64;

/** A section among those of all pages. */
export interface Entry {
  readonly page: DigestPage;
  readonly pageNumber: number;
  readonly section: DigestSection;
  /** Number of the section in its page; the first one represents the page. */
  readonly number: number;
  /** Number of words per name, stop words excluded. */
  readonly nameLengths: readonly number[];
}
