/** Imports the modules of projects. The development server has Vite do it, which follows changes. */
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { register } from 'tsx/esm/api';
import type { LoadModule, ProjectModules } from '../content/modules/project.ts';
import { loadSite, type Site } from '../site/load.ts';
import { readProject } from '../site/project.ts';

const moduleUrl = (root: string, file: string) => pathToFileURL(path.join(root, file)).href;

export const projectLoader =
  (root: string): LoadModule =>
  (file) =>
    import(moduleUrl(root, file));

let loaded = 0;

export function freshLoader(root: string): LoadModule {
  const tsconfig = path.join(import.meta.dirname, '../../bin/tsconfig.json');
  const fresh = register({ namespace: `project-${++loaded}`, tsconfig });
  return (file) => fresh.import(moduleUrl(root, file), import.meta.url);
}

/**
 * Loads the project at `root` as it is now: an earlier commit, or the files after a command has changed them.
 * @param instead what to use instead of an earlier state's own, which may not fit the engine
 * @throws Problem if its build would fail
 */
export async function loadOtherSite(root: string, instead: Partial<ProjectModules> = {}): Promise<Site> {
  return loadSite(root, await readProject(root, freshLoader(root), { instead }));
}
