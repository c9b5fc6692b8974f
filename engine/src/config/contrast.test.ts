import { expect, test } from 'vitest';
import { contrast, textOn, withOpacity } from './contrast.ts';

test.each([
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#ffffff', 1],
  ['#777777', '#ffffff', 4.48],
  ['#0000ff', '#ffffff', 8.59],
])('%s and %s', (color, other, ratio) => {
  expect(contrast(color, other)).toBeCloseTo(ratio, 2);
  expect(contrast(other, color)).toBeCloseTo(ratio, 2);
});

test('text is black on light colors and white on dark ones', () => {
  expect([textOn('#ffd166'), textOn('#1d5fb8')]).toEqual(['#000000', '#ffffff']);
});

test('an opacity', () => {
  expect(withOpacity('#ffc233', 0.2)).toBe('rgb(255 194 51 / 0.2)');
});
