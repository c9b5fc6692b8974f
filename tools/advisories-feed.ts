/** `npm run feed`: writes the Atom feed of the advisories, which a test compares with their data. */
import fs from 'node:fs';
import path from 'node:path';
import { advisories, rated } from '../content/data/advisories.ts';
import config from '../site.config.ts';

export const feedFile = path.resolve(import.meta.dirname, '../public/security-advisories.xml');

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** The text of the feed: an entry for each advisory, newest first. */
export function advisoriesFeed(): string {
  const page = `${config.url}/security-advisories`;
  const newest = advisories.toSorted((a, b) => b.published.localeCompare(a.published));
  const entries = newest.map(({ id, cve, title, severity, affected, fixed, published }) => {
    const address = `${page}#${id.toLowerCase()}`;
    const ranges = Object.entries(affected).map(([crate, range]) => `${crate} ${range === '*' ? '(all)' : range}`);
    const name = [...(id.startsWith('GHSA') ? [id] : []), ...(cve ? [cve] : [])].join(', ');
    const summary = `${name ? `${name}. ` : ''}Severity: ${rated[severity]}. Affected: ${ranges.join('; ')}. Fixed in: ${fixed.join(', ') || 'no release'}.`;
    return `<entry><title>${escaped(title)}</title><id>${address}</id><link href="${address}"/><updated>${published}T00:00:00Z</updated><summary>${escaped(summary)}</summary></entry>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom"><title>${escaped(`${config.title}: security advisories`)}</title><id>${page}</id><link rel="self" href="${config.url}/security-advisories.xml"/><link href="${page}"/><updated>${newest[0]?.published}T00:00:00Z</updated><author><name>${escaped(config.title)}</name></author>
${entries.join('\n')}
</feed>
`;
}

if (process.argv[1] === import.meta.filename) fs.writeFileSync(feedFile, advisoriesFeed());
