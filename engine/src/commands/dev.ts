/** `npm run dev`: serves the site while you edit it. Edits appear in the open page, which keeps its scroll position; mistakes appear above the last good site. */
import http from 'node:http';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import react from '@vitejs/plugin-react';
import { createLogger, createServer, type Logger, normalizePath, type Plugin, searchForWorkspaceRoot } from 'vite';
import { readBasePath } from '../config/base-path.ts';
import type { LoadModule } from '../content/project.ts';
import type { SiteInfo } from '../model/site-info.ts';
import { ProblemList } from '../problems/problem.ts';
import { viteSettings } from './client-bundle.ts';
import type { CommandContext } from './context.ts';
import { inBatches } from './dev/batches.ts';
import { devHandler, requestedPath } from './dev/handler.ts';
import { devAddress, type LoadedSite, siteLoader } from './dev/load.ts';
import { type Overlay, overlayOf, problemPage } from './dev/overlay.ts';
import { listen, readHost, readPort, shownHost } from './server/listen.ts';

/** The base path; it stays the same until the server is started again. */
async function readBase(load: LoadModule): Promise<string> {
  const { BASE_URL } = process.env;
  if (BASE_URL) return readBasePath(BASE_URL, 'BASE_URL');
  const { default: config } = (await load('site.config.ts')) as { default?: { baseUrl?: string } };
  return readBasePath(config?.baseUrl ?? '/', 'baseUrl');
}

/** Documents contain most style sheets, so an edit replaces them there. Vite knows only their addresses, and would reload the page. */
const styleAddresses: Plugin = {
  name: 'style-addresses',
  hotUpdate: ({ modules }) => modules.filter(({ url }) => !/\.css\?(.*&)?url\b/.test(url)),
};

/** Vite's messages without colors and without its own stack. What stops a module from loading is reported after the load. */
function quietLogger(): Logger {
  const logger = createLogger('warn');
  const plain = (text: string) => stripVTControlCharacters(text).split(/\n +at /)[0] ?? '';
  return {
    ...logger,
    warn: (text) => console.warn(plain(text)),
    error(text) {
      if (!text.includes('Error when evaluating SSR module')) console.error(plain(text));
    },
  };
}

/** What a project consists of. Modules outside of these that the project imports are watched too. */
const projectParts = ['content', 'public', 'site.config.ts', 'site.extensions.ts'];

/** Whether one of two files or folders contains the other. */
const areNested = (a: string, b: string) => a === b || a.startsWith(b + path.sep) || b.startsWith(a + path.sep);

/** A document with the scripts that the browser needs to follow edits. */
function followed(html: string, base: string, edits: string): string {
  const preamble = react.preambleCode.replace('__BASE__', `${base}/`);
  const start = `<script type="module">${preamble}</script><script type="module" src="${base}/@vite/client"></script>`;
  // The overlay's tip names a file that this project doesn't have.
  const end = `<style>vite-error-overlay::part(tip){display:none}</style><script type="module" src="${base}${edits}"></script>`;
  return html.replace('<head>', (head) => head + start).replace('</body>', (body) => end + body);
}

export async function run({ root, engine, load: compiled }: CommandContext): Promise<void> {
  const base = await readBase(compiled);
  const port = readPort(process.env.PORT);
  const server = http.createServer();
  const edits = devAddress(root, path.join(engine, 'src/client/dev/edits.ts'));
  const below = (folder: string, file: string) => path.relative(folder, file).split(path.sep).join('/');
  /** A source file's name for messages: below the project or, with `engine/`, below this package. */
  const nameOf = (file: string) => (below(engine, file).startsWith('../') ? below(root, file) : `engine/${below(engine, file)}`);
  const parts = [...projectParts.map((part) => path.join(root, part)), path.join(engine, 'src')];
  /** Modules that the project's modules import from its other folders. */
  const imported = new Set<string>();
  const isWatched = (file: string) => imported.has(file) || parts.some((part) => areNested(file, part));
  let shown: LoadedSite | null = null;
  let failure: Overlay | null = null;
  const vite = await createServer({
    ...viteSettings({ root, engine }, () => shown?.site.info as SiteInfo, base, [react(), styleAddresses]),
    appType: 'custom',
    customLogger: quietLogger(),
    server: {
      middlewareMode: { server },
      hmr: { server },
      watch: { ignored: (file) => !isWatched(path.normalize(file)) },
      fs: { allow: [searchForWorkspaceRoot(root), engine] },
    },
    optimizeDeps: { entries: [path.join(engine, 'src/client/startup/boot.ts'), 'content/islands/*/island.tsx'] },
  });
  const load = siteLoader(vite, { root, engine }, base);

  /** Watches the modules that the last load added. */
  const watchImports = () => {
    for (const file of vite.environments.ssr.moduleGraph.fileToModulesMap.keys()) {
      if (isWatched(file) || below(root, file).startsWith('../') || file.includes('/node_modules/')) continue;
      imported.add(file);
      vite.watcher.add(file);
    }
  };
  /** The mistakes of the last load. */
  let reported: ReadonlySet<string> = new Set();

  /** Loads the site after changes, and notifies the browsers. */
  const update = async (names: ReadonlySet<string>) => {
    const before = shown;
    const loaded = await load(names).finally(watchImports);
    const { mistakes } = loaded.site;
    const isNew = mistakes.some((mistake) => !reported.has(String(mistake)));
    reported = new Set(mistakes.map(String));
    // A new mistake leaves the last good site as it is. With old ones elsewhere, an edit is shown nevertheless.
    if (isNew && before) throw new ProblemList(mistakes);
    shown = loaded;
    for (const warning of shown.site.warnings) console.warn(`warning: ${warning}`);
    const info = JSON.stringify(shown.site.info);
    const { moduleGraph } = vite.environments.client;
    const siteModule = moduleGraph.getModuleById('\0virtual:site');
    if (before && info === JSON.stringify(before.site.info) && ![...names].some((name) => name.startsWith('public/'))) {
      const styles = [...shown.styles].filter(([key, text]) => before.styles.get(key) !== text);
      vite.ws.send({ type: 'custom', event: 'site:edit', data: { styles, hasPages: shown.site !== before.site } });
    } else {
      if (siteModule) moduleGraph.invalidateModule(siteModule);
      if (before || failure) vite.ws.send({ type: 'full-reload' });
    }
    // An update removes the overlay.
    if (failure) vite.ws.send({ type: 'update', updates: [] });
    failure = mistakes.length ? overlayOf(root, new ProblemList(mistakes)) : null;
    if (isNew && failure) {
      console.error(failure.message);
      vite.ws.send({ type: 'error', err: failure });
    }
  };
  const elsewhere = () => (reported.size ? `; mistakes elsewhere: ${reported.size}` : '');
  let unloaded = new Set<string>();
  const reload = async (names: ReadonlySet<string>) => {
    const started = performance.now();
    unloaded = new Set([...unloaded, ...names]);
    try {
      await update(unloaded);
      if (names.size) console.log(`${[...names].join(', ')}: shown after ${Math.round(performance.now() - started)} ms${elsewhere()}`);
      unloaded = new Set();
    } catch (error) {
      failure = overlayOf(root, error);
      console.error(failure.message);
      vite.ws.send({ type: 'error', err: failure });
    }
  };
  const first = reload(new Set());
  const changed = inBatches(reload, first);
  for (const event of ['add', 'change', 'unlink'] as const)
    vite.watcher.on(event, (file) => {
      const name = nameOf(file);
      // Vite does the same, but later than the load may start.
      vite.environments.ssr.moduleGraph.onFileChange(normalizePath(file));
      // The watcher reports the old name of a renamed file a tenth of a second after the new one.
      if (isWatched(path.normalize(file)) && !/\.test\.tsx?$/.test(name)) changed(name, event === 'add' ? 150 : undefined);
    });
  if (below(root, engine).startsWith('../')) vite.watcher.add(path.join(engine, 'src'));
  vite.ws.on('connection', (socket) => {
    // Vite would reload the page at its first update if the overlay is shown then.
    socket.send(JSON.stringify({ type: 'update', updates: [] }));
    if (failure) socket.send(JSON.stringify({ type: 'error', err: failure }));
  });

  const answer = devHandler({
    base,
    ready: first,
    follow: (html) => followed(html, base, edits),
    find: (address) => shown?.shown.find(address) ?? null,
    problem: (error) => problemPage(error === undefined ? (failure?.message ?? '') : overlayOf(root, error).message),
  });
  server.on('request', (request, response) => {
    // Vite's handlers expect an address that can be parsed.
    if (requestedPath(request) === null) response.writeHead(400, { Connection: 'close' }).end();
    else vite.middlewares(request, response, () => answer(request, response));
  });

  const host = readHost(process.env.HOST);
  const listening = await listen(server, port, host);
  await first;
  console.log(`The site is served at http://${shownHost(host)}:${listening}${base}/ and follows your edits (Ctrl+C ends it)`);
}
