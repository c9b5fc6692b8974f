/** What the server has to know of a built site before it can answer: headers, redirects, the not-found document. */
import fs from 'node:fs';
import path from 'node:path';
import { Problem } from '../../problems/problem.ts';

export interface ServedFolder {
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly redirects: ReadonlyMap<string, string>;
  /** Bodies of the not-found document; what is not compressed yet is missing. */
  readonly notFound: { readonly plain: Buffer; readonly br: Buffer | null; readonly gzip: Buffer | null };
}

function readBytes(folder: string, file: string): Buffer | null {
  try {
    return fs.readFileSync(path.join(folder, file));
  } catch {
    return null;
  }
}

function readFolder(folder: string): ServedFolder {
  const read = (file: string): Buffer => {
    const bytes = readBytes(folder, file);
    if (bytes) return bytes;
    throw new Problem(`There is no built site in ${folder}: ${file} cannot be read.`, {
      remedy: 'Run `npm run build` first, or `npm start`, which does both.',
    });
  };
  const table = (file: string) => Object.entries(JSON.parse(read(file).toString()) as Record<string, string>);
  return {
    headers: table('hosting/headers.json'),
    redirects: new Map(table('redirects.json')),
    notFound: { plain: read('404.html'), br: readBytes(folder, '404.html.br'), gzip: readBytes(folder, '404.html.gz') },
  };
}

/**
 * Gives a function that returns what is known of the site in `folder`, read again after a new build was put in its place. While a
 * folder can't be read, the site it held before goes on.
 * @param log hears why a folder can't be read
 * @throws Problem where there is no built site yet
 */
export function watchFolder(folder: string, log: (message: string) => void): () => ServedFolder {
  const stamp = () => {
    const found = fs.statSync(path.join(folder, '404.html'), { throwIfNoEntry: false });
    const compressed = fs.statSync(path.join(folder, '404.html.gz'), { throwIfNoEntry: false });
    return found ? `${found.ino} ${found.mtimeMs} ${compressed?.mtimeMs}` : null;
  };
  let seen = stamp();
  let known = readFolder(folder);
  return () => {
    const now = stamp();
    if (now !== null && now !== seen) {
      seen = now;
      try {
        known = readFolder(folder);
      } catch (error) {
        log(`The new build can't be read: ${String(error)}`);
      }
    }
    return known;
  };
}
