/** A file of the site: where it is served and how it is made. Build, dev server, and hosting share one list. */

import { Problem, ProblemList } from '../../problems/problem.ts';

export interface SiteFile {
  readonly file: string;
  readonly source: string;
  /** The target if the document is a redirect: an address including the base path. */
  readonly redirect?: string;
  make(): string | Uint8Array;
}

/**
 * The document at an address below the base: `api.html` for `/api`, `api/index.html` for `/api/`, `index.html` for `/`.
 */
export const documentFile = (address: string) => `${address.replace(/^\//, '').replace(/(^|\/)$/, '$1index')}.html`;

export const documentAddress = (file: string) => `/${file.replace(/(^|\/)index\.html$|\.html$/, '')}`;

const plainPath = /^(?!.*(?:^|\/)\.{1,2}(?:\/|$))[\w@.~+-]+(?:\/[\w@.~+-]+)*$/;

const sourcePlace = ({ source }: SiteFile) => (/^(?:content|public)\//.test(source) ? { place: { file: source } } : {});

function conflict(file: SiteFile, other: SiteFile): Problem {
  // The file that a writer can rename comes first.
  const [mine, theirs] = 'place' in sourcePlace(file) ? [file, other] : [other, file];
  const what = `${mine.source} and ${theirs.source} have the same address: ${documentAddress(mine.file)}.`;
  return new Problem(what, {
    ...sourcePlace(mine),
    remedy: 'place' in sourcePlace(theirs) ? 'Rename one of them.' : `Rename ${mine.source}.`,
  });
}

export function uniqueFiles(files: readonly SiteFile[]): {
  readonly unique: readonly SiteFile[];
  readonly problems: readonly Problem[];
} {
  const unique = new Map<string, SiteFile>();
  const problems = new Map<string, Problem>();
  for (const file of files) {
    if (!plainPath.test(file.file)) {
      const what = `${file.source}: "/${file.file}" is not an address that the site can have.`;
      const remedy = 'Use letters, digits, hyphens, dots, and underscores between slashes.';
      problems.set(file.source, new Problem(what, { ...sourcePlace(file), remedy }));
      continue;
    }
    // On some file systems, names that differ only in case are the same file.
    const key = file.file.toLowerCase();
    const other = unique.get(key);
    if (!other || other.redirect !== undefined) unique.set(key, file);
    else if (file.redirect === undefined) {
      // A page has several files in each version: they are one conflict.
      const pair = [file.source, other.source].sort().join('\n');
      if (!problems.has(pair)) problems.set(pair, conflict(file, other));
    }
  }
  // A page that takes the address of another takes those of its Markdown too; the writer needs to hear of the page
  // only.
  const all = [...problems.values()];
  const writers = all.filter(({ place }) => place);
  return { unique: [...unique.values()], problems: writers.length ? writers : all };
}

/**
 * Checks all files for conflicts before anything is written. Any other file takes precedence over a redirect. Returns
 * the files to write. Throws a ProblemList if two files have the same address, or one is outside the site's folder.
 */
export function checkFiles(files: readonly SiteFile[]): readonly SiteFile[] {
  const { unique, problems } = uniqueFiles(files);
  if (problems.length) throw new ProblemList(problems);
  return unique;
}
