/**
 * `node src/commands/command.mjs NAME`: runs `src/commands/NAME.ts`. Bundles it and the project's modules first: a loader that
 * compiles each file on import, and checks every file of every library, takes longer than building all pages.
 */
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import v8 from 'node:v8';
import { build, stop } from 'esbuild';

// Without these, the bundler's allocator would reserve memory in advance and never return it.
process.env.MIMALLOC_ARENA_EAGER_COMMIT ??= '0';
process.env.MIMALLOC_PURGE_DELAY ??= '0';
// A build ends before most functions would have repaid the cost of optimizing them, so only the hottest ones are optimized.
v8.setFlagsFromString('--interrupt-budget=500000');
// Collect garbage when the heap has grown by three fifths instead of several times: 100 MB less, for little more time.
v8.setFlagsFromString('--heap-growing-percent=60');
// The young generation is small: waking threads for each collection costs more than it saves.
v8.setFlagsFromString('--no-parallel-scavenge');

const root = process.cwd();
const name = process.argv[2] ?? '';
process.env.NODE_ENV ??= name === 'dev' ? 'development' : 'production';
const command = `src/commands/${name}.ts`;
const folder = path.join(root, 'node_modules/.cache/commands', `${name}-${process.pid}`);

/** Files that the commands load by their name: the project's configuration and data. */
function projectFiles() {
  const data = 'content/data';
  const tables = fs.existsSync(data) ? fs.readdirSync(data).filter((file) => file.endsWith('.ts')) : [];
  const content = [
    'versions.ts',
    'sidebars.ts',
    'glossary.ts',
    'former-anchors.ts',
    'moved.ts',
    'islands/index.ts',
    'islands/about.ts',
  ].map((file) => `content/${file}`);
  const single = ['site.config.ts', ...content];
  return [...single.filter((file) => fs.existsSync(file)), ...tables.map((file) => `${data}/${file}`)];
}

const compiled = (file) => path.join(folder, file.replace(/\.tsx?$/, '.mjs'));
/** Imports a compiled module by the name of its source, below the project's root. */
const load = (file) => import(pathToFileURL(compiled(file)).href);

// Remove the folder even if Ctrl+C ends a server.
process.on('exit', () => fs.rmSync(folder, { recursive: true, force: true }));
for (const [signal, code] of [
  ['SIGINT', 130],
  ['SIGTERM', 143],
])
  process.once(signal, () => process.exit(code));

// npm forwards a signal only to the shell that started this process.
const parent = process.ppid;
if (process.env.npm_lifecycle_event)
  setInterval(() => {
    if (process.ppid !== parent) process.exit(143);
  }, 250).unref();

try {
  await build({
    entryPoints: [command, 'src/problems/explain.ts', ...projectFiles()],
    outdir: folder,
    outbase: root,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    packages: 'external',
    // Addresses of workers exist only in the browser's bundle, and no command uses them.
    external: ['*?worker&url'],
    format: 'esm',
    platform: 'node',
    target: 'node20',
    jsx: 'automatic',
  });
  await stop();
  try {
    const { run } = await load(command);
    await run(load);
  } catch (error) {
    const { explain } = await load('src/problems/explain.ts');
    console.error(explain(error));
    process.exitCode = 1;
  }
} catch {
  // The compiler has printed the error.
  process.exitCode = 1;
}
