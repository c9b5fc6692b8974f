/** What the not-found page can say about an address, from the lists of all pages. */

import { nearestNames } from '../../basics/nearest.ts';
import { pathBelow } from '../../config/page-path.ts';
import type { DocMeta, SetMeta } from '../../model/record.ts';
import type { SiteInfo } from '../../model/site-info.ts';
import { addressIn } from '../../site/page-data.ts';
import { latestVersion, unversionedSet } from '../../versions/site-versions.ts';

interface OfferedLink {
  readonly label: string;
  readonly href: string;
}

export type MissingPage =
  | {
      /** The page exists, but not in the version that the address names. */
      readonly type: 'other-versions';
      readonly title: string;
      readonly asked: string;
      /** Whether the site has the version. */
      readonly isVersion: boolean;
      /** The versions that have the page, the closest to the asked one first. */
      readonly versions: readonly OfferedLink[];
    }
  | {
      /** Pages whose addresses are similar, the most similar first; may be none. */
      readonly type: 'similar';
      readonly pages: readonly OfferedLink[];
    };

const mostOffered = 3;
const versionNumber = /^v?\d+(\.\d+)*$/;

/** A number that orders versions: 2.10.1 is 2,010,001. */
const rank = (label: string) =>
  (label.match(/\d+/g) ?? []).slice(0, 3).reduce((sum, part, i) => sum + Number(part) * 1000 ** (2 - i), 0);

interface AskedPage {
  /** The version that the address names; null if it names none. */
  readonly version: string | null;
  readonly isVersion: boolean;
  /** Path below the root of the version or, without one, of the site. */
  readonly path: string;
}

/** Reads an address below the base, without a slash at its end. */
function askedPage(site: SiteInfo, address: string): AskedPage {
  const latest = latestVersion(site);
  const named = site.versions.find(({ path }) => path !== latest.path && `${address}/`.startsWith(`${path}/`));
  if (named) return { version: named.label, isVersion: true, path: address.slice(named.path.length + 1) };
  if (!address.startsWith(`${latest.path}/`)) return { version: null, isVersion: false, path: address.slice(1) };
  const below = address.slice(latest.path.length + 1);
  const [first = '', ...rest] = below.split('/');
  return versionNumber.test(first)
    ? { version: first, isVersion: false, path: rest.join('/') }
    : { version: latest.label, isVersion: true, path: below };
}

/** The versions that have a page, the closest to the asked one first, and older ones before newer ones. */
function versionsWith(site: SiteInfo, metas: readonly SetMeta[], id: string, asked: string): OfferedLink[] {
  const labels = site.versions.map(({ label }) => label);
  const numbered = labels.filter((label) => /\d/.test(label));
  const closest = numbered.toSorted((a, b) => Math.abs(rank(a) - rank(asked)) - Math.abs(rank(b) - rank(asked)))[0];
  const place = labels.indexOf(labels.includes(asked) ? asked : (closest ?? ''));
  return metas
    .flatMap((meta) => {
      const doc = meta.docs.find((candidate) => candidate.id === id);
      return doc && meta.label !== null
        ? [
            {
              label: meta.label,
              href: addressIn(site, meta.path, doc.path),
              distance: labels.indexOf(meta.label) - place,
            },
          ]
        : [];
    })
    .sort((a, b) => Math.abs(a.distance) - Math.abs(b.distance) || b.distance - a.distance)
    .map(({ label, href }) => ({ label, href }));
}

/**
 * Says which pages an address may mean that has none.
 * @param address below the base, decoded, without `.html` or a slash at its end
 * @param metas of all sets
 */
export function missingPage(site: SiteInfo, address: string, metas: readonly SetMeta[]): MissingPage {
  const latest = latestVersion(site);
  const { version, isVersion, path } = askedPage(site, address);
  const newestFirst = [latest, ...site.versions].flatMap(
    ({ label }) => metas.find((meta) => meta.label === label) ?? [],
  );
  const own = newestFirst.find(({ label }) => label === version) ?? newestFirst[0];
  // A host that doesn't find a page that is there, such as during a deployment, has that offered.
  if (version !== null && !(isVersion && own?.docs.some((doc) => doc.path === path))) {
    const doc = newestFirst.flatMap(({ docs }) => docs.find((candidate) => candidate.path === path) ?? [])[0];
    if (doc)
      return {
        type: 'other-versions',
        title: doc.label,
        asked: version,
        isVersion,
        versions: versionsWith(site, metas, doc.id, version),
      };
  }
  const wanted = version === null ? `/${path}` : pathBelow(own?.path ?? '', path);
  const pages = new Map<string, { readonly meta: SetMeta; readonly doc: DocMeta }>();
  for (const meta of metas.filter((candidate) => candidate === own || candidate.name === unversionedSet))
    for (const doc of meta.docs) pages.set(pathBelow(meta.path, doc.path), { meta, doc });
  const lastPart = path.split('/').at(-1) ?? '';
  const near = nearestNames(wanted, pages.keys(), Math.max(2, Math.floor(lastPart.length / 2)))
    .slice(0, mostOffered)
    .flatMap((name) => pages.get(name) ?? []);
  const isAmbiguous = (label: string) => near.filter(({ doc }) => doc.label === label).length > 1;
  return {
    type: 'similar',
    pages: near.map(({ meta, doc }) => ({
      label: isAmbiguous(doc.label) ? `${doc.label} (${pathBelow(meta.path, doc.path)})` : doc.label,
      href: addressIn(site, meta.path, doc.path),
    })),
  };
}
