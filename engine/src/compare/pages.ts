/**
 * The pages about the differences between versions: "What changed" and the upgrade guide of each version except the
 * oldest.
 */
import type { PageRecord } from '../model/record.ts';
import type { UpgradeData, UpgradePoint, UpgradeText } from '../model/upgrade-data.ts';
import { itemAt } from '../problems/lookup.ts';
import { markdownAddress } from '../render/draw/markdown-address.ts';
import type { RenderedBody } from '../render/render-body.tsx';
import { changePagesStyle, changesPage, changesStyle, feedFile, upgradePage } from '../site/change-addresses.ts';
import { contentHash } from '../site/content-hash.ts';
import type { GeneratedPage } from '../site/generated-page.ts';
import { pageWithoutTopic } from '../site/generated-page.ts';
import type { Site } from '../site/load.ts';
import { addressIn } from '../site/page-data.ts';
import type { Version } from '../versions/table.ts';
import type { VersionChanges } from './changes/between.ts';
import { changesBody, type DrawnBody } from './changes/changes-body.tsx';
import { changesMarkdown } from './changes/changes-markdown.ts';
import { changesOf } from './changes/changes-of.ts';
import { guideOf } from './guide/guide.ts';
import { upgradeMarkdown } from './guide/guide-markdown.ts';
import { upgradeBody } from './guide/upgrade-body.tsx';

interface PageDraft {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly askedAs: readonly string[];
  draw(): DrawnBody;
  markdown(): string;
}

function drafts(site: Site, changes: () => VersionChanges, before: Version, version: Version): PageDraft[] {
  const { info } = site;
  const [from, to] = [before.label, version.label];
  const { path } = version;
  const root = site.library.table.latest.path;
  const upgrade = addressIn(info, path, upgradePage);
  const address = (href: string) => markdownAddress(href, info.config.url, info.base);
  const guide = () => guideOf(changes(), [before, version], upgradeData(site), info);
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
      description: `What to change when you upgrade a program from ${from} to ${to}: the versions to set, what is required, and what to know.`,
      askedAs: [`upgrade from ${from} to ${to}`, 'upgrade guide', 'migrate', 'migration guide', 'breaking changes'],
      draw: () => upgradeBody(guide(), info),
      markdown: () => upgradeMarkdown(changes(), guide(), address),
    },
  ];
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

/** The data for upgrade guides in the browser, besides pages. */
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
    .slice(1)
    .map(({ label }) => label)
    .reverse();
  return all.slice(1).flatMap((version): GeneratedPage[] => {
    const before = itemAt(all, all.indexOf(version) - 1);
    const changes = () => changesOf(site, version.label) as VersionChanges;
    return drafts(site, changes, before, version).map(
      ({ id, title, description, askedAs, draw, markdown }): GeneratedPage => {
        const { doc, record: empty } = pageWithoutTopic({ id, path: id, title, description, body: '' });
        const outline = {
          ...empty,
          islands: [changesStyle, changePagesStyle],
          places: [{ path: id, versions: labels }],
        };
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
      },
    );
  });
}
