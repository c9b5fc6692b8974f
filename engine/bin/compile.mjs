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

/** Packages that stay imports: React, of which there must be one, and those with native code or files of their own. */
const importedPackages = [
  'react',
  'react-dom',
  'vite',
  '@vitejs/plugin-react',
  'esbuild',
  'lightningcss',
  'elkjs',
  'satori',
  '@resvg/resvg-js',
];

/**
 * Makes esbuild compile the packages that the engine depends on with it, which takes Node less time than to find and
 * read their hundreds of files. Those of a project stay imports.
 */
const ownPackages = (engine) => ({
  name: 'own-packages',
  setup(build) {
    const { dependencies } = JSON.parse(fs.readFileSync(path.join(engine, 'package.json'), 'utf8'));
    const isImported = (name) => importedPackages.includes(name);
    build.onResolve({ filter: /^[^./#]/ }, ({ path: specifier, importer, kind }) => {
      const [name] = /^(?:@[^/]+\/)?[^/]+/.exec(specifier) ?? [];
      if (kind === 'entry-point' || path.isAbsolute(specifier)) return undefined;
      const isCompiled = importer.includes(`${path.sep}node_modules${path.sep}`) || name in dependencies;
      return isCompiled && !isImported(name) ? undefined : { path: specifier, external: true };
    });
  },
});

/** Options of esbuild that all compilations share. */
export const compileOptions = (engine) => ({
  outExtension: { '.js': '.mjs' },
  bundle: true,
  splitting: true,
  plugins: [engineModules(engine), ownPackages(engine)],
  format: 'esm',
  platform: 'node',
  target: 'node20',
  jsx: 'automatic',
  // Packages in the older format of modules.
  banner: {
    js: "import { createRequire as requireOf } from 'node:module'; const require = requireOf(import.meta.url);",
  },
  // Addresses of workers exist only in the browser's bundle, and no command uses them.
  external: ['*?worker&url'],
});

/** What package managers write into the folder of packages: which ones it has, in which versions. */
const packageLists = ['.package-lock.json', '.modules.yaml', '.yarn-state.yml', '.yarn-integrity'];

/** The list of the packages that a project has; null if there is none. */
export function packageList(root) {
  const list = packageLists.map((name) => path.join(root, 'node_modules', name)).find((at) => fs.existsSync(at));
  return list === undefined ? null : fs.readFileSync(list);
}

/**
 * The hash of a compiled module with all that it imports, and of the installed packages: the same hash is the same
 * program. '' if there is no such module; null if it isn't known which packages are installed.
 * @param outputs the modules that each module in `folder` imports
 * @param name that of the module in `folder`
 */
export function codeHash(outputs, root, folder, name) {
  const list = packageList(root);
  if (list === null) return null;
  if (!(name in outputs)) return '';
  const files = new Set([name]);
  for (const file of files) for (const imported of outputs[file] ?? []) files.add(imported);
  const hash = createHash('sha256').update(process.version).update(list);
  for (const file of files) hash.update(fs.readFileSync(path.join(folder, file)));
  return hash.digest('hex');
}
