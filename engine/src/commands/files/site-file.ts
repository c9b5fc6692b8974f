/** A file of the site: where it is served and how it is made. Build, dev server, and hosting share one list. */

import { Problem, ProblemList } from '../../problems/problem.ts';
import { textExtensions } from '../media-types.ts';

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
/** Names of devices, which Windows doesn't let a file have, whatever its extension is. */
const deviceName = /(?:^|\/)(?:con|prn|aux|nul|com\d|lpt\d)(?:[./]|$)/i;
/** What `npx onesource compress` writes beside a text file, which servers don't show. */
const compressedCopy = new RegExp(`\\.(?:${textExtensions.join('|')})\\.(?:br|gz)(?:\\.html)?$`);
/** File systems have 255 bytes for a name, and `.html.br` takes some of them. */
const longestName = 240;

/** What is wrong with a file's name, and what to do; undefined if it can have the name. */
function wrongName(file: string): readonly [what: string, remedy: string] | undefined {
  if (!plainPath.test(file))
    return [
      'is not an address that the site can have',
      'Use letters, digits, hyphens, dots, and underscores between slashes.',
    ];
  if (deviceName.test(file))
    return ['has the name of a device: on Windows, there can be no such file', 'Rename the file or its folder.'];
  if (compressedCopy.test(file))
    return ['is named like the compressed copy of another file, and servers don’t show those', 'Rename it.'];
  if (file.split('/').some((name) => name.length > longestName))
    return [`has a name of more than ${longestName} characters, and file systems have no room for it`, 'Shorten it.'];
  return undefined;
}

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

/**
 * The file that a host may serve at the address of a document, as it does `public/faq` at `/faq`, or that has the name of
 * a folder that the file is in.
 */
function otherAt(unique: ReadonlyMap<string, SiteFile>, { file, redirect }: SiteFile): SiteFile | undefined {
  const folders = file.split('/').map((_, i, parts) => parts.slice(0, i).join('/'));
  const address = file.endsWith('.html') && redirect === undefined ? [documentAddress(file).slice(1)] : [];
  return [...folders, ...address].flatMap((name) => (name === '' ? [] : (unique.get(name.toLowerCase()) ?? [])))[0];
}

export function uniqueFiles(files: readonly SiteFile[]): {
  readonly unique: readonly SiteFile[];
  readonly problems: readonly Problem[];
} {
  const unique = new Map<string, SiteFile>();
  const problems = new Map<string, Problem>();
  for (const file of files) {
    const wrong = wrongName(file.file);
    if (wrong) {
      const [what, remedy] = wrong;
      const shown = file.file.length > longestName ? `${file.file.slice(0, 40)}…` : file.file;
      problems.set(file.source, new Problem(`${file.source}: "/${shown}" ${what}.`, { ...sourcePlace(file), remedy }));
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
  for (const file of unique.values()) {
    const other = otherAt(unique, file);
    if (other) problems.set([file.source, other.source].sort().join('\n'), conflict(file, other));
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
