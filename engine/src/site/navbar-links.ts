/** Checks the links of navbar and footer, once all pages are known. */
import type { SiteInfo } from '../model/site-info.ts';
import { suggest } from '../problems/nearest.ts';
import { Problem } from '../problems/problem.ts';
import type { PageSet } from './sets.ts';

const placeOf = (...path: readonly PropertyKey[]) => ({ file: 'site.config.ts', path: ['default', ...path] });

/** The first page, in each set, of each sidebar that the navbar links to. Throws a Problem if there is none. */
export function sidebarStarts(info: SiteInfo, sets: readonly PageSet[]): SiteInfo['sidebarStarts'] {
  const starts: Record<string, Record<string, string>> = {};
  for (const { meta } of sets) {
    for (const name of Object.keys(meta.sidebars)) {
      starts[name] ??= {};
      const first = meta.docs.find(({ sidebar }) => sidebar === name);
      if (first) starts[name][meta.name] = `${meta.path}${first.path && `/${first.path}`}`;
    }
  }
  for (const [index, item] of info.config.navbar.entries()) {
    if (item.type !== 'sidebar') continue;
    const place = placeOf('navbar', index, 'sidebar');
    const found = starts[item.sidebar];
    if (!found)
      throw new Problem(`The navbar item "${item.label}" links to the sidebar "${item.sidebar}", which does not exist.`, {
        place,
        remedy: suggest(item.sidebar, Object.keys(starts)),
      });
    if (!Object.keys(found).length)
      throw new Problem(`The navbar item "${item.label}" links to the sidebar "${item.sidebar}", which has nothing to link to.`, {
        place,
        remedy: 'Give the sidebar a page, or remove the item.',
      });
  }
  const paths = new Set(sets.flatMap(({ meta }) => meta.docs.map(({ path: at }) => `${meta.path}/${at}`.replace(/(.)\/$/, '$1'))));
  for (const [index, item] of info.config.navbar.entries()) {
    const items = item.type === 'dropdown' ? item.items : [item];
    for (const [inner, one] of items.entries()) {
      if (one.type !== 'page' || paths.has(one.to)) continue;
      throw new Problem(`The navbar item "${one.label}" links to "${one.to}", which is not a page.`, {
        place: placeOf('navbar', index, ...(item.type === 'dropdown' ? ['items', inner] : []), 'to'),
        remedy: suggest(one.to, paths),
      });
    }
  }
  checkInternalLinks(info, paths);
  const used = info.config.navbar.flatMap((item) => (item.type === 'sidebar' ? [item.sidebar] : []));
  return Object.fromEntries(used.map((name) => [name, starts[name] ?? {}]));
}

/** Internal links of the footer and the announcement. */
function checkInternalLinks({ config: { footer, announcement } }: SiteInfo, paths: ReadonlySet<string>): void {
  const check = (name: string, { label, href }: { label: string; href: string }, ...path: readonly PropertyKey[]) => {
    if (!href.startsWith('/') || paths.has(href.replace(/#.*$/, ''))) return;
    throw new Problem(`The link "${label}" of the ${name} leads to "${href}", which is not a page.`, {
      place: placeOf(...path, 'href'),
      remedy: suggest(href, paths),
    });
  };
  for (const [i, links] of footer.columns.entries())
    for (const [j, link] of links.entries()) check('footer', link, 'footer', 'columns', i, j);
  if (announcement?.link) check('announcement', announcement.link, 'announcement', 'link');
}
