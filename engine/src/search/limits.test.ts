import fc from 'fast-check';
import { expect, test } from 'vitest';
import { limitQuery, shortenQuery } from './limits.ts';

test.each([
  [
    "thread 'main' panicked at /home/me/project/host/src/main.rs:42:10: called `Result::unwrap()` on an `Err` value: Session limit exceeded: 4194304 >= 1048576",
    ['`Result::unwrap()`', 'Session', 'limit', 'exceeded:'],
    ['4194304', '/home', 'thread'],
  ],
  [
    'error[E0463]: cannot find crate for `std`: the `mips64el-acme0-core-elf` target may not be installed, see https://example.com/x/y',
    ['`mips64el-acme0-core-elf`', 'target'],
    ['https://example.com/x/y'],
  ],
])('a pasted message keeps its informative words (%#)', (text, kept, dropped) => {
  const short = shortenQuery(text);
  expect(short.length).toBeLessThanOrEqual(64);
  for (const word of kept) expect(short).toContain(word);
  for (const word of dropped) expect(short).not.toContain(word);
});

test('a text that fits is unchanged, and one without informative words is cut', () => {
  expect(shortenQuery(' how do I  verify ')).toBe('how do I  verify');
  expect(shortenQuery('x'.repeat(200))).toBe('x'.repeat(64));
});

test('what is typed beyond the limit is cut, what is pasted is shortened', () => {
  const full = 'word '.repeat(12).concat('last');
  expect(limitQuery(full, `${full}s`)).toBe(`${full}s`.slice(0, 64));
  expect(limitQuery('', `is ${'a '.repeat(40)} Blake2Invoice`)).toBe('Blake2Invoice');
});

test('a pasted query is never too long', () => {
  fc.assert(fc.property(fc.string({ maxLength: 300 }), (text) => limitQuery('', text).length <= 64));
});
