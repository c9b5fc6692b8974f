/** Cuts a version in a copy of the project: no content and no address is lost, and all tests pass unchanged. */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { onesource } from 'onesource/testing/paths';
import { copyProject } from 'onesource/testing/project-copy';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { versions } from '../../content/versions.ts';
import { projectRoot } from '../paths.ts';

let root = '';

/** Files that the tests of the content need, besides the inputs of a build. */
const further = [
  '.gitignore',
  '.vscode',
  'bench',
  'biome.jsonc',
  'engine/vitest.config.ts',
  'package-lock.json',
  'README.md',
  'tests',
  'vitest.config.ts',
];

function git(...args: string[]): string {
  return execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...args], {
    cwd: root,
    encoding: 'utf8',
  });
}

/** Runs a program in the copy. Returns its exit code and output. */
function run(...args: string[]): { code: number; said: string } {
  try {
    return {
      code: 0,
      said: execFileSync(process.execPath, args, { cwd: root, encoding: 'utf8', stdio: 'pipe', maxBuffer: 1 << 26 }),
    };
  } catch (error) {
    const { status, stdout, stderr } = error as { status: number | null; stdout: string; stderr: string };
    return { code: status ?? 1, said: stdout + stderr };
  }
}

const command = (...args: string[]) => run(onesource, ...args);

beforeAll(() => {
  root = copyProject(projectRoot);
  for (const part of further) {
    const from = path.join(projectRoot, part);
    if (fs.existsSync(from)) fs.cpSync(from, path.join(root, part), { recursive: true });
  }
  git('init', '-q');
  git('add', '-A');
  git('commit', '-qm', 'The project as it is');
});
afterAll(() => fs.rmSync(root, { recursive: true, force: true }));

const latest = versions.findLast((row) => 'latest' in row)?.label ?? '';
const [major = '0', minor = '0'] = latest.split('.');
/** The version after the latest one. */
const label = `${major}.${Number(minor) + 1}`;

test('a working tree with changes is refused', () => {
  fs.appendFileSync(path.join(root, 'content/README.md'), '\n');
  const { code, said } = command('cut', label);
  expect([code, said]).toEqual([1, expect.stringContaining('content/README.md')]);
  git('checkout', '-q', '.');
});

test.each([
  [latest, 'is not newer than'],
  ['next', 'is not a valid version name'],
])('the name %s is refused', (name, said) => {
  expect(command('cut', name).said).toContain(said);
  expect(git('status', '--porcelain')).toBe('');
});

/** Writes the facts of the release, which a cut takes from the unreleased version, into its row. */
function fillIn(): void {
  const file = path.join(root, 'content/versions.ts');
  const lines = fs.readFileSync(file, 'utf8').split('\n');
  const filled = lines.map((line) =>
    line.includes(`label: '${label}'`)
      ? line.replace(
          /\b(tag|zkvm|build|minor): '[^']*'/g,
          (_, name) => `${name}: '${name === 'tag' ? 'v' : ''}${label}${name === 'minor' ? '' : '.0'}'`,
        )
      : line,
  );
  fs.writeFileSync(file, filled.join('\n'));
}

test('cutting it loses nothing', () => {
  const addresses = JSON.parse(fs.readFileSync(path.join(root, 'content/addresses.json'), 'utf8')) as string[];
  const { code, said } = command('cut', label);
  expect(said).not.toContain('lost or added');
  expect(said).toContain(`${label} is what next was`);
  expect(code).toBe(0);
  expect(said).toMatch(/To fill in.*\n {2}released: \d{4}-\d\d-\d\d\n {2}tag: /);
  expect(JSON.parse(fs.readFileSync(path.join(root, 'content/addresses.json'), 'utf8'))).toEqual(
    expect.arrayContaining(addresses),
  );
  git('add', '-A');
  git('commit', '-qm', `Cut ${label}`);
  expect(command('cut', '99.0').said).toContain("The last cut isn't complete");
  fillIn();
  git('commit', '-qam', `Fill in ${label}`);
});

test('the content is free of warnings after the cut', () => {
  expect(command('check-content')).toEqual({ code: 0, said: expect.stringContaining('no mistakes') });
});

test('the unchanged tests of the content pass after the cut', () => {
  expect(git('diff', '--stat', 'HEAD~2', '--', 'tests', 'content/islands')).toBe('');
  // A cut can't affect tests of tools, which use fixtures, or of sources, nor tests of islands whose modules it didn't
  // change.
  const islands = 'content/islands';
  for (const chosen of [
    ['tools/**', 'tests/types.test.ts', 'tests/border.test.ts', `${islands}/**`].flatMap((files) => [
      '--exclude',
      files,
    ]),
    ['--changed', 'HEAD~2', islands],
  ]) {
    const { code, said } = run('node_modules/vitest/vitest.mjs', 'run', '--project', 'content', ...chosen);
    expect([code, said.slice(code ? -3000 : said.length)]).toEqual([0, '']);
  }
});
