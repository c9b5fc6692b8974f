/** `npm run build`: the whole site into `dist/`. */
import path from 'node:path';
import { noStore, openStore } from '../cache/store.ts';
import { shallowClone } from '../content/git-dates.ts';
import { loadProject } from '../content/project.ts';
import { Problem } from '../problems/problem.ts';
import { speculationRules } from '../shell/document/document.tsx';
import { loadSite } from '../site/load.ts';
import { readProject } from '../site/project.ts';
import { timed, timedAsync } from '../site/timed.ts';
import { type FileTimes, fileTimes, profileLines } from './build-profile.ts';
import { buildThreads, readThreads } from './build-threads.ts';
import type { ContextOf, LoadedCode } from './context.ts';
import { enginePackage } from './engine-package.ts';
import { readPreviews } from './files/previews.ts';
import { publicFiles } from './files/public.ts';
import { checkFiles, type SiteFile } from './files/site-file.ts';
import { type GivenAssets, siteFiles } from './files/site-files.ts';
import { hostingFiles } from './hosting/files.ts';
import { islandStyles } from './island-styles.ts';
import { buildClient } from './kept-client.ts';
import { inlineScripts, serviceWorker } from './lone-scripts.ts';
import { mcpPackage } from './mcp-package.ts';
import { beginStaging } from './output/staging.ts';
import { writeFiles } from './output/write-files.ts';
import { contentSecurityPolicy, securityHeaders } from './policy.ts';
import { type ProgressLine, progressLine } from './progress.ts';

/** Whether `NOINDEX` is set. Throws a Problem if it is neither yes nor no. */
function isForReview(value = ''): boolean {
  if (['', '0', '1'].includes(value)) return value === '1';
  throw new Problem(`NOINDEX is "${value}".`, {
    remedy: 'Write NOINDEX=1 for a deployment that search engines leave out, or leave it out.',
  });
}

/** Where builds keep results for the next one. */
const cacheFolder = 'node_modules/.cache/onesource';

const isDocument = ({ file, redirect }: SiteFile) => file.endsWith('.html') && redirect === undefined;

/** Writes the site. Returns how many documents it has, apart from the not-found page, and how many redirects. */
function writeAll(folder: string, files: readonly SiteFile[], times: FileTimes, progress: ProgressLine) {
  const documents = files.filter(isDocument).length - 1;
  let written = 0;
  writeFiles(folder, files, (file, makeMs, writeMs) => {
    times.add(file, makeMs, writeMs);
    if (isDocument(file)) progress.at('writing', ++written, documents);
  });
  return { documents, redirects: files.filter(({ redirect }) => redirect !== undefined).length };
}

/** Builds the project in the current folder and prints the progress. Throws Problems. */
export async function run({
  root,
  engine,
  out,
  options,
  load,
  modules,
  codeHash,
}: ContextOf<'build'> & LoadedCode): Promise<void> {
  const started = performance.now();
  const progress = progressLine();
  const step = (text: string) => {
    progress.clear();
    console.log(`${((performance.now() - started) / 1000).toFixed(1).padStart(5)} s  ${text}`);
  };
  const generator = enginePackage(engine);
  const project = await readProject(root, await loadProject(root, load), process.env.BASE_URL);
  const { config, base } = project.info;
  const code = options['no-cache'] ? null : codeHash('engine/src/commands/build.ts');
  const storePlace = code === null ? null : { folder: path.join(root, cacheFolder), code };
  const store = storePlace ? openStore(storePlace.folder, storePlace.code) : noStore;
  const threads = buildThreads(root, modules, storePlace, readThreads(options.threads));
  const staging = beginStaging(out, root, base);
  try {
    step('bundling the client, reading and rendering pages');
    const [client, site, scripts, mcp] = await Promise.all([
      timedAsync('bundling the client, at the same time as the next steps', () =>
        buildClient({ root, engine }, project.info, store),
      ),
      loadSite(root, project, {
        keeping: { store, codeHash: (file) => codeHash(file) ?? '' },
        onProgress: progress.at,
        threads,
      }),
      inlineScripts(engine, store),
      mcpPackage({ root, engine }, config, store),
    ]);
    progress.clear();
    for (const warning of [...site.warnings, shallowClone(root)]) if (warning) console.warn(`warning: ${warning}`);
    step(`writing ${site.sets.reduce((n, { pages }) => n + pages.length, 0)} pages`);
    const islands = timed('bundling styles of islands', () =>
      islandStyles({ root, engine }, Object.keys(project.modules.islands)),
    );
    const previews = readPreviews(root, site.info);
    const inline = [scripts.head, scripts.reader, speculationRules];
    const policyOf = (pageStyles: Iterable<string>, kind: 'document' | 'header') =>
      contentSecurityPolicy(config, inline, [...Object.values(client.sheets), ...pageStyles], kind);
    const assets: GivenAssets = {
      sheets: client.sheets,
      scripts,
      boot: client.boot,
      bootImports: client.bootImports,
      policy: (pageStyles) => policyOf(pageStyles, 'document'),
      generator: `${generator.name} ${generator.version}`,
      islandCss: (name) => islands.get(name) ?? '',
      preview: previews.of,
      noindex: isForReview(process.env.NOINDEX),
    };
    const { files: made, manifest, manifestAddress } = siteFiles(site, assets, client.served);
    const facts = { base, build: manifest.build, manifest: manifestAddress, hashes: client.hashes };
    const worker = await serviceWorker(engine, facts, store);
    const workerFile: SiteFile = { file: 'sw.js', source: 'the service worker', make: () => worker };
    const served: readonly SiteFile[] = [
      ...made,
      ...client.files,
      mcp,
      ...publicFiles(root),
      ...previews.files,
      workerFile,
    ];
    const headers = securityHeaders(policyOf(islands.values(), 'header'));
    const files: readonly SiteFile[] = checkFiles([...served, ...hostingFiles(() => files, { engine, base, headers })]);
    const times = fileTimes();
    const count = writeAll(staging.folder, files, times, progress);
    staging.commit();
    store.trim();
    step(`done: ${count.documents} documents, ${count.redirects} redirects in ${path.relative(root, out)}/`);
    if (options.profile) for (const line of profileLines(started, times)) console.log(line);
  } finally {
    progress.clear();
    await threads.end();
    staging.abandon();
  }
}
