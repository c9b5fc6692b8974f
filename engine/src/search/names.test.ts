import { expect, test } from 'vitest';
import { nameFates, type PublicNames } from './names.ts';
import { soughtNames } from './sought-names.ts';

const file: PublicNames = {
  ranges: {
    '*': ['1.0', '2.0', '3.0'],
    '<3.0': ['1.0', '2.0'],
    '>=2.0': ['2.0', '3.0'],
    '1.0': ['1.0'],
    '2.0': ['2.0'],
    '3.0': ['3.0'],
  },
  names: [
    { path: 'loom::Shuttle::weave_elf', kind: 'method', of: 'loom', versions: '<3.0', use: '`weave`' },
    { path: 'loom::Spindle::weave_elf', kind: 'method', of: 'loom', versions: '<3.0', use: '`weave`' },
    { path: 'loom::Shuttle::weave', kind: 'method', of: 'loom', versions: '*' },
    { path: 'loom::OldWarp', kind: 'type', of: 'loom', until: '0.9', use: 'no successor' },
    { path: 'loom::thread::spin_fast', kind: 'function', of: 'loom', versions: '3.0' },
    {
      path: 'loom::Thread',
      kind: 'type',
      of: 'loom',
      versions: '*',
      was: [{ path: 'loom::thread::Thread', versions: '1.0' }],
    },
    {
      path: 'loom::is_warped',
      kind: 'function',
      of: 'loom',
      versions: '*',
      deprecated: { versions: '>=2.0', note: 'Use `Warp`.' },
    },
    { path: 'loom build --quiet', kind: 'option', of: 'loom', versions: '>=2.0' },
    { path: 'Registry.addLoom', kind: 'function', of: 'contracts', versions: '<3.0', unknown: '3.0' },
    { path: 'Registry.oldLoom', kind: 'function', of: 'contracts', versions: '1.0', unknown: '3.0' },
    { path: 'fast-warp', kind: 'feature', of: 'loom', versions: '<3.0' },
    { path: 'silk', kind: 'feature', of: 'loom', versions: '<3.0' },
    { path: 'loom unpick', kind: 'command', of: 'loom', versions: '<3.0', use: '`loom undo`' },
    { path: 'loom unpick --quiet', kind: 'option', of: 'loom', versions: '2.0' },
    { path: 'loom::WarpKind::Slow', kind: 'variant', of: 'loom', versions: '<3.0' },
    { path: 'LOOM_HOME', kind: 'variable', of: 'environment', versions: '*' },
  ],
};
const texts = (query: string, scope = '3.0', isUnknown = false) =>
  nameFates(file, query, scope, isUnknown).map(({ text }) => text);

test('a name is told by its spelling', () => {
  const sought = (query: string) => soughtNames(query, false, ['loom']);
  expect(sought('how to weave_elf with OldWarp, loom::Thread and --quiet in LOOM_HOME')).toEqual([
    'weave_elf',
    'OldWarp',
    'loom::Thread',
    '--quiet',
    'LOOM_HOME',
  ]);
  expect(sought('The receipt of a run - how long does it take? e.g. 3.0')).toEqual([]);
});

test('a command, a word with hyphens or with its kind, or one that the pages lack is a name by itself', () => {
  const isSought = (query: string, isUnknown = false) => soughtNames(query, isUnknown, ['loom']).length > 0;
  for (const query of ['loom unpick', '`fast-warp`', 'fast-warp feature', 'feature `silk`'])
    expect(isSought(query), query).toBe(true);
  for (const query of ['silk', 'warp and weft', 'how do I weave with fast-warp', 'a loom'])
    expect(isSought(query), query).toBe(false);
  expect(isSought('Silk', true)).toBe(true);
  expect(isSought('weave silk', true)).toBe(true);
  expect(isSought('silk', true)).toBe(false);
  expect(isSought('how do I weave silk', true)).toBe(false);
});

test('a name that is gone: since when, and what replaced it; once for two types', () => {
  expect(nameFates(file, 'cannot find method `weave_elf`', '3.0', false)).toEqual([
    { name: 'weave_elf', text: 'not in 3.0; until 2.0; use `weave` (method, loom)', last: '2.0' },
  ]);
  expect(texts('loom::Shuttle::weave_elf')).toHaveLength(1);
  expect(texts('other::Shuttle::weave_elf')).toEqual([]);
});

test('a name that was gone before the first version, and one that is yet to come', () => {
  expect(nameFates(file, 'OldWarp', '2.0', false)).toEqual([
    { name: 'OldWarp', text: 'not in 2.0; until 0.9; no successor (type, loom)' },
  ]);
  expect(texts('spin_fast', '1.0')).toEqual(['not in 1.0; since 3.0 (function, loom)']);
});

test('a name that the version has is a matter of the results', () => {
  expect(texts('weave_elf', '2.0')).toEqual([]);
  expect(texts('LOOM_HOME')).toEqual([]);
});

test('a name at another path, and a deprecated one', () => {
  expect(texts('loom::thread::Thread')).toEqual(['in 3.0, it is `loom::Thread`']);
  expect(texts('loom::thread::Thread', '1.0')).toEqual([]);
  expect(texts('loom::Thread', '1.0')).toEqual(['in 1.0, it is `loom::thread::Thread`']);
  expect(texts('is_warped')).toEqual(['deprecated: Use `Warp`.']);
  expect(texts('is_warped', '1.0')).toEqual([]);
});

test('an option belongs to a command', () => {
  expect(texts("error: unexpected argument '--quiet' found")).toEqual([
    'in 3.0, it is `loom build --quiet`, since 2.0',
  ]);
  expect(texts('--quiet', '1.0')).toEqual(['not in 1.0; since 2.0 (option, loom)']);
});

test('messages name a type and its member, a command, or a feature', () => {
  expect(texts('no variant named `Slow` found for enum `WarpKind`')).toEqual(['not in 3.0; until 2.0 (variant, loom)']);
  expect(texts('how slow is WarpKind')).toEqual([]);
  expect(texts("error: unrecognized subcommand 'unpick'")).toEqual([
    'not in 3.0; until 2.0; use `loom undo` (command, loom)',
  ]);
  for (const query of ['the package does not have feature `silk`', 'package yarn v0.1.0 depends loom features silk'])
    expect(texts(query), query).toEqual(['not in 3.0; until 2.0 (feature, loom)']);
});

test('what follows a command that is gone, and an option of it that others still have', () => {
  expect(texts('loom unpick linen')).toEqual(['not in 3.0; until 2.0; use `loom undo` (command, loom)']);
  expect(texts('loom unpick --quiet')).toEqual(['not in 3.0; until 2.0 (option, loom)']);
});

test('nothing is said where nothing is known', () => {
  expect(texts('addLoom')).toEqual([]);
  expect(texts('oldLoom')).toEqual(['not in 3.0; until 1.0 (function, contracts)']);
  expect(texts('oldLoom', '2.0')).toEqual(['not in 2.0; until 1.0 (function, contracts)']);
  expect(texts('weave_elf', '4.0')).toEqual([]);
});

test('a name of no version: if it is the whole query, and the pages lack it too', () => {
  expect(texts('`StarkLoom`', '3.0', true)).toEqual(['not a public name of any version']);
  expect(texts('StarkLoom')).toEqual([]);
  expect(texts('how does StarkLoom work', '3.0', true)).toEqual([]);
});

test('a command, a feature, or a word with its kind, if it is the whole query', () => {
  expect(texts('fast-warp')).toEqual(['not in 3.0; until 2.0 (feature, loom)']);
  expect(texts('feature `silk`')).toEqual(['not in 3.0; until 2.0 (feature, loom)']);
  expect(texts('loom unpick')).toEqual(['not in 3.0; until 2.0; use `loom undo` (command, loom)']);
  expect(texts('silk')).toEqual([]);
  expect(texts('feature `silk`', '2.0')).toEqual([]);
  expect(texts('how do I weave with fast-warp', '3.0', true)).toEqual([]);
});
