/** Starts the programs of the test run and collects their results. */
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

export interface Outcome {
  readonly passed: number;
  readonly failed: number;
}

const binaries = path.resolve('node_modules/.bin');
const reports = path.resolve('node_modules/.cache/tests');

/** Runs a program without a shell and prints its output; resolves to the exit code. */
export function start(program: string, args: readonly string[], env: NodeJS.ProcessEnv = process.env): Promise<number> {
  return new Promise((resolve, reject) => {
    const own = path.join(binaries, program);
    const child = spawn(fs.existsSync(own) ? own : program, args, { stdio: ['ignore', 'inherit', 'inherit'], env });
    child.once('error', reject);
    child.once('close', (code) => resolve(code ?? 1));
  });
}

/** Runs a check that passes or fails as a whole. */
export async function run(program: string, args: readonly string[]): Promise<Outcome> {
  return (await start(program, args)) === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** Vitest's report of a run. */
interface Report {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    /** The file. */
    readonly name: string;
    readonly status: string;
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
  }[];
}

/** Runs Vitest; the report is undefined if it ended without one. */
async function vitest(name: string, args: readonly string[]): Promise<Outcome & { readonly report?: Report }> {
  const file = path.join(reports, `${name}.json`);
  fs.rmSync(file, { force: true });
  const code = await start('vitest', ['run', ...args, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`]);
  if (!fs.existsSync(file)) return { passed: 0, failed: 1 };
  const report = JSON.parse(fs.readFileSync(file, 'utf8')) as Report;
  // A file that can't be loaded, or an error outside of tests, fails the run without failing a test.
  return { report, passed: report.numPassedTests, failed: report.numFailedTests || (code === 0 ? 0 : 1) };
}

/** Runs Vitest projects side by side and counts their tests. */
export const runTests = (...projects: readonly ('unit' | 'cut')[]): Promise<Outcome> =>
  vitest(
    projects.join('-'),
    projects.flatMap((project) => ['--project', project]),
  );

/** With more failing files than this, load is not the cause. */
const maxUnstable = 4;

/**
 * Runs the browser tests, then files with failures again on their own. A test that passes only on its own was stalled by other work on
 * the machine or depends on timing, so it is listed.
 */
export async function runBrowserTests(): Promise<Outcome> {
  const all = await vitest('browser', ['--project', 'browser']);
  const files = all.report?.testResults.filter(({ status }) => status === 'failed') ?? [];
  if (!files.length || files.length > maxUnstable) return all;
  const alone = await vitest('browser-alone', ['--project', 'browser', '--maxWorkers', '1', ...files.map(({ name }) => name)]);
  const failed = files.flatMap(({ assertionResults }) => assertionResults.filter(({ status }) => status === 'failed'));
  console.log(`\n      Failed at first${alone.failed ? '' : ', and passed alone'}:`);
  for (const { fullName } of failed) console.log(`      - ${fullName}`);
  return { passed: all.passed + all.failed - alone.failed, failed: alone.failed };
}
