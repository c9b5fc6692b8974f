import { describe, expect, test } from 'vitest';
import { loadTiny, page } from '../../tests/fixtures/tiny-project.ts';
import { changesFeed } from './changes/feed.ts';
import { changePages } from './pages.ts';

const files = {
  'content/api/install.mdx': page(
    "versions: '*'\npaths: { '1.0': setup }",
    `## Run

Take @build@.

Call <When versions="<2.0">\`prove_elf\`</When><When versions=">=2.0">\`prove\`</When> as [described](api:index).

\`\`\`rust
@when <2.0
prove_elf(env);
@else
prove(env);
@end
verify();
\`\`\`

<When versions=">=2.0">A remark.</When>`,
  ),
  'content/api/old.mdx': page("versions: '1.0'\nlisted: false"),
  'content/upgrade/proofs.mdx': "---\ntitle: Keep proofs\ninto: '2.0'\n---\nProofs of [1.0](api@1.0:old) stay valid.\n",
};

async function made() {
  const site = await loadTiny({ files, modules: { factTitles: { build: 'the crate' } } });
  const pages = changePages(site, false);
  const body = (set: string, id: string) =>
    pages.find(({ set: name, doc }) => name === set && doc.id === id)?.record().body ?? '';
  return { site, pages, body };
}

test('each version except the oldest has both pages', async () => {
  const { pages } = await made();
  expect(pages.map(({ set, doc }) => [set, doc.path])).toEqual([
    ['2.0', 'changes'],
    ['2.0', 'upgrade'],
    ['next', 'changes'],
    ['next', 'upgrade'],
  ]);
});

describe('What changed', () => {
  test('lists new, removed, and moved pages with addresses in a version that has them', async () => {
    const { body } = await made();
    const html = body('2.0', 'changes');
    expect(html).toContain('<a href="/api/upgrade">A page</a>');
    expect(html).toContain('<a href="/api/1.0/old">A page</a>, last in 1.0');
    expect(html).toContain('<a href="/api/install">A page</a>, formerly <a href="/api/1.0/setup">/api/1.0/setup</a>');
  });

  test('says where a page differs, with a link to its comparison, and facts only once', async () => {
    const { body } = await made();
    const html = body('2.0', 'changes');
    expect(html).toContain('<a href="/api/install">A page</a> <a href="/api/install?compare=1.0"');
    expect(html).toContain('<p><a href="/api/install#run">Run</a></p>');
    expect(html).toContain('<th scope="row">the crate</th><td><code>1.0.1</code></td><td><code>2.0.0</code></td>');
    expect(html).not.toContain('Take');
    expect(html).not.toContain('<ins');
  });

  test('a version that differs only in facts has no passages', async () => {
    const { body } = await made();
    expect(body('next', 'changes')).not.toContain('?compare=');
  });
});

describe('the upgrade guide', () => {
  test('has the point, and the changes that programs must follow, each with a checkbox', async () => {
    const { body } = await made();
    const html = body('2.0', 'upgrade');
    expect(html).toContain('Proofs of <a href="/api/1.0/old">1.0</a> stay valid.');
    expect(html.match(/<input type="checkbox" data-todo="[^"]+"/g)).toHaveLength(2);
    expect(html).toContain('<b class="word"><span class="f">prove_elf</span></b>');
    expect(html).not.toContain('A remark.');
  });

  test('has a table of contents, whose entries lead to its sections', async () => {
    const { pages } = await made();
    const record = pages.find(({ set, doc }) => set === '2.0' && doc.id === 'upgrade')?.record();
    expect(record?.toc).toEqual([
      [2, 'numbers', 'Set these versions'],
      [2, 'must', 'Required'],
      [2, 'know', 'Good to know'],
    ]);
    for (const [, anchor] of record?.toc ?? []) expect(record?.body).toContain(`<h2 id="${anchor}"`);
  });

  test('shows a changed sample side by side', async () => {
    const { body } = await made();
    const html = body('2.0', 'upgrade');
    const [, before = '', after = ''] = /before-after">(<figure.*?<\/figure>)(<figure.*?<\/figure>)/s.exec(html) ?? [];
    expect([before.includes('prove_elf'), after.includes('prove_elf')]).toEqual([true, false]);
    expect([before, after].every((figure) => figure.includes('verify'))).toBe(true);
  });
});

test('in development, pages are compared on request', async () => {
  const site = await loadTiny({ files });
  const lazy = changePages(site, true);
  expect(lazy.map(({ doc }) => doc.record)).toEqual(['changes-2.0', 'upgrade-2.0', 'changes-next', 'upgrade-next']);
});

test('the feed has an entry for each released version, newest first', async () => {
  const { site } = await made();
  const feed = changesFeed(site);
  expect([...feed.matchAll(/<entry><title>(.*?)<\/title>/g)].map((match) => match[1])).toEqual(['What changed in 2.0']);
  expect(feed).toContain(
    '<id>https://tiny.example/api/2.0/changes</id><link href="https://tiny.example/api/changes"/>',
  );
  expect(feed).toContain('1 page added, 1 page removed, 1 page moved, 1 page changed');
});

test('programs read both pages as Markdown', async () => {
  const { pages } = await made();
  const [changes, upgrade] = pages.map(({ markdown }) => markdown());
  expect(changes).toContain('| the crate | `1.0.1` | `2.0.0` |');
  expect(changes).toContain('- [A page](https://tiny.example/api/1.0/old.md), last in 1.0');
  expect(changes).toContain(
    '### [A page](https://tiny.example/api/install.md)\n\n[Run](https://tiny.example/api/install.md#run)\n\n```diff\n',
  );
  expect(changes).toContain('\n- prove_elf(env);\n+ prove(env);\n  verify();\n');
  expect(upgrade).toContain('Proofs of [1.0](https://tiny.example/api/1.0/old.md) stay valid.');
  expect(upgrade).toContain('### A page: Run\n\n```diff\n');
  expect(upgrade).not.toContain('A remark.');
});
