/** The effect of an edit, page by page. Versions with the same change are one group; the report is Markdown. */

import { counted } from '../../basics/counted.ts';
import { addressBelow } from '../../config/page-path.ts';
import type { Site } from '../../site/load.ts';
import type { PageSet } from '../../site/sets.ts';
import { describeRange } from '../../versions/range.ts';
import type { Version } from '../../versions/table.ts';
import { diffLines } from '../diff/text.ts';
import { passagesMarkdown } from '../document/markdown.ts';
import { type ChangedPage, changedPages } from './changes.ts';
import { beyondFacts, changedFacts, type FactsOfVersion } from './facts.ts';

export interface ChangeGroup {
  /** "Since 1.1", "1.0 to 2.3"; null if the page changes in all of its versions, or is unversioned. */
  readonly where: string | null;
  readonly labels: readonly string[];
  readonly change: ChangedPage;
}

/** A fact with a new value in a version, and how many pages differ in nothing else. */
export interface FactChange {
  readonly version: string;
  readonly facts: string;
  readonly pages: number;
}

export interface PageChanges {
  readonly id: string;
  readonly file: string;
  readonly title: string;
  readonly groups: readonly ChangeGroup[];
}

/** Replaces the facts of a version in a text by placeholders, so that changes that differ only in facts are equal. */
function withoutFacts(text: string, version: Version | null): string {
  const facts = Object.entries(version?.facts ?? {}).sort(([, a], [, b]) => b.length - a.length);
  return facts.reduce((rest, [name, value]) => rest.replaceAll(value, `@${name}@`), text);
}

function changesFactsOnly(
  { kind, isMoved, passages }: ChangedPage,
  before: FactsOfVersion,
  after: FactsOfVersion,
): boolean {
  return kind === 'changed' && !isMoved && passages.length > 0 && !beyondFacts(passages, before, after).length;
}

/** The facts that differ between two builds of the site, for each version that both have. */
export function changedFactValues(before: Site, after: Site): FactChange[] {
  return after.sets.flatMap((set): FactChange[] => {
    const { version } = set;
    const old = before.sets.find(({ meta }) => meta.name === set.meta.name);
    if (!version || !old?.version) return [];
    const former = old.version;
    const facts = changedFacts(former, version, {});
    const pages = changedPages({ info: before.info, set: old }, { info: after.info, set });
    const only = pages.filter((change) => changesFactsOnly(change, former, version)).length;
    const values = facts.map((fact) => `${fact.name} ${fact.before ?? 'none'} → ${fact.after ?? 'none'}`);
    return facts.length ? [{ version: version.label, facts: values.join(', '), pages: only }] : [];
  });
}

/** The earlier pages of a set with the ids of today: a file that was moved, with a redirect, is still the same topic. */
function earlierPages(before: Site, after: Site, set: PageSet): PageSet {
  const old = before.sets.find(({ meta }) => meta.name === set.meta.name);
  if (!old) return { ...set, pages: [] };
  const targets = new Map(after.redirects.map(({ from, to }) => [from, to]));
  const newIds = new Map(set.pages.map(({ doc, topic }) => [addressBelow(set.meta.path, doc.path), topic.id]));
  for (const { topic } of old.pages) for (const [address, id] of newIds) if (id === topic.id) newIds.delete(address);
  const pages = old.pages.map((page) => {
    const id = newIds.get(targets.get(addressBelow(old.meta.path, page.doc.path)) ?? '');
    return id === undefined ? page : { ...page, record: { ...page.record, id } };
  });
  return { ...old, pages };
}

/** The pages that differ between two builds of the site; versions with the same change are in one group. */
export function groupedChanges(before: Site, after: Site): PageChanges[] {
  const byPage = new Map<
    string,
    { file: string; title: string; groups: Map<string, { change: ChangedPage; versions: (Version | null)[] }> }
  >();
  for (const set of after.sets) {
    const old = earlierPages(before, after, set);
    const changes = changedPages({ info: before.info, set: old }, { info: after.info, set });
    for (const change of changes) {
      if (set.version && old.version && changesFactsOnly(change, old.version, set.version)) continue;
      const source =
        set.pages.find(({ topic }) => topic.id === change.id) ?? old.pages.find(({ topic }) => topic.id === change.id);
      const key = `${set.version ? 'versioned' : 'unversioned'} ${change.id}`;
      const page = byPage.get(key) ?? { file: source?.topic.file ?? change.id, title: change.title, groups: new Map() };
      byPage.set(key, page);
      const lines = change.passages.map(({ nodes }) => diffLines(nodes));
      const same = withoutFacts(JSON.stringify([change.kind, lines]), set.version);
      const group = page.groups.get(same) ?? { change, versions: [] };
      page.groups.set(same, group);
      group.versions.push(set.version);
    }
  }
  const { all } = after.library.table;
  return [...byPage].map(([key, { file, title, groups }]) => {
    const id = key.slice(key.indexOf(' ') + 1);
    const among = after.library.find('versioned', id)?.versions ?? all;
    return {
      id,
      file,
      title,
      groups: [...groups.values()].map(({ change, versions }): ChangeGroup => {
        const ofGroup = versions.filter((version) => version !== null);
        const isEverywhere = !ofGroup.length || ofGroup.length === among.length;
        return {
          where: isEverywhere ? null : describeRange(ofGroup, all),
          labels: ofGroup.map(({ label }) => label),
          change,
        };
      }),
    };
  });
}

function summary({ kind, isMoved, before, after, count }: ChangedPage): string {
  if (kind === 'added') return `New page: ${after}`;
  if (kind === 'removed') return `Page removed: ${before}`;
  return [...(isMoved ? [`Moved from ${before} to ${after}`] : []), ...(count ? [counted(count, 'change')] : [])].join(
    '; ',
  );
}

/** The report as Markdown: changed pages, and changed facts. */
export function changeReport(
  title: string,
  changes: readonly PageChanges[],
  facts: readonly FactChange[] = [],
): string {
  const pages = changes.flatMap(({ file, title: name, groups }) => [
    `### ${name} (\`${file}\`)`,
    ...groups.flatMap(({ where, labels, change }) => [
      `**${where ?? (labels.length ? 'In every version' : 'Changed')}**: ${summary(change)}`,
      ...(change.passages.length ? [passagesMarkdown(change, (href) => href).trimEnd()] : []),
    ]),
  ]);
  const total = changes.length ? `${counted(changes.length, 'page')} change.` : '';
  return [
    `## ${title}`,
    total || (facts.length ? 'Only facts change.' : 'Nothing that readers see changes.'),
    ...facts.map(({ version, facts: values, pages: of }) => `Version ${version}: ${values} in ${counted(of, 'page')}`),
    ...pages,
  ].join('\n\n');
}
