/** The pages about the differences between versions: "What changed" and the upgrade guide of each version except the oldest. */
import type { PageRecord } from '../model/record.ts';
import type { UpgradeData } from '../model/upgrade-data.ts';
import { markdownAddress } from '../render/markdown/link.ts';
import { changePagesStyle, changesPage, changesStyle, feedFile, upgradePage } from '../site/change-addresses.ts';
import { contentHash } from '../site/content-hash.ts';
import type { Site } from '../site/load.ts';
import type { MadePage } from '../site/made-page.ts';
import { addressIn } from '../site/page-data.ts';
import { pageWithoutTopic } from '../site/page-without-topic.ts';
import type { Version } from '../versions/table.ts';
import { changesOf, type VersionChanges } from './changes/between.ts';
import { changesBody, type DrawnBody } from './changes/changes-body.tsx';
import { changesMarkdown, upgradeMarkdown } from './changes/changes-markdown.ts';
import { guideOf } from './guide/guide.ts';
import { upgradeBody } from './guide/upgrade-body.tsx';

interface Draft {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly askedAs: readonly string[];
  draw(): DrawnBody;
  markdown(): string;
}

function drafts(site: Site, changes: () => VersionChanges, before: Version, version: Version): Draft[] {
  const { info } = site;
  const [from, to] = [before.label, version.label];
  const { path } = version;
  const root = site.library.table.latest.path;
  const upgrade = addressIn(info, path, upgradePage);
  const address = (href: string) => markdownAddress(href, info.config.url, info.base);
  return [
    {
      id: changesPage,
      title: `What changed in ${to}`,
      description: `What changed between ${from} and ${to}.`,
      askedAs: ['changelog', 'release notes', `what is new in ${to}`, 'breaking changes'],
      draw: () => changesBody(changes(), { upgrade, feed: `${info.base}${root}/${feedFile}` }),
      markdown: () => changesMarkdown(changes(), upgrade, address),
    },
    {
      id: upgradePage,
      title: `Upgrade to ${to}`,
      description: `A checklist for upgrading a program from ${from} to ${to}: changed samples, calls, commands, settings, and versions.`,
      askedAs: [`upgrade from ${from} to ${to}`, 'upgrade guide', 'migrate', 'migration guide', 'breaking changes'],
      draw: () => upgradeBody(guideOf(changes(), [before, version], upgradeData(site).notes, info), info),
      markdown: () => upgradeMarkdown(changes(), site.upgradeNotes.get(to)?.markdown(), address),
    },
  ];
}

/** The data for upgrade guides in the browser, besides pages. */
export const upgradeData = (site: Site): UpgradeData => ({
  factTitles: site.factTitles,
  facts: Object.fromEntries(site.library.table.all.map(({ label, facts }) => [label, facts])),
  notes: Object.fromEntries([...site.upgradeNotes].map(([label, { html }]) => [label, html])),
});

/** The tree of a version's start page, which stays visible next to these pages. */
function mainSidebar({ sets }: Site, { label }: Version): string | null {
  const meta = sets.find(({ version }) => version?.label === label)?.meta;
  return meta?.docs.find(({ id }) => id === meta.mainDocId)?.sidebar ?? null;
}

/** Lists all pages. With `isLazy`, as in development, compares versions on request. */
export function madePages(site: Site, isLazy: boolean): MadePage[] {
  const { all } = site.library.table;
  const labels = all
    .slice(1)
    .map(({ label }) => label)
    .reverse();
  return all.slice(1).flatMap((version): MadePage[] => {
    const before = all[version.order - 1] as Version;
    const changes = () => changesOf(site, version.label) as VersionChanges;
    return drafts(site, changes, before, version).map(({ id, title, description, askedAs, draw, markdown }): MadePage => {
      const { doc, record: empty } = pageWithoutTopic({ id, path: id, title, description, body: '' });
      const outline = { ...empty, islands: [changesStyle, changePagesStyle], places: [{ path: id, versions: labels }] };
      let made: PageRecord | undefined;
      const record = () => {
        if (made) return made;
        const { html, toc } = draw();
        made = { ...outline, toc, body: html };
        return made;
      };
      const hash = isLazy ? `${id}-${version.label}` : contentHash(JSON.stringify(record()));
      return {
        set: version.label,
        doc: { ...doc, record: hash, sidebar: mainSidebar(site, version) },
        outline,
        askedAs,
        record,
        markdown,
      };
    });
  });
}
