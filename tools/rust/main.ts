/** `npm run check:rust`: the check of Rust samples as a command. */
import path from 'node:path';
import { readProject, runProgram } from 'onesource/tools';
import { checkSamples } from './check.ts';

const command = {
  about: 'Type-checks the programs on the pages against the crates of each version.',
  options: {
    version: { value: 'VERSION', isRepeatable: true, about: 'one version, or latest (default: all)' },
    page: { value: 'PAGE', isRepeatable: true, about: 'one page (default: all)' },
    force: { about: 'checks again what has passed' },
  },
  example: '--page zkvm/receipts --version 3.0',
} as const;

await runProgram('npm run check:rust --', command, async ({ options: { version, page, force } }) => {
  const output = { say: (line: string) => console.log(line), terminal: process.stderr };
  const root = process.cwd();
  const { table } = await readProject(root, (file) => import(path.join(root, file)));
  process.exitCode = await checkSamples(root, table, { versions: version, pages: page, force }, output);
});
