/** Every address the site has had: each one stays a page, or leads to one. */
import fs from 'node:fs';
import path from 'node:path';
import { Problem } from '../problems/problem.ts';
import type { Redirect } from './redirects.ts';
import type { PageSet } from './sets.ts';

/** The recorded addresses, below the base. `npm run cut` extends the file. */
export const addressFile = 'content/addresses.json';

/** What is recorded in the project at `root`: nothing where there is no file. */
export function readFormerAddresses(root: string): readonly string[] {
  const file = path.join(root, addressFile);
  return fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')) as string[]) : [];
}

/** All addresses of the site as it is now: pages, and what leads to them. */
export function presentAddresses(sets: readonly PageSet[], redirects: readonly Redirect[]): string[] {
  const pages = sets.flatMap(({ meta }) => meta.docs.map(({ path: at }) => `${meta.path}${at && `/${at}`}` || '/'));
  return [...new Set([...pages, ...redirects.map(({ from }) => from)])].sort();
}

/** A warning for each recorded address that has become a dead end. */
export function lostAddresses(former: readonly string[], present: readonly string[]): Problem[] {
  const known = new Set(present);
  return former
    .map((address, index) => ({ address, line: index + 2 }))
    .filter(({ address }) => !known.has(address))
    .map(
      ({ address, line }) =>
        new Problem(`${address} was a page, and now leads nowhere.`, {
          // The file has an address a line, after its bracket.
          place: { file: addressFile, line },
          remedy: 'Give the topic its old path back (`paths:` in its front matter), a `successor`, or add the address to content/moved.ts.',
        }),
    );
}
