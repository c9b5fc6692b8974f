/** `npm run build`: the whole site into `dist/`. */
import path from 'node:path';
import { type Store, storeAt } from '../cache/store.ts';
import { shallowClone } from '../content/git-dates.ts';
import { loadProject } from '../content/project.ts';
import { itemAt } from '../problems/lookup.ts';
import { Problem } from '../problems/problem.ts';
import type { InlineScripts } from '../shell/document/inline.ts';
import { type LoadOptions, loadSite, type Site } from '../site/load.ts';
import { type Project, readProject } from '../site/project.ts';
import { timed, timedAsync } from '../site/timed.ts';
import { type FileTimes, fileTimes, profileLines } from './build-profile.ts';
import type { ClientBundle } from './client-bundle.ts';
import type { ContextOf, Folders, LoadedCode } from './context.ts';
import { type AssetData, givenAssets, policyOf } from './document-assets.ts';
import { enginePackage } from './engine-package.ts';
import { readPreviews } from './files/previews.ts';
import { publicFiles } from './files/public.ts';
import { checkFiles, type SiteFile } from './files/site-file.ts';
import { siteFiles } from './files/site-files.ts';
import { hostingFiles } from './hosting/files.ts';
import { islandStyles } from './island-styles.ts';
import { buildClient } from './kept-client.ts';
import { inlineScripts, serviceWorker } from './lone-scripts.ts';
import { mcpPackage } from './mcp-package.ts';
import { beginStaging } from './output/staging.ts';
import { type FileTime, fileWriter } from './output/write-files.ts';
import { securityHeaders } from './policy.ts';
import { type ProgressLine, progressLine } from './progress.ts';
import { type BuildThreads, buildThreads, readThreads } from './threads/build-threads.ts';
import type { DocumentsTask } from './threads/task.ts';
import { writeShared } from './threads/write-shared.ts';

/** Whether `NOINDEX` is set. Throws a Problem if it is neither yes nor no. */
function isForReview(value = ''): boolean {
  if (['', '0', '1'].includes(value)) return value === '1';
  throw new Problem(`NOINDEX is "${value}".`, {
    remedy: 'Write NOINDEX=1 for a deployment that search engines leave out, or leave it out.',
  });
}

const isDocument = ({ file, redirect }: SiteFile) => file.endsWith('.html') && redirect === undefined;

/**
 * Writes the site, together with other threads if there are some. Returns how many documents it has, apart from the
 * not-found page, and how many redirects.
 */
async function writeAll(
  folder: string,
  { files, shared }: BuildFiles,
  threads: BuildThreads,
  times: FileTimes,
  progress: ProgressLine,
) {
  const documents = files.filter(isDocument).length - 1;
  let count = 0;
  const onWritten = (file: SiteFile, time: FileTime) => {
    times.add(file, time);
    if (isDocument(file)) progress.at('writing', ++count, documents);
  };
  const writeFile = fileWriter(folder);
  const write = (file: SiteFile) => onWritten(file, writeFile(file));
  const pages = files.filter(({ page }) => page);
  const tasks = pages.flatMap(({ file, page }) => (page ? [{ file, ...page() }] : []));
  const sharing = threads.shareDocuments({ ...shared, folder, pages: tasks }, (place, time) =>
    onWritten(itemAt(pages, place), time),
  );
  for (const file of files) if (!sharing || !file.page) write(file);
  if (sharing) await writeShared(pages, sharing, write);
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

/** What documents have from elsewhere. */
function assetsOf({ root, engine }: Folders, { modules }: Project, { client, scripts }: BuildParts): AssetData {
  const generator = enginePackage(engine);
  return {
    sheets: client.sheets,
    scripts,
    boot: client.boot,
    bootImports: client.bootImports,
    generator: `${generator.name} ${generator.version}`,
    islandStyles: timed('bundling styles of islands', () =>
      islandStyles({ root, engine }, Object.keys(modules.islands)),
    ),
    noindex: isForReview(process.env.NOINDEX),
  };
}

/** The files of a build, and what threads that write documents need to know. */
interface BuildFiles {
  readonly files: readonly SiteFile[];
  readonly shared: Omit<DocumentsTask, 'kind' | 'next' | 'pages' | 'folder'>;
}

/** All files of the site. Throws Problems if two have the same address. */
async function filesOf(folders: Folders, project: Project, parts: BuildParts, store: Store): Promise<BuildFiles> {
  const { client, site, mcp } = parts;
  const { info } = site;
  const { root, engine } = folders;
  const { base } = project.info;
  const assets = assetsOf(folders, project, parts);
  const previews = readPreviews(root, info);
  const {
    files: made,
    manifest,
    manifestAddress,
    metas,
  } = siteFiles(site, givenAssets(info, assets, previews), client.served);
  const facts = { base, build: manifest.build, manifest: manifestAddress, hashes: client.hashes };
  const worker = await serviceWorker(engine, facts, store);
  const workerFile: SiteFile = { file: 'sw.js', source: 'the service worker', make: () => worker };
  const served = [...made, ...client.files, mcp, ...publicFiles(root), ...previews.files, workerFile];
  const headers = securityHeaders(policyOf(info, assets, assets.islandStyles.values(), 'header'));
  const files: readonly SiteFile[] = checkFiles([...served, ...hostingFiles(() => files, { engine, base, headers })]);
  return { files, shared: { site: info, metas, assets, manifest, manifestAddress } };
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
  const store = storeAt(storePlace);
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
    const files = await filesOf({ root, engine }, project, parts, store);
    const count = await writeAll(staging.folder, files, threads, times, progress);
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
