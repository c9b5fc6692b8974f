/** `npx onesource search-records`: writes the built site as records for a hosted search index, a file per set. */
import fs from 'node:fs';
import path from 'node:path';
import type { z } from 'zod';
import { slashOf } from '../config/page-href.ts';
import { defaultVersionFacet } from '../config/search-config.ts';
import { manifestSchema } from '../model/manifest.ts';
import { packSchema, setMetaSchema } from '../model/record.ts';
import { Problem } from '../problems/problem.ts';
import { issueSentence, validated } from '../problems/schema.ts';
import { records } from '../search/hosted/records.ts';
import { readProject } from '../site/project.ts';
import type { CommandContext } from './context.ts';

const recordsFolder = 'search-records';

export async function run({ root, out, load }: CommandContext): Promise<void> {
  const { config, base } = (await readProject(root, load, { base: process.env.BASE_URL })).info;
  if (!fs.existsSync(path.join(out, 'data/manifest.json')))
    throw new Problem(`There is no built site in ${out}.`, { remedy: 'Build it first: npx onesource build' });
  const { url, language, search } = config;
  const versionFacet = search.provider === 'hosted' ? search.versionFacet : defaultVersionFacet;
  const site = { url: `${url}${base}`, slash: slashOf(config), language, versionFacet };
  const read = <T>(address: string, schema: z.ZodType<T>): T => {
    if (!address.startsWith(`${base}/`))
      throw new Problem(`The site in ${out} was not built for the path ${base || '/'}.`, {
        remedy: 'Run both commands with the same BASE_URL.',
      });
    const file = path.join(out, address.slice(base.length));
    return validated(
      schema,
      JSON.parse(fs.readFileSync(file, 'utf8')),
      (issue) =>
        new Problem(`${file} is not a file of this build: ${issueSentence(issue)}.`, {
          remedy: 'Build the site again: npx onesource build',
        }),
    );
  };
  fs.mkdirSync(path.join(root, recordsFolder), { recursive: true });
  for (const [set, files] of Object.entries(read(`${base}/data/manifest.json`, manifestSchema).sets)) {
    const setRecords = records(read(files.meta, setMetaSchema), read(files.pack, packSchema), site);
    fs.writeFileSync(path.join(root, recordsFolder, `${set}.json`), `${JSON.stringify(setRecords, null, 1)}\n`);
    console.log(`  ${recordsFolder}/${set}.json  ${setRecords.length} records`);
  }
}
