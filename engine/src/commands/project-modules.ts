/** What the client needs of the project, as modules with names of their own: `virtual:site` and `virtual:islands`. */
import fs from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import type { SiteInfo } from '../model/site-info.ts';

/** The loaders of the project's islands, and the addresses of their style sheets by the islands' names. */
function islandsModule(root: string): string {
  const index = path.join(root, 'content/islands/index.ts');
  const sheets = "import.meta.glob('/content/islands/*/island.css', { query: '?url', import: 'default', eager: true })";
  return [
    fs.existsSync(index) ? `export { islands } from ${JSON.stringify(index)};` : 'export const islands = {};',
    `export const styles = Object.fromEntries(Object.entries(${sheets}).map(([file, address]) => [file.split('/')[3], address]));`,
  ].join('\n');
}

/** @param info the site's data at the time a module is loaded */
export function projectModules(root: string, info: () => SiteInfo): Plugin {
  const sources: Readonly<Record<string, () => string>> = {
    'virtual:site': () => `export const site = ${JSON.stringify(info())};`,
    'virtual:islands': () => islandsModule(root),
  };
  return {
    name: 'project-modules',
    resolveId: (id) => (id in sources ? `\0${id}` : undefined),
    load: (id) => (id.startsWith('\0') ? sources[id.slice(1)]?.() : undefined),
  };
}
