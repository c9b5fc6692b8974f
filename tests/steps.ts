/** Steps of the test run, and their results. */
import fs from 'node:fs';
import path from 'node:path';
import { start } from 'onesource/testing/start';
import { z } from 'zod';

export interface Outcome {
  readonly passed: number;
  readonly failed: number;
}

const reports = path.resolve('node_modules/.cache/tests');

/** Runs a check that passes or fails as a whole. */
export async function run(program: string, args: readonly string[]): Promise<Outcome> {
  return (await start(program, args)) === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** Vitest's report of a run. */
const reportSchema = z.object({ numPassedTests: z.number(), numFailedTests: z.number() });

/** Runs Vitest projects side by side and counts their tests. */
export async function runTests(
  ...projects: readonly ('unit' | 'content' | 'cut' | 'browser' | 'site')[]
): Promise<Outcome> {
  const file = path.join(reports, `${projects.join('-')}.json`);
  fs.rmSync(file, { force: true });
  const chosen = projects.flatMap((project) => ['--project', project]);
  const code = await start('vitest', [
    'run',
    ...chosen,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ]);
  if (!fs.existsSync(file)) return { passed: 0, failed: 1 };
  const { numPassedTests, numFailedTests } = reportSchema.parse(JSON.parse(fs.readFileSync(file, 'utf8')));
  // A file that can't be loaded, or an error outside of tests, fails the run without failing a test.
  return { passed: numPassedTests, failed: numFailedTests || (code === 0 ? 0 : 1) };
}
