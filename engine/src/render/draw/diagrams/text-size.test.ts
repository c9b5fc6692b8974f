import { describe, expect, test } from 'vitest';
import { textBlock, textWidth, wrap } from './text-size.ts';

describe('textWidth', () => {
  test('grows with the text and the size', () => {
    expect(textWidth('mmmm', 14)).toBeGreaterThan(textWidth('iiii', 14) * 2.5);
    expect(textWidth('picture', 14)).toBeGreaterThan(textWidth('picture', 13));
    expect(textWidth('', 14)).toBe(0);
  });

  test('is at least the width in Arial at 14 px', () => {
    expect(textWidth('Guest program', 14)).toBeGreaterThan(90);
  });
});

describe('wrap', () => {
  test('keeps a text that fits on one line', () => {
    expect(wrap('two words', 200, 14)).toEqual(['two words']);
  });

  test('balances lines', () => {
    expect(wrap('one two three four', textWidth('one two three', 14), 14)).toEqual(['one two', 'three four']);
  });

  test('never breaks a word', () => {
    expect(wrap('indivisible', 10, 14)).toEqual(['indivisible']);
  });

  test('an empty block has no size', () => {
    expect(textBlock('', 100, 14)).toEqual({ lines: [], width: 0, height: 0 });
  });
});
