/**
 * `npx onesource dev`: serves the site while you edit it. After an edit, open pages reload, and the browser keeps their
 * scroll position. A page with a mistake is shown as far as it can be drawn, with Vite's overlay above it.
 */
import http from 'node:http';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { createLogger, createServer, type Logger, type Plugin, searchForWorkspaceRoot, type ViteDevServer } from 'vite';
import { z } from 'zod';
import { readBasePath } from '../config/base-path.ts';
import type { LoadModule } from '../content/modules/project.ts';
import type { BuildInfo } from '../model/site-info.ts';
import { ProblemList } from '../problems/problem.ts';
import { inlineJson } from '../shell/document/linked-data.ts';
import { viteSettings } from './client-bundle.ts';
import type { CommandContext, Folders } from './context.ts';
import { inBatches } from './dev/batches.ts';
import { type DevSource, devHandler, isOfSite, requestedPath } from './dev/handler.ts';
import { siteLoader } from './dev/load.ts';
import { mistakesOn, type Overlay, overlayOf, problemPage } from './dev/overlay.ts';
import type { DevFile } from './dev/site.ts';
import { type ShownState, shownEvent, siteUpdates } from './dev/updates.ts';
import { listen, readHost, readPort, shownHost } from './listen.ts';

const pathConfig = z.object({ default: z.object({ baseUrl: z.string().optional() }) });

/** The base path; it stays the same until the server is started again. */
async function readBase(load: LoadModule): Promise<string> {
  const { BASE_URL } = process.env;
  if (BASE_URL) return readBasePath(BASE_URL, 'BASE_URL');
  const { data } = pathConfig.safeParse(await load('site.config.ts'));
  return readBasePath(data?.default.baseUrl ?? '/', 'baseUrl');
}

/**
 * Reports changed files when Vite has forgotten their modules. Vite gets no modules back: it would forget them again
 * while they are loaded, and reload the page before the site is.
 */
const followEdits = (changed: (file: string, isNew: boolean) => void): Plugin => ({
  name: 'follow-edits',
  hotUpdate({ type, file }) {
    // Vite keeps modules that other ones failed to find, or that were deleted.
    this.environment.moduleGraph.onFileChange(file);
    if (this.environment.name === 'ssr') changed(file, type === 'create');
    return [];
  },
});

/** What a project consists of. Modules outside of these that the project imports are watched too. */
const projectParts = ['content', 'public', 'site.config.ts', 'site.extensions.ts'];

const areNested = (a: string, b: string) => a === b || a.startsWith(b + path.sep) || b.startsWith(a + path.sep);

const below = (folder: string, file: string): string => path.relative(folder, file).split(path.sep).join('/');

interface WatchedFiles {
  includes(file: string): boolean;
  shownName(file: string): string;
  addImports(vite: ViteDevServer): void;
}

/** Which files the server follows, and how messages name them. */
function watchedFiles({ root, engine }: Folders): WatchedFiles {
  const parts = [...projectParts.map((part) => path.join(root, part)), path.join(engine, 'src')];
  const imported = new Set<string>();
  const includes = (file: string) => imported.has(file) || parts.some((part) => areNested(file, part));
  return {
    includes,
    shownName(file) {
      const name = below(engine, file);
      return name.startsWith('../') ? below(root, file) : `engine/${name}`;
    },
    addImports(vite) {
      for (const file of vite.environments.ssr.moduleGraph.fileToModulesMap.keys()) {
        if (includes(file) || below(root, file).startsWith('../') || file.includes('/node_modules/')) continue;
        imported.add(file);
        vite.watcher.add(file);
      }
    },
  };
}

/** Vite's messages without colors and its own stack. What stops a module from loading is reported after the load. */
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

/** What each document loads: Vite's client, which reloads it; and above it, what is wrong. */
function followed(html: string, base: string, loads: number, wrong: Overlay | null): string {
  const client = `${base}/@vite/client`;
  const start = `<script type="module">import { createHotContext } from ${JSON.stringify(client)}; createHotContext('/').send('${shownEvent}', ${loads});</script>`;
  // The overlay's tip names a file that this project doesn't have.
  const style = '<style>vite-error-overlay::part(tip){display:none}</style>';
  const overlay = wrong
    ? `<script type="module">import { ErrorOverlay } from ${JSON.stringify(client)}; document.body.append(new ErrorOverlay(${inlineJson(wrong)}));</script>`
    : '';
  return html.replace('<head>', (head) => head + start).replace('</body>', (body) => style + overlay + body);
}

export async function run({ root, engine, load: compiled }: CommandContext): Promise<void> {
  const base = await readBase(compiled);
  const host = readHost(process.env.HOST);
  const server = http.createServer();
  // Before the first load, which takes a while.
  const port = await listen(server, readPort(process.env.PORT), host);
  const watched = watchedFiles({ root, engine });
  const state: ShownState = { site: null, failure: null, loads: 0 };
  let changed: (name: string, waitMs?: number) => void = () => {};
  const edited = followEdits((file, isNew) => {
    if (!watched.includes(path.normalize(file)) || /\.test\.tsx?$/.test(file)) return;
    // The watcher reports the old name of a renamed file a tenth of a second after the new one.
    changed(watched.shownName(file), isNew ? 150 : undefined);
  });
  const vite = await createServer({
    ...viteSettings({ root, engine }, () => state.site?.site.info as BuildInfo, base, [edited]),
    appType: 'custom',
    customLogger: quietLogger(),
    server: {
      middlewareMode: { server },
      // The document shows what is wrong. The overlay of a module that the browser asks for later would replace it.
      hmr: { server, overlay: false },
      watch: { ignored: (file) => !watched.includes(path.normalize(file)) },
      fs: { allow: [searchForWorkspaceRoot(root), engine] },
    },
    // Installed, the engine is still source code: Vite compiles what the project imports of it.
    ssr: { noExternal: ['onesource'] },
    optimizeDeps: {
      exclude: ['onesource'],
      include: ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime', 'react/jsx-dev-runtime'],
      entries: [path.join(engine, 'src/client/startup/boot.ts'), 'content/islands/*/island.tsx'],
    },
  });
  const load = siteLoader(vite, { root, engine }, base);
  const reload = siteUpdates(vite, root, state, (names) => load(names).finally(() => watched.addImports(vite)));
  const first = reload(new Set());
  changed = inBatches(reload, first);
  if (below(root, engine).startsWith('../')) vite.watcher.add(path.join(engine, 'src'));
  const wrongOn = (file: DevFile | null): Overlay | null => {
    if (state.failure || !state.site || !file) return state.failure;
    const mistakes = mistakesOn(state.site, file);
    return mistakes.length ? overlayOf(root, new ProblemList(mistakes)) : null;
  };
  const source: DevSource = {
    base,
    ready: first,
    follow: (html, file) => followed(html, base, state.loads, wrongOn(file)),
    find: (address) => state.site?.shown.find(address) ?? null,
    problem: (error) =>
      problemPage(error === undefined ? (state.failure?.message ?? '') : overlayOf(root, error).message),
  };
  const answer = devHandler(source);
  server.on('request', (request, response) => {
    const asked = requestedPath(request);
    // Vite's handlers expect an address that can be parsed.
    if (asked === null) response.writeHead(400, { Connection: 'close' }).end();
    else
      first.then(() => {
        if (isOfSite(source, asked)) answer(request, response);
        else vite.middlewares(request, response, () => answer(request, response));
      });
  });
  await first;
  console.log(
    `The site is served at http://${shownHost(host)}:${port}${base}/ and follows your edits (Ctrl+C ends it)`,
  );
}
