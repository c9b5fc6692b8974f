/** The authoring vocabulary: MDX in, HTML out. */
import { expect, test } from 'vitest';
import { loadTiny, page } from '../../../tests/fixtures/tiny-project.ts';

test('what readers type is collected for its section in its versions, and shown nowhere', async () => {
  const body = [
    '<AskedAs words="setup" />',
    'Text.',
    '## Remove [#remove]',
    '<AskedAs words="delete, uninstall" />\n\n<When versions="2.0"><AskedAs words="purge" /></When>',
    'Delete it.',
    '<Question>\n\n### Is it gone? [#gone]\n\n<AskedAs words="verify" />\n\nYes.\n\n</Question>',
  ].join('\n\n');
  const { sets } = await loadTiny({ files: { 'content/api/install.mdx': page("versions: '*'", body) } });
  const pages = sets.flatMap(({ meta, pages }) => pages.map((shown) => ({ ...shown, set: meta.name })));
  const asked = (version: string) =>
    pages
      .find(({ set, doc }) => set === version && doc.id === 'install')
      ?.body.askedAs.map(({ anchor, words }) => `${anchor}: ${words}`);
  expect(asked('1.0')).toEqual([': setup', 'remove: delete, uninstall', 'gone: verify']);
  expect(asked('2.0')).toEqual([': setup', 'remove: delete, uninstall', 'remove: purge', 'gone: verify']);
  const shown = pages.filter(({ doc }) => doc.id === 'install').map((each) => each.record.body + each.body.markdown);
  expect(shown.join()).not.toMatch(/setup|uninstall|purge/);
});

/** The body of the tiny project's page `install` in a version. */
async function htmlOf(body: string, version = '2.0'): Promise<string> {
  const { sets } = await loadTiny({ files: { 'content/api/install.mdx': page("versions: '*'", body) } });
  const install = sets.find(({ meta }) => meta.name === version)?.pages.find(({ doc }) => doc.id === 'install');
  if (!install) throw new Error(`There is no page in ${version}.`);
  return install.record.body.trim();
}

test.each([
  [
    'a heading',
    '## Linux and `bash`',
    '<h2 id="linux-and-bash" tabindex="-1">Linux and <code>bash</code><a class="anchor" href="#linux-and-bash" title="Direct link to Linux and bash"></a></h2>',
  ],
  [
    'a heading with an explicit and a former anchor',
    '## Linux [#on-linux #unix]',
    '<h2 id="on-linux" tabindex="-1"><span id="unix"></span>Linux<a class="anchor" href="#on-linux" title="Direct link to Linux"></a></h2>',
  ],
  [
    'links',
    '[Start](api:index), [Linux](#linux), [web](https://example.org)',
    '<p><a href="~">Start</a>, <a href="#linux">Linux</a>, <a href="https://example.org">web</a></p>',
  ],
  ['facts', 'Version @build@ and `tool@@build@`.', '<p>Version 2.0.0 and <code>tool@2.0.0</code>.</p>'],
  [
    'content for this version',
    '<When versions=">=2.0" badge>\n\nNew.\n\n</When>\n\n<When versions="<2.0">\n\nOld.\n\n</When>',
    '<div class="since"><p class="since-badge">Since 2.0</p><p>New.</p></div>',
  ],
  [
    'a paragraph of passages, and an item',
    '<When versions=">=2.0">New `b`.</When><When versions="<2.0">Old.</When>\n\n- <When versions=">=2.0">Item.</When><When versions="<2.0">Old.</When>',
    '<p>New <code>b</code>.</p>\n\n<ul>\n<li>Item.</li>\n</ul>',
  ],
  [
    'an admonition',
    '<Warning title="Keys">\n\nKeep them.\n\n</Warning>',
    '<div class="admonition warning" role="note" aria-label="Keys"><p class="admonition-title">Warning: Keys</p><p>Keep them.</p></div>',
  ],
  [
    'tabs',
    '<Tabs group="os"><Tab label="Linux">A</Tab><Tab label="macOS">B</Tab></Tabs>',
    '<div class="tabs" data-group="os" role="group" aria-label="Linux, macOS"><label class="tab"><input type="radio" name="shell:tabs-1" checked="" value="linux"/><span>Linux</span></label><label class="tab"><input type="radio" name="shell:tabs-1" value="macos"/><span>macOS</span></label><div class="tab-panel">A</div><div class="tab-panel">B</div></div>',
  ],
  [
    'steps',
    '<Steps>\n\n1. Install.\n2. Run.\n\n</Steps>',
    '<div class="steps"><ol>\n<li>Install.</li>\n<li>Run.</li>\n</ol></div>',
  ],
  [
    'cards',
    '<Cards><Card title="Start" href="api:index">Begin here.</Card></Cards>',
    '<div class="cards"><a class="card" href="~"><strong>Start</strong>Begin here.</a></div>',
  ],
  [
    'details',
    '<Details summary="Why?">\n\nBecause.\n\n</Details>',
    '<details class="details"><summary>Why?</summary><div><p>Because.</p></div></details>',
  ],
  [
    'a question',
    '<Question>\n\n## Why? [#why #reason]\n\nBecause.\n\n</Question>',
    '<details class="details question"><summary tabindex="0"><h2 id="why"><span id="reason"></span>Why?</h2></summary><div><p>Because.</p></div></details>',
  ],
  [
    'a question with answers',
    '<Predict question="How many?">\n<Answer says="Two." right>\n\nCount.\n\n</Answer>\n<Answer says="Three.">\n\nNo.\n\n</Answer>\n</Predict>',
    '<div class="predict" role="group" aria-label="How many?"><p class="predict-question"><span>Predict first:</span> How many?</p><details class="answer right"><summary>Two.</summary><div><p><strong>Right.</strong></p><p>Count.</p></div></details><details class="answer"><summary>Three.</summary><div><p><strong>Wrong.</strong></p><p>No.</p></div></details></div>',
  ],
  [
    'a table',
    '| a | b |\n|---|--:|\n| 1 | `x` |',
    '<div class="scroll" role="group" aria-label="Table" tabindex="0"><table><thead><tr><th>a</th><th class="align-right">b</th></tr></thead><tbody><tr><td>1</td><td class="align-right"><code>x</code></td></tr></tbody></table></div>',
  ],
  [
    'a task list',
    '- [x] done\n- [ ] open',
    '<ul class="contains-task-list">\n<li class="task-list-item"><input type="checkbox" disabled="" aria-label="Done" checked=""/> done</li>\n<li class="task-list-item"><input type="checkbox" disabled="" aria-label="Not done"/> open</li>\n</ul>',
  ],
  [
    'formulas',
    'So $x^2$.\n\n$$\ny = 1\n$$',
    '<p>So <span class="unbroken"><math><msup><mi>x</mi><mn class="tml-sml-pad">2</mn></msup></math>.</span></p>\n<div class="formula scroll" tabindex="0" role="group" aria-label="Formula"><math display="block" class="tml-display"><mrow><mi>y</mi><mo>=</mo><mn>1</mn></mrow></math></div>',
  ],
  [
    'code',
    '```rust title="src/main.rs" {1}\nlet x = 1;\n```',
    '<figure class="code" data-lang="rust"><figcaption>src/main.rs</figcaption><div class="code-frame"><pre tabindex="0"><code><mark><span class="k">let</span> x <span class="k">= </span><span class="n">1</span>;</mark></code></pre><button type="button" class="copy" aria-label="Copy code"></button></div></figure>',
  ],
  [
    'code for this version',
    '```text\n@when 1.0\nold\n@else\nnew\n@end\n```',
    '<figure class="code output" data-lang="text"><div class="code-frame"><pre tabindex="0"><code>new</code></pre><button type="button" class="copy" aria-label="Copy code"></button></div></figure>',
  ],
])('%s', async (_, mdx, html) => {
  expect(await htmlOf(mdx)).toBe(html);
});
