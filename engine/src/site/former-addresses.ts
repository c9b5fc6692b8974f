/** All addresses that the site has ever had: each one remains a page or redirects to one. */
import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { nearest } from '../basics/nearest.ts';
import { changePaths } from '../config/change-addresses.ts';
import { addressBelow } from '../config/page-path.ts';
import { Problem } from '../problems/problem.ts';
import type { Version } from '../versions/table.ts';
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

/** The addresses of pages, of those about changes, and of redirects. */
export function presentAddresses(sets: readonly PageSet[], redirects: readonly Redirect[]): string[] {
  const pages = sets.flatMap((set) => set.meta.docs.map(({ path: at }) => addressInSet(set, at)));
  const versions = sets.flatMap(({ version }) => version ?? []);
  const changes = sets.flatMap((set) => {
    const { order } = set.version ?? { order: 0 };
    const older = versions.filter((version) => version.order < order);
    return changePaths(older.map(({ label }) => label)).map((at) => addressInSet(set, at));
  });
  return [...new Set([...pages, ...changes, ...redirects.map(({ from }) => from)])].sort();
}

const addressInSet = ({ meta }: PageSet, path: string) => addressBelow(meta.path, path);

/**
 * The addresses of the parts of pages to which links from elsewhere lead: those of the latest version and of pages
 * without versions. A later version keeps them.
 */
export const partAddresses = (sets: readonly PageSet[]): string[] =>
  sets
    .filter(({ version }) => version === null || version.status === 'latest')
    .flatMap((set) =>
      set.pages.flatMap(({ doc, body }) =>
        [...(body.anchors ?? [])].map((anchor) => `${addressInSet(set, doc.path)}#${anchor}`),
      ),
    );

/** A page that is no more, as `content/moved.ts` names it. */
interface LostPage {
  readonly list: 'paths' | 'addresses';
  readonly name: string;
  /** Its addresses, and where the first is recorded. */
  readonly addresses: string[];
  readonly index: number;
}

/** The pages that lost addresses belong to: one has an address in each version, and one with the latest's label. */
function lostPages(
  lost: readonly (readonly [address: string, index: number])[],
  versions: readonly Version[],
): LostPage[] {
  const roots = versions.flatMap(({ path, status, label }) => [
    path,
    ...(status === 'latest' ? [`${path}/${label}`] : []),
  ]);
  const pages = new Map<string, LostPage>();
  for (const [address, index] of lost) {
    const [root] = roots
      .filter((path) => address.startsWith(`${path}/`))
      .sort((longer, shorter) => shorter.length - longer.length);
    const list = root === undefined ? 'addresses' : 'paths';
    const name = root === undefined ? address : address.slice(root.length + 1);
    const page = pages.get(`${list} ${name}`) ?? { list, name, addresses: [], index };
    page.addresses.push(address);
    pages.set(`${list} ${name}`, page);
  }
  return [...pages.values()];
}

/** The names of pages that had none of the addresses before: a page that is gone may be one of them. */
function newPages(former: readonly string[], sets: readonly PageSet[], list: LostPage['list']): string[] {
  const known = new Set(former);
  const all = sets
    .filter(({ version }) => (version ? 'paths' : 'addresses') === list)
    .flatMap((set) => set.pages.map(({ topic, doc }) => ({ id: topic.id, address: addressInSet(set, doc.path) })));
  const old = new Set(all.filter(({ address }) => known.has(address)).map(({ id }) => id));
  return [...new Set(all.map(({ id }) => id))]
    .filter((id) => !old.has(id))
    .map((id) => (list === 'paths' ? id : `/${id}`));
}

function lostPageWarning({ list, name, addresses, index }: LostPage, candidates: readonly string[]): Problem {
  const target = nearest(name, candidates) ?? (candidates.length === 1 ? candidates[0] : undefined) ?? '…';
  const [first = '', ...more] = addresses;
  const others = more.length ? `, as do ${more.length} other addresses of it` : '';
  return new Problem(`${first} was a page, and now leads nowhere${others}.`, {
    // The file has an address a line, after its bracket.
    place: { file: addressFile, line: index + 2 },
    remedy: `If it has a new name, write in content/moved.ts, in \`${list}\`: '${name}': '${target}', or else name the page that replaces it there.`,
  });
}

/**
 * Returns a warning for each page with recorded addresses that no longer work, and for each recorded part of a page.
 * @param dropped versions that are no longer shown
 * @param isKnown whether a page's parts are known: a page with mistakes may lack some
 * @param isMeant whether an entry with a mistake may be about the address
 */
export function lostAddresses(
  former: readonly string[],
  sets: readonly PageSet[],
  redirects: readonly Redirect[],
  dropped: readonly Version[],
  isKnown: (file: string) => boolean = () => true,
  isMeant: (address: string) => boolean = () => false,
): Problem[] {
  const working = new Set(presentAddresses(sets, redirects));
  const led = new Map(redirects.map(({ from, to }) => [from, to]));
  const pages = new Map(
    sets.flatMap((set) => set.pages.map((page) => [addressInSet(set, page.doc.path), page] as const)),
  );
  const isRecorded = new Set(former);
  const lost = former.flatMap((recorded, index) => {
    const [address = '', anchor] = recorded.split('#');
    return working.has(address) || isMeant(address) || (anchor !== undefined && isRecorded.has(address))
      ? []
      : [[address, index] as const];
  });
  const lostParts = former.flatMap((recorded) => {
    const [address = '', anchor] = recorded.split('#');
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
  const replaced = lostPages(lost, [...sets.flatMap(({ version }) => version ?? []), ...dropped]).map((page) =>
    lostPageWarning(page, newPages(former, sets, page.list)),
  );
  return [...replaced, ...lostParts];
}
