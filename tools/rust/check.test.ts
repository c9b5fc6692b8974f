/** The check of samples with a fake cargo: which samples are checked, the output, and the exit code. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { makeVersionTable } from 'onesource/tools';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { type CheckOptions, checkSamples } from './check.ts';
import { spoken, tellProgress } from './progress.ts';

const table = makeVersionTable(
  [
    { label: '1.0', facts: { zkvm: '1.0.5' } },
    { label: '2.0', latest: true, facts: { zkvm: '2.0.2' } },
  ],
  '/api',
);

/** Passes each package unless its source says otherwise; builds nothing if the environment says so. */
const cargo = `#!${process.execPath}
const fs = require('node:fs');
const path = require('node:path');
if (process.env.FAKE_CARGO === 'offline') {
  console.error('error: no matching package named \`risc0-zkvm\` found');
  process.exit(101);
}
process.stderr.write('    Checking serde v1.0.0\\n    Building [====>     ] 1/3: serde   \\r');
const names = process.argv.flatMap((arg, i) => (process.argv[i - 1] === '-p' ? [arg] : []));
const folderOf = (name) => path.resolve('samples', name);
const files = names.map((name) => [name, path.join(folderOf(name), 'src', name.startsWith('lib') ? 'lib.rs' : 'main.rs')]);
const tests = process.argv.includes('--all-targets') ? names.map((name) => [name, path.join(folderOf(name), 'tests/all.rs')]) : [];
for (const [name, file] of [...files, ...tests]) {
  const target = { name, src_path: file, kind: ['bin'] };
  const line = fs.readFileSync(file, 'utf8').split('\\n').findIndex((text) => text.includes('wrong()')) + 1;
  const spans = [{ file_name: path.relative('.', file), line_start: line, is_primary: true }];
  const message = { level: 'error', message: 'cannot find function', spans };
  console.log(JSON.stringify(line ? { reason: 'compiler-message', target, message } : { reason: 'compiler-artifact', target }));
}
`;

const page = (body: string) =>
  `---\ntitle: A page\ndescription: What a reader of this tiny page may expect of it, in one sentence.\nversions: '*'\n---\n${body}\n`;
const sample = (kind: string, body: string) => `\`\`\`rust check="${kind}"\n${body}\n\`\`\`\n`;

let root = '';
beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'check-rust-'));
  onTestFinished(() => fs.rmSync(root, { recursive: true, force: true }));
  const write = (file: string, text: string) => {
    fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    fs.writeFileSync(path.join(root, file), text);
  };
  write('content/learn/faq.mdx', page('').replace("versions: '*'\n", '').replace('---\n\n', '---\nText.\n'));
  write('content/api/good.mdx', page(sample('guest', 'fn main() {}') + sample('lib', 'fn other() {}')));
  write('content/api/bad.mdx', page(`Text.\n\n${sample('host', 'fn main() {\n    wrong();\n}')}`));
  write('content/api/none.mdx', page('Text.'));
  write('bin/cargo', cargo);
  fs.chmodSync(path.join(root, 'bin/cargo'), 0o755);
  vi.stubEnv('PATH', `${path.join(root, 'bin')}${path.delimiter}${process.env.PATH}`);
  onTestFinished(() => void vi.unstubAllEnvs());
});

async function check(options: CheckOptions = {}) {
  const lines: string[] = [];
  let shown = '';
  const write = (text: string) => {
    shown += text;
  };
  const code = await checkSamples(root, table, options, { say: (line) => lines.push(line), terminal: { write } });
  return { code, lines, shown };
}

test('one page in one version', async () => {
  const { code, lines, shown } = await check({ pages: ['good'], versions: ['latest'] });
  expect(lines).toEqual(['2.0    risc0-zkvm 2.0.2: 2 programs, 0 unchanged, 2 passed, 0 failed']);
  expect(code).toBe(0);
  // Printed before cargo's first output.
  expect(shown).toMatch(/^2\.0 guests \(1 program\): some minutes, because/);
});

test('the cache folder may be a symbolic link', async () => {
  fs.mkdirSync(path.join(root, 'elsewhere'));
  fs.mkdirSync(path.join(root, 'node_modules/.cache'), { recursive: true });
  fs.symlinkSync(path.join(root, 'elsewhere'), path.join(root, 'node_modules/.cache/check-rust'));
  const { code, lines } = await check({ pages: ['good'], versions: ['latest'] });
  expect(lines).toEqual(['2.0    risc0-zkvm 2.0.2: 2 programs, 0 unchanged, 2 passed, 0 failed']);
  expect(code).toBe(0);
});

test('samples that have passed are not checked again, and the last run is the basis of the estimate', async () => {
  await check({ pages: ['good'], versions: ['latest'] });
  expect((await check({ pages: ['good'], versions: ['latest'] })).lines[0]).toContain(
    '2 programs, 2 unchanged, 0 passed, 0 failed',
  );
  expect((await check({ pages: ['good'], versions: ['latest'], force: true })).shown).toMatch(
    /^2\.0 guests \(1 program\): about \d+ s, like last time/,
  );
});

test('a sample that fails is reported with its line, and the others are recorded', async () => {
  const { code, lines } = await check({ versions: ['1.0'] });
  expect(lines).toEqual([
    '1.0    risc0-zkvm 1.0.5: 3 programs, 0 unchanged, 2 passed, 1 failed',
    '  content/api/bad.mdx:10: cannot find function',
  ]);
  expect(code).toBe(1);
  expect((await check({ versions: ['1.0'] })).lines[0]).toContain('3 programs, 2 unchanged, 0 passed, 1 failed');
});

test('crates that the workspace of a page replaces are replaced', async () => {
  const toml = (title: string, body: string) => `\`\`\`toml title="${title}"\n${body}\n\`\`\`\n`;
  const patch = toml('Cargo.toml', '[patch.crates-io]\ncore2 = { git = "https://example.com/core2" }');
  const host = toml('host/Cargo.toml', '[dependencies]\nrisc0-zkvm = "2"') + patch + sample('host', 'fn main() {}');
  fs.writeFileSync(path.join(root, 'content/api/patched.mdx'), page(host));
  await check({ pages: ['patched'], versions: ['latest'] });
  const folder = path.join(root, 'node_modules/.cache/check-rust/2.0-git');
  const workspace = fs.readFileSync(path.join(folder, 'Cargo.toml'), 'utf8');
  expect(workspace).toContain('[patch.crates-io.core2]\ngit = "https://example.com/core2"');
  const [name = ''] = fs.readdirSync(path.join(folder, 'samples'));
  expect(fs.readFileSync(path.join(folder, 'samples', name, 'Cargo.toml'), 'utf8')).toContain('"bonsai"');
});

test('tests of a project are checked', async () => {
  const fence = (info: string, body: string) => `\`\`\`${info} project="app"\n${body}\n\`\`\`\n`;
  const text = page(
    `${fence('bash', 'cargo new app\ncd app')}\n${fence('rust title="tests/all.rs"', '#[test]\nfn all() {\n    wrong();\n}')}`,
  );
  fs.writeFileSync(path.join(root, 'content/api/tests.mdx'), text);
  expect((await check({ pages: ['tests'], versions: ['latest'] })).lines).toContain(
    '  content/api/tests.mdx:14: cannot find function',
  );
});

test('both sides of a change in an upgrade guide are checked, each with its version', async () => {
  const change = `\`\`\`diff check="host" crates="old@1"\n# use hidden::Thing;\n fn main() {\n-    before();\n+    wrong();\n }\n\`\`\`\n`;
  const front = `---\ntitle: Call wrong\nuses: before\ninto: '2.0'\nsources:\n  - title: 'A'\n    href: /faq\n---\n`;
  fs.mkdirSync(path.join(root, 'content/upgrade'));
  fs.writeFileSync(path.join(root, 'content/upgrade/call.mdx'), front + change);
  const { lines } = await check({ pages: ['upgrade/call'] });
  expect(lines).toEqual([
    '2.0    risc0-zkvm 2.0.2: 1 program, 0 unchanged, 0 passed, 1 failed',
    '  content/upgrade/call.mdx:13: cannot find function',
    '1.0    risc0-zkvm 1.0.5: 1 program, 0 unchanged, 1 passed, 0 failed',
  ]);
  const samples = path.join(root, 'node_modules/.cache/check-rust/1.0/samples');
  const read = (file: string) =>
    fs
      .readdirSync(samples)
      .filter((name) => name.startsWith('host-'))
      .map((name) => fs.readFileSync(path.join(samples, name, file), 'utf8'));
  expect(read('src/main.rs')).toContain('use hidden::Thing;\n fn main() {\n    before();\n }');
  expect(read('Cargo.toml').join()).toContain('old');
});

test('if nothing can be built, the exit code is 1, and the record is unchanged', async () => {
  await check({ pages: ['good'], versions: ['latest'] });
  const record = () => fs.readFileSync(path.join(root, 'content/checked-samples.json'), 'utf8');
  const before = record();
  vi.stubEnv('FAKE_CARGO', 'offline');
  const { code, lines } = await check({ pages: ['good'], versions: ['latest'], force: true });
  expect(code).toBe(1);
  expect(lines).toContain('  not built: error: no matching package named `risc0-zkvm` found');
  expect(lines.at(-1)).toBe('None of the 2 programs could be checked: the lines above say why.');
  expect(record()).toBe(before);
});

test('with nothing to do, it succeeds without crates', async () => {
  await check({ pages: ['good'], versions: ['latest'] });
  vi.stubEnv('FAKE_CARGO', 'offline');
  expect((await check({ pages: ['good'], versions: ['latest'] })).code).toBe(0);
});

test.each([
  ['goood', 'There is no versioned topic "goood". Did you mean "good"?'],
  ['/faqs', 'There is no unversioned topic "faqs". Did you mean "faq"?'],
  ['none', 'The page none has no programs to check. Mark a code block'],
  ['/faq', 'The page /faq has no programs to check.'],
])('the page %s is refused', async (id, says) => {
  await expect(check({ pages: [id] }).catch(String)).resolves.toContain(says);
});

test('the remaining time is estimated from the progress', () => {
  let time = 0;
  let shown = '';
  const { listener, end } = tellProgress(
    '2.0',
    undefined,
    { isTTY: true, write: (text) => (shown = text) },
    () => time,
  );
  listener.progress(10, 210);
  listener.line('Checking serde v1.0.0 (/a/path)');
  listener.progress(12, 210);
  expect(shown).toBe('\r\x1b[K2.0: 12 of 210 crates (Checking serde v1.0.0)');
  time = 20_000;
  listener.progress(30, 210);
  expect(shown).toContain('30 of 210 crates, about 3 min left');
  expect(end()).toBe(20);
});

test('a log gets a line every ten seconds', () => {
  let time = 0;
  const lines: string[] = [];
  const { listener } = tellProgress('2.0', 40, { write: (text) => lines.push(text) }, () => time);
  for (let done = 0; done <= 25; done++) {
    listener.progress(done, 100);
    time += 1000;
  }
  expect(lines.map((line) => line.split(':')[1]?.trim())).toEqual([
    'about 40 s, like last time',
    '10 of 100 crates, about 2 min left',
    '20 of 100 crates, about 80 s left',
  ]);
});

test.each([
  [0.2, '1 s'],
  [89, '89 s'],
  [200, '3 min'],
  [4300, '1 h 12 min'],
])('%d seconds are %s', (seconds, said) => {
  expect(spoken(seconds)).toBe(said);
});
