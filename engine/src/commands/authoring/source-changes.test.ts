/** Sources that change together: all of them, or none. */
import { execFileSync, spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { diskProject, refusal } from '../../../tests/fixtures/project-files.ts';
import { fixtureSite, onesource } from '../../../tests/paths.ts';
import { copyProject } from '../../../tests/project-copy.ts';
import { run as changes } from '../changes.ts';
import type { CommandContext } from '../context.ts';
import { run as cut } from './cut.ts';
import { changeSources, requireCleanTree, type SourceChange } from './source-changes.ts';

/** A new file, and one that is changed. */
const edits: readonly SourceChange[] = [
  { file: 'content/learn/help.mdx', text: 'Help' },
  { file: 'content/learn/index.mdx', text: 'A link to help' },
];

test('all changes are made before they are verified', async () => {
  const { root, files } = diskProject();
  const before = files();
  await changeSources(root, edits, async () => expect(files()['content/learn/help.mdx']).toBe('Help'));
  expect(files()).toEqual({
    ...before,
    'content/learn/help.mdx': 'Help',
    'content/learn/index.mdx': 'A link to help',
  });
});

test('if verifying them fails, all files are as before', async () => {
  const { root, files } = diskProject();
  const before = files();
  expect(await refusal(changeSources(root, edits, () => Promise.reject(new Error('No.'))))).toContain('No.');
  expect(files()).toEqual(before);
});

test('if a file can not be written, all files are as before', async () => {
  const { root, files } = diskProject();
  const before = files();
  const broken = [...edits, { file: 'content/learn/index.mdx/below', text: 'A file is no folder' }];
  expect(await refusal(changeSources(root, broken, async () => {}))).toContain('index.mdx');
  expect(files()).toEqual(before);
});

test('a file that git ignores is not changed', async () => {
  const { root, files } = diskProject({ '.gitignore': 'private\n', 'content/private': 'mine' });
  const before = files();
  const change = { file: 'content/private', text: 'theirs' };
  expect(await refusal(changeSources(root, [...edits, change], async () => {}))).toContain('Git ignores this file');
  expect(files()).toEqual(before);
});

test('a tree with changes is refused', () => {
  const { root } = diskProject();
  requireCleanTree(root);
  fs.writeFileSync(path.join(root, 'content/learn/more.mdx'), 'More');
  expect(() => requireCleanTree(root)).toThrow('The working tree has changes:\n?? content/learn/more.mdx');
});

test.each<[string, (context: Pick<CommandContext, 'root' | 'load'>) => Promise<unknown>, string]>([
  ['cut', (context) => cut(context, '3.0'), 'which undoes this command if something fails'],
  ['changes', (context) => changes(context, undefined), 'which has the commits to compare with'],
])('outside of a repository, %s is refused', async (_, command, why) => {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'no-repository-'));
  onTestFinished(() => fs.rmSync(root, { recursive: true, force: true }));
  const load = () => Promise.reject(new Error('Nothing is loaded before.'));
  expect(await refusal(command({ root, load }))).toContain(`The project is not in a git repository, ${why}.`);
});

test('a repository in which git fails is refused', () => {
  const { root } = diskProject();
  fs.writeFileSync(path.join(root, '.git/index'), 'not an index');
  expect(() => requireCleanTree(root)).toThrow('Git fails in this folder.');
});

test.each([
  ['SIGINT', ['cut', '3.1'], 'content/versions.ts', "label: '3.1'"],
  ['SIGTERM', ['cut', '3.1'], 'content/addresses.json', '"/api"'],
] as const)('after %s, all files are as before', async (signal, args, file, text) => {
  const root = copyProject(fixtureSite);
  onTestFinished(() => fs.rmSync(root, { recursive: true, force: true }));
  fs.writeFileSync(path.join(root, '.gitignore'), 'node_modules\n');
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], { cwd: root }).toString();
  git('init', '--quiet');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'The project as it is');
  const child = spawn(process.execPath, [onesource, ...args], { cwd: root, stdio: 'ignore' });
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const changed = path.join(root, file);
  await vi.waitUntil(() => fs.existsSync(changed) && fs.readFileSync(changed, 'utf8').includes(text), {
    timeout: 60_000,
    interval: 2,
  });
  child.kill(signal);
  expect(await ended).not.toBe(0);
  expect(git('status', '--porcelain')).toBe('');
});
