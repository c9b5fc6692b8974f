import { expect, test } from 'vitest';
import { helpOf, readCommandLine } from './command-line.ts';

const command = {
  about: 'Copies pages.',
  arguments: [
    { name: 'FROM', about: 'the folder to read' },
    { name: 'TO', about: 'the folder to write', isOptional: true },
  ],
  options: {
    since: { value: 'VERSION', about: 'the first version' },
    page: { value: 'PAGE', about: 'only this page', isRepeatable: true },
    format: { choices: ['text', 'json'], about: 'what it prints' },
    force: { about: 'overwrites files' },
  },
  environment: { OUT_DIR: 'the folder of the site' },
  example: 'a b --force',
} as const;

const read = (...args: string[]) => readCommandLine('copy', command, args);

test('arguments and options are read in any order', () => {
  expect(read('--page', 'x', 'a', '--since=1.0', 'b', '--page', 'y', '--format', 'json', '--force')).toEqual({
    args: ['a', 'b'],
    options: { since: '1.0', page: ['x', 'y'], format: 'json', force: true },
  });
  expect(read('a')).toEqual({ args: ['a'], options: { force: false } });
  expect(read('--', '--force').args).toEqual(['--force']);
});

test.each([
  [
    [],
    'FROM is missing: the folder to read. Usage: copy FROM [TO] [--since VERSION] [--page PAGE]… [--format text|json] [--force]',
  ],
  [['a', 'b', 'c'], 'Unexpected argument: "c". Usage: copy FROM'],
  [
    ['a', '--sice', '1.0'],
    'Unknown option "--sice". Did you mean "--since"? Available: --since, --page, --format, --force, --help.',
  ],
  [['a', '-f'], 'Unknown option "-f".'],
  [['a', '--constructor'], 'Unknown option "--constructor".'],
  [['a', '--since'], '--since needs a value. Usage: copy FROM'],
  [['a', '--since', '--force'], '--since needs a value.'],
  [['a', '--since='], '--since needs a value.'],
  [['a', '--force=yes'], '--force takes no value.'],
  [['a', '--force', '--force'], '--force is given twice.'],
  [['a', '--format', 'jsn'], '--format "jsn" is not known. Did you mean "json"? Available: text, json.'],
])('%j is refused', (args, says) => {
  expect(() => read(...args)).toThrow(expect.objectContaining({ sentences: expect.stringContaining(says) }));
});

test('arguments can be a choice of several', () => {
  const bench = {
    about: 'Measures.',
    arguments: [{ name: 'BENCH', about: 'what', choices: ['build', 'speed'], isOptional: true, isRepeatable: true }],
  } as const;
  expect(readCommandLine('bench', bench, ['speed', 'build']).args).toEqual(['speed', 'build']);
  expect(readCommandLine('bench', bench, []).args).toEqual([]);
  expect(() => readCommandLine('bench', bench, ['build', 'sped'])).toThrow('There is no bench "sped".');
});

test('help lists everything that is accepted', () => {
  expect(helpOf('copy', command)).toBe(`Copies pages.

Usage: copy FROM [TO] [--since VERSION] [--page PAGE]… [--format text|json] [--force]

Arguments
  FROM  the folder to read
  TO    the folder to write

Options
  --since VERSION     the first version
  --page PAGE         only this page
  --format text|json  what it prints
  --force             overwrites files
  --help              prints this

Environment
  OUT_DIR  the folder of the site

Example: copy a b --force`);
});
