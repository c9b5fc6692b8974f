/** Steps of the test run, and their results. */
import fs from 'node:fs';
import path from 'node:path';
import { start } from 'onesource/testing/start';
import { z } from 'zod';

export interface Outcome {
  readonly passed: number;
  readonly failed: number;
  /** The tests that failed, and how, for the end of the output: the rest of it may be far above, or cut off. */
  readonly details?: readonly string[];
}

const reports = path.resolve('node_modules/.cache/tests');

/** Runs a check that passes or fails as a whole. */
export async function run(program: string, args: readonly string[]): Promise<Outcome> {
  return (await start(program, args)) === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** Vitest's report of a run. */
const reportSchema = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string(),
      assertionResults: z.array(
        z.object({ fullName: z.string(), status: z.string(), failureMessages: z.array(z.string()).nullish() }),
      ),
    }),
  ),
});

type VitestProject = 'unit' | 'content' | 'browser' | 'site';

/** Arguments of a Vitest run that reports to a file. */
export const vitestArguments = (projects: readonly VitestProject[], report: string) => [
  'run',
  ...projects.flatMap((project) => ['--project', project]),
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${report}`,
];

/**
 * Counts the tests of a run. A file counts as a failure of its own if it can't be loaded, or a hook throws: its tests
 * are skipped then, and not failed. So does an error outside of tests, if nothing else failed.
 */
export function outcomeOf(report: string, code: number): Outcome {
  if (!fs.existsSync(report)) return { passed: 0, failed: 1 };
  const { numPassedTests, numFailedTests, testResults } = reportSchema.parse(
    JSON.parse(fs.readFileSync(report, 'utf8')),
  );
  const failedFiles = testResults.filter(
    ({ status, message, assertionResults }) =>
      status === 'failed' && (message !== '' || assertionResults.every((test) => test.status !== 'failed')),
  );
  const details = testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, message, assertionResults }) => [
      name,
      ...(message ? [message] : []),
      ...assertionResults
        .filter(({ status }) => status === 'failed')
        .flatMap(({ fullName, failureMessages }) => [fullName, ...(failureMessages ?? [])]),
    ]);
  return { passed: numPassedTests, failed: numFailedTests + failedFiles.length || (code === 0 ? 0 : 1), details };
}

const ofReceipts = ['agreement', 'hostile', 'inspect', 'old-releases', 'shapes'];

/**
 * Tests that no place, user, language, or release can change: receipts with each of their parts changed, which are made
 * of constants, and planted errors, which are looked for in copies of the project anyway. All other tests of the content
 * run in the copy at another place alone.
 */
export const onlyInPlace = [
  ...ofReceipts.map((name) => `content/islands/receipt-verifier/${name}.test.ts`),
  'tools/planted.test.ts',
];

/** Runs Vitest projects side by side and counts their tests. */
export async function runTests(projects: readonly VitestProject[], files: readonly string[] = []): Promise<Outcome> {
  const report = path.join(reports, `${projects.join('-')}.json`);
  fs.rmSync(report, { force: true });
  return outcomeOf(report, await start('vitest', [...vitestArguments(projects, report), ...files]));
}

/** Runs the tests in a copy of the project (`elsewhere.ts`), and then prints what they printed. */
export async function runTestsElsewhere(): Promise<Outcome> {
  const [report, log] = ['json', 'log'].map((ending) => path.join(reports, `elsewhere.${ending}`)) as [string, string];
  fs.mkdirSync(reports, { recursive: true });
  fs.rmSync(report, { force: true });
  const output = fs.openSync(log, 'w');
  const code = await start(process.execPath, ['--import', 'tsx', 'tests/elsewhere.ts', report], process.env, output);
  fs.closeSync(output);
  process.stdout.write(fs.readFileSync(log));
  return outcomeOf(report, code);
}
