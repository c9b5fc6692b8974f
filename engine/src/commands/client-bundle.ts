/** Bundles the client and the style sheets with Vite. */

import fs from 'node:fs';
import path from 'node:path';
import { Features } from 'lightningcss';
import { build, type Plugin, type PluginOption, type Rolldown } from 'vite';
import { type BuildInfo, buildSettings, type SiteInfo } from '../model/site-info.ts';
import { type StyleSheets, sheetNames, styleSheets } from '../shell/document/inline.ts';
import type { Folders } from './context.ts';
import type { ClientFiles } from './files/data.ts';
import type { SiteFile } from './files/site-file.ts';
import { hostingFolder } from './hosting/files.ts';
import { noticeComment, noticesText } from './notices.ts';

function islandsModule(root: string): string {
  const index = path.join(root, 'content/islands/index.ts');
  const sheets = "import.meta.glob('/content/islands/*/island.css', { query: '?url', import: 'default', eager: true })";
  return [
    fs.existsSync(index) ? `export { islands } from ${JSON.stringify(index)};` : 'export const islands = {};',
    `export const styles = Object.fromEntries(Object.entries(${sheets}).map(([file, address]) => [file.split('/')[3], address]));`,
  ].join('\n');
}

/** The site without what only the build reads. */
function shownSite({ config, files, ...info }: BuildInfo): SiteInfo {
  const shown: Partial<BuildInfo['config']> = { ...config };
  for (const name of buildSettings) delete shown[name];
  const written = JSON.stringify([shown, info.versions]);
  return { ...info, config: shown as SiteInfo['config'], files: files.filter((file) => written.includes(`"${file}`)) };
}

/** @param info the site's data at the time a module is loaded */
function projectModules({ root, engine }: Folders, info: () => BuildInfo): Plugin {
  const sources: Readonly<Record<string, () => string>> = {
    'virtual:site': () => `import { trustedHtml } from ${JSON.stringify(path.join(engine, 'src/client/trusted.ts'))};
export const site = ${JSON.stringify(shownSite(info()))};
if (site.logo) site.logo.markup = trustedHtml(site.logo.markup);`,
    'virtual:islands': () => islandsModule(root),
  };
  return {
    name: 'project-modules',
    resolveId: (id) => (id in sources ? `\0${id}` : undefined),
    load: (id) => (id.startsWith('\0') ? sources[id.slice(1)]?.() : undefined),
  };
}

export interface ClientBundle {
  readonly boot: string;
  readonly bootImports: readonly string[];
  readonly sheets: StyleSheets;
  readonly files: readonly SiteFile[];
  readonly served: ClientFiles;
}

/**
 * The first browsers with `light-dark()`, of spring 2024, as Lightning CSS encodes them. In older ones, text has the
 * colors of the browser: what would replace the function takes 300 bytes of every document.
 */
const styleTargets = { chrome: 123 << 16, firefox: 120 << 16, safari: (17 << 16) | (5 << 8) };

export function viteSettings(
  folders: Folders,
  info: () => BuildInfo,
  base: string,
  plugins: readonly PluginOption[] = [],
) {
  const { root } = folders;
  return {
    root,
    configFile: false as const,
    base: `${base}/`,
    publicDir: path.join(root, 'public'),
    plugins: [projectModules(folders, info), ...plugins],
    css: {
      transformer: 'lightningcss' as const,
      // Breakpoints in style sheets are custom media queries. What iOS needs a prefix for has it in the source.
      lightningcss: { drafts: { customMedia: true }, targets: styleTargets, exclude: Features.VendorPrefixes },
    },
    logLevel: 'warn' as const,
  };
}

const noticesFile = 'notices.txt';

/** Lists which modules are in which file, for measurements. */
const chunkList = `${hostingFolder}/chunks.json`;

function withImports(chunk: Rolldown.OutputChunk, output: Rolldown.RolldownOutput['output']): Set<string> {
  const files = new Set([chunk.fileName]);
  for (const file of files) {
    const imported = output.find(({ fileName }) => fileName === file);
    for (const next of imported?.type === 'chunk' ? imported.imports : []) files.add(next);
  }
  return files;
}

const reactChunk = 'react';
/**
 * Makes V8 compile all functions of a file on another thread as it arrives. Compiled when they are first called, React's
 * hold up the main thread for longer. https://v8.dev/blog/explicit-compile-hints
 */
const compileHint = '//# allFunctionsCalledOnLoad';

async function bundle(
  folders: Folders,
  info: BuildInfo,
  modules: Set<string>,
): Promise<Rolldown.RolldownOutput['output']> {
  const { base } = info;
  const entry = (file: string) => path.join(folders.engine, 'src', file);
  // The first file of a bundle speaks for all of its files, which readers load only through it.
  const postBanner = ({ name, moduleIds, isEntry }: Rolldown.RenderedChunk) => {
    for (const id of moduleIds) modules.add(id);
    if (name === reactChunk) return compileHint;
    return isEntry ? noticeComment(`${base}/${noticesFile}`) : '';
  };
  const { output } = (await build({
    ...viteSettings(folders, () => info, base),
    build: {
      write: false,
      target: ['chrome111', 'firefox115', 'safari16.4'],
      cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
      modulePreload: false,
      reportCompressedSize: false,
      assetsInlineLimit: 0,
      manifest: chunkList,
      rolldownOptions: {
        input: {
          boot: entry('client/startup/boot.ts'),
          ...Object.fromEntries(sheetNames.map((name) => [name, entry(`client/style-sheets/${name}.css`)])),
        },
        // React in a separate file, shared by shell, search, and islands, which stays cached when the rest changes.
        output: {
          postBanner,
          codeSplitting: {
            groups: [
              {
                name: reactChunk,
                test: /node_modules\/(react|react-dom|scheduler)\/|(startup\/react|mount-root)\.ts/,
              },
              {
                name: 'shared',
                test: /virtual:site|src\/versions\/|(after-paint|change-addresses|closest-element|documents|guards|new-element|page-href|page-path|storage)\.ts|vite\/preload-helper|rolldown\/runtime/,
              },
            ],
          },
        },
        // Pages are rendered at the same time, so Vite's timings are meaningless.
        checks: { pluginTimings: false },
      },
    },
    worker: {
      format: 'es',
      // What annotations say is for bundlers.
      rolldownOptions: { output: { postBanner, comments: { annotation: false } } },
    },
  })) as Rolldown.RolldownOutput;
  return output;
}

export async function bundleClient(folders: Folders, info: BuildInfo): Promise<ClientBundle> {
  const { base } = info;
  const modules = new Set<string>();
  const output = await bundle(folders, info, modules);
  const chunkOf = (name: string) =>
    output.find((chunk): chunk is Rolldown.OutputChunk => chunk.type === 'chunk' && chunk.name === name);
  const boot = chunkOf('boot');
  const start = chunkOf('start');
  const sheetOf = (name: string) => {
    const asset = output.find((chunk) => chunk.type === 'asset' && chunk.names.includes(`${name}.css`));
    if (asset?.type !== 'asset') throw new Error(`The client bundle lacks the style sheet ${name}.css.`);
    return asset;
  };
  if (!boot) throw new Error('The client bundle lacks its boot script.');
  const sheetFiles = sheetNames.map(sheetOf);
  const sheets = styleSheets((name) => String(sheetOf(name).source), info.config);
  // The sheets are inlined in documents, so the files are not needed.
  const files = output.filter((chunk) => !sheetFiles.some((sheet) => sheet === chunk));
  const contentOf = (chunk: (typeof files)[number]) => {
    if (chunk.type === 'chunk') return chunk.code;
    // Vite's names of style sheets depend on their path on this machine.
    return chunk.fileName === chunkList ? String(chunk.source).replaceAll(`${folders.root}/`, '') : chunk.source;
  };
  const served = files.filter(({ fileName }) => fileName.startsWith('assets/'));
  return {
    boot: `${base}/${boot.fileName}`,
    bootImports: start ? [...withImports(start, output)].map((file) => `${base}/${file}`) : [],
    sheets,
    files: [
      ...files.map((chunk): SiteFile => ({ file: chunk.fileName, source: 'the client', make: () => contentOf(chunk) })),
      {
        file: noticesFile,
        source: 'the licenses of libraries',
        make: () => noticesText(`The scripts of ${info.config.title} contain these libraries.`, modules),
      },
    ],
    served: {
      files: served.map(({ fileName }) => `${base}/${fileName}`),
      sheets: Object.values(sheets),
    },
  };
}
