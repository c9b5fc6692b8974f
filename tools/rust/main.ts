/** `npm run check:rust`: the check of Rust samples as a command. */
import path from 'node:path';
import { newProgram, readProject, runProgram } from 'onesource/tools';
import { samplesOfCalls } from './calls.ts';
import { checkSamples } from './check.ts';

const program = newProgram(
  'npm run check:rust --',
  'Type-checks the programs on the pages against the crates of each version.',
)
  .option('--version <version...>', 'these versions, or latest (default: all)')
  .option('--page <page...>', 'these pages (default: all)')
  .option('--force', 'checks again what has passed');

await runProgram(
  program.action(async ({ version, page, force = false }) => {
    const output = { say: (line: string) => console.log(line), terminal: process.stderr };
    const root = process.cwd();
    const { table } = await readProject(root, (file) => import(path.join(root, file)));
    process.exitCode = await checkSamples(
      root,
      table,
      { versions: version, pages: page, force, more: samplesOfCalls },
      output,
    );
  }),
);
