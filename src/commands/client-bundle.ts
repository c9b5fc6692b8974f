/**
 * Bundles what runs in the browser, and the style sheet, with Vite.
 */
import fs from 'node:fs';
import path from 'node:path';
import { build, minify, type Plugin, type Rolldown, transformWithOxc } from 'vite';
import type { SiteInfo } from '../model/site-info.ts';
import { type InlineScripts, type StyleSheets, sheetNames, styleSheets } from '../shell/document/inline.ts';
import { projectRoot } from './paths.ts';

/** Gives the client the site's data as `virtual:site`. */
function sitePlugin(info: () => SiteInfo): Plugin {
  const id = 'virtual:site';
  return {
    name: 'site-info',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load: (source) => (source === `\0${id}` ? `export const site = ${JSON.stringify(info())};` : undefined),
  };
}

const runtime: Readonly<Record<string, string>> = {
  react: 'preact/compat',
  'react-dom': 'preact/compat',
  'react-dom/client': 'preact/compat/client',
  'react/jsx-runtime': 'preact/jsx-runtime',
  'react/jsx-dev-runtime': 'preact/jsx-dev-runtime',
};

/** In the browser the same React components run on a runtime of a tenth of the size: see README, "How it is built". */
function browserRuntime(): Plugin {
  return {
    name: 'browser-runtime',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: {
      filter: { id: /^react(-dom)?(\/|$)/ },
      handler(source, importer) {
        const other = runtime[source];
        return other ? this.resolve(other, importer, { skipSelf: true }) : undefined;
      },
    },
  };
}

export interface ClientBundle {
  /** Address of the script loaded when a reader shows up. */
  readonly boot: string;
  /** The shell's style sheets, minified; they stand in each document. */
  readonly sheets: StyleSheets;
  /** Addresses of all files, for the offline cache. */
  readonly files: readonly string[];
  /** What they weigh uncompressed. */
  readonly bytes: number;
}

/** Vite's settings that the build and the development server share. */
export function viteSettings(info: () => SiteInfo, base: string) {
  return {
    root: projectRoot,
    configFile: false as const,
    base: `${base}/`,
    publicDir: path.join(projectRoot, 'public'),
    plugins: [sitePlugin(info), browserRuntime()],
    logLevel: 'warn' as const,
  };
}

/** Builds the client into `outDir` (which it empties). */
export async function buildClient(info: SiteInfo, base: string, outDir: string): Promise<ClientBundle> {
  const entry = (file: string) => path.join(projectRoot, 'src', file);
  const output = (await build({
    ...viteSettings(() => info, base),
    build: {
      outDir,
      emptyOutDir: true,
      target: ['chrome111', 'firefox115', 'safari16.4'],
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
      assetsInlineLimit: 0,
      // Which module is in which file, for those who measure.
      manifest: 'hosting/chunks.json',
      rolldownOptions: {
        input: { boot: entry('client/boot.ts'), ...Object.fromEntries(sheetNames.map((name) => [name, entry(`shell/${name}.css`)])) },
        // Pages are rendered meanwhile: its timings say nothing.
        checks: { pluginTimings: false },
      },
    },
    worker: { format: 'es' },
  })) as Rolldown.RolldownOutput;
  const chunks = output.output;
  const boot = chunks.find((chunk) => chunk.type === 'chunk' && chunk.name === 'boot');
  const sheetOf = (name: string) => {
    const found = chunks.find((chunk) => chunk.type === 'asset' && chunk.names.includes(`${name}.css`));
    if (found?.type !== 'asset') throw new Error(`The client bundle lacks the style sheet ${name}.css.`);
    return found;
  };
  if (!boot) throw new Error('The client bundle lacks its boot script.');
  const sheetAssets = sheetNames.map(sheetOf);
  // The sheets stand in the documents; nothing asks for the files.
  for (const { fileName } of sheetAssets) fs.rmSync(path.join(outDir, fileName));
  const kept = chunks.filter((chunk) => !sheetAssets.some((sheet) => sheet === chunk) && chunk.fileName.startsWith('assets/'));
  return {
    boot: `${base}/${boot.fileName}`,
    sheets: styleSheets((name) => String(sheetOf(name).source).trim()),
    files: kept.map(({ fileName }) => `${base}/${fileName}`),
    bytes: kept.reduce((sum, chunk) => sum + Buffer.byteLength(chunk.type === 'chunk' ? chunk.code : chunk.source), 0),
  };
}

/** A script without imports, minified. */
async function loneScript(source: string): Promise<string> {
  const file = path.join(projectRoot, source);
  const { code } = await transformWithOxc(fs.readFileSync(file, 'utf8').replace(/^export \{\};$/m, ''), file, { target: 'chrome111' });
  return (await minify(file, code, { module: true })).code.trim();
}

/** The two scripts as they stand in the documents. */
export async function inlineScripts(): Promise<InlineScripts> {
  const [head, reader] = await Promise.all([loneScript('src/client/head.ts'), loneScript('src/client/reader.ts')]);
  return { head, reader };
}

/** What the service worker has to know. */
export interface WorkerFacts {
  readonly base: string;
  readonly build: string;
  /** Address of the build's manifest. */
  readonly manifest: string;
}

/** The service worker: one file, since it must not change in parts. */
export async function serviceWorker({ base, build: BUILD, manifest }: WorkerFacts): Promise<string> {
  const facts = { BASE: base, BUILD, MANIFEST: manifest };
  const { output } = (await build({
    root: projectRoot,
    configFile: false,
    logLevel: 'warn',
    define: Object.fromEntries(Object.entries(facts).map(([name, value]) => [name, JSON.stringify(value)])),
    build: {
      write: false,
      target: 'chrome111',
      modulePreload: false,
      rolldownOptions: { input: path.join(projectRoot, 'src/client/offline/worker.ts'), output: { format: 'iife' } },
    },
  })) as Rolldown.RolldownOutput;
  return output[0].code.trim();
}

/** Style of the explainers, by name, minified. */
export async function islandStyles(root: string, names: Iterable<string>): Promise<ReadonlyMap<string, string>> {
  const styles = new Map<string, string>();
  for (const name of names) {
    const file = path.join(root, 'content/islands', name, 'island.css');
    if (!fs.existsSync(file)) continue;
    styles.set(name, minifyCss(fs.readFileSync(file, 'utf8')));
  }
  return styles;
}

/** Drops comments and indentation: enough for a small sheet, since documents are compressed. */
function minifyCss(css: string): string {
  return css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s*\n\s*/g, '')
    .trim();
}
