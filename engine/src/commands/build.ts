/** `npm run build`: the whole site into `dist/`. */
import path from 'node:path';
import { noStore, openStore, type Store } from '../cache/store.ts';
import { shallowClone } from '../content/git-dates.ts';
import { loadProject } from '../content/project.ts';
import { Problem } from '../problems/problem.ts';
import { speculationRules } from '../shell/document/document.tsx';
import type { InlineScripts } from '../shell/document/inline.ts';
import { type LoadOptions, loadSite, type Site } from '../site/load.ts';
import { type Project, readProject } from '../site/project.ts';
import { timed, timedAsync } from '../site/timed.ts';
import { type FileTimes, fileTimes, profileLines } from './build-profile.ts';
import { buildThreads, readThreads } from './build-threads.ts';
import type { ClientBundle } from './client-bundle.ts';
import type { ContextOf, Folders, LoadedCode } from './context.ts';
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

/** What the files of a site are made of. */
interface BuildParts {
  readonly client: ClientBundle;
  readonly site: Site;
  readonly scripts: InlineScripts;
  readonly mcp: SiteFile;
}

/** Bundles the client, and reads and renders pages. */
async function readParts(
  { root, engine, codeHash }: ContextOf<'build'> & LoadedCode,
  project: Project,
  store: Store,
  loading: Pick<LoadOptions, 'threads' | 'onProgress'>,
): Promise<BuildParts> {
  const [client, site, scripts, mcp] = await Promise.all([
    timedAsync('bundling the client, at the same time as the next steps', () =>
      buildClient({ root, engine }, project.info, store),
    ),
    loadSite(root, project, { ...loading, keeping: { store, codeHash: (file) => codeHash(file) ?? '' } }),
    inlineScripts(engine, store),
    mcpPackage({ root, engine }, project.info.config, store),
  ]);
  return { client, site, scripts, mcp };
}

/** What documents have from elsewhere, and the policy of the site's headers. */
function assetsOf({ root, engine }: Folders, { modules, info }: Project, { client, site, scripts }: BuildParts) {
  const islands = timed('bundling styles of islands', () =>
    islandStyles({ root, engine }, Object.keys(modules.islands)),
  );
  const previews = readPreviews(root, site.info);
  const generator = enginePackage(engine);
  const inline = [scripts.head, scripts.reader, speculationRules];
  const policyOf = (pageStyles: Iterable<string>, kind: 'document' | 'header') =>
    contentSecurityPolicy(info.config, inline, [...Object.values(client.sheets), ...pageStyles], kind);
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
  return { assets, previews, policy: policyOf(islands.values(), 'header') };
}

/** All files of the site. Throws Problems if two have the same address. */
async function filesOf(
  folders: Folders,
  project: Project,
  parts: BuildParts,
  store: Store,
): Promise<readonly SiteFile[]> {
  const { client, site, mcp } = parts;
  const { root, engine } = folders;
  const { base } = project.info;
  const { assets, previews, policy } = assetsOf(folders, project, parts);
  const { files: made, manifest, manifestAddress } = siteFiles(site, assets, client.served);
  const facts = { base, build: manifest.build, manifest: manifestAddress, hashes: client.hashes };
  const worker = await serviceWorker(engine, facts, store);
  const workerFile: SiteFile = { file: 'sw.js', source: 'the service worker', make: () => worker };
  const served = [...made, ...client.files, mcp, ...publicFiles(root), ...previews.files, workerFile];
  const headers = securityHeaders(policy);
  const files: readonly SiteFile[] = checkFiles([...served, ...hostingFiles(() => files, { engine, base, headers })]);
  return files;
}

/** Builds the project in the current folder and prints the progress. Throws Problems. */
export async function run(context: ContextOf<'build'> & LoadedCode): Promise<void> {
  const { root, engine, out, options, load, modules, cache, codeHash } = context;
  const started = performance.now();
  const progress = progressLine();
  const step = (text: string) => {
    progress.clear();
    console.log(`${((performance.now() - started) / 1000).toFixed(1).padStart(5)} s  ${text}`);
  };
  const project = await readProject(root, await loadProject(root, load), process.env.BASE_URL);
  const code = cache === null ? null : codeHash('engine/src/commands/build.ts');
  const storePlace = cache === null || code === null ? null : { folder: cache, code };
  const store = storePlace ? openStore(storePlace.folder, storePlace.code) : noStore;
  const threads = buildThreads(root, modules, storePlace, readThreads(options.threads));
  const staging = beginStaging(out, root, project.info.base);
  try {
    step('bundling the client, reading and rendering pages');
    const parts = await readParts(context, project, store, { threads, onProgress: progress.at });
    const { site } = parts;
    progress.clear();
    for (const warning of [...site.warnings, shallowClone(root)]) if (warning) console.warn(`warning: ${warning}`);
    step(`writing ${site.sets.reduce((n, { pages }) => n + pages.length, 0)} pages`);
    const times = fileTimes();
    const count = writeAll(staging.folder, await filesOf({ root, engine }, project, parts, store), times, progress);
    timed('replacing the earlier site', () => staging.commit());
    timed('trimming the cache', () => store.trim());
    step(`done: ${count.documents} documents, ${count.redirects} redirects in ${path.relative(root, out)}/`);
    if (options.profile) for (const line of profileLines(started, times)) console.log(line);
  } finally {
    progress.clear();
    await threads.end();
    staging.abandon();
  }
}
