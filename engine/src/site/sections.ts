/** Splits a set into sections, so that what is prefetched doesn't grow with the set. */
import type { DataSection } from '../model/record.ts';
import { contentHash } from './content-hash.ts';
import type { SetPage } from './sets.ts';

/** Maximum number of body characters in a section: about 12 kB compressed. */
const sectionLength = 48_000;

/**
 * Splits a set's pages, which are in reading order, into sections: as many pages of one sidebar category as fit.
 * @returns the sections by hash, and the pages with the index of their section
 */
export function makeSections<Page extends Pick<SetPage, 'doc' | 'record'>>(
  pages: readonly Page[],
): { sections: ReadonlyMap<string, DataSection>; pages: readonly Page[] } {
  const groups: Page[][] = [];
  let group: Page[] = [];
  let length = 0;
  for (const page of pages) {
    const bodyLength = page.record.body.length;
    const previous = group.at(-1)?.doc;
    const isSameCategory = previous?.sidebar === page.doc.sidebar && previous.crumbs[0] === page.doc.crumbs[0];
    if (!isSameCategory || length + bodyLength > sectionLength) {
      group = [];
      groups.push(group);
      length = 0;
    }
    group.push(page);
    length += bodyLength;
  }
  const sections = new Map<string, DataSection>();
  const numbers = new Map<string, number>();
  const placed = groups.flatMap((members) => {
    const section: DataSection = { pages: members.map(({ record }) => record) };
    const hash = contentHash(JSON.stringify(section));
    sections.set(hash, section);
    const at = numbers.get(hash) ?? numbers.size;
    numbers.set(hash, at);
    return members.map((page) => ({ ...page, doc: { ...page.doc, section: at } }));
  });
  return { sections, pages: placed };
}
