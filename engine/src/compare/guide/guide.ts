/**
 * The upgrade guide between two versions. Pure: computed by the build for adjacent versions, in a worker for any others.
 */
import type { AddressRules } from '../../config/page-href.ts';
import type { Pack } from '../../model/record.ts';
import type { SiteInfo } from '../../model/site-info.ts';
import type { UpgradeData, UpgradeGroup } from '../../model/upgrade-data.ts';
import { counted } from '../../problems/counted.ts';
import { resolveBody } from '../../site/page-data.ts';
import { changesBetween, type VersionChanges, type VersionState } from '../changes/changes.ts';
import { type Block, type Inline, paragraph, type Section, type Task } from '../document/document.ts';
import { followedPassages } from './followed-passages.ts';

/** What the guide is computed from: the differences, or of versions whose pages aren't compared, what else is known. */
export type GuideChanges = Pick<VersionChanges, 'before' | 'after' | 'facts' | 'removed' | 'changed'>;

export interface Guide {
  readonly from: string;
  readonly to: string;
  readonly copy: readonly Block[];
  readonly points: Readonly<Record<Exclude<UpgradeGroup, 'copy'>, readonly Task[]>>;
  readonly differences: readonly Task[];
  readonly facts: VersionChanges['facts'];
  readonly removed: VersionChanges['removed'];
}

export interface GuideVersion {
  readonly label: string;
  readonly path: string;
}

/** The points of a group for an upgrade. `versions`: all from the old to the new one, inclusive. */
function pointsOf(
  group: UpgradeGroup,
  versions: readonly GuideVersion[],
  { points, texts }: Pick<UpgradeData, 'points' | 'texts'>,
  site: Pick<SiteInfo, 'base'>,
): (Task & { readonly prose: Block })[] {
  const target = versions.at(-1) ?? { label: '', path: '' };
  const passed = versions.slice(1).map(({ label }) => label);
  return points.flatMap(({ id, group: own, uses, into, textIn }) => {
    const last = passed.findLast((label) => into.includes(label));
    const text = texts[textIn[target.label] ?? -1];
    if (own !== group || last === undefined || !text) return [];
    const { title, html, markdown, sources } = text;
    const prose: Block = { type: 'prose', html: resolveBody(html, site, target.path), markdown };
    const named = sources.flatMap(({ title: name, href }, i): Inline[] => [
      i ? ', ' : sources.length > 1 ? 'Sources: ' : 'Source: ',
      { text: name, href },
    ]);
    // The key changes with the newest version that is passed: then the point is news to somebody who checked it.
    return [
      { key: `${id}@${last}`, uses, title, prose, content: named.length ? [prose, paragraph(...named)] : [prose] },
    ];
  });
}

export function guideOf(
  { before, after, facts, removed, changed }: GuideChanges,
  versions: readonly GuideVersion[],
  data: Pick<UpgradeData, 'points' | 'texts'>,
  site: Pick<SiteInfo, 'base'>,
): Guide {
  const of = (group: UpgradeGroup) => pointsOf(group, versions, data, site);
  return {
    from: before.label,
    to: after.label,
    copy: of('copy').map(({ prose }) => prose),
    points: { must: of('must'), uses: of('uses'), know: of('know') },
    differences: followedPassages(changed),
    facts,
    removed,
  };
}

export function guideSummary({ from, to, points, differences }: Guide): string {
  const [toMake, toKnow] = [points.must.length + points.uses.length, points.know.length + differences.length];
  return `${counted(toMake + toKnow, 'change')} from ${from} to ${to}: ${toMake} to make, and ${toKnow} to know about.`;
}

const replacedBy = ({ title, before, successor }: VersionChanges['removed'][number]): Inline[] => [
  { text: title, href: before ?? '' },
  ...(successor ? [', now in ', { text: successor.label, href: successor.href }] : []),
];

export function guideDocument({ from, to, copy, points, differences, facts, removed }: Guide): Section[] {
  const tasks = (list: readonly Task[]): Block[] => (list.length ? [{ type: 'tasks', tasks: list }] : []);
  const features = new Set(points.uses.flatMap(({ uses }) => uses ?? []));
  const differing: Block = {
    type: 'details',
    summary: `${counted(differences.length, 'difference')} in the documentation`,
    content: [
      paragraph(`What the documentation says differently about parts that a program of ${from} may use:`),
      ...tasks(differences),
    ],
  };
  const ended: Block[] = [
    paragraph('No longer documented, because the subject ended or moved into another page:'),
    { type: 'list', items: removed.map(replacedBy) },
  ];
  const sections: Section[] = [
    {
      anchor: 'numbers',
      title: 'Set these versions',
      content: [...copy, ...(facts.length ? [{ type: 'facts', before: from, after: to, facts } as const] : [])],
    },
    { anchor: 'must', title: 'Required', content: tasks(points.must) },
    {
      anchor: 'uses',
      title: 'If you use …',
      content: features.size ? [{ type: 'questions', features: [...features] }, ...tasks(points.uses)] : [],
    },
    {
      anchor: 'know',
      title: 'Good to know',
      content: [...tasks(points.know), ...(differences.length ? [differing] : []), ...(removed.length ? ended : [])],
    },
  ];
  return sections.filter(({ content }) => content.length);
}

const versionState = (
  site: AddressRules,
  { label, path }: GuideVersion,
  records: Pack['pages'],
  facts: UpgradeData['facts'],
): VersionState => ({
  info: site,
  set: {
    meta: { label, path },
    pages: records.flatMap((record) => {
      const place = record.places.find(({ versions }) => versions.includes(label));
      return place ? [{ doc: place, record }] : [];
    }),
  },
  version: { label, facts: facts[label] ?? {} },
});

export function guideBetween(
  site: AddressRules,
  versions: readonly GuideVersion[],
  [old, now]: readonly [Pack['pages'], Pack['pages']],
  data: UpgradeData,
): Guide {
  const [first, last] = [versions[0], versions.at(-1)];
  if (!first || !last) throw new RangeError('A guide is between two versions.');
  const changes = changesBetween(
    versionState(site, first, old, data.facts),
    versionState(site, last, now, data.facts),
    data.factTitles,
  );
  return guideOf(changes, versions, data, site);
}
