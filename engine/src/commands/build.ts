/** `npx onesource build`: the whole site into `dist/`. */

import fs from 'node:fs';
import path from 'node:path';
import { shallowClone } from '../content/files/git-dates.ts';
import { Problem } from '../problems/problem.ts';
import { redirectScript, speculationRules } from '../shell/document/document.tsx';
import type { InlineScripts } from '../shell/document/inline.ts';
import { type LoadOptions, loadSite, type Site } from '../site/load.ts';
import { type Project, readProject } from '../site/project.ts';
import { bundleClient, type ClientBundle } from './client-bundle.ts';
import type { CommandContext, Folders } from './context.ts';
import { enginePackage } from './engine-package.ts';
import { publicFiles } from './files/public.ts';
import { checkFiles, type SiteFile } from './files/site-file.ts';
import { type GivenAssets, siteFiles } from './files/site-files.ts';
import { hostingFiles } from './hosting/files.ts';
import { islandStyles } from './island-styles.ts';
import { inlineScripts, retiredWorker } from './lone-scripts.ts';
import { mcpPackage } from './mcp-package.ts';
import { beginStaging } from './output/staging.ts';
import { contentSecurityPolicy, securityHeaders } from './policy.ts';
import { progressLine } from './progress.ts';

/** Makes and writes files below a folder, one at a time, so that only one is in memory. */
function writeFiles(folder: string, files: readonly SiteFile[], onWritten: (file: SiteFile) => void): void {
  const folders = new Set<string>();
  for (const file of files) {
    const at = path.join(folder, file.file);
    const parent = path.dirname(at);
    if (!folders.has(parent)) fs.mkdirSync(parent, { recursive: true });
    folders.add(parent);
    fs.writeFileSync(at, file.make());
    onWritten(file);
  }
}

function isForReview(value = ''): boolean {
  if (['', '0', '1'].includes(value)) return value === '1';
  throw new Problem(`NOINDEX is "${value}".`, {
    remedy: 'Write NOINDEX=1 for a deployment that search engines leave out, or leave it out.',
  });
}

const isDocument = ({ file, redirect }: SiteFile) => file.endsWith('.html') && redirect === undefined;

interface BuildParts {
  readonly client: ClientBundle;
  readonly site: Site;
  readonly scripts: InlineScripts;
  readonly mcp: SiteFile;
}

async function readParts(
  folders: Folders,
  project: Project,
  onProgress: NonNullable<LoadOptions['onProgress']>,
): Promise<BuildParts> {
  const [client, site, scripts, mcp] = await Promise.all([
    bundleClient(folders, project.info),
    loadSite(folders.root, project, { onProgress }),
    inlineScripts(folders.engine),
    mcpPackage(folders, project.info.config),
  ]);
  return { client, site, scripts, mcp };
}

async function filesOf(
  folders: Folders,
  project: Project,
  parts: BuildParts,
  noindex: boolean,
): Promise<readonly SiteFile[]> {
  const { client, site, scripts, mcp } = parts;
  const { info } = site;
  const { root, engine } = folders;
  const { base } = project.info;
  const styles = islandStyles(folders, Object.keys(project.modules.islands));
  const policyOf = (pageStyles: Iterable<string>, place: 'header' | 'document') =>
    contentSecurityPolicy(
      info.config,
      // Documents of redirects have no policy of their own.
      [scripts.head, scripts.reader, speculationRules, ...(place === 'header' ? [redirectScript] : [])],
      [...Object.values(client.sheets), ...pageStyles],
      place,
    );
  const generator = enginePackage(engine);
  const assets: GivenAssets = {
    sheets: client.sheets,
    scripts,
    boot: client.boot,
    bootImports: client.bootImports,
    policy: (pageStyles) => policyOf(pageStyles, 'document'),
    generator: `${generator.name} ${generator.version}`,
    islandCss: (name) => styles.get(name) ?? '',
    noindex,
    hasPreview: fs.existsSync(path.join(root, 'public/og.png')),
  };
  const { files: made } = siteFiles(site, () => assets, client.served);
  const worker = await retiredWorker(engine);
  const workerFile: SiteFile = { file: 'sw.js', source: 'the end of old service workers', make: () => worker };
  const served = [...made, ...client.files, mcp, ...publicFiles(root), workerFile];
  const headers = securityHeaders(policyOf(styles.values(), 'header'));
  const files: readonly SiteFile[] = checkFiles([...served, ...hostingFiles(() => files, { engine, base, headers })]);
  return files;
}

export async function run({ root, engine, out, load }: CommandContext): Promise<void> {
  const noindex = isForReview(process.env.NOINDEX);
  const started = performance.now();
  const progress = progressLine();
  const step = (text: string) => {
    progress.clear();
    console.log(`${((performance.now() - started) / 1000).toFixed(1).padStart(5)} s  ${text}`);
  };
  const project = await readProject(root, load, { base: process.env.BASE_URL });
  const staging = beginStaging(out, root, project.info.base);
  try {
    step('bundling the client, reading and rendering pages');
    const parts = await readParts({ root, engine }, project, progress.at);
    const { site } = parts;
    progress.clear();
    for (const warning of [...site.warnings, shallowClone(root)]) if (warning) console.warn(`warning: ${warning}`);
    step('comparing versions, and indexing');
    const files = await filesOf({ root, engine }, project, parts, noindex);
    step(`writing ${site.sets.reduce((n, { pages }) => n + pages.length, 0)} pages`);
    // The not-found page isn't counted.
    const documents = files.filter(isDocument).length - 1;
    let written = 0;
    writeFiles(staging.folder, files, (file) => {
      if (isDocument(file)) progress.at('writing', ++written, documents);
    });
    staging.commit();
    const redirects = files.filter(({ redirect }) => redirect !== undefined).length;
    step(`done: ${documents} documents, ${redirects} redirects in ${path.relative(root, out)}/`);
  } finally {
    progress.clear();
    staging.abandon();
  }
}
