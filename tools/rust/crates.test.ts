import { expect, test } from 'vitest';
import { releaseOf } from './crates.ts';

test('most releases need no changes', () => {
  expect(releaseOf('3.0.6')).toEqual({ zkvm: '3.0.6', hostFeatures: ['std', 'client'], pins: {}, locked: {} });
  expect(releaseOf('5.0.0-rc.1').pins).toEqual({});
  expect(releaseOf('1.2.6').pins).toEqual({});
  expect(releaseOf('0.20.1').pins).toEqual({});
});

test('1.0 and 1.1 are pinned together, and yanked releases are in the lock file', () => {
  expect(releaseOf('1.0.5').pins).toMatchObject({ 'risc0-zkp': '1.0.5', 'risc0-circuit-rv32im': '1.0.5' });
  expect(releaseOf('1.1.3').pins).toMatchObject({ 'risc0-core': '1.1.3' });
  expect(releaseOf('2.0.2').locked).toMatchObject({ 'risc0-zkvm': '2.0.2' });
  expect(releaseOf('0.18.0').hostFeatures).toContain('prove');
});
