import { expect, test } from 'vitest';
import { highlight, loadGrammars } from './highlight.ts';

const none: ReadonlySet<number> = new Set();

test('tokens have a class, and marked lines an element', async () => {
  await loadGrammars(['rust']);
  const html = highlight('let height = 2;\nlet width = 3;', 'rust', new Set([2]));
  const [first, second] = html.split('\n');
  expect(first).toContain('<span class="k">let</span>');
  expect(first).not.toContain('<mark>');
  expect(second).toMatch(/^<mark>.*<\/mark>$/);
});

test('any grammar of the highlighter is loaded on demand', async () => {
  await loadGrammars(['go', 'ts', 'text']);
  expect(highlight('func main() {}', 'go', none)).toContain('<span class="k">func');
  expect(highlight('const a = 1;', 'ts', none)).toContain('<span class="k">const');
});

test('text without a grammar is escaped only', () => {
  expect(highlight('a < b\n', 'text', none)).toBe('a &lt; b\n');
});

test('an unknown language is refused, with the nearest name', () => {
  expect(() => highlight('x', 'rsut', none)).toThrow('There is no highlighting for the language "rsut".');
});
