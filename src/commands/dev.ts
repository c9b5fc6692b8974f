/** `npm run dev`: the site as it is being written. Pages, data and components are shown anew at every change; mistakes are shown on the page. */
import http from 'node:http';
import path from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { readBasePath } from '../config/base-path.ts';
import { type LoadModule, loadProject } from '../content/project.ts';
import type { SiteInfo } from '../model/site-info.ts';
import type { Problem } from '../problems/problem.ts';
import { sheetNames, styleSheets } from '../shell/document/inline.ts';
import { emptyCache, type LoadCache } from '../site/load-cache.ts';
import type { Project } from '../site/project.ts';
import { viteSettings } from './client-bundle.ts';
import type { DevSite } from './dev-site.ts';
import { islandStyles } from './island-styles.ts';
import { inlineScripts } from './lone-scripts.ts';
import { mediaType } from './media-types.ts';
import { projectRoot } from './paths.ts';
import { cleanPath } from './server/address.ts';
import { listen, readHost, readPort, shownHost } from './server/listen.ts';

/** How long to wait for more changes: editors write a file in several steps. */
const patience = 20;

interface Shown {
  readonly info: SiteInfo;
  readonly site: DevSite;
}

/** What the load before has left. */
interface Before {
  cache: LoadCache | undefined;
}

/** The project, its modules loaded through Vite, so that changed ones are loaded again. */
async function projectThrough(vite: ViteDevServer, base: string): Promise<Project> {
  const load = (file: string) => vite.ssrLoadModule(`/${file}`);
  const { readProject } = (await load('src/site/project.ts')) as typeof import('../site/project.ts');
  return await readProject(projectRoot, await loadProject(projectRoot, load), `${base}/`);
}

/** Loads the site through Vite. */
async function loadThrough(vite: ViteDevServer, base: string, before: Before): Promise<Shown> {
  const load = (file: string) => vite.ssrLoadModule(`/${file}`);
  const { loadSite } = (await load('src/site/load.ts')) as typeof import('../site/load.ts');
  const { devSite } = (await load('src/commands/dev-site.ts')) as typeof import('./dev-site.ts');
  const project = await projectThrough(vite, base);
  before.cache ??= emptyCache();
  const [site, scripts, ...sheets] = await Promise.all([
    loadSite(projectRoot, project, { cache: before.cache, showDrafts: true }),
    inlineScripts(),
    ...sheetNames.map((name) => vite.transformRequest(`/src/shell/${name}.css?direct`)),
  ]);
  const styles = islandStyles(projectRoot, Object.keys(project.modules.islands));
  for (const warning of site.warnings) console.warn(`warning: ${warning}`);
  const assets = {
    sheets: styleSheets((name) => sheets[sheetNames.indexOf(name)]?.code ?? '', site.info.config.themeColor),
    boot: `${base}/src/client/startup/boot.ts`,
    bootImports: [],
    scripts,
    islandCss: (name: string) => styles.get(name) ?? '',
  };
  return { info: site.info, site: devSite(site, assets) };
}

/** The mistakes of an error, as Vite's overlay shows them: the first with its place, all in the text. */
function overlayOf(error: unknown) {
  // Modules loaded through Vite have their own Problem: it is known by its name.
  const list = error instanceof Error && 'problems' in error ? (error.problems as readonly Problem[]) : [error as Problem];
  const place = list[0]?.place;
  return {
    message: list.map((one) => (one?.name === 'Problem' ? String(one) : (one?.stack ?? String(one)))).join('\n\n'),
    stack: '',
    ...(place
      ? { id: path.join(projectRoot, place.file), loc: { file: path.join(projectRoot, place.file), line: place.line ?? 1, column: 0 } }
      : {}),
  };
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const problemPage = (message: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>The site does not build</title></head><body><h1>The site does not build</h1><pre>${escaped(message)}</pre></body></html>`;

/** The base path; it stays the same until the server is started again. */
async function readBase(load: LoadModule): Promise<string> {
  const { BASE_URL } = process.env;
  if (BASE_URL) return readBasePath(BASE_URL, 'BASE_URL');
  const { default: config } = (await load('site.config.ts')) as { default?: { baseUrl?: string } };
  return readBasePath(config?.baseUrl ?? '/', 'baseUrl');
}

export async function run(compiled: LoadModule): Promise<void> {
  const base = await readBase(compiled);
  const port = readPort(process.env.PORT);
  const server = http.createServer();
  const before: Before = { cache: undefined };
  let shown: Promise<Shown>;
  const infoNow: { info: SiteInfo | null } = { info: null };
  const settings = viteSettings(() => infoNow.info as SiteInfo, base);
  const vite = await createServer({
    ...settings,
    appType: 'custom',
    server: { middlewareMode: { server }, hmr: { server } },
    optimizeDeps: { entries: ['src/client/startup/boot.ts', 'content/islands/*/island.tsx'] },
  });

  const load = () => {
    shown = loadThrough(vite, base, before).then((loaded) => {
      infoNow.info = loaded.info;
      return loaded;
    });
    shown.catch(() => undefined);
    return shown;
  };

  let timer: NodeJS.Timeout | undefined;
  const changed = (file: string) => {
    const name = path.relative(projectRoot, file).split(path.sep).join('/');
    if (!/^(content|src|public)\/|^site\.config\.ts$/.test(name) || /\.test\.tsx?$/.test(name)) return;
    // Bodies hold what the engine made them of. Changed content is noticed by the cache itself.
    if (/^src\/(?!shell|client|search)/.test(name) && !name.endsWith('.css')) before.cache = undefined;
    clearTimeout(timer);
    timer = setTimeout(async () => {
      const started = performance.now();
      const { moduleGraph } = vite.environments.client;
      // Neither is imported by what changed: one is made of the site, the others gather the sheets.
      const derived = [
        moduleGraph.getModuleById('\0virtual:site'),
        ...(name.endsWith('.css')
          ? sheetNames.flatMap((sheet) => [...(moduleGraph.getModulesByFile(path.join(projectRoot, `src/shell/${sheet}.css`)) ?? [])])
          : []),
      ];
      for (const module of derived) if (module) moduleGraph.invalidateModule(module);
      try {
        await load();
        vite.ws.send({ type: 'full-reload' });
        console.log(`${name}: shown anew after ${Math.round(performance.now() - started)} ms`);
      } catch (error) {
        const overlay = overlayOf(error);
        console.error(overlay.message);
        vite.ws.send({ type: 'error', err: overlay });
      }
    }, patience);
  };
  for (const event of ['add', 'change', 'unlink'] as const) vite.watcher.on(event, changed);

  const answer = async (request: http.IncomingMessage, response: http.ServerResponse) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const address = cleanPath(pathname.startsWith(base) ? pathname.slice(base.length) || '/' : pathname).replace(/(.)\/$/, '$1');
    const send = async (status: number, html: string) =>
      response
        .writeHead(status, { 'Content-Type': 'text/html;charset=utf-8', 'Cache-Control': 'no-store' })
        .end(await vite.transformIndexHtml(request.url ?? '/', html));
    if (address === '/sw.js') {
      // Nothing is to be kept while pages are being written.
      response.writeHead(200, { 'Content-Type': 'text/javascript' }).end('self.registration.unregister();');
      return;
    }
    try {
      const found = (await shown).site.find(address);
      const type = mediaType(found.file) ?? 'application/octet-stream';
      if (found.redirect !== undefined) response.writeHead(307, { Location: found.redirect }).end();
      else if (found.file.endsWith('.html')) await send(found.status, String(found.make()));
      else response.writeHead(200, { 'Content-Type': type, 'Cache-Control': 'no-store' }).end(found.make());
    } catch (error) {
      await send(500, problemPage(overlayOf(error).message));
    }
  };
  server.on('request', (request, response) => vite.middlewares(request, response, () => void answer(request, response)));

  await load().catch((error: unknown) => console.error(overlayOf(error).message));
  const host = readHost(process.env.HOST);
  const listening = await listen(server, port, host);
  console.log(`The site is served at http://${shownHost(host)}:${listening}${base}/ and shown anew at every change (Ctrl+C ends it)`);
}
