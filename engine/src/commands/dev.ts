/**
 * `npx onesource dev`: serves the site while you edit it. Edits appear in the open page, which keeps its scroll position;
 * mistakes appear above the last good site.
 */
import http from 'node:http';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import react from '@vitejs/plugin-react';
import {
  createLogger,
  createServer,
  type HotPayload,
  type Logger,
  type Plugin,
  searchForWorkspaceRoot,
  type ViteDevServer,
} from 'vite';
import { z } from 'zod';
import { readBasePath } from '../config/base-path.ts';
import type { LoadModule } from '../content/project.ts';
import type { BuildInfo } from '../model/site-info.ts';
import { viteSettings } from './client-bundle.ts';
import type { CommandContext, Folders } from './context.ts';
import { inBatches } from './dev/batches.ts';
import { devHandler, requestedPath } from './dev/handler.ts';
import { devAddress, siteLoader } from './dev/load.ts';
import { overlayOf, problemPage } from './dev/overlay.ts';
import { type ShownState, siteUpdates } from './dev/updates.ts';
import { listen, readHost, readPort, shownHost } from './listen.ts';

const pathConfig = z.object({ default: z.object({ baseUrl: z.string().optional() }) });

/** The base path; it stays the same until the server is started again. */
async function readBase(load: LoadModule): Promise<string> {
  const { BASE_URL } = process.env;
  if (BASE_URL) return readBasePath(BASE_URL, 'BASE_URL');
  const { data } = pathConfig.safeParse(await load('site.config.ts'));
  return readBasePath(data?.default.baseUrl ?? '/', 'baseUrl');
}

/** Documents contain most style sheets, so an edit replaces them there. Vite would reload the page. */
const styleAddresses: Plugin = {
  name: 'style-addresses',
  hotUpdate: ({ modules }) => modules.filter(({ url }) => !/\.css\?(.*&)?url\b/.test(url)),
};

/**
 * Reports changed files when Vite has forgotten their modules. It gets no modules back: it would forget them again
 * while they are loaded, and their errors would lose the source maps.
 */
const followEdits = (changed: (file: string, isNew: boolean) => void): Plugin => ({
  name: 'follow-edits',
  hotUpdate({ type, file }) {
    if (this.environment.name !== 'ssr') return;
    // Vite keeps modules that other ones failed to find, or that were deleted.
    this.environment.moduleGraph.onFileChange(file);
    changed(file, type === 'create');
    return [];
  },
});

/** What a project consists of. Modules outside of these that the project imports are watched too. */
const projectParts = ['content', 'public', 'site.config.ts', 'site.extensions.ts'];

const areNested = (a: string, b: string) => a === b || a.startsWith(b + path.sep) || b.startsWith(a + path.sep);

const below = (folder: string, file: string): string => path.relative(folder, file).split(path.sep).join('/');

interface WatchedFiles {
  includes(file: string): boolean;
  nameOf(file: string): string;
  addImports(vite: ViteDevServer): void;
}

/** Which files the server follows, and how messages name them. */
function watchedFiles({ root, engine }: Folders): WatchedFiles {
  const parts = [...projectParts.map((part) => path.join(root, part)), path.join(engine, 'src')];
  const imported = new Set<string>();
  const includes = (file: string) => imported.has(file) || parts.some((part) => areNested(file, part));
  return {
    includes,
    nameOf(file) {
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

/** Vite reports a module that doesn't load whenever a browser asks for it. What this server says of it stays. */
function showOwnErrors({ ws }: ViteDevServer, state: ShownState): void {
  const { send } = ws;
  ws.send = (message: HotPayload | string, data?: unknown) => {
    if (typeof message === 'string') send(message, data);
    else send(message.type === 'error' && state.failure ? { type: 'error', err: state.failure } : message);
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
  const watched = watchedFiles({ root, engine });
  const state: ShownState = { site: null, failure: null };
  let changed: (name: string, waitMs?: number) => void = () => {};
  const edited = followEdits((file, isNew) => {
    if (!watched.includes(path.normalize(file)) || /\.test\.tsx?$/.test(file)) return;
    // The watcher reports the old name of a renamed file a tenth of a second after the new one.
    changed(watched.nameOf(file), isNew ? 150 : undefined);
  });
  const vite = await createServer({
    ...viteSettings(root, () => state.site?.site.info as BuildInfo, base, [react(), styleAddresses, edited]),
    appType: 'custom',
    customLogger: quietLogger(),
    server: {
      middlewareMode: { server },
      hmr: { server },
      watch: { ignored: (file) => !watched.includes(path.normalize(file)) },
      fs: { allow: [searchForWorkspaceRoot(root), engine] },
    },
    // Installed, the engine is still source code: Vite compiles what the project imports of it.
    ssr: { noExternal: ['onesource'] },
    optimizeDeps: {
      exclude: ['onesource'],
      entries: [path.join(engine, 'src/client/startup/boot.ts'), 'content/islands/*/island.tsx'],
    },
  });
  showOwnErrors(vite, state);
  const load = siteLoader(vite, { root, engine }, base);
  const reload = siteUpdates(vite, root, state, (names) => load(names).finally(() => watched.addImports(vite)));
  const first = reload(new Set());
  changed = inBatches(reload, first);
  if (below(root, engine).startsWith('../')) vite.watcher.add(path.join(engine, 'src'));
  vite.ws.on('connection', (socket) => {
    // Vite would reload the page at its first update if the overlay is shown then.
    socket.send(JSON.stringify({ type: 'update', updates: [] }));
    if (state.failure) socket.send(JSON.stringify({ type: 'error', err: state.failure }));
  });
  const answer = devHandler({
    base,
    ready: first,
    follow: (html) => followed(html, base, edits),
    find: (address) => state.site?.shown.find(address) ?? null,
    problem: (error) =>
      problemPage(error === undefined ? (state.failure?.message ?? '') : overlayOf(root, error).message),
  });
  server.on('request', (request, response) => {
    // Vite's handlers expect an address that can be parsed.
    if (requestedPath(request) === null) response.writeHead(400, { Connection: 'close' }).end();
    else vite.middlewares(request, response, () => answer(request, response));
  });
  const host = readHost(process.env.HOST);
  const listening = await listen(server, port, host);
  await first;
  console.log(
    `The site is served at http://${shownHost(host)}:${listening}${base}/ and follows your edits (Ctrl+C ends it)`,
  );
}
