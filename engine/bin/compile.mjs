/** How TypeScript of the engine and of a project becomes modules that Node can load. */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { projectModules } from './project-modules.mjs';

/** The modules that this package exports to projects, with the names that import them. */
function exportedModules(engine) {
  const { name, exports } = JSON.parse(fs.readFileSync(path.join(engine, 'package.json'), 'utf8'));
  const modules = Object.entries(exports).filter(([key]) => !key.includes('*'));
  return new Map(modules.map(([key, file]) => [key.replace('.', name), path.join(engine, file)]));
}

/** Makes esbuild compile the engine's sources with the module that imports them. */
export const engineModules = (engine) => ({
  name: 'engine-modules',
  setup(build) {
    const modules = exportedModules(engine);
    build.onResolve({ filter: /^[a-z]/ }, ({ path: specifier }) =>
      modules.has(specifier) ? { path: modules.get(specifier) } : undefined,
    );
  },
});

/** The same for Vite. */
export const engineAliases = (engine) =>
  [...exportedModules(engine)].map(([name, replacement]) => ({ find: new RegExp(`^${name}$`), replacement }));

/** The modules of a project that the engine loads by name, below its root. */
export function projectFiles(root) {
  const folder = path.join(root, 'content/data');
  const tables = fs.existsSync(folder) ? fs.readdirSync(folder).filter((file) => file.endsWith('.ts')) : [];
  const files = [...Object.keys(projectModules), ...tables.map((name) => `content/data/${name}`)];
  return files.filter((file) => fs.existsSync(path.join(root, file)));
}

/** The name of the module that a file is compiled to. */
export const compiledName = (file) => file.replace(/\.tsx?$/, '.mjs');

/** Options of esbuild that all compilations share. Packages stay imports. */
export const compileOptions = (engine) => ({
  outExtension: { '.js': '.mjs' },
  bundle: true,
  splitting: true,
  packages: 'external',
  plugins: [engineModules(engine)],
  format: 'esm',
  platform: 'node',
  target: 'node20',
  jsx: 'automatic',
  // Addresses of workers exist only in the browser's bundle, and no command uses them.
  external: ['*?worker&url'],
});

/** What package managers write into the folder of packages: which ones it has, in which versions. */
const packageLists = ['.package-lock.json', '.modules.yaml', '.yarn-state.yml', '.yarn-integrity'];

/**
 * The hash of a compiled module with all that it imports, and of the installed packages: the same hash is the same
 * program. '' if there is no such module; null if it isn't known which packages are installed.
 * @param outputs those of the compiler's metafile, whose names are relative to `root`
 * @param file the compiled module
 */
export function codeHash(outputs, root, file) {
  const list = packageLists.map((name) => path.join(root, 'node_modules', name)).find((at) => fs.existsSync(at));
  if (list === undefined) return null;
  const first = path.relative(root, file).split(path.sep).join('/');
  if (!(first in outputs)) return '';
  const files = new Set([first]);
  for (const name of files)
    for (const { path: imported, external } of outputs[name]?.imports ?? []) if (!external) files.add(imported);
  const hash = createHash('sha256').update(process.version).update(fs.readFileSync(list));
  for (const name of files) hash.update(fs.readFileSync(path.join(root, name)));
  return hash.digest('hex');
}
