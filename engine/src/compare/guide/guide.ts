/**
 * The content of the upgrade guide between two versions. Pure: computed by the build for adjacent versions, in a worker
 * for any others.
 */
import type { AddressRules } from '../../config/page-href.ts';
import type { Pack } from '../../model/record.ts';
import type { SiteInfo } from '../../model/site-info.ts';
import type { UpgradeData, UpgradeGroup, UpgradeText } from '../../model/upgrade-data.ts';
import { resolveBody } from '../../site/page-data.ts';
import { changesBetween, type VersionChanges, type VersionState } from '../changes/between.ts';
import type { ChangedFact } from '../changes/facts.ts';
import type { ChangedPage } from '../changes/versions.ts';
import { type Todo, todosOf } from './todo.ts';

export interface GuidePoint extends UpgradeText {
  /**
   * The same in all guides for which the point is news to somebody who checked it: it changes with the newest version
   * that is passed.
   */
  readonly key: string;
  readonly uses: string | null;
}

export interface Guide {
  readonly from: string;
  readonly to: string;
  readonly points: Readonly<Record<UpgradeGroup, readonly GuidePoint[]>>;
  readonly facts: readonly ChangedFact[];
  readonly removed: readonly Pick<ChangedPage, 'title' | 'before' | 'successor'>[];
  /** Worked out from the pages. */
  readonly todos: readonly Todo[];
}

export interface GuideVersion {
  readonly label: string;
  /** Root below the base. */
  readonly path: string;
}

/** The points for an upgrade. `versions`: all from the old to the new one, inclusive. */
function guidePoints(
  versions: readonly GuideVersion[],
  { points, texts }: Pick<UpgradeData, 'points' | 'texts'>,
  site: Pick<SiteInfo, 'base'>,
): Guide['points'] {
  const target = versions.at(-1) ?? { label: '', path: '' };
  const passed = versions.slice(1).map(({ label }) => label);
  const of = (group: UpgradeGroup) =>
    points.flatMap((point): GuidePoint[] => {
      const last = passed.filter((label) => point.into.includes(label)).at(-1);
      const text = texts[point.textIn[target.label] ?? -1];
      if (point.group !== group || last === undefined || !text) return [];
      return [
        { ...text, html: resolveBody(text.html, site, target.path), key: `${point.id}@${last}`, uses: point.uses },
      ];
    });
  return { copy: of('copy'), must: of('must'), uses: of('uses'), know: of('know') };
}

/** Creates the guide from computed changes. `versions`: all from the old to the new one, inclusive. */
export const guideOf = (
  changes: VersionChanges,
  versions: readonly GuideVersion[],
  data: Pick<UpgradeData, 'points' | 'texts'>,
  site: Pick<SiteInfo, 'base'>,
): Guide => ({
  from: changes.before.label,
  to: changes.after.label,
  points: guidePoints(versions, data, site),
  facts: changes.facts,
  removed: changes.removed.map(({ title, before, successor }) => ({ title, before, successor })),
  todos: todosOf(changes.changed),
});

/** A version as the comparison takes it, from the records of its pack. */
export const versionState = (
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

/** Creates the guide from the first to the last of `versions`, from the packs of these two. */
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
