/**
 * The pages about the differences between versions: "What changed" in each version except the oldest, and the upgrade
 * guides between any two versions, each at an address of its own.
 */

import { itemAt } from '../basics/lookup.ts';
import { once } from '../basics/memo.ts';
import { changePagesStyle, changesPage, feedFile, guidePage, upgradePage } from '../config/change-addresses.ts';
import { contentHash } from '../content/files/content-hash.ts';
import type { DocMeta, PageRecord, SidebarItem, TocEntry } from '../model/record.ts';
import { markdownAddress } from '../render/draw/markdown-address.ts';
import { type GeneratedPage, pageWithoutTopic } from '../site/generated-page.ts';
import type { Site } from '../site/load.ts';
import { addressIn } from '../site/page-data.ts';
import type { Version } from '../versions/table.ts';
import { changesDocument } from './changes/changes-document.ts';
import { type Inline, paragraph, type Section } from './document/document.ts';
import { blocksHtml, sectionsHtml } from './document/html.ts';
import { type MarkdownAddress, markdownWriter } from './document/markdown.ts';
import { guideBetween } from './guide/guide.ts';
import { upgradeBody } from './guide/upgrade-body.ts';

interface PageDraft extends Pick<GeneratedPage, 'askedAs' | 'isTextSearched' | 'markdown'> {
  /** Its path below the root of the version, which is also its id. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** The versions that have the same page. */
  readonly versions: readonly Version[];
  /** The path of another page with the same text, in one of the versions: that is the one to be found. */
  readonly sameAs?: { readonly path: string; readonly version: Version };
  body(): { readonly html: string; readonly toc: readonly TocEntry[] };
}

const addressesOf =
  ({ info }: Site): MarkdownAddress =>
  (href) =>
    markdownAddress(href, info.config.url, info.base);

const contentsOf = (sections: readonly Section[]) =>
  sections.flatMap(({ anchor, title }): TocEntry[] => (anchor === null ? [] : [[2, anchor, title]]));

function changesDraft(site: Site, before: Version, version: Version): PageDraft {
  const { info, library } = site;
  const [from, to] = [before.label, version.label];
  const sections = () => changesDocument(site, before, version);
  const guide = { text: `the upgrade guide from ${from} to ${to}`, href: addressIn(info, version.path, upgradePage) };
  const feed = { text: 'an Atom feed', href: `${info.base}${library.table.latest.path}/${feedFile}` };
  const intro = (...more: Inline[]) =>
    paragraph(
      `What is different in ${to}, compared with ${from}. To bring a program up to date, follow `,
      guide,
      '.',
      ...more,
    );
  return {
    path: changesPage,
    title: `What changed in ${to}`,
    description: `What changed between ${from} and ${to}.`,
    askedAs: ['changelog', 'release notes', `what is new in ${to}`, 'breaking changes'],
    isTextSearched: true,
    versions: library.table.all.slice(1),
    body() {
      const parts = sections();
      const start = blocksHtml([intro(' New versions are announced in ', feed, '.')]);
      return {
        html: start + (sectionsHtml(parts) || '<p>There are no differences.</p>'),
        toc: contentsOf(parts),
      };
    },
    markdown() {
      const { blocks, sections: write } = markdownWriter(addressesOf(site));
      return `${blocks([intro()])}\n${write(sections()) || 'There are no differences.\n'}`;
    },
  };
}

/**
 * The guide between two versions.
 * @param isMain whether it is the version's own upgrade page, which asks where one comes from
 */
function guideDraft(site: Site, from: Version, to: Version, isMain = false): PageDraft {
  const { all, latest } = site.library.table;
  const guide = () => guideBetween(site, from, to);
  const between = `from ${from.label} to ${to.label}`;
  return {
    path: isMain ? upgradePage : guidePage(from.label),
    title: isMain ? `Upgrade to ${to.label}` : `Upgrade ${between}`,
    description: `What to change when you upgrade a program ${between}: the versions to set, what is required, and what to know.`,
    askedAs: isMain
      ? [`upgrade ${between}`, 'upgrade guide', 'migrate', 'migration guide', 'breaking changes']
      : [`upgrade from ${from.label}`, `migrate ${between}`],
    // The guides to a version have most of their text in common.
    isTextSearched: isMain,
    versions: all.slice(isMain ? 1 : all.indexOf(from) + 1),
    // The guide to the latest version that its own upgrade page shows first.
    ...(!isMain && all[all.indexOf(latest) - 1] === from ? { sameAs: { path: upgradePage, version: latest } } : {}),
    body() {
      const made = guide();
      return { html: upgradeBody(site, from, to, made, !isMain), toc: contentsOf(made) };
    },
    markdown: () => markdownWriter(addressesOf(site)).sections(guide()),
  };
}

/** Where a version's sidebars list a page, or else the start page. */
function placeInSidebars({ sets }: Site, { label }: Version, id: string): Pick<DocMeta, 'sidebar' | 'crumbs'> {
  const meta = sets.find(({ version }) => version?.label === label)?.meta;
  const crumbsTo = (items: readonly SidebarItem[]): readonly string[] | null => {
    for (const item of items) {
      if (item.type === 'doc' && item.id === id) return [];
      const inside = item.type === 'category' ? crumbsTo(item.items) : null;
      if (item.type === 'category' && inside) return [item.label, ...inside];
    }
    return null;
  };
  for (const [sidebar, items] of Object.entries(meta?.sidebars ?? {})) {
    const crumbs = crumbsTo(items);
    if (crumbs) return { sidebar, crumbs };
  }
  return { sidebar: meta?.docs.find((doc) => doc.id === meta.mainDocId)?.sidebar ?? null, crumbs: [] };
}

/** Lists all pages. With `isLazy`, as in development, writes them on request. */
export function changePages(site: Site, isLazy: boolean): GeneratedPage[] {
  const { all } = site.library.table;
  return all.slice(1).flatMap((version, i) => {
    const before = itemAt(all, i);
    const drafts = [
      changesDraft(site, before, version),
      guideDraft(site, before, version, true),
      ...all
        .slice(0, i + 1)
        .reverse()
        .map((from) => guideDraft(site, from, version)),
    ];
    return drafts.map(({ path, title, description, versions, sameAs, body, ...draft }): GeneratedPage => {
      const { doc, record: empty } = pageWithoutTopic({ id: path, path, title, description, body: '' });
      const own = versions.filter((other) => other !== sameAs?.version).map(({ label }) => label);
      const places = [
        { path, versions: own.reverse() },
        ...(sameAs ? [{ path: sameAs.path, versions: [sameAs.version.label] }] : []),
      ].filter((place) => place.versions.length);
      const outline = { ...empty, islands: [changePagesStyle], places };
      const record = once((): PageRecord => {
        const { html, toc } = body();
        return { ...outline, toc, body: html };
      });
      const hash = isLazy ? `${path.replaceAll('/', '-')}-${version.label}` : contentHash(JSON.stringify(record()));
      return {
        ...draft,
        set: version.label,
        doc: {
          ...doc,
          record: hash,
          ...placeInSidebars(site, version, path === changesPage ? changesPage : upgradePage),
        },
        outline,
        record,
      };
    });
  });
}
