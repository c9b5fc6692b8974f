/** `npm run build`: the whole site into `dist/`. */
import fs from 'node:fs';
import path from 'node:path';
import { type LoadModule, loadProject } from '../content/project.ts';
import { speculationRules } from '../shell/document/document.tsx';
import { loadSite } from '../site/load.ts';
import { siteInfo } from '../site/site-info.ts';
import { buildClient, inlineScripts, islandStyles, serviceWorker } from './client-bundle.ts';
import { writeHosting } from './hosting/hosting.ts';
import { distFolder, projectRoot, readBase } from './paths.ts';
import { contentSecurityPolicy, securityHeaders } from './policy.ts';
import { writeSite } from './write-site.ts';

/** Builds the project at the current folder. Says what it does; throws Problems. */
export async function run(load: LoadModule): Promise<void> {
  const started = performance.now();
  const step = (text: string) => console.log(`${((performance.now() - started) / 1000).toFixed(1).padStart(5)} s  ${text}`);
  const base = readBase(process.env.BASE_URL);
  const modules = await loadProject(projectRoot, load);
  const info = siteInfo(modules, base);
  step('bundling the client, reading and rendering pages');
  const [client, site, inline] = await Promise.all([
    buildClient(info, base, distFolder),
    loadSite(projectRoot, modules, base),
    inlineScripts(),
  ]);
  for (const warning of site.warnings) console.warn(`warning: ${warning}`);
  step(`writing ${site.sets.reduce((n, { pages }) => n + pages.length, 0)} pages`);
  const islands = await islandStyles(projectRoot, Object.keys(modules.islands));
  const sheets = Object.values(client.sheets);
  const scripts = [inline.head, inline.reader, speculationRules];
  const { version } = JSON.parse(fs.readFileSync(path.join(projectRoot, 'package.json'), 'utf8')) as { version: string };
  const written = writeSite(
    site,
    client,
    (manifest, address) => ({
      sheets: client.sheets,
      scripts: inline,
      boot: client.boot,
      policy: (own) => contentSecurityPolicy(info.config, scripts, [...sheets, ...own], 'document'),
      generator: `RISC Zero Developer Docs ${version}`,
      islandCss: (name) => islands.get(name) ?? '',
      build: manifest.build,
      manifest: address,
      sets: manifest.sets,
    }),
    distFolder,
  );
  fs.writeFileSync(
    path.join(distFolder, 'sw.js'),
    await serviceWorker({ base, build: written.manifest.build, manifest: written.manifestAddress }),
  );
  writeHosting(distFolder, base, securityHeaders(contentSecurityPolicy(info.config, scripts, [...sheets, ...islands.values()], 'header')));
  step(`done: ${written.documents} documents, ${written.redirects} redirects in dist/`);
}
