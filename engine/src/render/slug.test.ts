import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isContentId, shellIds } from '../config/ids.ts';
import { slug } from './slug.ts';

test.each([
  ['Linux and bash', 'linux-and-bash'],
  ['हिन्दी में', 'हिन्दी-में'],
  ['Tiếng Việt', 'tiếng-việt'],
  // The same with marks of their own, as some keyboards type it.
  ['Tiếng Việt'.normalize('NFD'), 'tiếng-việt'],
  ['⚠️ Mind the gap', 'mind-the-gap'],
  ['1️⃣ First', '1-first'],
  ['??', ''],
  ['✅', ''],
])('the anchor of "%s" is "%s"', (text, anchor) => {
  expect(slug(text)).toBe(anchor);
});

test("no heading has an anchor that is the shell's, and each has one that can be a link, or none", () => {
  const heading = fc.oneof(fc.string({ unit: 'grapheme' }), fc.constantFrom(...Object.values(shellIds)));
  fc.assert(
    fc.property(heading, (text) => {
      const anchor = slug(text);
      expect(anchor === '' || isContentId(anchor)).toBe(true);
      expect(Object.values<string>(shellIds)).not.toContain(anchor);
    }),
  );
});
