/**
 * Bundles what runs in the browser, and the style sheet, with Vite.
 */
import path from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import type { SiteInfo } from '../model/site-info.ts';
import { type StyleSheets, sheetNames, styleSheets } from '../shell/document/inline.ts';
import type { ClientFiles } from './files/data.ts';
import type { SiteFile } from './files/site-file.ts';
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

export interface ClientBundle {
  /** Address of the script loaded when a reader shows up. */
  readonly boot: string;
  /** Addresses of the scripts it imports. */
  readonly bootImports: readonly string[];
  /** The shell's style sheets, minified; each document holds them. */
  readonly sheets: StyleSheets;
  readonly files: readonly SiteFile[];
  /** What of it readers fetch. */
  readonly served: ClientFiles;
}

/** Vite's settings that the build and the development server share. */
export function viteSettings(info: () => SiteInfo, base: string) {
  return {
    root: projectRoot,
    configFile: false as const,
    base: `${base}/`,
    publicDir: path.join(projectRoot, 'public'),
    plugins: [sitePlugin(info)],
    // Style sheets write breakpoints as custom media queries.
    css: { transformer: 'lightningcss' as const, lightningcss: { drafts: { customMedia: true } } },
    logLevel: 'warn' as const,
  };
}

/** Which module is in which file, for those who measure. */
const chunkList = 'hosting/chunks.json';

/** Bundles the client; nothing is written. */
export async function buildClient(info: SiteInfo, base: string): Promise<ClientBundle> {
  const entry = (file: string) => path.join(projectRoot, 'src', file);
  const { output } = (await build({
    ...viteSettings(() => info, base),
    build: {
      write: false,
      target: ['chrome111', 'firefox115', 'safari16.4'],
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
      assetsInlineLimit: 0,
      manifest: chunkList,
      rolldownOptions: {
        input: {
          boot: entry('client/startup/boot.ts'),
          ...Object.fromEntries(sheetNames.map((name) => [name, entry(`shell/${name}.css`)])),
        },
        // One React for the shell, search, and islands, which stays in the browser's cache when the rest changes.
        output: {
          codeSplitting: {
            groups: [
              { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
              {
                name: 'shared',
                test: /virtual:site|src\/versions\/|(after-paint|bare-address)\.ts|vite\/preload-helper|rolldown\/runtime/,
              },
            ],
          },
        },
        // Pages are rendered meanwhile: its timings say nothing.
        checks: { pluginTimings: false },
      },
    },
    worker: { format: 'es' },
  })) as Rolldown.RolldownOutput;
  const chunkOf = (name: string) => output.find((chunk): chunk is Rolldown.OutputChunk => chunk.type === 'chunk' && chunk.name === name);
  const boot = chunkOf('boot');
  const start = chunkOf('start');
  const sheetOf = (name: string) => {
    const found = output.find((chunk) => chunk.type === 'asset' && chunk.names.includes(`${name}.css`));
    if (found?.type !== 'asset') throw new Error(`The client bundle lacks the style sheet ${name}.css.`);
    return found;
  };
  if (!boot) throw new Error('The client bundle lacks its boot script.');
  const sheets = sheetNames.map(sheetOf);
  // Documents hold the sheets; nothing asks for the files.
  const files = output.filter((chunk) => !sheets.some((sheet) => sheet === chunk));
  const contentOf = (chunk: (typeof files)[number]) => {
    if (chunk.type === 'chunk') return chunk.code;
    // Vite names style sheets by their path on this machine.
    return chunk.fileName === chunkList ? String(chunk.source).replaceAll(`${projectRoot}/`, '') : chunk.source;
  };
  const served = files.filter(({ fileName }) => fileName.startsWith('assets/'));
  return {
    boot: `${base}/${boot.fileName}`,
    bootImports: start ? [start.fileName, ...start.imports].map((file) => `${base}/${file}`) : [],
    sheets: styleSheets((name) => String(sheetOf(name).source).trim()),
    files: files.map((chunk): SiteFile => ({ file: chunk.fileName, source: 'the client', make: () => contentOf(chunk) })),
    served: {
      files: served.map(({ fileName }) => `${base}/${fileName}`),
      bytes: served.reduce((sum, chunk) => sum + Buffer.byteLength(contentOf(chunk)), 0),
      sheets: sheets.map(({ source }) => String(source)),
    },
  };
}
