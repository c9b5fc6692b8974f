/** `npm run check:rust`: the check of Rust samples as a command. */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { explain, loadProject, Problem, readProject } from 'onesource/tools';
import { checkSamples } from './check.ts';

const usage = 'npm run check:rust -- [--page zkvm/receipts] [--version 3.0] [--force]';

function readOptions() {
  try {
    const options = {
      version: { type: 'string', multiple: true },
      page: { type: 'string', multiple: true },
      force: { type: 'boolean' },
    } as const;
    return parseArgs({ options }).values;
  } catch (cause) {
    throw new Problem(`${(cause as Error).message.split('. ')[0]}.`, { remedy: `Write ${usage}`, cause });
  }
}

try {
  const { version, page, force } = readOptions();
  const output = { say: (line: string) => console.log(line), terminal: process.stderr };
  const root = process.cwd();
  const { table } = await readProject(root, await loadProject(root, (file) => import(path.join(root, file))));
  process.exitCode = await checkSamples(root, table, { versions: version, pages: page, force }, output);
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}
