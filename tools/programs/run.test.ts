/** Running a project with commands that every machine has. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { makeVersionTable } from 'onesource/tools';
import { expect, onTestFinished, test } from 'vitest';
import type { PageBlock } from './block.ts';
import { projectsIn } from './project.ts';
import { runProject } from './run.ts';

const version = makeVersionTable([{ label: '2.0', latest: true, facts: {} }], '/api').latest;

const block = (language: string, text: string, options: Record<string, string> = {}, title?: string): PageBlock => ({
  language,
  title,
  text,
  options: { project: 'greeting', ...options },
  file: 'content/api/page.mdx',
  place: (line) => ({ file: 'content/api/page.mdx', line: 10 + line }),
});

const start = block('bash', 'mkdir app\ncd app');
const file = block('text', 'hello', {}, 'word.txt');
const word = { ...file, language: 'rust' };
const shout = block('bash', 'export MARK=!\ntest -s word.txt && echo "$(cat word.txt)$MARK"');

async function run(...blocks: PageBlock[]) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'run-project-'));
  onTestFinished(() => fs.rmSync(folder, { recursive: true, force: true }));
  const reports = [];
  for (const project of projectsIn(blocks, version).values())
    reports.push(await runProject(project, { folder, env: process.env }));
  return reports.flatMap(({ problems }) => problems);
}

test('commands run in the folder of the project, and print what the page says', async () => {
  expect(await run(start, word, shout, block('text', 'hello!'))).toEqual([]);
});

test('other output is reported with the place of the block', async () => {
  const [problem] = await run(start, word, shout, block('text', 'hi!'));
  expect(problem).toContain('content/api/page.mdx:11: The page says:\n    hi!\n  and the commands print:\n    hello!');
});

test('a release build is not built again', async () => {
  const cargo = block('bash', 'cargo() { echo "$@"; }\ncargo run --release --bin app -- --release');
  expect(await run(start, cargo, block('text', 'run --bin app -- --release'))).toEqual([]);
});

test('commands that fail are reported, unless the page says so', async () => {
  expect((await run(start, shout))[0]).toContain('The commands end with exit code 1');
  expect(await run(start, shout, block('text', '…', { exit: '1' }))).toEqual([]);
});

test('a change on trial is taken back after the output', async () => {
  const trial = block('diff', '-hello\n+bye', { edit: 'trial' }, 'word.txt');
  expect(
    await run(
      start,
      word,
      shout,
      block('text', 'hello!'),
      trial,
      block('text', 'bye!'),
      shout,
      block('text', 'hello!'),
    ),
  ).toEqual([]);
});

test('a project continues with the files and variables of another', async () => {
  const more = (language: string, text: string, options = {}) => block(language, text, { ...options, project: 'more' });
  expect(
    await run(
      start,
      word,
      shout,
      more('bash', 'cat word.txt; echo "$MARK"', { from: 'greeting' }),
      more('text', 'hello\n!'),
    ),
  ).toEqual([]);
});
