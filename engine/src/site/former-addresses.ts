/** All addresses that the site has ever had: each one remains a page or redirects to one. */
import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { Problem } from '../problems/problem.ts';
import type { Redirect } from './redirects.ts';
import type { PageSet } from './sets.ts';

/** The recorded addresses, below the base. `npx onesource cut` extends the file. */
export const addressFile = 'content/addresses.json';

/**
 * The recorded addresses of the project at `root`; none if there is no file.
 * @throws Problem if the file is not a list of addresses
 */
export function readFormerAddresses(root: string): readonly string[] {
  const file = path.join(root, addressFile);
  if (!fs.existsSync(file)) return [];
  try {
    return z.array(z.string()).parse(JSON.parse(fs.readFileSync(file, 'utf8')));
  } catch (cause) {
    throw new Problem('The file is not a list of addresses.', {
      place: { file: addressFile },
      remedy: `Restore it with git: git checkout -- ${addressFile}. The command cut writes it.`,
      cause,
    });
  }
}

/** All current addresses: pages and redirects. */
export function presentAddresses(sets: readonly PageSet[], redirects: readonly Redirect[]): string[] {
  const pages = sets.flatMap(({ meta }) => meta.docs.map(({ path: at }) => `${meta.path}${at && `/${at}`}` || '/'));
  return [...new Set([...pages, ...redirects.map(({ from }) => from)])].sort();
}

export function lostAddresses(former: readonly string[], present: readonly string[]): Problem[] {
  const working = new Set(present);
  return former
    .map((address, index) => ({ address, line: index + 2 }))
    .filter(({ address }) => !working.has(address))
    .map(
      ({ address, line }) =>
        new Problem(`${address} was a page, and now leads nowhere.`, {
          // The file has an address a line, after its bracket.
          place: { file: addressFile, line },
          remedy:
            'Give the topic its old path back (`paths:` in its front matter), a `successor`, or add the address to content/moved.ts.',
        }),
    );
}
