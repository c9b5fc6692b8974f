/** `npm run check:rust`: the check of Rust samples as a command. */
import { parseArgs } from 'node:util';
import { versions } from '../../content/versions.ts';
import { explain } from '../problems/explain.ts';
import { Problem } from '../problems/problem.ts';
import { makeVersionTable } from '../versions/table.ts';
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
  process.exitCode = await checkSamples(
    process.cwd(),
    makeVersionTable(versions, '/api'),
    { versions: version, pages: page, force },
    output,
  );
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}
