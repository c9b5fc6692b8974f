/** Finds broken anchors. They are warnings; links to missing pages are found while rendering and fail the build. */

import { nearest } from '../basics/nearest.ts';
import type { VersionLabel } from '../model/version-label.ts';
import type { Problem } from '../problems/problem.ts';
import { VersionProblem } from '../problems/version-problem.ts';
import { nameVersions } from '../versions/name-versions.ts';
import { nameOfSet } from '../versions/site-versions.ts';
import type { VersionTable } from '../versions/table.ts';
import type { PageSet } from './sets.ts';

type Anchors = ReadonlyMap<string, ReadonlySet<string> | null>;

const pageKey = (version: VersionLabel, id: string) => `${nameOfSet(version)}:${id}`;

const anchorsOf = (sets: readonly PageSet[]): Anchors =>
  new Map(
    sets.flatMap(({ meta, pages }) =>
      pages.map(({ doc, body }) => [pageKey(meta.label, doc.id), body.anchors] as const),
    ),
  );

const latestLabel = (sets: readonly PageSet[]) =>
  sets.find(({ version }) => version?.status === 'latest')?.meta.label ?? null;

/** Returns a warning for each link whose target lacks the anchor in the link's version. */
export function brokenAnchors(sets: readonly PageSet[], table: VersionTable): Problem[] {
  const anchors = anchorsOf(sets);
  const latest = latestLabel(sets);
  return sets.flatMap(({ meta, pages }) =>
    pages
      .flatMap(({ body }) => body.links)
      .flatMap(({ target, place }) => {
        const label = target.kind === 'unversioned' ? null : (target.version ?? meta.label ?? latest);
        const there = anchors.get(pageKey(label, target.id));
        if (!target.anchor || !there || there.has(target.anchor)) return [];
        const near = nearest(target.anchor, there);
        const report = (labels: readonly string[]) => ({
          what: `"${target.id}" has no heading "#${target.anchor}"${labels.length ? ` in ${nameVersions(labels, table)}` : ''}.`,
          remedy: near ? `Did you mean "#${near}"?` : 'Its headings have other anchors.',
        });
        return new VersionProblem(label === null ? [] : [label], report, place);
      }),
  );
}
