import { expect, test } from 'vitest';
import { labelFor } from './version-label.ts';

const labels = ['next', '3.0', '2.3', '2.0.0', '1.2', '0.18'];

test.each([
  ['3.0.6', '3.0'],
  ['2.0.2', '2.0.0'],
  ['2.1.0', '2.0.0'],
  ['1.2.6', '1.2'],
  ['3.1.0-rc.1', '3.0'],
  ['5.0.0', '3.0'],
  ['0.17.0', null],
])('version %s is documented in %s', (version, label) => {
  expect(labelFor(version, labels)).toBe(label);
});
