/** The upgrade guide between two versions, as a document: `../document/` writes it for readers and for programs. */

import { counted } from '../../basics/counted.ts';
import { changesPage, guideAnchors } from '../../config/change-addresses.ts';
import type { CardRow } from '../../content/modules/extensions.ts';
import type { UpgradeGroup } from '../../content/pages/upgrade-points.ts';
import type { Site } from '../../site/load.ts';
import { addressIn } from '../../site/page-data.ts';
import type { RenderedPoint } from '../../site/render-bodies.ts';
import type { Version } from '../../versions/table.ts';
import { removedPages, stateOf } from '../changes/changes.ts';
import { changedFacts } from '../changes/facts.ts';
import { type Block, type Inline, inlinesOf, paragraph, type Section, type Task } from '../document/document.ts';

/** The text of a point for upgrades to a version. */
function proseOf({ point, bodies }: RenderedPoint, to: Version): Block[] {
  const body = bodies.get(to.label);
  if (!body) return [];
  const { html, markdown, sources } = body;
  const named = sources.flatMap(({ title, href }, i): Inline[] => [
    i ? ', ' : sources.length > 1 ? 'Sources: ' : 'Source: ',
    { text: title, href },
  ]);
  const isSourced = named.length > 0 && point.group !== 'copy';
  return [{ type: 'prose', html, markdown }, ...(isSourced ? [paragraph(...named)] : [])];
}

/** The points that concern upgrades from one version to another: into a version on the way, and from this one. */
function pointsBetween({ upgradePoints, library }: Site, from: Version, to: Version): RenderedPoint[] {
  const passed = library.table.all.filter(({ order }) => order > from.order && order <= to.order);
  return upgradePoints.filter(
    ({ point, bodies }) =>
      bodies.has(to.label) && point.from.includes(from) && passed.some((version) => point.into.includes(version)),
  );
}

function taskOf(rendered: RenderedPoint, from: Version, to: Version): Task {
  const { point, bodies } = rendered;
  const last = point.into.findLast(({ order }) => order > from.order && order <= to.order);
  return {
    anchor: point.name,
    // The key changes with the newest version that is passed: then the point is news to somebody who checked it.
    key: point.group === 'know' ? null : `${point.name}@${last?.label}`,
    uses: point.uses,
    title: bodies.get(to.label)?.title ?? '',
    content: proseOf(rendered, to),
  };
}

const editCounts = (must: number, uses: number): string =>
  [`${counted(must, 'edit')} for every program`, ...(uses ? [`up to ${uses} more for what it uses`] : [])].join(', ');

function cardOf({ versionNews, info }: Site, from: Version, to: Version, edits: string): Block {
  const rows: readonly CardRow[] = [
    { title: 'Required', content: [`${edits}.`] },
    ...versionNews.card(from.label, to.label),
  ];
  return {
    type: 'card',
    from: from.label,
    to: to.label,
    rows: rows.map(({ title, content }) => ({ title, content: inlinesOf(info, content) })),
  };
}

/** The point about names that `to` lacks. */
function goneNames({ versionNews, info }: Site, from: Version, to: Version): Task[] {
  const gone = versionNews.gone(from.label, to.label);
  if (!gone) return [];
  const { title, uses, intro, groups } = gone;
  const tables = groups.map(
    ({ title: of, names }): Block => ({
      type: 'table',
      summary: `${of}: ${counted(names.length, 'name')}`,
      head: [from.label, to.label],
      rows: names.map(({ before, after }) => [inlinesOf(info, before), inlinesOf(info, after)]),
    }),
  );
  const content = [paragraph(...inlinesOf(info, intro)), ...tables];
  return [{ anchor: guideAnchors.gone, key: `${guideAnchors.gone}@${from.label}..${to.label}`, uses, title, content }];
}

/** The pages that `to` no longer has, and where their subjects are. */
function endedPages(site: Site, from: Version, to: Version): Block[] {
  const removed = removedPages(stateOf(site, from.label), stateOf(site, to.label));
  if (!removed.length) return [];
  const items = removed.map(({ title, before, successor }): Inline[] => [
    { text: title, href: before ?? '' },
    ...(successor ? [', now in ', { text: successor.label, href: successor.href }] : []),
  ]);
  return [
    paragraph('No longer documented, because the subject ended or moved into another page:'),
    { type: 'list', items },
  ];
}

/** Links to what changed in the versions on the way. */
function changeLinks({ library, info }: Site, from: Version, to: Version): Block {
  const passed = library.table.all.filter(({ order }) => order > from.order && order <= to.order);
  const links = passed.flatMap(({ label, path }, i): Inline[] => [
    i ? ', ' : '',
    { text: label, href: addressIn(info, path, changesPage) },
  ]);
  return paragraph('What changed, version by version: ', ...links, '.');
}

/** What to do to upgrade from one version to a newer one. Nothing in it concerns other versions than these. */
export function guideBetween(site: Site, from: Version, to: Version): Section[] {
  const points = pointsBetween(site, from, to);
  const ofGroup = (group: UpgradeGroup) => points.filter(({ point }) => point.group === group);
  const tasksOf = (group: UpgradeGroup): Task[] => ofGroup(group).map((rendered) => taskOf(rendered, from, to));
  const [must, know] = [tasksOf('must'), tasksOf('know')];
  const uses = [...tasksOf('uses'), ...goneNames(site, from, to)];
  const listed = (tasks: readonly Task[]): Block[] => (tasks.length ? [{ type: 'tasks', tasks }] : []);
  const features = [...new Set(uses.flatMap((task) => task.uses ?? []))];
  const facts = changedFacts(from, to, site.factTitles);
  const copied = ofGroup('copy').flatMap((rendered) => proseOf(rendered, to));
  const sections: Section[] = [
    { anchor: null, title: '', content: [cardOf(site, from, to, editCounts(must.length, uses.length))] },
    {
      anchor: guideAnchors.numbers,
      title: 'Set these versions',
      content: [
        ...copied,
        ...(facts.length ? [{ type: 'facts', before: from.label, after: to.label, facts } as const] : []),
      ],
    },
    { anchor: guideAnchors.must, title: 'Required', content: listed(must) },
    {
      anchor: guideAnchors.uses,
      title: 'If you use …',
      content: features.length ? [{ type: 'questions', features }, ...listed(uses)] : [],
    },
    {
      anchor: guideAnchors.know,
      title: 'Good to know',
      content: [...listed(know), ...endedPages(site, from, to), changeLinks(site, from, to)],
    },
  ];
  return sections.filter(({ content }) => content.length);
}
