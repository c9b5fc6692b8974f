/**
 * "What changed" in a version: what differs for programs, a sentence each. Differences in wording that say nothing new
 * about the software are not in it; readers compare pages in place for these.
 */

import { upgradePage } from '../../config/change-addresses.ts';
import type { UpgradeGroup } from '../../content/pages/upgrade-points.ts';
import type { Site } from '../../site/load.ts';
import { addressIn } from '../../site/page-data.ts';
import type { Version } from '../../versions/table.ts';
import { type Block, type Inline, inlinesOf, type Section } from '../document/document.ts';
import { addedPages, type ChangedPage, type NewPage, removedPages, stateOf } from './changes.ts';
import { changedFacts } from './facts.ts';

/** What the points of the guide say that changed in a version, each with a link to what to do about it. */
function writtenChanges(
  { upgradePoints, info }: Site,
  [before, version]: readonly [Version, Version],
  group: UpgradeGroup,
): Inline[][] {
  const guide = addressIn(info, version.path, upgradePage);
  return upgradePoints.flatMap(({ point, bodies }) => {
    if (point.group !== group || point.change === null || !point.into.includes(version)) return [];
    const body = point.from.includes(before) ? bodies.get(version.label) : undefined;
    return [[point.change, ...(body ? [' ', { text: body.title, href: `${guide}#${point.name}` }] : [])]];
  });
}

const newItems = (pages: readonly NewPage[]): Inline[][] =>
  pages.map(({ title, description, href }) => [{ text: title, href }, `: ${description}`]);

const endedItems = (pages: readonly ChangedPage[]): Inline[][] =>
  pages.map(({ title, before, successor }) => [
    { text: title, href: before ?? '' },
    ...(successor ? [', now in ', { text: successor.label, href: successor.href }] : []),
  ]);

/** The sections of "What changed" in a version; none if nothing did. */
export function changesDocument(site: Site, before: Version, version: Version): Section[] {
  const { info, versionNews } = site;
  const listed = (items: readonly (readonly Inline[])[]): Block[] => (items.length ? [{ type: 'list', items }] : []);
  const states = [stateOf(site, before.label), stateOf(site, version.label)] as const;
  const pair = [before, version] as const;
  const facts = changedFacts(before, version, site.factTitles);
  const sections: Section[] = [
    { anchor: 'must', title: 'What every program notices', content: listed(writtenChanges(site, pair, 'must')) },
    { anchor: 'uses', title: 'What some programs notice', content: listed(writtenChanges(site, pair, 'uses')) },
    { anchor: 'know', title: 'What else is different', content: listed(writtenChanges(site, pair, 'know')) },
    ...versionNews.changes(version.label, before.label).map(
      ({ anchor, title, items }): Section => ({
        anchor,
        title,
        content: listed(items.map((item) => inlinesOf(info, item))),
      }),
    ),
    {
      anchor: 'numbers',
      title: 'Version numbers',
      content: facts.length ? [{ type: 'facts', before: before.label, after: version.label, facts }] : [],
    },
    { anchor: 'added', title: 'New pages', content: listed(newItems(addedPages(...states))) },
    { anchor: 'removed', title: 'Pages that ended', content: listed(endedItems(removedPages(...states))) },
  ];
  return sections.filter(({ content }) => content.length);
}
