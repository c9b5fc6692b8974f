/** All addresses that the site has ever had: each one remains a page or redirects to one. */
import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { addressBelow } from '../config/page-path.ts';
import { Problem } from '../problems/problem.ts';
import type { Redirect } from './redirects.ts';
import type { PageSet } from './sets.ts';

/** The recorded addresses of pages and of their parts, below the base. `npx onesource cut` extends the file. */
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

export function presentAddresses(sets: readonly PageSet[], redirects: readonly Redirect[]): string[] {
  const pages = sets.flatMap((set) => set.meta.docs.map(({ path: at }) => addressOf(set, at)));
  return [...new Set([...pages, ...redirects.map(({ from }) => from)])].sort();
}

const addressOf = ({ meta }: PageSet, path: string) => addressBelow(meta.path, path);

/**
 * The addresses of the parts of pages to which links from elsewhere lead: those of the latest version and of pages
 * without versions. A later version keeps them.
 */
export const partAddresses = (sets: readonly PageSet[]): string[] =>
  sets
    .filter(({ version }) => version === null || version.status === 'latest')
    .flatMap((set) =>
      set.pages.flatMap(({ doc, body }) =>
        [...(body.anchors ?? [])].map((anchor) => `${addressOf(set, doc.path)}#${anchor}`),
      ),
    );

/**
 * Returns a warning for each recorded address, of a page or of a part of one, that no longer works.
 * @param isKnown whether a page's parts are known: a page with mistakes may lack some
 * @param isMeant whether an entry with a mistake may be about the address
 */
export function lostAddresses(
  former: readonly string[],
  sets: readonly PageSet[],
  redirects: readonly Redirect[],
  isKnown: (file: string) => boolean = () => true,
  isMeant: (address: string) => boolean = () => false,
): Problem[] {
  const working = new Set(presentAddresses(sets, redirects));
  const led = new Map(redirects.map(({ from, to }) => [from, to]));
  const pages = new Map(sets.flatMap((set) => set.pages.map((page) => [addressOf(set, page.doc.path), page] as const)));
  return former.flatMap((recorded, index) => {
    const [address = '', anchor] = recorded.split('#');
    if (!working.has(address))
      return (anchor !== undefined && former.includes(address)) || isMeant(address)
        ? []
        : new Problem(`${recorded} was a page, and now leads nowhere.`, {
            // The file has an address a line, after its bracket.
            place: { file: addressFile, line: index + 2 },
            remedy:
              'Give the topic its old path back (`paths:` in its front matter), a `successor`, or add the address to content/moved.ts.',
          });
    const page = pages.get(led.get(address) ?? address);
    if (anchor === undefined || !page || !isKnown(page.topic.file)) return [];
    // A part that only earlier versions have has not been renamed.
    const versions = sets.flatMap((set) => set.pages.filter(({ topic }) => topic === page.topic));
    if (versions.some(({ body }) => !body.anchors || body.anchors.has(anchor))) return [];
    return new Problem(`${recorded} was a part of the page, and now leads to its start.`, {
      place: { file: page.topic.file, line: page.topic.bodyLine },
      remedy: `Add the anchor to the heading that took over its subject: ## Heading [#heading #${anchor}]. To a term of the glossary, add it as one of its \`anchors\`.`,
    });
  });
}
