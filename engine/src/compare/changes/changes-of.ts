import { memoOf } from '../../problems/memo.ts';
import type { Site } from '../../site/load.ts';
import type { PageSet } from '../../site/sets.ts';
import type { Version } from '../../versions/table.ts';
import { changesBetween, type VersionChanges, type VersionState } from './between.ts';
import { keptComparison } from './kept-comparisons.ts';
import { isSamePage } from './versions.ts';

/** The set of a version of the site. */
export function setOf({ sets }: Site, label: string): PageSet {
  const set = sets.find(({ version }) => version?.label === label);
  if (!set) throw new Error(`The site has no version ${label}.`);
  return set;
}

const changesByLabel = memoOf((_site: Site) => new Map<string, VersionChanges>());

/** The changes of a version since the previous one, computed once for the pages and the feed; null for the oldest. */
export function changesOf(site: Site, label: string): VersionChanges | null {
  const after = site.library.table.get(label);
  const before = site.library.table.before(after);
  if (!before) return null;
  const remembered = changesByLabel(site);
  const state = (version: typeof after): VersionState => ({
    info: site.info,
    set: setOf(site, version.label),
    version,
  });
  const changes =
    remembered.get(label) ?? changesBetween(state(before), state(after), site.factTitles, keptComparison(site.store));
  remembered.set(label, changes);
  return changes;
}

/** The pages of two versions that differ, or are elsewhere: what distinguishes each from all others. */
function differingPages(site: Site, before: Version, after: Version): readonly unknown[] {
  const pagesOf = ({ label }: Version) =>
    new Map(setOf(site, label).pages.map(({ doc, record }) => [record.id, { doc, record }]));
  const [old, now] = [pagesOf(before), pagesOf(after)];
  return [...new Set([...now.keys(), ...old.keys()])].flatMap((id) => {
    const [left, right] = [old.get(id), now.get(id)];
    if (left && right && left.doc.path === right.doc.path && isSamePage(left.record, right.record)) return [];
    return [[id, left?.doc.path, left?.doc.record, right?.doc.path, right?.doc.record]];
  });
}

const siteText = memoOf(({ info, factTitles }: Site) => JSON.stringify([info, factTitles]));
const keysByLabel = memoOf((_site: Site) => new Map<string, string>());

/** All that the changes of a version follow from, as a text; it takes no comparison. */
export function changesKey(site: Site, label: string): string {
  const keys = keysByLabel(site);
  const remembered = keys.get(label);
  if (remembered !== undefined) return remembered;
  const after = site.library.table.get(label);
  const before = site.library.table.before(after);
  const pages = before ? differingPages(site, before, after) : [];
  const facts = [before, after].map((version) => [version?.label, version?.path, version?.facts]);
  const key = JSON.stringify([siteText(site), facts, pages]);
  keys.set(label, key);
  return key;
}
