#!/usr/bin/env node
/** `onesource NAME`: runs `src/commands/NAME.ts` for the project in the current folder. */
import { register as registerHooks } from 'node:module';
import path from 'node:path';
import { register } from 'tsx/esm/api';

// Commands, and the project's modules, are TypeScript.
register({ tsconfig: path.join(import.meta.dirname, 'tsconfig.json') });
registerHooks('./hooks.mjs', import.meta.url);

// Removes unfinished work even if Ctrl+C ends a command.
process.once('SIGINT', () => process.exit(130));
process.once('SIGTERM', () => process.exit(143));

// npm forwards a signal only to the shell that started this process.
const parent = process.ppid;
if (process.env.npm_lifecycle_event)
  setInterval(() => {
    if (process.ppid !== parent) process.exit(143);
  }, 250).unref();

/** Runs a command. */
async function run({ name, args, options }) {
  process.env.NODE_ENV ??= name === 'dev' ? 'development' : 'production';
  const root = process.cwd();
  const engine = path.resolve(import.meta.dirname, '..');
  const out = path.resolve(root, process.env.OUT_DIR?.trim() || 'dist');
  const { projectLoader } = await import('../src/commands/project-loader.ts');
  const command = await import(`../src/commands/${name}.ts`);
  await command.run({ root, engine, out, args, options, load: projectLoader(root) });
}

function fail(text) {
  console.error(text);
  process.exitCode = 1;
}

const { readCommand } = await import('../src/commands/command-line.ts');
const reading = readCommand(process.argv.slice(2));
if ('name' in reading)
  await run(reading).catch(async (error) => fail((await import('../src/problems/explain.ts')).explain(error)));
else if (reading.isMistake) fail(reading.text);
else console.log(reading.text);
