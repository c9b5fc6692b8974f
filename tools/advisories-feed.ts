/**
 * `npm run feed`: writes what is made from the advisories and isn't part of a page: the Atom feed, and what the islands
 * know, whose browser code has neither the advisories nor the registry. A test compares the files with their data.
 */
import fs from 'node:fs';
import path from 'node:path';
import { advisories, fixedIn, fixedReleases, nameOf, rated } from '../content/data/advisories.ts';
import { groups, guideFrom } from '../content/data/releases.ts';
import { inWords, registry } from '../content/registry.ts';
import config from '../site.config.ts';

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** The text of the feed: an entry for each advisory, newest first. */
function feed(): string {
  const page = `${config.url}/security-advisories`;
  const newest = advisories.toSorted((a, b) => b.published.localeCompare(a.published));
  const entries = newest.map((entry) => {
    const { id, cve, title, severity, affected, published } = entry;
    const address = `${page}#${id.toLowerCase()}`;
    const ranges = Object.entries(affected).map(([crate, range]) => `${crate} ${range === '*' ? '(all)' : range}`);
    const name = [...(id.startsWith('GHSA') ? [id] : []), ...(cve ? [cve] : [])].join(', ');
    const summary = `${name ? `${name}. ` : ''}Severity: ${rated[severity]}. Affected: ${ranges.join('; ')}. Fixed in: ${fixedIn(entry)}.`;
    return `<entry><title>${escaped(title)}</title><id>${address}</id><link href="${address}"/><updated>${published}T00:00:00Z</updated><summary>${escaped(summary)}</summary></entry>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom"><title>${escaped(`${config.title}: security advisories`)}</title><id>${page}</id><link rel="self" href="${config.url}/security-advisories.xml"/><link href="${page}"/><updated>${newest[0]?.published}T00:00:00Z</updated><author><name>${escaped(config.title)}</name></author>
${entries.join('\n')}
</feed>
`;
}

/** What `islands/release-check` looks up. */
function verdicts() {
  const known = advisories.map((entry) => [
    entry.id,
    { name: nameOf(entry), title: entry.title, severity: rated[entry.severity], fixed: entry.fixed.join(', ') || null },
  ]);
  return {
    asked: inWords(registry.asked),
    known: Object.fromEntries(known),
    groups: groups.map(({ releases, verdict: { state, summary, known: entries, todo, fixed, guide } }) => ({
      releases: releases.map(({ version, published, isYanked }) => [
        version,
        published,
        ...(isYanked ? ['yanked'] : []),
      ]),
      state,
      summary,
      known: entries.map(({ id }) => id),
      todo,
      fixed,
      guide: guide && { from: guide, href: guideFrom(guide) },
    })),
  };
}

/** Each file with its text. */
export const madeFiles = (): Readonly<Record<string, string>> => ({
  'public/security-advisories.xml': feed(),
  'content/islands/release-check/verdicts.json': `${JSON.stringify(verdicts(), null, 1)}\n`,
  'content/islands/receipt-verifier/facts/fixed-releases.json': `${JSON.stringify({ ofEvery: fixedReleases('0.0.0') }, null, 2)}\n`,
});

if (process.argv[1] === import.meta.filename)
  for (const [file, text] of Object.entries(madeFiles()))
    fs.writeFileSync(path.resolve(import.meta.dirname, '..', file), text);
