#!/usr/bin/env node
/** `onesource COMMAND`, for the project in the current folder; `src/commands/command-line.ts` lists the commands. */
import { register as registerHooks } from 'node:module';
import path from 'node:path';
import { register } from 'tsx/esm/api';

// Commands, and the project's modules, are TypeScript.
register({ tsconfig: path.join(import.meta.dirname, 'tsconfig.json') });
registerHooks('./hooks.mjs', import.meta.url);

// Removes unfinished work even if Ctrl+C ends a command.
process.once('SIGINT', () => process.exit(130));
process.once('SIGTERM', () => process.exit(143));

const { program } = await import('../src/commands/command-line.ts');
const { runProgram } = await import('../src/config/command-line.ts');
await runProgram(program);
