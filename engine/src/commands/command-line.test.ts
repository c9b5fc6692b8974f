/** The program `onesource`, as a process. */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { onesource } from '../../tests/paths.ts';
import { commands } from './table.ts';

/** Runs the program in an empty folder. */
function run(...args: string[]) {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'command-line-'));
  onTestFinished(() => fs.rmSync(root, { recursive: true, force: true }));
  const { status, stdout, stderr } = spawnSync(process.execPath, [onesource, ...args], { cwd: root, encoding: 'utf8' });
  const folder = path.join(root, 'node_modules/.cache/commands');
  return { status, stdout, stderr, left: fs.existsSync(folder) ? fs.readdirSync(folder) : [] };
}

test('--help lists all commands', () => {
  const { status, stdout, stderr, left } = run('--help');
  for (const [name, { about }] of Object.entries(commands))
    expect(stdout).toContain(`  ${name.padEnd(14)}  ${about}\n`);
  expect({ status, stderr, left }).toEqual({ status: 0, stderr: '', left: [] });
});

test('a command explains itself, also without a site', () => {
  const { status, stdout, stderr } = run('build', '--help');
  expect(stdout).toContain('Builds the site.\n\nUsage: onesource build [--profile] [--threads NUMBER] [--no-cache]\n');
  expect(stdout).toContain('OUT_DIR');
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
});

test.each([
  [['nope'], /^There is no command "nope"\. Available: build, serve, /],
  [['biuld'], /^There is no command "biuld"\. Did you mean "build"\?/],
  [['client-bundle'], /^There is no command "client-bundle"\./],
  [['--bogus'], /^Unknown option "--bogus"\. Available: --help\.\n$/],
  [['build', '--bogus'], /^Unknown option "--bogus"\. Available: --profile, --threads, --no-cache, --help\.\n$/],
  [
    ['build', 'everything'],
    /^Unexpected argument: "everything"\. Usage: onesource build \[--profile\] \[--threads NUMBER\] \[--no-cache\]\n$/,
  ],
  [['check-content', '--wacth'], /^Unknown option "--wacth"\. Did you mean "--watch"\?/],
  [[], /^Usage: onesource COMMAND/],
])('%j is refused in a sentence', (args, says) => {
  const { status, stdout, stderr, left } = run(...args);
  expect(stderr).toMatch(says);
  expect({ status, stdout, left }).toEqual({ status: 1, stdout: '', left: [] });
});

test('the next command removes the folder of one that was killed, and not that of one that runs', () => {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'command-line-'));
  onTestFinished(() => fs.rmSync(root, { recursive: true, force: true }));
  const folder = path.join(root, 'node_modules/.cache/commands');
  const { pid: ended } = spawnSync(process.execPath, ['--version']);
  for (const pid of [ended, process.pid]) fs.mkdirSync(path.join(folder, String(pid)), { recursive: true });
  spawnSync(process.execPath, [onesource, '--help'], { cwd: root });
  expect(fs.readdirSync(folder)).toEqual([String(process.pid)]);
});
