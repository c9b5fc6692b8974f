/** `npm run search:records`: writes the records of the built site, a file for each set, into `search-records/`. */

import fs from 'node:fs';
import path from 'node:path';
import { searchConfigSchema } from '../../config/search-config.ts';
import { readSiteConfig } from '../../config/site-config.ts';
import type { Manifest } from '../../model/manifest.ts';
import type { Pack, SetMeta } from '../../model/record.ts';
import { type RecordSite, records } from './records.ts';

/** Reads the built site in `dist` and writes into `out`; gives the number of records per set. */
export function writeRecords(dist: string, out: string, site: RecordSite, base: string): Record<string, number> {
  const read = <T>(file: string) => JSON.parse(fs.readFileSync(path.join(dist, file), 'utf8')) as T;
  const below = (address: string) => address.slice(base.length);
  const counts: Record<string, number> = {};
  fs.mkdirSync(out, { recursive: true });
  for (const [set, files] of Object.entries(read<Manifest>('data/manifest.json').sets)) {
    const found = records(read<SetMeta>(below(files.meta)), read<Pack>(below(files.pack)), site);
    fs.writeFileSync(path.join(out, `${set}.json`), `${JSON.stringify(found, null, 1)}\n`);
    counts[set] = found.length;
  }
  return counts;
}

if (import.meta.url === `file://${process.argv[1]}`) {
  const root = process.cwd();
  const base = (process.env.BASE_URL ?? '/').replace(/\/$/, '');
  const { default: input } = (await import(path.join(root, 'site.config.ts'))) as { default: unknown };
  const { url, language, search } = readSiteConfig(input);
  const hosted = searchConfigSchema.parse({ provider: 'hosted', appId: '-', apiKey: '-' });
  const facets = [search, hosted].find((each) => each.provider === 'hosted');
  if (!fs.existsSync(path.join(root, 'dist/data/manifest.json')))
    throw new Error('There is no built site in dist/: run npm run build first.');
  const site = { url: `${url}${base}`, language, versionFacet: facets?.versionFacet ?? '' };
  const counts = writeRecords(path.join(root, 'dist'), path.join(root, 'search-records'), site, base);
  for (const [set, count] of Object.entries(counts)) console.log(`  search-records/${set}.json  ${count} records`);
}
