import { expect, test } from 'vitest';
import { loadTiny, page } from '../../../tests/fixtures/tiny-project.ts';
import { pageMarkdown } from '../../site/markdown.ts';

/** Markdown of the tiny project's page `install` in a version, without its front matter. */
async function markdownOf(body: string, version = '2.0'): Promise<string> {
  const { info, sets } = await loadTiny({ files: { 'content/api/install.mdx': page("versions: '*'", body) } });
  const set = sets.find(({ meta }) => meta.name === version);
  const install = set?.pages.find(({ doc }) => doc.id === 'install');
  if (!set || !install) throw new Error(`no page in ${version}`);
  return pageMarkdown(info, set, install)
    .text()
    .toString()
    .replace(/^---\n[\s\S]*?\n---\n\n# .*\n\n/, '')
    .trim();
}

test.each([
  ['prose with a fact', 'Use **@build@** now.', 'Use **2.0.0** now.'],
  ['inline code with a fact', 'Run `npm add tool@@build@`.', 'Run `npm add tool@2.0.0`.'],
  [
    'a link within the version',
    'See [this](api:install#steps).',
    'See [this](https://tiny.example/api/install.md#steps).',
  ],
  ['a link to the start page', 'See [start](api:index).', 'See [start](https://tiny.example/api.md).'],
  ['a passage of this version', 'A\n\n<When versions=">=2.0">\n\nB\n\n</When>', 'A\n\nB'],
  ['a passage of another version', 'A\n\n<When versions="1.0">\n\nB\n\n</When>', 'A'],
  ['a paragraph of passages', '<When versions=">=2.0">A `b` c.</When><When versions="1.0">D.</When>', 'A `b` c.'],
  ['an item of passages', '- <When versions=">=2.0">A `b`. </When><When versions="1.0">D.</When>', '- A `b`.'],
  ['code', '```rust title="src/main.rs"\nfn main() {}\n```', '```rust title="src/main.rs"\nfn main() {}\n```'],
  ['code with marks in comments', '```rust\n// @when 1.0\nold\n// @else\nnew\n  // @end\n```', '```rust\nnew\n```'],
  ['code that differs by version', '```bash\n@when 1.0\nold\n@else\nnew\n@end\n```', '```bash\nnew\n```'],
  [
    'an admonition',
    '<Warning title="Keys">\n\nKeep them.\n\n</Warning>',
    '> [!WARNING]\n>\n> **Keys**\n>\n> Keep them.',
  ],
  [
    'a question with answers',
    '<Predict question="How many?">\n<Answer says="Two." right>\n\nCount.\n\n</Answer>\n<Answer says="Three.">\n\nOne is free.\n\n</Answer>\n</Predict>',
    'Predict first: **How many?**\n\n- **Right:** Two.\n\n  Count.\n- **Wrong:** Three.\n\n  One is free.',
  ],
  [
    'tabs',
    '<Tabs group="os">\n<Tab label="Linux">\n\nA\n\n</Tab>\n<Tab label="macOS">\n\nB\n\n</Tab>\n</Tabs>',
    '**Linux**\n\nA\n\n**macOS**\n\nB',
  ],
  ['a formula', 'So $x^2$.\n\n$$\ny = 1\n$$', 'So $x^2$.\n\n$$\ny = 1\n$$'],
  ['a table', '| a | b |\n|---|---|\n| 1 | `x` |', '| a | b |\n| - | - |\n| 1 | `x` |'],
  ['a diagram', '```flow alt="A leads to B."\na [A] -> b [B]\n```', '> **Diagram.** A leads to B.'],
])('%s', async (_, body, markdown) => {
  expect(await markdownOf(body)).toBe(markdown);
});

test('a page of an older version says so, and its links stay in the version', async () => {
  const markdown = await markdownOf('See [this](api:index).', '1.0');
  expect(markdown).toContain(
    '> This page is for version 1.0, which is not the latest. See [2.0](https://tiny.example/api/install.md).',
  );
  expect(markdown).toContain('See [this](https://tiny.example/api/1.0.md).');
});
