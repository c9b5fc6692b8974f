import { describe, expect, test } from 'vitest';
import { compareBodies, compareTrees } from './compare.ts';
import { diffLines } from './text.ts';
import { parseHtml, writeHtml } from './tree.ts';

const compared = (before: string, after: string) => compareBodies(before, after).html;
const code = (text: string) => `<figure class="code"><pre tabindex="0"><code>${text}</code></pre></figure>`;

describe('prose', () => {
  test.each([
    ['<p>Run it now.</p>', '<p>Run it later.</p>', '<p>Run it<del data-change="1"> now</del><ins> later</ins>.</p>'],
    ['<p>One.</p>', '<p>One.</p><p>Two.</p>', '<p>One.</p><ins class="block" data-change="1"><p>Two.</p></ins>'],
    [
      '<p>Call <code>prove_elf</code> here.</p>',
      '<p>Call <code>prove</code> here.</p>',
      '<p>Call <del data-change="1"><code>prove_elf</code></del><ins class="apart"><code>prove</code></ins> here.</p>',
    ],
    [
      '<p>See <a href="/a">the old page</a>.</p>',
      '<p>See <a href="/b">the new page</a>.</p>',
      '<p>See <a href="/b">the</a><del data-change="1"><a href="/a"> old</a></del><ins><a href="/b"> new</a></ins><a href="/b"> page</a>.</p>',
    ],
    ['<p>A</p>', '<p>B</p>', '<del class="block" data-change="1"><p>A</p></del><ins class="block"><p>B</p></ins>'],
    [
      '<ul>\n<li>One</li>\n<li>Two</li>\n</ul>',
      '<ul>\n<li>One</li>\n</ul>',
      '<ul><li>One</li><li class="del"><del data-change="1">Two</del></li></ul>',
    ],
  ])('%s and %s', (before, after, expected) => {
    expect(compared(before, after)).toBe(expected);
  });

  test('different white space is not a change', () => {
    expect(compareBodies('<p>Run  it\nnow.</p>', '<p>Run it now, please.</p>')).toEqual({
      html: '<p>Run it now<ins data-change="1">, please</ins>.</p>',
      count: 1,
    });
  });

  test('a different address is not a change', () => {
    expect(compareBodies('<p id="a"><a href="/1">x</a></p>', '<p id="b"><a href="/2">x</a></p>')).toEqual({
      html: '<p id="b"><a href="/2">x</a></p>',
      count: 0,
    });
  });

  test('deleted elements have no anchors, and are in no radio group', () => {
    const tabs = (label: string) =>
      `<div class="tabs" data-group="os"><label class="tab"><input type="radio" name="t"/>${label}</label></div>`;
    const html = compared(`<h2 id="a">Gone away</h2>${tabs('Linux')}`, tabs('macOS'));
    expect(html).toContain('<del class="block" data-change="1"><h2>Gone away</h2>');
    expect(html.match(/ name="(old-)?t"/g)).toEqual([' name="old-t"', ' name="t"']);
  });
});

describe('a moved block', () => {
  const one = '<h2 id="one">One</h2><p>The first section says what has to be done first.</p>';
  const two =
    '<h2 id="two">Two</h2><p>Second.</p><p>Its own text is longer than that of the first one, and stays where it is.</p>';

  test('is marked as moved, and counts once, at its new place', () => {
    const { html, count } = compareBodies(one + two, two + one);
    expect(count).toBe(1);
    expect(html).toBe(
      '<del class="block moved"><h2>One</h2><p>The first section says what has to be done first.</p></del>' +
        `${two}<ins class="block moved" data-change="1">${one}</ins>`,
    );
  });

  test('is only a heading if its section reads differently', () => {
    const html = compared(`<h2>One</h2><p>Old.</p>${two}`, `${two}<h2>One</h2><p>New.</p>`);
    expect(html).toContain(
      '<ins class="block moved" data-change="2"><h2>One</h2></ins><ins class="block"><p>New.</p></ins>',
    );
    expect(html).toContain('<del class="block moved"><h2>One</h2></del><del class="block" data-change="1">');
  });

  test('short texts that also occur elsewhere are not moved', () => {
    expect(compared(`<p>Or:</p>${two}`, `${two}<p>Or:</p>`)).not.toContain('moved');
  });
});

describe('code', () => {
  test('a changed line is above its new version, with the changed words marked', () => {
    expect(compared(code('let a = 1;\nprove_elf(a, ELF);\nend'), code('let a = 1;\nprove(a, ELF);\nend'))).toBe(
      code(
        'let a = 1;\n<del class="line" data-change="1"><b class="word">prove_elf</b>(a, ELF);\n</del><ins class="line"><b class="word">prove</b>(a, ELF);\n</ins>end\n',
      ),
    );
  });

  test('lines at the end can be inserted or deleted like any other', () => {
    expect(compared(code('a\nb'), code('a'))).toBe(code('a\n<del class="line" data-change="1">b\n</del>'));
    expect(compared(code('a'), code('a\nb'))).toBe(code('a\n<ins class="line" data-change="1">b\n</ins>'));
  });

  test('the note about the crate that a sample was checked with does not count', () => {
    const figure = (crate: string) =>
      `<figure>${code('x')}<p class="code-mark checked">Checked with the-crate ${crate}</p></figure>`;
    expect(compareBodies(figure('1.0.0'), figure('2.0.0')).count).toBe(0);
    // Nor does the first or the last of such notes.
    expect(compareBodies(`<figure>${code('x')}</figure>`, figure('2.0.0')).count).toBe(0);
    expect(compareBodies(figure('1.0.0'), `<figure>${code('x')}</figure>`).count).toBe(0);
  });
});

describe('tables', () => {
  const table = (...rows: readonly (readonly string[])[]) =>
    `<table><tbody>${rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}</tbody></table>`;

  test('rows are matched by their first cell', () => {
    expect(compared(table(['po2', '20'], ['gone', 'x']), table(['po2', '21'], ['fresh', 'y']))).toBe(
      '<table><tbody><tr><td>po2</td><td><del data-change="1">20</del><ins class="apart">21</ins></td></tr>' +
        '<tr class="del"><td class="del"><del>gone</del></td><td class="del"><del>x</del></td></tr>' +
        '<tr class="ins"><td class="ins"><ins>fresh</ins></td><td class="ins"><ins>y</ins></td></tr></tbody></table>',
    );
  });

  test('a table with different columns replaces the old one', () => {
    const html = compared(table(['a', 'b']), table(['a', 'b', 'c']));
    expect(html).toMatch(/^<del class="block" data-change="1"><table>.*<\/table><\/del><ins class="block"><table>/);
  });
});

test('comments that an island needs to hydrate remain', () => {
  const html = '<div data-island="x"><p>2<!-- -->³<!-- --> = 8</p></div><h2>After it</h2>';
  expect(writeHtml(parseHtml(html))).toBe(html);
});

test('a new row of a table is one line of a diff', () => {
  const rows = '<tr><td>po2</td><td>cycles</td></tr>';
  const table = (more: string) => parseHtml(`<table><tbody>${rows}${more}</tbody></table>`);
  expect(diffLines(compareTrees(table(''), table('<tr><td>keep</td><td>all</td></tr>')).nodes)).toEqual([
    { mark: ' ', text: 'po2 | cycles' },
    { mark: '+', text: 'keep | all' },
  ]);
});
