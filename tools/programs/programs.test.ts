/** Projects put together from blocks, and what is compared with a run. */
import { makeVersionTable } from 'onesource/tools';
import { expect, test } from 'vitest';
import type { PageBlock } from './block.ts';
import { chosenProjects } from './choice.ts';
import { commandsOf } from './commands.ts';
import { parseManifest } from './manifest.ts';
import { difference } from './output.ts';
import { packagesOf } from './packages.ts';
import { applyPatch } from './patch.ts';
import { type PageProject, projectsIn } from './project.ts';
import { projectHash, staleRuns } from './record.ts';

const table = makeVersionTable([{ label: '2.0', latest: true, facts: { zkvm: '2.0.2', build: '2.0.2' } }], '/api');
const version = table.latest;

const block = (language: string, text: string, options: Record<string, string> = {}, title?: string): PageBlock => ({
  language,
  title,
  text,
  options: { project: 'sum', ...options },
  file: 'content/api/page.mdx',
  place: (line) => ({ file: 'content/api/page.mdx', line: 10 + line }),
});

function projectOf(...blocks: PageBlock[]): PageProject {
  const project = projectsIn(blocks, version).get('sum');
  if (!project) throw new Error('no project');
  return project;
}

const start = block('bash', 'cargo risczero new app --guest-name sum\ncd app');
const guest = block('rust', 'fn main() {}', {}, 'methods/guest/src/main.rs');

test('a new project has the template, and the files of the page are in its folder', () => {
  const { files, root } = projectOf(start, guest);
  expect(root).toBe('app');
  expect(files.get('app/methods/guest/src/main.rs')).toBe('fn main() {}\n');
  expect(parseManifest(files.get('app/host/Cargo.toml') ?? '').dependencies).toHaveProperty('tracing-subscriber');
  expect(parseManifest(files.get('app/host/Cargo.toml') ?? '').dependencies).not.toHaveProperty('anyhow');
});

test('commands change manifests and move files', () => {
  const commands = 'cargo add anyhow@1 serde --features derive -p host && mv methods/guest methods/sum';
  const { files } = projectOf(start, guest, block('bash', commands));
  expect(parseManifest(files.get('app/host/Cargo.toml') ?? '').dependencies).toMatchObject({
    anyhow: { version: '1', features: ['derive'] },
    serde: { version: '1.0', features: ['derive'] },
  });
  expect([...files.keys()].filter((file) => file.includes('/sum/'))).toEqual([
    'app/methods/sum/Cargo.toml',
    'app/methods/sum/src/main.rs',
  ]);
});

test('a part of a manifest is merged, and a project continues another', () => {
  const part = block(
    'toml',
    '[package]\ndefault-run = "host"',
    { project: 'more', from: 'sum', edit: 'part' },
    'host/Cargo.toml',
  );
  const more = projectsIn([start, guest, part], version).get('more');
  expect(parseManifest(more?.files.get('app/host/Cargo.toml') ?? '').package).toMatchObject({
    name: 'host',
    'default-run': 'host',
  });
  expect(more?.from?.name).toBe('sum');
});

test('a change on trial is not in the files of the project', () => {
  const trial = block('diff', '-fn main() {}\n+fn main() { panic!() }', { edit: 'trial' }, 'methods/guest/src/main.rs');
  const { files, steps } = projectOf(start, guest, trial);
  expect(files.get('app/methods/guest/src/main.rs')).toBe('fn main() {}\n');
  expect(steps.at(-1)).toMatchObject({ kind: 'trial', text: 'fn main() { panic!() }\n' });
});

test.each([
  [[block('rust', '', { from: 'none' }, 'a.rs')], 'There is no project "none" in 2.0.'],
  [[start, block('rust', 'fn main() {}')], 'A file of a project has no title.'],
  [[start, block('bash', 'cargo add hex -p hosts')], '`cargo add` finds no package hosts.'],
  [
    [start, guest, block('diff', '-fn other() {}', {}, 'methods/guest/src/main.rs')],
    'The file has the lines of this diff 0 times.',
  ],
])('mistake %#: %s', (blocks, says) => {
  expect(() => projectOf(...blocks)).toThrow(says);
});

test('packages are renamed, the guests’ constants are made up, and lines lead to the page', () => {
  const packages = packagesOf(projectOf(start, guest), { zkvm: '2.0.2', hostFeatures: ['client'] });
  expect(packages.map(({ name, kind }) => `${name} ${kind}`)).toEqual([
    'sum-host host',
    'sum-methods host',
    'sum-sum guest',
  ]);
  const [host, methods, sum] = packages;
  expect(parseManifest(host?.manifest ?? '').dependencies).toMatchObject({
    methods: { path: '../sum-methods', package: 'sum-methods' },
    'risc0-zkvm': { version: '=2.0.2', 'default-features': false, features: ['client'] },
  });
  expect(methods?.files[0]?.text).toContain('pub const SUM_ID: [u32; 8]');
  expect(sum?.files[0]?.place?.(3)).toEqual({ file: 'content/api/page.mdx', line: 13 });
  expect(parseManifest(sum?.manifest ?? '').workspace).toBeUndefined();
});

test('the program that a renamed package runs by default is renamed with it', () => {
  const part = (name: string) =>
    block('toml', `[package]\ndefault-run = "${name}"`, { edit: 'part' }, 'host/Cargo.toml');
  const hostOf = (name: string) =>
    packagesOf(projectOf(start, guest, part(name)), { zkvm: '2.0.2', hostFeatures: [] })[0];
  expect(parseManifest(hostOf('host')?.manifest ?? '').package).toMatchObject({
    name: 'sum-host',
    'default-run': 'sum-host',
  });
  expect(parseManifest(hostOf('other')?.manifest ?? '').package).toMatchObject({ 'default-run': 'other' });
});

test('commands are split at &&, joined at a backslash, and keep their here-documents', () => {
  expect(commandsOf("a && b \\\n  c\ncat > f <<'END'\nx && y\nEND\nd")).toEqual([
    'a',
    'b c',
    "cat > f <<'END'\nx && y\nEND",
    'd',
  ]);
});

test('a patch has to fit exactly once', () => {
  expect(applyPatch('a\nb\nc\n', ' a\n-b\n+x')).toBe('a\nx\nc\n');
  expect(() => applyPatch('b\nb\n', '-b')).toThrow('2 times');
});

const printed = (stdout: string, stderr = '', exit = 0) => ({ stdout, stderr, exit });

test('output without dots has to be everything that is printed', () => {
  expect(difference('one\ntwo', printed('one\ntwo\n', '   Compiling x'), 0)).toBeNull();
  expect(difference('one', printed('one\ntwo\n'), 0)).toContain('the commands print');
  expect(difference('one', printed('one\n', '', 1), 0)).toContain('exit code 1 instead of 0');
});

test('dots are any text, or any lines', () => {
  expect(difference('…\ntook … s', printed('a\nb\ntook 12 s\n'), 0)).toBeNull();
  expect(difference('Error: … failed…', printed('', 'warning\nError: it failed: x\n', 1), 1)).toBeNull();
  expect(difference('two…\none…', printed('one\ntwo\n'), 0)).not.toBeNull();
});

test('a run is stale when a block changes, or one of the project that it continues', () => {
  const project = projectOf(start, guest);
  const runs = {
    '2.0': { sum: { hash: projectHash(project), blocks: [], date: '2026-11-22', zkvm: '2.0.2', toolchain: 'rustc' } },
  };
  expect(staleRuns(runs, new Map([['2.0', new Map([['sum', project]])]]))).toEqual([]);
  const changed = projectOf(start, block('rust', 'fn main() { loop {} }', {}, 'methods/guest/src/main.rs'));
  expect(staleRuns(runs, new Map([['2.0', new Map([['sum', changed]])]]))).toEqual(['2.0 sum']);
});

test('projects are run that have changed, or were run with other tools, or were asked for, and those that they continue', () => {
  const says = block('text', 'done');
  const more = [
    block('bash', 'cargo run', { project: 'more', from: 'sum' }),
    block('text', 'more', { project: 'more' }),
  ];
  const projects = projectsIn([start, guest, says, ...more], version);
  const tools = { zkvm: '2.0.2', toolchain: 'rustc' };
  const [sum, second] = [...projects.values()].map((project) => ({
    ...tools,
    hash: projectHash(project),
    blocks: [],
    date: '2026-11-22',
  }));
  if (!sum || !second) throw new Error('two projects');
  const normal = { isProving: false, isForced: false };
  const chosen = (recorded: Parameters<typeof chosenProjects>[1], choice = {}) => [
    ...chosenProjects(projects, recorded, tools, { ...normal, ...choice }),
  ];
  expect(chosen({ sum, more: second })).toEqual([]);
  expect(chosen({ more: second })).toEqual(['sum']);
  expect(chosen({ sum })).toEqual(['more', 'sum']);
  expect(chosen({ sum: { ...sum, toolchain: 'another' }, more: second })).toEqual(['sum']);
  expect(chosen({ sum, more: second }, { isForced: true })).toEqual(['sum', 'more']);
  expect(chosen({ sum, more: second }, { isProving: true })).toEqual([]);
  expect(chosen({}, { names: ['of-another-version'] })).toEqual([]);
});
