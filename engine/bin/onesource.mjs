#!/usr/bin/env node
/**
 * `onesource NAME`: runs `src/commands/NAME.ts` for the project in the current folder. Bundles it and the project's modules first: a loader
 * that compiles each file on import, and checks every file of every library, takes longer than building all pages.
 */
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import v8 from 'node:v8';
import { build, stop } from 'esbuild';
import { compileOptions, projectFiles } from './compile.mjs';

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
const engine = path.resolve(import.meta.dirname, '..');
const [name = '', ...args] = process.argv.slice(2);
process.env.NODE_ENV ??= name === 'dev' ? 'development' : 'production';
const commands = path.join(root, 'node_modules/.cache/commands');
const folder = path.join(commands, `${name}-${process.pid}`);

/** Imports a compiled module by the name that `entry` gave it. */
const load = (file) => import(pathToFileURL(path.join(folder, file.replace(/\.tsx?$/, '.mjs'))).href);

/** Removes a folder of compiled modules; one that can't be removed, such as without free descriptors, must not keep a command alive. */
function remove(leftover) {
  try {
    fs.rmSync(leftover, { recursive: true, force: true });
  } catch {
    // The next command tries again.
  }
}

function isRunning(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
}

// Folders of commands that were killed.
for (const entry of fs.existsSync(commands) ? fs.readdirSync(commands) : [])
  if (!isRunning(Number(/\d+$/.exec(entry)?.[0] ?? 0))) remove(path.join(commands, entry));

// Remove the folder even if Ctrl+C ends a server.
process.on('exit', () => remove(folder));
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
  const entry = (file, below, prefix = '') => ({ in: path.join(below, file), out: prefix + file.replace(/\.tsx?$/, '') });
  await build({
    ...compileOptions(engine),
    entryPoints: [
      entry(`src/commands/${name}.ts`, engine, 'engine/'),
      entry('src/problems/explain.ts', engine, 'engine/'),
      ...projectFiles(root).map((file) => entry(file, root)),
    ],
    outdir: folder,
  });
  await stop();
  try {
    const { run } = await load(`engine/src/commands/${name}.ts`);
    await run({ root, engine, out: path.resolve(root, process.env.OUT_DIR?.trim() || 'dist'), args, load });
  } catch (error) {
    const { explain } = await load('engine/src/problems/explain.ts');
    console.error(explain(error));
    process.exitCode = 1;
  }
} catch {
  // The compiler has printed the error.
  process.exitCode = 1;
}
