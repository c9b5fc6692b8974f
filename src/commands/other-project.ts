/** Loads another state of the project: an earlier commit, or the files after a command has changed them. */
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { loadProject } from '../content/project.ts';
import { loadSite, type Site } from '../site/load.ts';
import { readProject } from '../site/project.ts';
import { projectRoot } from './paths.ts';

let loaded = 0;

function modulesOf(root: string): string[] {
  const tables = path.join(root, 'content/data');
  const names = ['versions', 'sidebars', 'glossary', 'former-anchors', 'moved', 'islands/index', 'islands/about'].map(
    (name) => `content/${name}.ts`,
  );
  const data = fs.existsSync(tables) ? fs.readdirSync(tables).map((name) => `content/data/${name}`) : [];
  return ['site.config.ts', ...names, ...data].filter((file) => file.endsWith('.ts') && fs.existsSync(path.join(root, file)));
}

/** Files that an earlier state may lack. */
const addedSince: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'content/versions.ts': { factTitles: {} },
  'content/former-anchors.ts': { formerAnchors: [] },
  'content/moved.ts': { moved: { paths: {}, withoutRoot: [], addresses: {} } },
  'content/islands/about.ts': { about: {} },
};

/**
 * Loads the project at `root` with the current engine.
 * @param config the configuration to use if that of an earlier state may not fit the engine
 * @throws Problem if its build would fail
 */
export async function loadOtherSite(root: string, config?: unknown): Promise<Site> {
  // Modules are cached by URL, so each load needs its own folder; it must be here, so that packages are found.
  const outdir = path.join(projectRoot, 'node_modules/.cache/commands', `other-${process.pid}-${++loaded}`);
  try {
    await build({
      absWorkingDir: root,
      entryPoints: modulesOf(root),
      outdir,
      outbase: root,
      outExtension: { '.js': '.mjs' },
      bundle: true,
      splitting: true,
      packages: 'external',
      format: 'esm',
      platform: 'node',
      target: 'node20',
      jsx: 'automatic',
      loader: { '.css': 'empty' },
      external: ['*?worker&url'],
      logLevel: 'silent',
    });
    const load = async (file: string): Promise<Record<string, unknown>> => {
      const compiled = path.join(outdir, file.replace(/\.tsx?$/, '.mjs'));
      return { ...addedSince[file], ...(fs.existsSync(compiled) ? await import(pathToFileURL(compiled).href) : {}) };
    };
    const modules = await loadProject(root, load);
    return await loadSite(root, await readProject(root, { ...modules, config: config ?? modules.config }));
  } finally {
    fs.rmSync(outdir, { recursive: true, force: true });
  }
}
