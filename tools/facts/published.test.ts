import { expect, test } from 'vitest';
import { published } from '../../content/data/published-measurements.ts';
import { withoutWords } from './published.ts';

test('the words of a source contain the figure', () => {
  expect(withoutWords(published)).toEqual([]);
  const wrong = published.map((row) => (row.value === '261.4 s' ? { ...row, value: '61.4 s' } : row));
  expect(withoutWords(wrong)).toHaveLength(1);
});
