/** Starts programs for tests and measurements. */
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { packagesFolder } from './paths.ts';

/**
 * Runs a program, of a package or installed, without a shell; resolves to the exit code.
 * @param output an open file for its output; default: that of this program
 */
export function start(
  program: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = process.env,
  output: number | 'inherit' = 'inherit',
): Promise<number> {
  return new Promise((resolve, reject) => {
    const packaged = path.join(packagesFolder, '.bin', program);
    const child = spawn(fs.existsSync(packaged) ? packaged : program, args, {
      stdio: ['ignore', output, output],
      env,
    });
    child.once('error', reject);
    child.once('close', (code) => resolve(code ?? 1));
  });
}
