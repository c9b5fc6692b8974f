/**
 * Invariants of this site's own content: every address it has had leads to a page, its Markdown has what its HTML has,
 * and comparisons of its versions are exact.
 */
import fs from 'node:fs';
import path from 'node:path';
import type { Nodes } from 'mdast';
import {
  compareBodies,
  decodeText,
  type HtmlElement,
  type HtmlNode,
  hasClass,
  htmlText,
  loadOtherSite,
  pageMarkdown,
  parseHtml,
  resolveBody,
  type Site,
} from 'onesource/tools';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { beforeAll, describe, expect, test } from 'vitest';
import { advisories, advisoriesFor } from '../content/data/advisories.ts';
import { versions } from '../content/versions.ts';
import config from '../site.config.ts';
import { madeFiles } from '../tools/advisories-feed.ts';
import apiPages from './api-pages.json' with { type: 'json' };
import { projectRoot } from './paths.ts';
import { latest, shownLabels } from './versions.ts';

let site: Site;
beforeAll(async () => {
  site = await loadOtherSite(projectRoot);
});

const reader = unified().use(remarkParse).use(remarkGfm).use(remarkMath);

interface Parts {
  readonly headings: string[];
  readonly code: string[];
  readonly links: string[];
}

const plain = (text: string) => decodeText(text).replace(/\s+/g, ' ').trim();

/** Parts of a page that Markdown has otherwise: islands, diagrams, pictures, anchors, the glossary's index. */
const leftOut = (element: HtmlElement) =>
  element.attributes.includes('data-island') ||
  element.tag === 'svg' ||
  hasClass(element, 'anchor') ||
  hasClass(element, 'zoom') ||
  hasClass(element, 'letters') ||
  hasClass(element, 'copy');

function htmlParts(nodes: readonly HtmlNode[], parts: Parts = { headings: [], code: [], links: [] }): Parts {
  for (const node of nodes) {
    if (typeof node === 'string' || leftOut(node)) continue;
    if (/^h[2-4]$/.test(node.tag)) parts.headings.push(plain(htmlText(node.children, leftOut)));
    if (node.tag === 'pre') parts.code.push(plain(htmlText(node.children)));
    else {
      if (node.tag === 'a')
        parts.links.push(/#?[^#]*$/.exec(/ href="([^"]*)"/.exec(node.attributes)?.[1] ?? '')?.[0] ?? '');
      htmlParts(node.children, parts);
    }
  }
  return parts;
}

/** The words that readers see: the targets of links in headings are elements. */
function words(node: Nodes): string {
  if (node.type === 'html') return '';
  if ('value' in node) return node.value;
  return 'children' in node ? node.children.map(words).join('') : '';
}

function markdownParts(markdown: string): Parts {
  const parts: Parts = { headings: [], code: [], links: [] };
  visit(reader.parse(markdown), (node) => {
    if (node.type === 'heading' && node.depth > 1) parts.headings.push(plain(words(node)));
    if (node.type === 'code') parts.code.push(plain(node.value));
    if (node.type === 'link') parts.links.push(node.url);
  });
  return parts;
}

test('every page has the same headings, code, and links as its HTML', () => {
  const { info, sets } = site;
  // Most pages read the same in several versions, except for addresses below the version's root.
  const checked = new Set<string>();
  for (const set of sets) {
    for (const page of set.pages) {
      const markdown = pageMarkdown(info, set, page)
        .text()
        .toString()
        .replace(/^---\n[\s\S]*?\n---\n/, '');
      const key = page.record.body + markdown.replaceAll(`${set.meta.path}/`, '~/');
      if (checked.has(key)) continue;
      checked.add(key);
      const name = `${set.meta.name}: ${page.doc.id}`;
      const [html, text] = [htmlParts(parseHtml(page.record.body)), markdownParts(markdown)];
      expect(text.headings, name).toEqual(html.headings);
      expect(text.code, name).toEqual(html.code);
      const { notices = [] } = info.versions.find(({ label }) => label === set.meta.label) ?? {};
      const banners = notices.length + (markdown.includes('> This page is for version') ? 1 : 0);
      const addedLinks = page.record.sources.length + banners;
      expect(text.links.length, name).toBe(html.links.length + addedLinks);
    }
  }
  expect(checked.size).toBeGreaterThan(100);
});

/** The text without white space, which browsers collapse. */
const shown = (...given: Parameters<typeof htmlText>) => htmlText(...given).replace(/\s+/g, '');

const without =
  (mark: 'ins' | 'del') =>
  ({ tag }: HtmlElement) =>
    tag === mark;

test('a comparison without its insertions is the old page, without its deletions the new one', () => {
  const { info, sets } = site;
  const versions = sets.filter(({ version }) => version);
  let compared = 0;
  for (const [i, newer] of versions.entries()) {
    const older = versions[i - 1];
    for (const { topic, record } of newer.pages) {
      const before = older?.pages.find((page) => page.topic === topic)?.record;
      if (!older || !before) continue;
      compared++;
      const [oldBody, newBody] = [
        resolveBody(before.body, info, older.meta.path),
        resolveBody(record.body, info, newer.meta.path),
      ];
      if (before === record) {
        expect(compareBodies(oldBody, newBody).count).toBe(0);
        continue;
      }
      for (const [from, to] of [
        [oldBody, newBody],
        [newBody, oldBody],
      ] as const) {
        const { html, count } = compareBodies(from, to);
        const tree = parseHtml(html);
        const name = `${topic.id}, ${older.meta.label} and ${newer.meta.label}`;
        expect(shown(tree, without('ins')), name).toBe(shown(parseHtml(from)));
        expect(shown(tree, without('del')), name).toBe(shown(parseHtml(to)));
        expect(html.match(/ data-change="/g)?.length ?? 0).toBe(count);
      }
    }
  }
  expect(compared).toBeGreaterThan(versions.length);
});

describe('addresses', () => {
  const topicAddresses = () =>
    new Set(
      [...site.library.table.all, null].flatMap((version) =>
        site.library
          .inVersion(version)
          .map((topic) => `${version?.path ?? ''}/${topic.path(version)}`.replace(/(.)\/$/, '$1')),
      ),
    );

  /** An address of a dropped version leads elsewhere. */
  const isShown = ([from = '']: readonly string[]) => {
    const label = /^\/api\/(\d[^/]*)/.exec(from)?.[1];
    return label === undefined || shownLabels.includes(label);
  };

  test.each(
    [
      ['/tech_faq', '/faq'],
      ['/bonsai', '/api/generating-proofs/remote-proving'],
      ['/bonsai/quickstart', '/api/generating-proofs/remote-proving'],
      ['/zkvm', '/api/zkvm'],
      ['/zkvm/quickstart', '/api/zkvm/quickstart'],
      ['/zkvm/overview', '/api/zkvm'],
      ['/api/zkvm/acceleration', '/api/zkvm/precompiles'],
      ['/api/1.0/zkvm/acceleration', '/api/1.0/zkvm/precompiles'],
      ['/api/0.18/zkvm/guest-code-101', '/api/0.18/zkvm/developer-guide/guest-code-101'],
      ['/api/zkvm/developer-guide/guest-code-101', '/api/zkvm/guest-code-101'],
      ['/api/0.18/zkvm/overview', '/api/0.18/zkvm'],
    ].filter(isShown),
  )('%s leads to %s', (from, to) => {
    expect(site.redirects.find((redirect) => redirect.from === from)?.to).toBe(to);
  });

  test('the latest version redirects from its label', () => {
    const root = `/api/${site.library.table.latest.label}`;
    expect(site.redirects).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ from: root, to: '/api' }),
        expect.objectContaining({ from: `${root}/zkvm/acceleration`, to: '/api/zkvm/precompiles' }),
      ]),
    );
  });

  test('every redirect leads directly to a page, and none hides a page', () => {
    const { all } = site.library.table;
    const changes = all.flatMap(({ path: root }, index) => {
      const guides = all.slice(0, index).map(({ label }) => `upgrade/${label}`);
      return guides.length ? ['changes', 'upgrade', ...guides].map((at) => `${root}/${at}`) : [];
    });
    const addresses = new Set([...topicAddresses(), ...changes]);
    for (const { from, to } of site.redirects) {
      expect(addresses, `${from} -> ${to}`).toContain(to);
      expect(addresses).not.toContain(from);
    }
    expect(new Set(site.redirects.map(({ from }) => from)).size).toBe(site.redirects.length);
  });

  test('every version has every page of its earlier documentation', () => {
    const { library } = site;
    for (const label of apiPages.versions) {
      const version = library.table.getAny(label);
      const promised = Object.entries(apiPages.pages).flatMap(([at, labels]) => (labels.includes(label) ? [at] : []));
      expect(promised.length, label).toBeGreaterThan(0);
      expect(
        library.inVersion(version).map((topic) => topic.path(version)),
        label,
      ).toEqual(expect.arrayContaining(promised));
    }
  });
});

test.each([latest, ...shownLabels.slice(-1)])(
  'the upgrade guide into %s asks every program for four changes at most',
  (to) => {
    const points = site.upgradePoints.filter(
      ({ point, bodies }) => point.into.some(({ label }) => label === to) && bodies.has(to),
    );
    const required = points.filter(({ point }) => point.group === 'must');
    expect(required.length).toBeGreaterThan(0);
    expect(required.length).toBeLessThanOrEqual(4);
  },
);

test('the page about coding agents is linked from the home page, and says how to connect and what to ask', () => {
  const pages = site.sets.flatMap((set) => set.pages);
  const bodyOf = (id: string) =>
    pages.find(({ topic }) => topic.kind === 'unversioned' && topic.id === id)?.body.markdown ?? '';
  expect(bodyOf('index')).toContain('/coding-agents.md)');
  for (const part of ['"mcpServers"', '.vscode/mcp.json', '`search`', '`read`', '`upgrade`', 'leaves your machine'])
    expect(bodyOf('coding-agents')).toContain(part);
});

test('each advisory has its section with its ids, fixes, and versions, and the feed is current', () => {
  const page = fs.readFileSync(path.join(projectRoot, 'content/learn/security-advisories.mdx'), 'utf8');
  const sections = page.split(/^### /m).slice(1);
  for (const { id, cve, fixed, affected } of advisories) {
    const section = sections.find((text) => text.includes(`[#${id.toLowerCase()}`)) ?? '';
    const facts = [...(id.startsWith('GHSA') ? [id] : []), ...(cve ? [cve] : []), ...fixed];
    expect([id, facts.filter((fact) => !section.includes(fact))]).toEqual([id, []]);
    // A version that was just cut has the crate of the unreleased one until its facts are filled in.
    const unreleased = versions.at(-1);
    const named = versions.filter((row) => row === unreleased || row.facts.zkvm !== unreleased?.facts.zkvm);
    const labels = named.flatMap(({ label, facts: { zkvm } }) =>
      affected['risc0-zkvm'] !== '*' && advisoriesFor(zkvm).some((entry) => entry.id === id) ? [label] : [],
    );
    const said = /; versions? ([\d., ]*(?:next|\d))/.exec(section)?.[1]?.split(', ') ?? [];
    // A flaw without a fix is in later versions, too, so its section names none.
    const isOpen = fixed.length === 0 && section.includes('and every later release');
    if (labels.length && !isOpen) expect([id, said]).toEqual([id, labels]);
  }
  expect(sections).toHaveLength(advisories.length);
  for (const [file, text] of Object.entries(madeFiles()))
    expect([file, fs.readFileSync(path.join(projectRoot, file), 'utf8')], 'npm run feed writes it').toEqual([
      file,
      text,
    ]);
});

test('search knows the first word of each command', () => {
  const { names } = JSON.parse(fs.readFileSync(path.join(projectRoot, 'public/names.json'), 'utf8')) as {
    names: { kind: string; path: string }[];
  };
  const commands = names.filter(({ kind }) => kind === 'command').map(({ path: command }) => command.split(' ')[0]);
  expect(commands.length).toBeGreaterThan(10);
  expect(config.commands).toEqual(expect.arrayContaining(commands));
});
