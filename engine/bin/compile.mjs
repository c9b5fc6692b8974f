/** How TypeScript of the engine and of a project becomes modules that Node can load. */
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
    build.onResolve({ filter: /^[a-z]/ }, ({ path: specifier }) => (modules.has(specifier) ? { path: modules.get(specifier) } : undefined));
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
