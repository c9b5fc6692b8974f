/** The Atom feed: an entry for each version, newest first. */

import { counted } from '../../problems/counted.ts';
import { escapedValue } from '../../render/html.ts';
import { changesPage, feedFile } from '../../site/change-addresses.ts';
import type { Site } from '../../site/load.ts';
import { addressIn } from '../../site/page-data.ts';
import { changesSincePrevious } from './site-changes.ts';

export function changesFeed(site: Site): string {
  const { config } = site.info;
  const { all, latest } = site.library.table;
  const full = (path: string) => config.url + path;
  const entries = all
    .slice(1)
    .reverse()
    .flatMap((version) => {
      if (!version.released) return [];
      const { added, removed, moved, changed } = changesSincePrevious(site, version);
      // With the label even for the latest version, so that the address is permanent.
      const address = full(addressIn(site.info, `${latest.path}/${version.label}`, changesPage));
      const link = full(addressIn(site.info, version.path, changesPage));
      const summary = Object.entries({ added, removed, moved, changed })
        .flatMap(([what, pages]) => (pages.length ? `${counted(pages.length, 'page')} ${what}` : []))
        .join(', ');
      const titles = [...added, ...changed].map(
        ({ title, after }) => `<li><a href="${escapedValue(full(after ?? ''))}">${escapedValue(title)}</a></li>`,
      );
      return [
        `<entry><title>${escapedValue(`What changed in ${version.label}`)}</title><id>${escapedValue(address)}</id><link href="${escapedValue(link)}"/>` +
          `<updated>${version.released}T00:00:00Z</updated><summary>${escapedValue(summary || 'No differences.')}</summary>` +
          `<content type="html">${escapedValue(`<p>${summary}.</p><ul>${titles.join('')}</ul>`)}</content></entry>`,
      ];
    });
  const self = full(`${site.info.base}${latest.path}/${feedFile}`);
  const updated = all.findLast(({ released }) => released)?.released ?? '1970-01-01';
  return (
    `<?xml version="1.0" encoding="UTF-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom"><title>${escapedValue(`${config.title}: what changed`)}</title>` +
    `<id>${escapedValue(self)}</id><link rel="self" href="${escapedValue(self)}"/><link href="${escapedValue(full(addressIn(site.info, latest.path, changesPage)))}"/>` +
    `<updated>${updated}T00:00:00Z</updated><author><name>${escapedValue(config.title)}</name></author>\n${entries.join('\n')}\n</feed>\n`
  );
}
