import { expect, test } from 'vitest';
import { namesIn } from './words.ts';

test('names with an underscore in the code font of prose are checked', () => {
  expect(
    namesIn('<p>Call <code>env::read_slice(&amp;mut buffer)</code>, not <code>read</code> or read_twice.</p>'),
  ).toEqual(['read_slice']);
});

test('what the page’s own programs contain is not', () => {
  expect(
    namesIn('<p><code>STEP_GOAL_ID</code></p><pre><code>use methods::STEP_<span>GOAL_ID</span>;</code></pre>'),
  ).toEqual([]);
});

test('numbers with underscores are not names', () => {
  expect(namesIn('<p><code>0xffff_2027</code> and <code>1_000</code></p>')).toEqual([]);
});
