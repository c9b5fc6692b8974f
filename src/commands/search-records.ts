/** `npm run search:records`: writes the built site as records for a hosted search index, a file per set. */
import fs from 'node:fs';
import path from 'node:path';
import { slashOf } from '../config/page-href.ts';
import { defaultVersionFacet } from '../config/search-config.ts';
import { type LoadModule, loadProject } from '../content/project.ts';
import type { Manifest } from '../model/manifest.ts';
import type { Pack, SetMeta } from '../model/record.ts';
import { Problem } from '../problems/problem.ts';
import { records } from '../search/hosted/records.ts';
import { readProject } from '../site/project.ts';
import { distFolder, projectRoot } from './paths.ts';

const out = 'search-records';

export async function run(load: LoadModule): Promise<void> {
  const { config, base } = (await readProject(projectRoot, await loadProject(projectRoot, load), process.env.BASE_URL)).info;
  if (!fs.existsSync(path.join(distFolder, 'data/manifest.json')))
    throw new Problem(`There is no built site in ${distFolder}.`, { remedy: 'Build it first: npm run build' });
  const { url, language, search } = config;
  const versionFacet = search.provider === 'hosted' ? search.versionFacet : defaultVersionFacet;
  const site = { url: `${url}${base}`, slash: slashOf(config), language, versionFacet };
  const read = <T>(address: string): T => {
    if (!address.startsWith(`${base}/`))
      throw new Problem(`The site in ${distFolder} was not built for the path ${base || '/'}.`, {
        remedy: 'Run both commands with the same BASE_URL.',
      });
    return JSON.parse(fs.readFileSync(path.join(distFolder, address.slice(base.length)), 'utf8')) as T;
  };
  fs.mkdirSync(out, { recursive: true });
  for (const [set, files] of Object.entries(read<Manifest>(`${base}/data/manifest.json`).sets)) {
    const found = records(read<SetMeta>(files.meta), read<Pack>(files.pack), site);
    fs.writeFileSync(path.join(out, `${set}.json`), `${JSON.stringify(found, null, 1)}\n`);
    console.log(`  ${out}/${set}.json  ${found.length} records`);
  }
}
