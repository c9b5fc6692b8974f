/** The content of the upgrade guide between two versions. Pure: computed by the build for adjacent versions, in a worker for any others. */
import type { Pack } from '../../model/record.ts';
import type { SiteInfo } from '../../model/site-info.ts';
import type { UpgradeData } from '../../model/upgrade-data.ts';
import { resolveBody } from '../page-data.ts';
import { changesBetween, type VersionChanges, type VersionState } from './between.ts';
import type { ChangedFact } from './facts.ts';
import { type Todo, todosOf } from './todo.ts';
import type { ChangedPage } from './versions.ts';

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

/** Creates the guide from the first to the last of `versions`, from the packs of these two. */
export function guideBetween(
  site: Pick<SiteInfo, 'base' | 'config'>,
  versions: readonly GuideVersion[],
  [old, now]: readonly [Pack['pages'], Pack['pages']],
  { facts, factTitles, notes }: UpgradeData,
): Guide {
  const state = ({ label, path }: GuideVersion, records: Pack['pages']): VersionState => ({
    info: site,
    set: {
      meta: { label, path },
      pages: records.flatMap((record) => {
        const place = record.places.find((one) => one.versions.includes(label));
        return place ? [{ doc: place, record }] : [];
      }),
    },
    version: { label, facts: facts[label] ?? {} },
  });
  const changes = changesBetween(state(versions[0] as GuideVersion, old), state(versions.at(-1) as GuideVersion, now), factTitles);
  return guideOf(changes, versions, notes, site);
}
