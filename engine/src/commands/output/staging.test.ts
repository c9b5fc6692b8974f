import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { compressSite } from './compress-site.ts';
import { checkOutFolder, readMarker } from './out-folder.ts';
import { beginStaging, recover } from './staging.ts';

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

const build = (text: string, expected?: string) => {
  const staging = beginStaging(out, project, '');
  fs.writeFileSync(path.join(staging.folder, 'index.html'), text);
  fs.writeFileSync(path.join(staging.folder, `${text}.html`), text);
  return { ...staging, commit: () => staging.commit(expected) };
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
    await compressSite(out, project, { effort: 'fast' });
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
    ['a folder below a file', () => path.join(parent, 'file/site'), 'a folder above it is a file'],
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

test.runIf(fs.existsSync('/proc/self'))('a folder that can’t be created is reported at once', () => {
  // Node's recursive version spins below /proc.
  expect(() => beginStaging('/proc/x/site', project, '')).toThrow("can't be created");
});

test('a failed build leaves the old site, and no files of its own', () => {
  build('one').commit();
  build('two').abandon();
  expect([built(), around()]).toEqual([
    ['index.html', 'one.html'],
    ['content', 'dist'],
  ]);
});

test('concurrent builds never mix: the last one wins', () => {
  build('zero').commit();
  const [first, second, third] = [build('one'), build('two'), build('three')];
  second?.commit();
  first?.commit();
  expect(built()).toEqual(['index.html', 'one.html']);
  third?.commit();
  expect([built(), around()]).toEqual([
    ['index.html', 'three.html'],
    ['content', 'dist'],
  ]);
});

test('a result of an earlier build does not replace a later build', () => {
  build('one').commit();
  const compressed = build('one', readMarker(out)?.run);
  build('two').commit();
  expect(() => compressed.commit()).toThrow('rebuilt in the meantime');
  expect([built(), around()]).toEqual([
    ['index.html', 'two.html'],
    ['content', 'dist'],
  ]);
});

/** The id of a process that has ended. */
const endedProcess = () =>
  new Promise<number>((resolve) => {
    const child = spawn(process.execPath, ['-e', '']);
    child.once('close', () => resolve(child.pid as number));
  });

test('files of killed builds are removed, those of running builds are not', async () => {
  build('one').commit();
  const running = build('two');
  fs.mkdirSync(`${out}.building-${await endedProcess()}-aaaaaaaa`);
  fs.mkdirSync(path.join(project, 'dist.backup'));
  recover(out);
  expect(around()).toEqual(['content', 'dist', 'dist.backup', path.basename(running.folder)]);
  running.abandon();
});

test('an interrupted exchange is undone', async () => {
  build('one').commit();
  fs.renameSync(out, `${out}.replaced-${await endedProcess()}-aaaaaaaa`);
  recover(out);
  expect(built()).toEqual(['index.html', 'one.html']);
});

test('the path of a replaceable folder is returned unchanged', () => {
  expect(checkOutFolder(out, project)).toBe(out);
});
