/** Checks the addresses of all pages for conflicts before anything is written. */
import { addressBelow } from '../config/page-path.ts';
import { reservedFolders, reservedPages } from '../config/reserved.ts';
import { pageFolders } from '../content/pages/library.ts';
import type { ProblemCollector } from '../problems/collect.ts';
import { Problem } from '../problems/problem.ts';
import type { PageSet } from './sets.ts';

/** The part of the site that owns an address, for messages; undefined if a page may have it. */
const addressOwner = (address: string): string | undefined =>
  reservedPages.get(address) ?? reservedFolders.get(`/${address.split('/')[1]}`);

/**
 * Checks that no two pages have the same address, and that no page has an address of the site itself.
 * @param problems receives conflicts
 */
export function checkAddresses(sets: readonly PageSet[], problems: ProblemCollector): void {
  // Addresses begin with the longest root that fits: /api/1.0 is a version, even if /api is another.
  const longestFirst = sets.map(({ meta }) => meta).toSorted((a, b) => b.path.length - a.path.length);
  const setAt = (address: string) => longestFirst.find(({ path }) => `${address}/`.startsWith(`${path}/`));
  const seen = new Map<string, { readonly file: string; readonly meta: object }>();
  for (const { meta, pages } of sets) {
    for (const { topic, doc } of pages) {
      if (!topic.isReadable) continue;
      const address = addressBelow(meta.path, doc.path);
      const place = { file: topic.file, line: 1 };
      const owner = addressOwner(address);
      if (owner)
        problems.add(
          new Problem(`The page would be at ${address}, which belongs to ${owner}.`, {
            place,
            remedy: 'Rename the file.',
          }),
        );
      const other = seen.get(address);
      // Topics of one set at one address are reported with its versions.
      if (other && other.meta !== meta)
        problems.add(
          new Problem(`The page would be at ${address}, where ${other.file} is already.`, {
            place,
            remedy: 'Rename one of the files, or change `paths`.',
          }),
        );
      const setThere = setAt(address);
      if (!owner && !other && setThere && setThere !== meta)
        problems.add(
          new Problem(`The page would be at ${address}, below ${setThere.path}, where version ${setThere.label} is.`, {
            place,
            remedy: 'Rename the file or its folder.',
          }),
        );
      seen.set(address, { file: topic.file, meta });
    }
  }
  if (!seen.has('/'))
    problems.add(
      new Problem('The site has no home page.', { remedy: `Add content/${pageFolders.unversioned}/index.mdx.` }),
    );
}
