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

/** Runs Vitest projects side by side and counts their tests. */
export async function runTests(...projects: readonly ('unit' | 'cut' | 'browser')[]): Promise<Outcome> {
  const report = path.join(reports, `${projects.join('-')}.json`);
  fs.rmSync(report, { force: true });
  const chosen = projects.flatMap((project) => ['--project', project]);
  const code = await start('vitest', ['run', ...chosen, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`]);
  if (!fs.existsSync(report)) return { passed: 0, failed: 1 };
  const { numPassedTests, numFailedTests } = JSON.parse(fs.readFileSync(report, 'utf8')) as {
    numPassedTests: number;
    numFailedTests: number;
  };
  // A file that can't be loaded, or an error outside of tests, fails the run without failing a test.
  return { passed: numPassedTests, failed: numFailedTests || (code === 0 ? 0 : 1) };
}
