/** The writers' toolbar of `npx onesource dev`: the versions of the current page, a link for each equal content. */
import { allVersions, compareParameter } from '../../site/change-addresses.ts';
import type { Site } from '../../site/load.ts';
import { addressIn } from '../../site/page-data.ts';

// The bar of a comparison moves up, above the toolbar.
const style =
  '.writers{position:fixed;inset:auto auto 0 0;z-index:30;display:flex;flex-wrap:wrap;gap:.25rem;max-width:100vw;padding:.35rem .6rem;' +
  'border:1px solid var(--line);border-start-end-radius:var(--radius);background:var(--raised);font-size:.8125rem}' +
  '.writers a{padding:.1rem .4rem;border-radius:4px;text-decoration:none}.writers a[aria-current],.writers a:hover{background:var(--line)}' +
  '.writers a[aria-current]{font-weight:700}.writers a[data-compare]{text-decoration:underline}.compare-bar{inset-block-end:4.5rem}';

/** Returns the toolbar's HTML for an address below the base; '' if it is not a versioned page. */
export function writersToolbar({ sets, info }: Site): (address: string) => string {
  const pages = new Map(
    sets.flatMap(({ version, meta, pages: setPages }) =>
      version
        ? setPages.map((page) => [addressIn(info, meta.path, page.doc.path).slice(info.base.length), page] as const)
        : [],
    ),
  );
  return (address) => {
    const shown = pages.get(address);
    if (!shown) return '';
    const groups = new Map<string, { labels: string[]; href: string }>();
    for (const { version, meta, pages: setPages } of sets) {
      const page = setPages.find(({ topic }) => topic === shown.topic);
      if (!version || !page) continue;
      const group = groups.get(page.doc.record);
      if (group) group.labels.push(version.label);
      else groups.set(page.doc.record, { labels: [version.label], href: addressIn(info, meta.path, page.doc.path) });
    }
    const links = [...groups].map(([record, { labels, href }]) => {
      const current = record === shown.doc.record ? ' aria-current="true"' : '';
      return `<a href="${href}"${current}>${labels.join(', ')}</a>`;
    });
    const pageHref = info.base + address;
    const marks = `<a href="${pageHref}?${compareParameter}=${allVersions}" data-compare="${allVersions}">Mark ranges</a>`;
    return `<style>${style}</style><nav class="writers" aria-label="Versions in which the page reads the same">${links.join('')}${marks}</nav>`;
  };
}
