#!/usr/bin/env node
/**
 * `onesource NAME`: runs `src/commands/NAME.ts` for the project in the current folder; `src/commands/table.ts` lists
 * the names. Bundles it and the project's modules first: a loader that compiles each file on import, and checks every
 * file of every library, takes longer than building all pages.
 */
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import v8 from 'node:v8';
import { codeHash, compiledName, projectFiles } from './compile.mjs';
import { isRunning } from './is-running.mjs';
import { compileModules } from './kept-modules.mjs';

// Without these, the bundler's allocator would reserve memory in advance and never return it.
process.env.MIMALLOC_ARENA_EAGER_COMMIT ??= '0';
process.env.MIMALLOC_PURGE_DELAY ??= '0';
// A build ends before most functions would have repaid the cost of optimizing them, so only the hottest ones are
// optimized.
v8.setFlagsFromString('--interrupt-budget=500000');
// Collect garbage when the heap has grown by three fifths instead of several times: 100 MB less, for little more time.
v8.setFlagsFromString('--heap-growing-percent=60');
// The young generation is small: waking threads for each collection costs more than it saves.
v8.setFlagsFromString('--no-parallel-scavenge');

const root = process.cwd();
const engine = path.resolve(import.meta.dirname, '..');
const commands = path.join(root, 'node_modules/.cache/commands');
// The names of temporary folders start with the process that they belong to.
const folder = path.join(commands, String(process.pid));

/** The compiled module that `entry` gave this name. */
const compiled = (file) => path.join(folder, compiledName(file));
const load = (file) => import(pathToFileURL(compiled(file)).href);

/** Removes temporary folders. If that fails, as without free descriptors, the next command tries again. */
function removeFolders(isUnused) {
  try {
    for (const name of fs.existsSync(commands) ? fs.readdirSync(commands) : [])
      if (isUnused(Number.parseInt(name, 10))) fs.rmSync(path.join(commands, name), { recursive: true, force: true });
  } catch {}
}

// Folders of commands that were killed.
removeFolders((pid) => !(pid && isRunning(pid)));

// Remove the folders even if Ctrl+C ends a server.
process.on('exit', () => removeFolders((pid) => pid === process.pid));
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

const entry = (file, below, prefix = '') => ({ in: path.join(below, file), out: prefix + file.replace(/\.tsx?$/, '') });
// Where commands keep results for the next one. Asked for here, as the command line is read by compiled code.
const cache = process.argv.includes('--no-cache') ? null : path.join(root, 'node_modules/.cache/onesource');
const compile = (entryPoints) => compileModules({ root, engine, entryPoints, outdir: folder, cache });

/** What a command starts in other threads. */
const threads = { build: ['src/commands/threads/build-thread.ts'] };

/** Runs a command. The project's modules are compiled with the engine's, so that both have the same classes. */
async function run({ name, args, options }) {
  process.env.NODE_ENV ??= name === 'dev' ? 'development' : 'production';
  const outputs = await compile([
    ...[`src/commands/${name}.ts`, ...(threads[name] ?? [])].map((file) => entry(file, engine, 'engine/')),
    entry('src/problems/explain.ts', engine, 'engine/'),
    ...projectFiles(root).map((file) => entry(file, root)),
  ]);
  try {
    const command = await load(`engine/src/commands/${name}.ts`);
    const out = path.resolve(root, process.env.OUT_DIR?.trim() || 'dist');
    const hashOf = (file) => codeHash(outputs, root, folder, compiledName(file));
    const modules = pathToFileURL(`${folder}/`).href;
    await command.run({ root, engine, out, args, options, load, modules, cache, codeHash: hashOf });
  } catch (error) {
    const { explain } = await load('engine/src/problems/explain.ts');
    console.error(explain(error));
    process.exitCode = 1;
  }
}

try {
  await compile([entry('src/commands/command-line.ts', engine)]);
  const { readCommand } = await load('src/commands/command-line.ts');
  const reading = readCommand(process.argv.slice(2));
  if ('name' in reading) await run(reading);
  else if (reading.isMistake) {
    console.error(reading.text);
    process.exitCode = 1;
  } else console.log(reading.text);
} catch {
  // The compiler has printed the error.
  process.exitCode = 1;
}
