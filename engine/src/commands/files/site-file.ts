/** A file of the site: where it is served and how it is generated. Build, development server, and hosting share one list of them. */
import { problemCollector } from '../../problems/collect.ts';
import { Problem } from '../../problems/problem.ts';

export interface SiteFile {
  /** Path below the site's folder: `api/guides.html`. */
  readonly file: string;
  /** Its source, for messages: `content/api/guides/index.mdx`, `public/og.png`, `the search page`. */
  readonly source: string;
  /** The target if the document is a redirect: an address including the base path. */
  readonly redirect?: string;
  make(): string | Uint8Array;
}

/** The document at an address below the base: `api.html` for `/api`, `api/index.html` for `/api/`, `index.html` for `/`. */
export const documentFile = (address: string) => `${address.replace(/^\//, '').replace(/(^|\/)$/, '$1index')}.html`;

/** The address of a file below the base, without a trailing slash; documents have no extension. */
export const addressOf = (file: string) => `/${file.replace(/(^|\/)index\.html$|\.html$/, '')}`;

/** Allowed path segments: nothing that leads out of the site's folder or needs encoding in an address. */
const plainPath = /^(?!.*(?:^|\/)\.{1,2}(?:\/|$))[\w@.~+-]+(?:\/[\w@.~+-]+)*$/;

/**
 * Checks all files for conflicts before anything is written. Any other file takes precedence over a redirect.
 * @returns the files to write
 * @throws ProblemList if two files have the same address, or one is outside the site's folder
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
      // On some file systems, names that differ only in case are the same file.
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
