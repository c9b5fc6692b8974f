import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseFence } from 'onesource/tools';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { blockHash, writeRuns } from '../programs/record.ts';
import { code } from './code.ts';
import { readCheckedSamples, recordFile, writeCheckedSamples } from './record.ts';
import { sampleHash } from './sample.ts';

let root = '';
beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'record-'));
  onTestFinished(() => fs.rmSync(root, { recursive: true, force: true }));
  fs.mkdirSync(path.join(root, path.dirname(recordFile)));
});

test.each(['{', '[]', '{"a": 1}', 'null', ''])('a damaged record: %s', (text) => {
  fs.writeFileSync(path.join(root, recordFile), text);
  expect(() => readCheckedSamples(root)).toThrow('The record of checked samples is invalid.');
});

test('the record has one line per sample, with versions from the oldest', () => {
  const checked = new Map([
    ['bb', new Set(['2.0.2', '1.0.5'])],
    ['aa', new Set(['1.0.5'])],
    ['cc', new Set<string>()],
  ]);
  writeCheckedSamples(root, checked, ['1.0.5', '2.0.2']);
  expect(fs.readFileSync(path.join(root, recordFile), 'utf8')).toBe(
    '{\n  "aa": ["1.0.5"],\n  "bb": ["1.0.5","2.0.2"]\n}\n',
  );
});

test('only a sample that passed with the version of the crate has a mark', () => {
  const whole = 'fn main() {}';
  const hash = sampleHash({ check: 'host', compiled: whole, methods: [], manifest: undefined });
  writeCheckedSamples(root, new Map([[hash, new Set(['1.0.5'])]]), ['1.0.5']);
  const extension = code({ root });
  const mark = (version: string | null, crate: string, check = 'host') =>
    extension.mark(
      { language: 'rust', options: { check }, title: undefined, shown: whole, whole, file: 'content/api/a.mdx' },
      { version, fact: () => crate },
    );
  expect(mark('1.0', '1.0.5')).toEqual({ text: 'Compiles with 1.0.5', isPassed: true });
  expect(mark('2.0', '2.0.2')).toBeNull();
  expect(mark('1.0', '1.0.5', 'guest')).toBeNull();
  expect(mark(null, '1.0.5')).toBeNull();
});

test('a project continues one that a page has', () => {
  fs.mkdirSync(path.join(root, 'content/api'));
  const block = (options: string) => `\`\`\`\`bash ${options}\ncargo run\n\`\`\`\`\n`;
  fs.writeFileSync(path.join(root, 'content/api/a.mdx'), block('project="sum"') + block('project="more" from="sum"'));
  const { options } = code({ root });
  expect(parseFence('project="new" from="more"', options).options).toEqual({ project: 'new', from: 'more' });
  expect(() => parseFence('project="new" from="mor"', options)).toThrow('from="mor" is not known.');
});

test('a change has a mark with the version before it, once its new side has passed', () => {
  const whole = 'fn main() {}\n-old();\n+new();';
  const hashOf = (compiled: string) => sampleHash({ check: 'host', compiled, methods: [], manifest: undefined });
  const [old, now] = [hashOf('fn main() {}\nold();'), hashOf('fn main() {}\nnew();')];
  const mark = () =>
    code({ root }).mark(
      {
        language: 'diff',
        options: { check: 'host' },
        title: undefined,
        shown: whole,
        whole,
        file: 'content/upgrade/a.mdx',
      },
      { version: '2.0', fact: () => '2.0.2' },
    )?.text;
  writeCheckedSamples(root, new Map([[old, new Set(['1.0.5'])]]), ['1.0.5', '2.0.2']);
  expect(mark()).toBeUndefined();
  writeCheckedSamples(
    root,
    new Map([
      [old, new Set(['1.0.5'])],
      [now, new Set(['2.0.2'])],
    ]),
    ['1.0.5', '2.0.2'],
  );
  expect(mark()).toBe('Compiles with 2.0.2, and before the change with 1.0.5');
});

test('fragments, and parts of manifests, say what they are', () => {
  const mark = (language: string, title: string, whole: string, options = {}) =>
    code({ root }).mark(
      { language, options, title, shown: whole, whole, file: 'content/api/a.mdx' },
      { version: null, fact: () => '1.0.5' },
    )?.text;
  expect(mark('rust', 'src/main.rs', 'fn main() {}', { check: 'fragment' })).toBe('Fragment of a program');
  expect(mark('toml', 'host/Cargo.toml', '[dependencies]')).toBe('Part of the file: add these lines to it');
  expect(mark('toml', 'host/Cargo.toml', '[package]')).toBeUndefined();
});

test.each([
  [{}, 'Run with 2.0.2 on November 20, 2026'],
  [{ proved: '2026-11-22' }, 'Run and proven with 2.0.2 on November 22, 2026'],
])('a program of a project that was run: %j', (proof, says) => {
  const options = { project: 'sum' };
  const hash = blockHash({ title: 'src/main.rs', text: 'fn main() {}', options });
  writeRuns(root, {
    '2.0': { sum: { hash: '', blocks: [hash], date: '2026-11-20', zkvm: '2.0.2', toolchain: 'rustc', ...proof } },
  });
  const mark = (whole: string) =>
    code({ root }).mark(
      { language: 'rust', options, title: 'src/main.rs', shown: whole, whole, file: 'content/api/a.mdx' },
      { version: '2.0', fact: () => '2.0.2' },
    );
  expect(mark('fn main() {}')).toEqual({ text: says, isPassed: true });
  expect(mark('fn main() { loop {} }')).toBeNull();
});
