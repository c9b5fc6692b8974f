import { expect, test } from 'vitest';
import { nearest, suggest } from './nearest.ts';

test.each([
  ['manaulse', 'manuals'],
  ['giude', 'guide'],
  ['guide/io', 'guide/tutorials/io'],
  ['guide/tut', 'guide/tutorials/io'],
  ['manuals', 'manuals'],
  ['linux', 'on-linux'],
  ['guide/specification', 'guide/guide-specification'],
  ['nothing-like-it', undefined],
])('%s is nearest to %s', (name, expected) => {
  expect(
    nearest(name, ['guide', 'guide/install', 'guide/tutorials/io', 'manuals', 'on-linux', 'guide/guide-specification']),
  ).toBe(expected);
});

test('lists all of a few names, and the closest of many', () => {
  expect(suggest('instal', ['install', 'run'])).toBe('Did you mean "install"? Available: install, run.');
  const many = Array.from({ length: 40 }, (_, i) => `topic-${i}`);
  expect(suggest('topic-7', many)).toBe(
    'Did you mean "topic-7"? The closest of 40: topic-7, topic-0, topic-1, topic-2, topic-3.',
  );
});
