import { expect, onTestFinished, test } from 'vitest';
import { countExampleEdits, editedLines } from './example-edits.ts';
import { tinyRepository } from './tiny-repository.ts';

test('of each place that differs, the longer side is edited', () => {
  expect(editedLines(['a', 'b', 'c'], ['a', 'b', 'c'])).toBe(0);
  expect(editedLines(['a', 'b', 'c'], ['a', 'x', 'y', 'c'])).toBe(2);
  expect(editedLines(['a', 'b', 'c', 'd'], ['a', 'c'])).toBe(2);
});

test('edits are counted in Rust files, without comments and white space', () => {
  const main = (text: string) => ({ 'examples/json/src/main.rs': text });
  const { repository, remove } = tinyRepository([
    {
      tag: 'v1.0.0',
      files: { ...main('// 2024\nfn main() {\n    one();\n}\n'), 'examples/json/Cargo.toml': 'a = 1\n' },
    },
    { tag: 'v1.1.0', files: { ...main('// 2025\nfn main() {\n  one();\n}\n'), 'examples/json/Cargo.toml': 'a = 2\n' } },
    { tag: 'v2.0.0', files: main('// 2025\nfn main() {\n    two();\n    three();\n}\n') },
  ]);
  onTestFinished(remove);
  const { lines, changed } = countExampleEdits(repository, ['v1.0.0', 'v1.1.0', 'v2.0.0']);
  // chess, digital-signature, json, …
  expect(lines['v1.0.0']).toEqual([0, 0, 3, 0, 0, 0]);
  expect(changed['v1.0.0..v1.1.0']).toEqual([0, 0, 0, 0, 0, 0]);
  expect(changed['v1.0.0..v2.0.0']).toEqual([0, 0, 2, 0, 0, 0]);
});
