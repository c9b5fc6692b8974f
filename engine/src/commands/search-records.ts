/** `npx onesource search-records`: writes the pages as records for a hosted search index, a file per set. */
import fs from 'node:fs';
import path from 'node:path';
import { slashOf } from '../config/page-href.ts';
import { defaultVersionFacet } from '../config/search-config.ts';
import { records } from '../search/hosted/records.ts';
import { loadSite } from '../site/load.ts';
import { readProject } from '../site/project.ts';
import type { CommandContext } from './context.ts';

const recordsFolder = 'search-records';

export async function run({ root, load }: CommandContext): Promise<void> {
  const project = await readProject(root, load, { base: process.env.BASE_URL });
  const { config, base } = project.info;
  const { url, language, search } = config;
  const versionFacet = search.provider === 'hosted' ? search.versionFacet : defaultVersionFacet;
  const site = { url: `${url}${base}`, slash: slashOf(config), language, versionFacet };
  fs.mkdirSync(path.join(root, recordsFolder), { recursive: true });
  for (const { meta, pages } of (await loadSite(root, project)).sets) {
    const setRecords = records(meta, { pages: pages.map(({ record }) => record) }, site);
    fs.writeFileSync(path.join(root, recordsFolder, `${meta.name}.json`), `${JSON.stringify(setRecords, null, 1)}\n`);
    console.log(`  ${recordsFolder}/${meta.name}.json  ${setRecords.length} records`);
  }
}
