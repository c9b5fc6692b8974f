/**
 * The pages about the differences between versions: "What changed" and the upgrade guide of each version except the
 * oldest.
 */

import { contentHash } from '../content/content-hash.ts';
import type { PageRecord, TocEntry } from '../model/record.ts';
import type { UpgradeData, UpgradePoint, UpgradeText } from '../model/upgrade-data.ts';
import { itemAt } from '../problems/lookup.ts';
import { once } from '../problems/memo.ts';
import { markdownAddress } from '../render/draw/markdown-address.ts';
import type { RenderedBody } from '../render/render-body.tsx';
import { changePagesStyle, changesPage, changesStyle, feedFile, upgradePage } from '../site/change-addresses.ts';
import { type GeneratedMarkdown, type GeneratedPage, pageWithoutTopic } from '../site/generated-page.ts';
import type { Site } from '../site/load.ts';
import { addressIn } from '../site/page-data.ts';
import type { Version } from '../versions/table.ts';
import { removedPages } from './changes/changes.ts';
import { changesDocument } from './changes/changes-document.ts';
import { changedFacts } from './changes/facts.ts';
import { changesSincePrevious, stateOf } from './changes/site-changes.ts';
import { type Inline, paragraph, type Section } from './document/document.ts';
import { blocksHtml, sectionsHtml } from './document/html.ts';
import { type MarkdownAddress, markdownWriter } from './document/markdown.ts';
import { type GuideChanges, guideDocument, guideOf } from './guide/guide.ts';
import { guideMarkdown } from './guide/guide-markdown.ts';
import { upgradeBody } from './guide/upgrade-body.ts';

interface PageDraft extends Pick<GeneratedPage, 'askedAs' | 'markdown' | 'more'> {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  body(): { readonly html: string; readonly toc: readonly TocEntry[] };
}

const addressesOf =
  ({ info }: Site): MarkdownAddress =>
  (href) =>
    markdownAddress(href, info.config.url, info.base);

const contentsOf = (sections: readonly Section[]) => sections.map(({ anchor, title }): TocEntry => [2, anchor, title]);

function changesDraft(site: Site, before: Version, version: Version): PageDraft {
  const { info, library } = site;
  const [from, to] = [before.label, version.label];
  const sections = () => changesDocument(changesSincePrevious(site, version));
  const guide = { text: `the upgrade guide from ${from} to ${to}`, href: addressIn(info, version.path, upgradePage) };
  const feed = { text: 'an Atom feed', href: `${info.base}${library.table.latest.path}/${feedFile}` };
  const intro = (...more: Inline[]) =>
    paragraph(
      `How the documentation of ${to} differs from that of ${from}. To bring a program up to date, follow `,
      guide,
      '.',
      ...more,
    );
  return {
    id: changesPage,
    title: `What changed in ${to}`,
    description: `What changed between ${from} and ${to}.`,
    askedAs: ['changelog', 'release notes', `what is new in ${to}`, 'breaking changes'],
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
    more: [],
  };
}

/**
 * The guides from all older versions, as Markdown. Comparing the pages of all versions would take longer than the rest
 * of a build, so these have what writers wrote, facts, and the pages that ended.
 */
function guidesFrom(site: Site, version: Version, dataOf: () => UpgradeData): GeneratedMarkdown[] {
  const { all } = site.library.table;
  const earlier = all.slice(0, all.indexOf(version)).reverse();
  return earlier.map((before): GeneratedMarkdown => {
    const [from, to] = [before.label, version.label];
    return {
      path: `${upgradePage}/${from}`,
      title: `Upgrade from ${from} to ${to}`,
      description: `What to change when you upgrade a program from ${from} to ${to}.`,
      markdown() {
        const [old, now] = [stateOf(site, from), stateOf(site, to)];
        const changes: GuideChanges = {
          before,
          after: version,
          facts: changedFacts(before, version, site.factTitles),
          removed: removedPages(old, now),
          changed: [],
        };
        const versions = all.slice(all.indexOf(before), all.indexOf(version) + 1);
        const guide = guideMarkdown(guideOf(changes, versions, dataOf(), site.info), addressesOf(site));
        const links = versions
          .slice(1)
          .flatMap(({ label, path }, i): Inline[] => [
            i ? ', ' : '',
            { text: label, href: addressIn(site.info, path, changesPage) },
          ]);
        const more = paragraph('What the documentation says differently, version by version: ', ...links, '.');
        return `${guide}\n${markdownWriter(addressesOf(site)).blocks([more])}`;
      },
    };
  });
}

function upgradeDraft(site: Site, before: Version, version: Version, dataOf: () => UpgradeData): PageDraft {
  const [from, to] = [before.label, version.label];
  const guide = () => guideOf(changesSincePrevious(site, version), [before, version], dataOf(), site.info);
  return {
    id: upgradePage,
    title: `Upgrade to ${to}`,
    description: `What to change when you upgrade a program from ${from} to ${to}: the versions to set, what is required, and what to know.`,
    askedAs: [`upgrade from ${from} to ${to}`, 'upgrade guide', 'migrate', 'migration guide', 'breaking changes'],
    body() {
      const made = guide();
      const sections = guideDocument(made);
      return { html: upgradeBody(made, sections, site.info), toc: contentsOf(sections) };
    },
    markdown: () => guideMarkdown(guide(), addressesOf(site)),
    more: guidesFrom(site, version, dataOf),
  };
}

/** The points of guides, with each text once. */
function upgradePoints(site: Site): Pick<UpgradeData, 'points' | 'texts'> {
  const places = new Map<string, number>();
  const texts: UpgradeText[] = [];
  const placeOf = ({ title, html, markdown, sources }: RenderedBody): number => {
    const text: UpgradeText = { title, html, markdown, sources };
    const key = JSON.stringify(text);
    const place = places.get(key) ?? texts.push(text) - 1;
    places.set(key, place);
    return place;
  };
  const points = site.upgradePoints.map(
    ({ point: { name, group, uses, into }, bodies }): UpgradePoint => ({
      id: name,
      group,
      uses,
      into: into.map(({ label }) => label),
      textIn: Object.fromEntries([...bodies].map(([label, body]) => [label, placeOf(body)])),
    }),
  );
  return { points, texts };
}

export const upgradeData = (site: Site): UpgradeData => ({
  factTitles: site.factTitles,
  facts: Object.fromEntries(site.library.table.all.map(({ label, facts }) => [label, facts])),
  ...upgradePoints(site),
});

/** The tree of a version's start page, which stays visible next to these pages. */
function mainSidebar({ sets }: Site, { label }: Version): string | null {
  const meta = sets.find(({ version }) => version?.label === label)?.meta;
  return meta?.docs.find(({ id }) => id === meta.mainDocId)?.sidebar ?? null;
}

/** Lists all pages. With `isLazy`, as in development, compares versions on request. */
export function changePages(site: Site, isLazy: boolean): GeneratedPage[] {
  const { all } = site.library.table;
  const labels = all
    .map(({ label }) => label)
    .slice(1)
    .reverse();
  const dataOf = once(() => upgradeData(site));
  return all.slice(1).flatMap((version, i) => {
    const before = itemAt(all, i);
    const drafts = [changesDraft(site, before, version), upgradeDraft(site, before, version, dataOf)];
    return drafts.map(({ id, title, description, body, ...draft }): GeneratedPage => {
      const { doc, record: empty } = pageWithoutTopic({ id, path: id, title, description, body: '' });
      const places = [{ path: id, versions: labels }];
      const outline = { ...empty, islands: [changesStyle, changePagesStyle], places };
      const record = once((): PageRecord => {
        const { html, toc } = body();
        return { ...outline, toc, body: html };
      });
      const hash = isLazy ? `${id}-${version.label}` : contentHash(JSON.stringify(record()));
      return {
        ...draft,
        set: version.label,
        doc: { ...doc, record: hash, sidebar: mainSidebar(site, version) },
        outline,
        record,
      };
    });
  });
}
