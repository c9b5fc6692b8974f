/** Which files the development server follows, and how messages name them. */
import path from 'node:path';
import type { ViteDevServer } from 'vite';
import type { Folders } from '../context.ts';

/** What a project consists of. Modules outside of these that the project imports are watched too. */
const projectParts = ['content', 'public', 'site.config.ts', 'site.extensions.ts'];

const areNested = (a: string, b: string) => a === b || a.startsWith(b + path.sep) || b.startsWith(a + path.sep);

export const below = (folder: string, file: string): string => path.relative(folder, file).split(path.sep).join('/');

export interface WatchedFiles {
  includes(file: string): boolean;
  nameOf(file: string): string;
  addImports(vite: ViteDevServer): void;
}

export function watchedFiles({ root, engine }: Folders): WatchedFiles {
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
