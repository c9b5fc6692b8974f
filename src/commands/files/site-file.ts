/** A file that the site consists of: where it is served and how it is made. Build, development server, and hosting share one list of them. */
import { problemCollector } from '../../problems/collect.ts';
import { Problem } from '../../problems/problem.ts';

export interface SiteFile {
  /** Path below the site's folder: `api/zkvm.html`. */
  readonly file: string;
  /** What it is made from, for messages: `content/api/zkvm/index.mdx`, `public/og.png`, `the search page`. */
  readonly source: string;
  /** Where a document leads that stands for a redirect: an address with the base. */
  readonly redirect?: string;
  make(): string | Uint8Array;
}

/** File of an address below the base: `/api` is `api.html`, `/` is `index.html`. */
export const documentFile = (address: string) => (address === '/' || address === '' ? 'index.html' : `${address.replace(/^\//, '')}.html`);

/** Address of a file below the base: a document's has no ending. */
export const addressOf = (file: string) => (file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`);

/** Segments that a file may have: nothing that leads out of the site's folder, or that an address would have to encode. */
const plainPath = /^(?!.*(?:^|\/)\.{1,2}(?:\/|$))[\w@.~+-]+(?:\/[\w@.~+-]+)*$/;

/**
 * Checks all files together, before any is written. A redirect gives way to any other file.
 * @returns the files that are to be written
 * @throws Problems where two have the same address, or one would be outside the site's folder
 */
export async function checkFiles(files: readonly SiteFile[]): Promise<SiteFile[]> {
  const problems = problemCollector();
  const seen = new Map<string, SiteFile>();
  for (const file of files) {
    await problems.collect(() => {
      if (!plainPath.test(file.file))
        throw new Problem(`${file.source}: "/${file.file}" is not an address that the site can have.`, {
          remedy: 'Use letters, digits, hyphens, dots, and underscores between slashes.',
        });
      // Addresses that differ in case only are one file on some disks.
      const key = file.file.toLowerCase();
      const other = seen.get(key);
      if (other && !other.redirect && !file.redirect)
        throw new Problem(`${file.source} and ${other.source} have the same address: ${addressOf(file.file)}.`, {
          remedy: 'Rename one of them.',
        });
      if (!other || other.redirect) seen.set(key, file);
    });
  }
  problems.end();
  return [...seen.values()];
}
