import { expect, test } from 'vitest';
import { sectionsOf, textsOf } from './sections.ts';

const anchor = (id: string, text: string) =>
  `<a class="anchor" href="#${id}" aria-label="Direct link to ${text}">#</a>`;
const h2 = (id: string, text: string) => `<h2 id="${id}">${text}${anchor(id, text)}</h2>`;
const h3 = (id: string, text: string) => `<h3 id="${id}">${text}${anchor(id, text)}</h3>`;

test('a body without headings is one section', () => {
  expect(sectionsOf('<p>Hello <em>you</em>.</p><p>Bye.</p>')).toEqual([
    { anchor: '', heading: '', parent: '', text: 'Hello you.\nBye.', code: '', names: [], defines: [], isTerm: false },
  ]);
});

test('headings of levels 2 and 3 begin sections; those of level 3 have a parent', () => {
  const sections = sectionsOf(
    `<p>Intro.</p>${h2('a', 'A')}<p>In a.</p>${h3('b', 'B <code>x</code>')}<p>In b.</p>${h2('c', 'C')}<h4 id="d">D</h4><p>In d.</p>`,
  );
  expect(sections.map(({ anchor: at, heading, parent, text }) => [at, heading, parent, text])).toEqual([
    ['', '', '', 'Intro.'],
    ['a', 'A', '', 'In a.'],
    ['b', 'B x', 'A', 'In b.'],
    ['c', 'C', '', 'D\nIn d.'],
  ]);
});

test('code blocks are code, inline code is text', () => {
  const [section] = sectionsOf(
    '<p>Call <code>env::commit</code>.</p><figure class="code"><figcaption>src/main.rs</figcaption><pre><code><span>let a</span> = 1;\nb();</code></pre></figure>',
  );
  expect(section).toMatchObject({ text: 'Call env::commit.\nsrc/main.rs', code: 'let a = 1;\nb();' });
});

test('omits questions, whose wrong answers are not what the page says', () => {
  const [section] = sectionsOf(
    '<p>Before</p><div class="predict" role="group"><p>How?</p><details class="answer"><summary>So.</summary><div>No.</div></details></div><p>after</p>',
  );
  expect(section?.text).toBe('Before\nafter');
});

test('omits pictures, buttons, and islands', () => {
  const [section] = sectionsOf(
    '<p>Before</p><svg viewBox="0 0 1 1"><path d="M0 0"/><text>no</text></svg><section class="island ntt"><section><p>no</p></section><input type="number" value="1"/></section><button>no</button><p>after</p>',
  );
  expect(section?.text).toBe('Before\nafter');
});

test('a short formula becomes its letters, a long one an ellipsis', () => {
  const [section] = sectionsOf(
    `<p>With <math><mi>p</mi><mo>=</mo><mn>97</mn></math>, and <math>${'<mi>x</mi>'.repeat(40)}</math> too.</p>`,
  );
  expect(section?.text).toBe('With p=97, and … too.');
});

test('rows of a table and items of a list are lines', () => {
  const [section] = sectionsOf(
    '<table><tbody><tr><td>one</td><td>two</td></tr></tbody></table><ul><li>three</li><li>four</li></ul>',
  );
  expect(section?.text).toBe('one two\nthree\nfour');
});

test('each glossary term is a section with the anchor of its block, its other names, and its link', () => {
  const sections = sectionsOf(
    '<p>Terms.</p><dl class="glossary"><div id="invoice"><dt>Invoice</dt><dd>A proof. <a href="/guide/core/invoices" aria-label="More on Invoice">More</a></dd></div><div id="seal"><dt>Seal<small> also proof bytes, argument</small></dt><dd>Its bytes.</dd></div></dl>',
  );
  expect(sections.map(({ anchor: at, heading, text, names, isTerm }) => [at, heading, text, names, isTerm])).toEqual([
    ['', '', 'Terms.', [], false],
    ['invoice', 'Invoice', 'A proof. More', [], true],
    ['seal', 'Seal', 'Its bytes.', ['proof bytes', 'argument'], false],
  ]);
});

test('a section defines inline code at the beginning of a block, and uses other code', () => {
  const [section] = sectionsOf(
    '<p><code>env::commit</code> writes to the journal, unlike <code>env::log</code>.</p><ul><li> <code>ACME0_INFO</code>: prints.</li></ul><table><tr><td><a href="/x"><code>verify</code></a></td><td>checks</td></tr></table><pre><code>use_it()</code></pre>',
  );
  expect(section?.defines).toEqual(['env::commit', 'ACME0_INFO', 'verify']);
});

test('the text of a section has a line per paragraph, and its code last, in one line', () => {
  const body =
    '<h2 id="calls">Calls</h2><p>Alpha.</p><p><code>env::commit</code></p><pre><code>alpha  zeta\nbeta</code></pre>';
  expect(textsOf(sectionsOf(body))).toEqual(['', 'Alpha.\nenv::commit\n\nalpha zeta beta']);
});
