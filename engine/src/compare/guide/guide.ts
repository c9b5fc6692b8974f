/** The content of the upgrade guide between two versions. Pure: computed by the build for adjacent versions, in a worker for any others. */
import type { AddressRules } from '../../config/page-href.ts';
import type { Pack } from '../../model/record.ts';
import type { SiteInfo } from '../../model/site-info.ts';
import type { UpgradeData } from '../../model/upgrade-data.ts';
import { resolveBody } from '../../site/page-data.ts';
import { changesBetween, type VersionChanges, type VersionState } from '../changes/between.ts';
import type { ChangedFact } from '../changes/facts.ts';
import type { ChangedPage } from '../changes/versions.ts';
import { type Todo, todosOf } from './todo.ts';

export interface Guide {
  readonly from: string;
  readonly to: string;
  /** The notes of all versions after `from` up to `to`, oldest first, with resolved links. */
  readonly notes: readonly { readonly label: string; readonly html: string }[];
  readonly facts: readonly ChangedFact[];
  readonly removed: readonly Pick<ChangedPage, 'title' | 'before' | 'successor'>[];
  readonly todos: readonly Todo[];
}

export interface GuideVersion {
  readonly label: string;
  /** Root below the base. */
  readonly path: string;
}

/** Creates the guide from computed changes. `versions`: all from the old to the new one, inclusive. */
export function guideOf(
  changes: VersionChanges,
  versions: readonly GuideVersion[],
  notes: UpgradeData['notes'],
  site: Pick<SiteInfo, 'base'>,
): Guide {
  return {
    from: changes.before.label,
    to: changes.after.label,
    notes: versions.slice(1).flatMap(({ label, path }) => {
      const html = notes[label];
      return html === undefined ? [] : [{ label, html: resolveBody(html, site, path) }];
    }),
    facts: changes.facts,
    removed: changes.removed.map(({ title, before, successor }) => ({ title, before, successor })),
    todos: todosOf(changes.changed),
  };
}

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
  { facts, factTitles, notes }: UpgradeData,
): Guide {
  const [first, last] = [versions[0], versions.at(-1)] as [GuideVersion, GuideVersion];
  const changes = changesBetween(versionState(site, first, old, facts), versionState(site, last, now, facts), factTitles);
  return guideOf(changes, versions, notes, site);
}
