/** The program `onesource`, as a process. */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { onesource } from '../../tests/paths.ts';
import { program } from './command-line.ts';

/** Runs the program in an empty folder. */
function run(...args: string[]) {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'command-line-'));
  onTestFinished(() => fs.rmSync(root, { recursive: true, force: true }));
  const { status, stdout, stderr } = spawnSync(process.execPath, [onesource, ...args], { cwd: root, encoding: 'utf8' });
  return { status, stdout, stderr };
}

test('--help lists all commands', () => {
  const { status, stdout, stderr } = run('--help');
  expect(program.commands.length).toBeGreaterThan(5);
  for (const command of program.commands)
    expect(stdout.replace(/\s+/g, ' ')).toMatch(new RegExp(` ${command.name()} [^A-Z]*${command.description()}`));
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
});

test('a command explains itself, also without a site', () => {
  const { status, stdout, stderr } = run('build', '--help');
  expect(stdout).toMatch(/^Usage: onesource build \[options\]\n\nBuilds the site\.\n/);
  expect(stdout).toContain('  OUT_DIR  ');
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
});

test.each([
  [['biuld'], "error: unknown command 'biuld'\n(Did you mean build?)"],
  [['client-bundle'], "error: unknown command 'client-bundle'"],
  [['--bogus'], "error: unknown option '--bogus'"],
  [['build', 'everything'], "error: too many arguments for 'build'. Expected 0 arguments but got 1."],
  [['check-content', '--wacth'], "error: unknown option '--wacth'\n(Did you mean --watch?)"],
  [['check-content', '--format', 'jsn'], 'Allowed choices are text, lines, github, json.'],
  [['cut'], "error: missing required argument 'version'"],
  [['mcp', '--sit', 'x'], "error: unknown option '--sit'\n(Did you mean --site?)"],
  [[], 'Usage: onesource [options] [command]'],
])('%j is refused in a sentence', (args, says) => {
  const { status, stdout, stderr } = run(...args);
  expect(stderr).toContain(says);
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
});
