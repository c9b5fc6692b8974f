import { expect, test } from 'vitest';
import { comparisonPatch } from './patch.ts';

test('unchanged blocks are referred to by index', () => {
  const patch = comparisonPatch(
    { title: 'A', body: '<p>One.</p><p>Gone away.</p>' },
    { title: 'A', body: '<p>One.</p>\n<p>Two more.</p>' },
    'after',
  );
  expect(patch).toEqual({
    parts: [
      0,
      '<del class="block" data-change="1"><p>Gone away.</p></del>',
      '<ins class="block"><p>Two more.</p></ins>',
    ],
    blocks: 2,
    count: 1,
  });
});

test('a changed title comes first', () => {
  const patch = comparisonPatch(
    { title: 'Proofs & tokens', body: '<p>One.</p>' },
    { title: 'Tokens & proofs', body: '<p>One.</p>' },
    'after',
  );
  expect(patch.count).toBe(1);
  expect(patch.parts).toEqual([
    '<p class="title">Title:<del data-change="1"> Proofs &amp; tokens</del><ins> Tokens &amp; proofs</ins></p>',
    0,
  ]);
});

test('on the older page, a comparison also goes from the older to the newer one', () => {
  const patch = comparisonPatch(
    {
      title: 'A',
      body: '<h2 id="kept">One</h2><p>Gone away.</p><p>Run it now.</p><table><tbody><tr><td>a</td></tr></tbody></table>',
    },
    {
      title: 'A',
      body: '<h2 id="kept">One</h2><p id="new">Two more.</p><p>Run it later.</p><table><tbody><tr><td>a</td></tr><tr><td>b</td></tr></tbody></table>',
    },
    'before',
  );
  expect(patch).toEqual({
    parts: [
      0,
      '<del class="block" data-change="1"><p>Gone away.</p></del>',
      '<ins class="block"><p>Two more.</p></ins>',
      '<p>Run it<del data-change="2"> now</del><ins> later</ins>.</p>',
      '<table><tbody><tr><td>a</td></tr><tr class="ins"><td class="ins"><ins data-change="3">b</ins></td></tr></tbody></table>',
    ],
    blocks: 4,
    count: 3,
  });
});

test('both directions show the same comparison', () => {
  const code = (text: string) => `<figure class="code"><pre><code>${text}</code></pre></figure>`;
  const before = { title: 'A', body: `<ul><li>One</li><li>Two</li></ul>${code('a\nb\nlet c = 1;')}<p>Same.</p>` };
  const after = {
    title: 'B',
    body: `<ul><li>One</li><li>Three and four</li></ul>${code('a\nlet c = 2;')}<p>Same.</p>`,
  };
  const html = (shown: 'before' | 'after') => {
    const body = shown === 'before' ? before.body : after.body;
    const blocks = body.match(/<(ul|figure|p)[\s\S]*?<\/\1>/g) ?? [];
    return comparisonPatch(before, after, shown)
      .parts.map((part) => (typeof part === 'number' ? blocks[part] : part))
      .join('');
  };
  expect(html('before')).toContain('<del');
  expect(html('before')).toBe(html('after'));
});

test('words on both sides of a change are set apart where no space does', () => {
  const patch = comparisonPatch(
    { title: 'A', body: '<p>segments remain.</p>' },
    { title: 'A', body: '<p>nothing remain.</p>' },
    'after',
  );
  expect(patch.parts).toEqual(['<p><del data-change="1">segments</del><ins class="apart">nothing</ins> remain.</p>']);
});
