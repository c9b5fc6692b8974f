/** Checks where the navbar leads, once all pages are known. */
import type { SiteInfo } from '../model/site-info.ts';
import { suggest } from '../problems/nearest.ts';
import { Problem } from '../problems/problem.ts';
import type { PageSet } from './sets.ts';

/** First page, in each set, of each sidebar that the navbar links to; throws a Problem where that is none. */
export function sidebarStarts(info: SiteInfo, sets: readonly PageSet[]): SiteInfo['sidebarStarts'] {
  const starts: Record<string, Record<string, string>> = {};
  for (const { meta } of sets) {
    for (const name of Object.keys(meta.sidebars)) {
      starts[name] ??= {};
      const first = meta.docs.find(({ sidebar }) => sidebar === name);
      if (first) starts[name][meta.name] = `${meta.path}${first.path && `/${first.path}`}`;
    }
  }
  for (const item of info.config.navbar) {
    if (item.type !== 'sidebar') continue;
    const place = { file: 'site.config.ts' };
    const found = starts[item.sidebar];
    if (!found)
      throw new Problem(`The navbar item "${item.label}" links to the sidebar "${item.sidebar}", which does not exist.`, {
        place,
        remedy: suggest(item.sidebar, Object.keys(starts)),
      });
    if (!Object.keys(found).length)
      throw new Problem(`The navbar item "${item.label}" links to the sidebar "${item.sidebar}", which has nothing to link to.`, {
        place,
        remedy: 'Give the sidebar a page, or take the item out.',
      });
  }
  for (const item of info.config.navbar) {
    const pages = item.type === 'page' ? [item] : item.type === 'dropdown' ? item.items.filter((one) => one.type === 'page') : [];
    const paths = new Set(sets.flatMap(({ meta }) => meta.docs.map(({ path: at }) => `${meta.path}/${at}`)));
    for (const { label, to } of pages) {
      if (!paths.has(to))
        throw new Problem(`The navbar item "${label}" links to "${to}", which is no page.`, {
          place: { file: 'site.config.ts' },
          remedy: suggest(to, paths),
        });
    }
  }
  checkInternalLinks(info, sets);
  const used = info.config.navbar.flatMap((item) => (item.type === 'sidebar' ? [item.sidebar] : []));
  return Object.fromEntries(used.map((name) => [name, starts[name] ?? {}]));
}

/** Links of the footer and the announcement that lead within the site. */
function checkInternalLinks({ config }: SiteInfo, sets: readonly PageSet[]): void {
  const paths = new Set(sets.flatMap(({ meta }) => meta.docs.map(({ path: at }) => `${meta.path}/${at}`.replace(/(.)\/$/, '$1'))));
  const places = { footer: config.footer.columns.flat(), announcement: config.announcement?.link ? [config.announcement.link] : [] };
  for (const [name, links] of Object.entries(places)) {
    for (const { label, href } of links) {
      if (!href.startsWith('/') || paths.has(href.replace(/#.*$/, ''))) continue;
      throw new Problem(`The link "${label}" of the ${name} leads to "${href}", which is no page.`, {
        place: { file: 'site.config.ts' },
        remedy: suggest(href, paths),
      });
    }
  }
}
