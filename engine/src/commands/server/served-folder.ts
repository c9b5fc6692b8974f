/** The parts of a built site that the server keeps in memory: headers, redirects, the not-found document. */
import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { Problem } from '../../problems/problem.ts';
import { issueSentence, validated } from '../../problems/schema.ts';
import { hostingFolder } from '../hosting/files.ts';

export interface ServedFolder {
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly redirects: ReadonlyMap<string, string>;
  /** Bodies of the not-found document by encoding, as far as compressed copies exist. */
  readonly notFound: { readonly plain: Buffer; readonly br: Buffer | null; readonly gzip: Buffer | null };
}

const tableSchema = z.record(z.string(), z.string());

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
      remedy: 'Run `npx onesource build` first.',
    });
  };
  const table = (file: string) => {
    const valid = validated(
      tableSchema,
      JSON.parse(read(file).toString()),
      (issue) =>
        new Problem(`${file} in ${folder} is no table of texts: ${issueSentence(issue)}.`, {
          remedy: 'Run `npx onesource build` again.',
        }),
    );
    return Object.entries(valid);
  };
  return {
    headers: table(`${hostingFolder}/headers.json`),
    redirects: new Map(table(`${hostingFolder}/redirects.json`)),
    notFound: { plain: read('404.html'), br: readBytes(folder, '404.html.br'), gzip: readBytes(folder, '404.html.gz') },
  };
}

/**
 * Returns a function that returns the current state of the site in `folder`, and reads it again when a new build has
 * replaced it. If the folder can't be read, the previous state remains.
 * @param log receives the reason why a folder can't be read
 * @throws Problem if there is no built site yet
 */
export function watchFolder(folder: string, log: (message: string) => void): () => ServedFolder {
  const stamp = () => {
    const errorPage = fs.statSync(path.join(folder, '404.html'), { throwIfNoEntry: false });
    const compressed = fs.statSync(path.join(folder, '404.html.gz'), { throwIfNoEntry: false });
    return errorPage ? `${errorPage.ino} ${errorPage.mtimeMs} ${compressed?.mtimeMs}` : null;
  };
  let seen = stamp();
  let current = readFolder(folder);
  return () => {
    const now = stamp();
    if (now !== null && now !== seen) {
      seen = now;
      try {
        current = readFolder(folder);
      } catch (error) {
        log(`The new build can't be read: ${String(error)}`);
      }
    }
    return current;
  };
}
