import { expect, test } from 'vitest';
import { comparisonPatch } from './patch.ts';

test('unchanged blocks are referred to by index', () => {
  const patch = comparisonPatch(
    { title: 'A', body: '<p>One.</p><p>Gone away.</p>' },
    { title: 'A', body: '<p>One.</p>\n<p>Two more.</p>' },
  );
  expect(patch).toEqual({
    parts: [0, '<del class="block" data-change="1"><p>Gone away.</p></del>', '<ins class="block"><p>Two more.</p></ins>'],
    blocks: 2,
    count: 1,
  });
});

test('a changed title comes first', () => {
  const patch = comparisonPatch({ title: 'Proofs & receipts', body: '<p>One.</p>' }, { title: 'Receipts & proofs', body: '<p>One.</p>' });
  expect(patch.count).toBe(1);
  expect(patch.parts).toEqual([
    '<p class="title">Title:<del data-change="1"> Proofs &amp; receipts</del><ins> Receipts &amp; proofs</ins></p>',
    0,
  ]);
});
