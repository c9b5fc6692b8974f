/** Finds pages of a site and their sections. */

import { nearest } from '../basics/nearest.ts';
import { guidePage } from '../config/change-addresses.ts';
import { addressBelow } from '../config/page-path.ts';
import { unversionedSet, versionOfSet } from '../versions/site-versions.ts';
import { pageName, setOfPath, setsAt } from './page-name.ts';
import { sectionOf, withoutFrontMatter } from './page-section.ts';
import { type Build, NotThere } from './site.ts';

interface FoundPage {
  readonly version: string;
  /** Below the site's address. */
  readonly path: string;
}

export interface Page extends FoundPage {
  readonly url: string;
  /** Without front matter. */
  readonly markdown: string;
}

/** Path of the guide from a version to another one, below the site's address. */
export const guidePath = (root: string, from: string): string => addressBelow(root, guidePage(from));

/**
 * A page of a version or an unversioned one, by its path, its address, or its title. The version in an address takes
 * precedence. Throws a NotThere if there is none; the message names the closest one.
 */
async function findPage(
  { base, manifest, labels, metaOf, noVersion }: Build,
  asked: string,
  name: string,
): Promise<FoundPage> {
  const { path } = pageName(name);
  if (/^(\/|[a-z]+:\/\/)/i.test(name.trim()))
    for (const { set, below } of setsAt(path, manifest.starts, base)) {
      const { path: root, docs } = await metaOf(set);
      const doc = docs.find((candidate) => candidate.path === below);
      if (doc) return { version: versionOfSet(set) ?? asked, path: addressBelow(root, doc.path) };
    }
  const place = setOfPath(path, manifest.starts, base);
  const version = (place && versionOfSet(place.set)) ?? asked;
  const below = place ? place.below : path.slice(path === base || path.startsWith(`${base}/`) ? base.length + 1 : 1);
  const metas = await Promise.all([metaOf(version), metaOf(unversionedSet)]);
  const titled = name.trim().toLowerCase();
  for (const { path: root, docs } of metas) {
    const doc =
      docs.find((candidate) => candidate.path === below) ??
      docs.find(({ id, label }) => (below !== '' && id === below) || label.toLowerCase() === titled);
    if (doc) return { version, path: addressBelow(root, doc.path) };
  }
  const from = labels.find((label) => below === guidePage(label));
  if (from !== undefined) return { version, path: guidePath(metas[0].path, from) };
  const [first = ''] = below.split('/');
  if (/^v?\d+(\.\d+)+$/.test(first)) throw noVersion(first);
  const near = nearest(
    below.slice(0, 100),
    metas.flatMap(({ docs }) => docs.map((doc) => doc.path || 'index')),
  );
  throw new NotThere(
    `Version ${version} has no page "${name.slice(0, 100)}".${near ? ` Did you mean "${near}"?` : ''} The tool search finds pages by what they say.`,
  );
}

/** A page with its Markdown. Throws a NotThere if there is none. */
export async function readPage(build: Build, version: string, name: string): Promise<Page> {
  const found = await findPage(build, version, name);
  const markdown = withoutFrontMatter(await build.markdown(found.path));
  return { ...found, url: `${build.address}${found.path}`, markdown };
}

/** The section that an address of a page names; the page if it names none. */
export async function sectionAt(build: Build, version: string, address: string): Promise<string> {
  const { markdown } = await readPage(build, version, address);
  return sectionOf(markdown, pageName(address).anchor) ?? markdown;
}
