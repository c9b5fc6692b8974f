/**
 * On the not-found page: opens the page that the address means, if the host has it at another spelling of the address,
 * or else says which pages it may mean. Loaded on that page only.
 */

import { slashOf } from '../../config/page-href.ts';
import type { SiteInfo } from '../../model/site-info.ts';
import { queryLength } from '../../search/limits.ts';
import { nameOfSet } from '../../versions/site-versions.ts';
import { bareAddress } from '../address.ts';
import type { Data } from '../data.ts';
import { newElement } from '../new-element.ts';
import { type MissingPage, missingPage } from './missing-page.ts';

/** A path as the reader sees it. Escapes that are malformed are taken literally. */
function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

/** The address of a page without doubled slashes, `index`, `.html`, and a slash at its end. */
export const plainSpelling = (pathname: string): string => bareAddress(decoded(pathname).replace(/\/{2,}/g, '/'));

/** The addresses at which the site would serve the page, best first; none if it was asked for at that address. */
export function otherSpellings({ base, config }: Pick<SiteInfo, 'base' | 'config'>, pathname: string): string[] {
  const plain = plainSpelling(pathname);
  const spellings = [plain, plain.toLowerCase()].map((bare) =>
    bare === base || bare === '/' ? `${base}/` : bare + slashOf(config),
  );
  return [...new Set(spellings)].filter((address) => address !== pathname && address.startsWith(`${base}/`));
}

/** Whether the host has a document there. It may redirect to the address that isn't found: that is none. */
async function isServed(address: string): Promise<boolean> {
  const { ok, url, headers } = await fetch(encodeURI(address), { method: 'HEAD' });
  return ok && /html/.test(headers.get('Content-Type') ?? '') && new URL(url).pathname !== location.pathname;
}

/** The first spelling that is served. The host is asked, since it knows redirects, too. */
async function servedSpelling(site: SiteInfo): Promise<string | undefined> {
  for (const address of otherSpellings(site, location.pathname))
    if (await isServed(address).catch(() => false)) return address;
  return undefined;
}

const listed = (links: readonly { readonly label: string; readonly href: string }[], separator: string) =>
  links.flatMap(({ label, href }, i) => [i ? separator : '', newElement('a', { href }, label)]);

function answer(missing: MissingPage): readonly (Node | string)[] {
  if (missing.type === 'similar')
    return missing.pages.length ? ['Did you mean ', ...listed(missing.pages, ' or '), '?'] : [];
  const { title, asked, isVersion, versions } = missing;
  return [
    isVersion ? `Version ${asked} doesn’t have the page “${title}”` : `There is no version ${asked}`,
    `. ${isVersion ? 'It' : `The page “${title}”`} is in `,
    ...listed(versions, ', '),
    '.',
  ];
}

/** What the last part of an address says, as a query: `guides/io-codecs` asks for "io codecs". */
export const queryOf = (pathname: string): string =>
  (plainSpelling(pathname).split('/').at(-1) ?? '')
    .replace(/[^\p{L}\p{N}.]+/gu, ' ')
    .trim()
    .slice(0, queryLength);

/** The field searches on the page of search: policies allow no form to be sent. */
function bindSearch(): void {
  const box = document.querySelector('.not-found .find');
  const [field, link] = [box?.querySelector('input'), box?.querySelector('a')];
  if (!field || !link) return;
  const page = link.href;
  field.maxLength = queryLength;
  const follow = () => {
    link.href = field.value.trim() ? `${page}?q=${encodeURIComponent(field.value.trim())}` : page;
  };
  field.value ||= queryOf(location.pathname);
  follow();
  field.addEventListener('input', follow);
  field.addEventListener('keydown', ({ key, isComposing }) => {
    if (key === 'Enter' && !isComposing) link.click();
  });
}

/** Opens the page that is meant, or offers the pages that may be. Rejects if the lists of pages can't be loaded. */
export async function showMissingPage(data: Data, site: SiteInfo): Promise<void> {
  bindSearch();
  const served = await servedSpelling(site);
  if (served !== undefined) {
    location.replace(encodeURI(served) + location.search + location.hash);
    return;
  }
  const address = plainSpelling(location.pathname).slice(site.base.length).replace(/^\/$/, '');
  const metas = await Promise.all(
    [...site.versions.map(({ label }) => label), null].map((version) => data.meta(nameOfSet(version))),
  );
  const said = answer(missingPage(site, address, metas));
  if (said.length) document.querySelector('.nearest')?.replaceChildren(...said);
}
