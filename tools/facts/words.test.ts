import { expect, test } from 'vitest';
import { namesIn } from './words.ts';

test('types, and what stands next to a path’s colons, are checked as well', () => {
  expect(
    namesIn(
      '<p><code>ExecutorEnv::builder()</code>, <code>env::read</code>, <code>Vec&lt;u8&gt;</code>, <code>Image ID</code></p>',
    ),
  ).toEqual(['ExecutorEnv', 'builder', 'env', 'read']);
});

test('names with an underscore in the code font of prose are checked', () => {
  expect(
    namesIn('<p>Call <code>env::read_slice(&amp;mut buffer)</code>, not <code>read</code> or read_twice.</p>'),
  ).toEqual(['env', 'read_slice']);
});

test('what the page’s own programs contain is not', () => {
  expect(
    namesIn(
      '<p><code>STEP_GOAL_ID</code> and <code>STEP_GOAL</code></p><pre><code>use methods::STEP_<span>GOAL_ID</span>;</code></pre>',
    ),
  ).toEqual(['STEP_GOAL']);
});

test('numbers with underscores are not names', () => {
  expect(namesIn('<p><code>0xffff_2027</code> and <code>1_000</code></p>')).toEqual([]);
});
