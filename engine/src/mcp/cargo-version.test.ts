import { expect, test } from 'vitest';
import { labelFor } from './cargo-version.ts';

const labels = ['next', '3.0', '2.3', '2.0.0', '1.2', '0.18'];

test.each([
  ['3.0.6', '3.0'],
  ['2.0.2', '2.0.0'],
  ['2.1.0', '2.0.0'],
  ['1.2.6', '1.2'],
  ['3.1.0-rc.1', '3.0'],
  ['5.0.0', '3.0'],
  ['0.17.0', null],
])('risc0-zkvm %s is documented in %s', (crate, label) => {
  expect(labelFor(crate, labels)).toBe(label);
});
