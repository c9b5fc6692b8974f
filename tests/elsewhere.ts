/**
 * `node --import tsx tests/elsewhere.ts REPORT`: the tests in a copy of the project where nothing is as its writers have
 * it: a folder whose path has a space and a letter beyond ASCII, another temporary folder, another language, time zone,
 * and user. In the copy, the next version is cut, and the oldest one dropped: no test may need an edit afterward.
 */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { packagesFolder } from 'onesource/testing/paths';
import { projectRoot } from './paths.ts';
import { onlyInPlace, vitestArguments } from './steps.ts';
import { latest, shownLabels } from './versions.ts';

/** What a clone doesn't have, and the packages, which are linked. */
const leftOut = /^(node_modules|\.git|dist.*|search-records|target)$/;

function linkPackages(root: string): void {
  const own = 'engine/node_modules';
  if (fs.existsSync(path.join(projectRoot, own))) fs.symlinkSync(path.join(projectRoot, own), path.join(root, own));
  const folder = path.join(root, 'node_modules');
  fs.mkdirSync(folder);
  for (const name of fs.readdirSync(packagesFolder)) {
    const [from, to] = [path.join(packagesFolder, name), path.join(folder, name)];
    if (name === 'onesource') fs.symlinkSync('../engine', to);
    else if (name === '.bin') fs.cpSync(from, to, { recursive: true, verbatimSymlinks: true });
    else if (!name.startsWith('.')) fs.symlinkSync(from, to);
  }
}

/** The superuser's tests run as somebody else; if that user can't read the packages, as the superuser. */
function otherUser(): { readonly uid?: number; readonly gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const nobody = { uid: 65_534, gid: 65_534 };
  const reading = spawnSync(process.execPath, ['--check', path.join(packagesFolder, 'vitest/vitest.mjs')], nobody);
  return reading.status === 0 ? nobody : {};
}

/** Runs programs in the copy. */
type RunElsewhere = (program: string, ...args: readonly string[]) => number;

/** Replaces a text in a file of the copy. Throws if the file doesn't have it. */
function edit(file: string, from: RegExp, to: (found: string) => string): void {
  const text = fs.readFileSync(file, 'utf8');
  if (!from.test(text)) throw new Error(`${file} has no ${from}.`);
  fs.writeFileSync(file, text.replace(from, to));
}

/** Cuts the version after the latest one and fills in its facts, and drops the oldest one. */
function release(root: string, run: RunElsewhere): void {
  const succeed = (program: string, ...args: readonly string[]) => {
    const code = run(program, ...args);
    if (code) throw new Error(`${[program, ...args].join(' ')} ended with ${code}.`);
  };
  const commit = (message: string) => {
    succeed('git', 'add', '-A');
    succeed('git', '-c', 'user.name=Test', '-c', 'user.email=test@example.com', 'commit', '-qm', message);
  };
  const versions = path.join(root, 'content/versions.ts');
  succeed('git', 'init', '-q');
  commit('The project as it is');

  const [major = '0', minor = '0'] = latest.split('.');
  const label = `${major}.${Number(minor) + 1}`;
  succeed('onesource', 'cut', label);
  edit(versions, new RegExp(`.*label: '${label}'.*`), (row) =>
    row.replace(/\b(tag|contracts|zkvm|safe|build|minor): '[^']*'/g, (_, name) => {
      const number = name === 'minor' ? label : `${label}.0`;
      return `${name}: '${['tag', 'contracts'].includes(name) ? 'v' : ''}${number}'`;
    }),
  );
  succeed('npm', 'run', '--silent', 'feed');
  commit(`Cut ${label}`);
  edit(versions, new RegExp(`label: '${shownLabels[0]}',`), (found) => `${found} dropped: true,`);
  commit(`Drop ${shownLabels[0]}`);
}

/** Gives `work` a copy of the project, which is removed afterward. Returns what `work` returns. */
function elsewhere<T>(work: (root: string, run: RunElsewhere) => T): T {
  const outside = fs.mkdtempSync(path.join(os.tmpdir(), 'docs elsewhere '));
  try {
    const root = path.join(outside, 'ü', 'x');
    const temporary = path.join(outside, 'é é', 'tmp');
    fs.mkdirSync(temporary, { recursive: true });
    fs.cpSync(projectRoot, root, {
      recursive: true,
      verbatimSymlinks: true,
      filter: (source) => !leftOut.test(path.basename(source)),
    });
    linkPackages(root);
    const user = otherUser();
    if (user.uid !== undefined) spawnSync('chown', ['-R', '-h', `${user.uid}:${user.gid}`, outside]);
    // npm's settings name the first user's folders, which the other one may not read.
    const inherited = Object.entries(process.env).filter(([name]) => !name.startsWith('npm_'));
    const environment = {
      ...Object.fromEntries(inherited),
      PATH: `${path.join(root, 'node_modules/.bin')}${path.delimiter}${process.env.PATH}`,
      TMPDIR: temporary,
      HOME: temporary,
      LANG: 'C',
      LC_ALL: 'C',
      TZ: 'Pacific/Kiritimati',
    };
    return work(root, (program, ...args) => {
      const { status, error } = spawnSync(program, args, { cwd: root, stdio: 'inherit', env: environment, ...user });
      if (error) throw error;
      return status ?? 1;
    });
  } finally {
    fs.rmSync(outside, { recursive: true, force: true });
  }
}

const [report = ''] = process.argv.slice(2);
process.exitCode = elsewhere((root, run) => {
  release(root, run);
  const made = path.join(root, 'node_modules/report.json');
  const excluded = onlyInPlace.flatMap((file) => ['--exclude', file]);
  const code = run('vitest', ...vitestArguments(['content', 'unit'], made), ...excluded);
  fs.copyFileSync(made, report);
  return code;
});
