import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { run as compress } from './compress-site.ts';
import { checkOutFolder } from './out-folder.ts';
import { beginStaging } from './staging.ts';

let parent: string;
let project: string;
let out: string;
beforeEach(() => {
  parent = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'staging-')));
  project = path.join(parent, 'project');
  out = path.join(project, 'dist');
  fs.mkdirSync(path.join(project, 'content'), { recursive: true });
  fs.writeFileSync(path.join(project, 'content/page.mdx'), 'text');
});
afterEach(() => fs.rmSync(parent, { recursive: true, force: true }));

const build = (text: string) => {
  const staging = beginStaging(out, project, '');
  fs.writeFileSync(path.join(staging.folder, 'index.html'), text);
  fs.writeFileSync(path.join(staging.folder, `${text}.html`), text);
  return staging;
};
const built = () =>
  fs
    .readdirSync(out)
    .filter((file) => file.endsWith('.html'))
    .sort();
/** The names of all siblings of the output folder. */
const around = () => fs.readdirSync(project).sort();

describe('a build may replace', () => {
  test('a missing folder, an empty one, and one that a build created', () => {
    build('one').commit();
    expect(built()).toEqual(['index.html', 'one.html']);
    build('two').commit();
    expect(built()).toEqual(['index.html', 'two.html']);
    fs.rmSync(out, { recursive: true });
    fs.mkdirSync(out);
    build('three').commit();
    expect(built()).toEqual(['index.html', 'three.html']);
    expect(around()).toEqual(['content', 'dist']);
  });

  test('the target of a symbolic link, which stays a link', () => {
    const target = path.join(parent, 'elsewhere');
    fs.mkdirSync(target);
    fs.symlinkSync(target, out);
    build('one').commit();
    expect(fs.readlinkSync(out)).toBe(target);
    expect(fs.readdirSync(target)).toContain('one.html');
  });
});

describe('symbolic links in the output folder', () => {
  test.each(['a file', 'a folder', 'nothing'])(
    'to %s: the next build removes the link, and nothing behind it',
    (target) => {
      build('one').commit();
      const other = path.join(parent, 'other');
      fs.mkdirSync(other);
      fs.writeFileSync(path.join(other, 'thesis.html'), 'precious');
      const targets: Readonly<Record<string, string>> = {
        'a file': path.join(other, 'thesis.html'),
        'a folder': other,
      };
      fs.symlinkSync(targets[target] ?? path.join(parent, 'nowhere'), path.join(out, 'link.html'));
      build('two').commit();
      expect([built(), around()]).toEqual([
        ['index.html', 'two.html'],
        ['content', 'dist'],
      ]);
      expect(fs.readdirSync(other)).toEqual(['thesis.html']);
    },
  );

  test('compressing follows none: the links stay, and nothing is written behind them', async () => {
    build('one').commit();
    const other = path.join(parent, 'other');
    fs.mkdirSync(other);
    const large = 'precious '.repeat(1000);
    fs.writeFileSync(path.join(other, 'thesis.html'), large);
    fs.writeFileSync(path.join(out, 'own.html'), large);
    const links = {
      'file.html': path.join(other, 'thesis.html'),
      folder: other,
      'folder.html': other,
      'nowhere.html': '/nowhere/at/all',
    };
    for (const [name, target] of Object.entries(links)) fs.symlinkSync(target, path.join(out, name));
    await compress({ out });
    for (const [name, target] of Object.entries(links)) expect(fs.readlinkSync(path.join(out, name))).toBe(target);
    expect(fs.readdirSync(other)).toEqual(['thesis.html']);
    expect(fs.readdirSync(out).filter((file) => /\.(br|gz)$/.test(file))).toEqual(['own.html.br', 'own.html.gz']);
  });
});

describe('a build refuses', () => {
  test.each([
    ['the project', () => project, 'holds the project itself'],
    ['the folder above it', () => parent, 'holds the project itself'],
    ['the root', () => '/', 'holds the project itself'],
    ['a folder that a build reads', () => path.join(project, 'content'), 'the build reads'],
    ['a folder below one', () => path.join(project, 'public/site'), 'the build reads'],
    ['a folder with other files', () => path.join(parent, 'other'), 'holds files that no build made'],
    ['a file', () => path.join(parent, 'file'), 'it is a file'],
    [
      'a folder of the project, through a link to one',
      () => path.join(parent, 'link/content'),
      'the build reads content/',
    ],
    ['a new folder in it, through the same link', () => path.join(parent, 'link/content/new/site'), 'reads content/'],
    ['a link that points nowhere', () => path.join(parent, 'dangling'), 'points nowhere'],
    ['a link to the project', () => path.join(parent, 'link'), 'holds the project itself'],
  ])('%s', (_, folder, why) => {
    fs.mkdirSync(path.join(parent, 'other'));
    fs.writeFileSync(path.join(parent, 'other/thesis.txt'), 'precious');
    fs.writeFileSync(path.join(parent, 'file'), '');
    fs.symlinkSync(path.join(parent, 'nowhere'), path.join(parent, 'dangling'));
    fs.symlinkSync(project, path.join(parent, 'link'));
    expect(() => beginStaging(folder(), project, '')).toThrow(why);
    expect(fs.readFileSync(path.join(parent, 'other/thesis.txt'), 'utf8')).toBe('precious');
    expect(fs.existsSync(path.join(project, 'content/page.mdx'))).toBe(true);
  });

  test('a folder to which another program added files during the build', () => {
    const running = build('one');
    fs.mkdirSync(out);
    fs.writeFileSync(path.join(out, 'thesis.txt'), 'precious');
    expect(() => running.commit()).toThrow('no build made');
    expect(fs.readdirSync(out)).toEqual(['thesis.txt']);
  });
});

test('a failed build leaves the old site, and no files of its own', () => {
  build('one').commit();
  build('two').abandon();
  expect([built(), around()]).toEqual([
    ['index.html', 'one.html'],
    ['content', 'dist'],
  ]);
});

test('a second build at the same time is refused, and leaves the first one alone', () => {
  const first = build('one');
  expect(() => build('two')).toThrow(`is running (process ${process.pid})`);
  first.commit();
  expect([built(), around()]).toEqual([
    ['index.html', 'one.html'],
    ['content', 'dist'],
  ]);
});

/** The id of a process that has ended. */
const endedProcess = () =>
  new Promise<number>((resolve) => {
    const child = spawn(process.execPath, ['-e', '']);
    child.once('close', () => resolve(child.pid as number));
  });

/** What a build leaves that was killed: its folder, with the marker of a process that has ended. */
async function killedBuild(): Promise<void> {
  const { folder } = build('killed');
  const marker = path.join(folder, '.docs-build.json');
  fs.writeFileSync(marker, JSON.stringify({ run: '1', base: '', process: await endedProcess() }));
}

test('the next build removes what a killed one left, and nothing else', async () => {
  build('one').commit();
  fs.mkdirSync(path.join(project, 'dist.backup'));
  await killedBuild();
  expect(built()).toEqual(['index.html', 'one.html']);
  build('two').commit();
  expect(built()).toEqual(['index.html', 'two.html']);
  expect(around()).toEqual(['content', 'dist', 'dist.backup']);
});

test('a build that was killed while it replaced the site: the next one begins with the old site', async () => {
  build('one').commit();
  await killedBuild();
  fs.renameSync(out, `${out}.replaced`);
  build('two').abandon();
  expect([built(), around()]).toEqual([
    ['index.html', 'one.html'],
    ['content', 'dist'],
  ]);
});

test('a folder of somebody else with the name of a build’s own stays', () => {
  fs.mkdirSync(`${out}.building`);
  fs.writeFileSync(path.join(`${out}.building`, 'thesis.txt'), 'precious');
  expect(() => build('one')).toThrow('no build made');
  expect(fs.readdirSync(`${out}.building`)).toEqual(['thesis.txt']);
});

test('the path of a replaceable folder is returned unchanged', () => {
  expect(checkOutFolder(out, project)).toBe(out);
});
