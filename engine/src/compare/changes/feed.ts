/** The Atom feed: an entry for each version, newest first, with what changed in it. */

import { itemAt } from '../../basics/lookup.ts';
import { changesPage, feedFile } from '../../config/change-addresses.ts';
import { escapedText, escapedValue } from '../../render/html.ts';
import type { Site } from '../../site/load.ts';
import { addressIn } from '../../site/page-data.ts';
import type { Version } from '../../versions/table.ts';
import type { Section } from '../document/document.ts';
import { changesDocument } from './changes-document.ts';

/** The Atom feed of what changed, with an entry for each released version. */
export function changesFeed(site: Site): string {
  const { config } = site.info;
  const { all, latest } = site.library.table;
  const full = (href: string) => (href.startsWith('/') ? config.url + href : href);
  const changesAddress = (path: string) => escapedValue(full(addressIn(site.info, path, changesPage)));
  const listed = ({ title, content }: Section): string => {
    const items = content.flatMap((block) => (block.type === 'list' ? block.items : []));
    const written = items.map((item) => {
      const parts = item.map((part) => {
        if (typeof part === 'string') return escapedText(part);
        const shown = 'code' in part ? `<code>${escapedText(part.code)}</code>` : escapedText(part.text);
        return part.href === undefined ? shown : `<a href="${escapedValue(full(part.href))}">${shown}</a>`;
      });
      return `<li>${parts.join('')}</li>`;
    });
    return written.length ? `<h2>${escapedText(title)}</h2><ul>${written.join('')}</ul>` : '';
  };
  const entryFor = (version: Version, i: number): string => {
    if (!version.released) return '';
    const sections = changesDocument(site, itemAt(all, i), version);
    const summary = sections.flatMap(({ title, content }) =>
      content.flatMap((block) => (block.type === 'list' ? [`${title}: ${block.items.length}`] : [])),
    );
    return (
      // With the label even for the latest version, so that the id is permanent.
      `<entry><title>${escapedValue(`What changed in ${version.label}`)}</title><id>${changesAddress(`${latest.path}/${version.label}`)}</id>` +
      `<link href="${changesAddress(version.path)}"/><updated>${version.released}T00:00:00Z</updated>` +
      `<summary>${escapedValue(summary.join(', ') || 'No differences.')}</summary>` +
      `<content type="html">${escapedValue(sections.map(listed).join('') || '<p>No differences.</p>')}</content></entry>\n`
    );
  };
  const self = escapedValue(full(`${site.info.base}${latest.path}/${feedFile}`));
  const updated = all.findLast(({ released }) => released)?.released ?? '1970-01-01';
  const title = escapedValue(config.title);
  return (
    `<?xml version="1.0" encoding="UTF-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom"><title>${escapedValue(`${config.title}: what changed`)}</title>` +
    `<id>${self}</id><link rel="self" href="${self}"/><link href="${changesAddress(latest.path)}"/>` +
    `<updated>${updated}T00:00:00Z</updated><author><name>${title}</name></author>\n${all.slice(1).map(entryFor).reverse().join('')}</feed>\n`
  );
}
