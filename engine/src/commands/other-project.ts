/** Loads another state of the project: an earlier commit, or the files after a command has changed them. */
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { compileOptions, projectFiles } from '../../bin/compile.mjs';

import { type LoadModule, loadProject, type ProjectModules } from '../content/project.ts';

import { loadSite, type Site } from '../site/load.ts';
import { readProject } from '../site/project.ts';
import type { Folders } from './context.ts';

interface OtherProject extends Folders {
  /** The folder in which packages are found, if the project has none. */
  readonly packages?: string;
}

let loaded = 0;

interface CompiledModules {
  readonly load: LoadModule;
  /** Removes the compiled files. Islands are imported when they are rendered, so this comes last. */
  dispose(): void;
}

/** Compiles the modules of the project at `root` as they are now, in a new folder: Node caches modules by URL. */
export async function compileModules({ root, engine, packages = root }: OtherProject): Promise<CompiledModules> {
  // It must be here, so that packages are found.
  const outdir = path.join(packages, 'node_modules/.cache/commands', `${process.pid}-other-${++loaded}`);
  const dispose = () => fs.rmSync(outdir, { recursive: true, force: true });
  try {
    await build({
      ...compileOptions(engine),
      absWorkingDir: root,
      entryPoints: projectFiles(root),
      outdir,
      outbase: root,
      loader: { '.css': 'empty' },
      logLevel: 'silent',
    });
  } catch (error) {
    dispose();
    throw error;
  }
  return {
    dispose,
    async load(file) {
      const compiled = path.join(outdir, file.replace(/\.tsx?$/, '.mjs'));
      return fs.existsSync(compiled) ? import(pathToFileURL(compiled).href) : {};
    },
  };
}

/**
 * Loads the project at `root` with the current engine.
 * @param current what to use instead of an earlier state's own, which may not fit the engine
 * @throws Problem if its build would fail
 */
export async function loadOtherSite(project: OtherProject, current: Partial<ProjectModules> = {}): Promise<Site> {
  const { root } = project;
  const { load, dispose } = await compileModules(project);
  try {
    const modules = await loadProject(root, load);
    return await loadSite(root, await readProject(root, { ...modules, ...current }));
  } finally {
    dispose();
  }
}
