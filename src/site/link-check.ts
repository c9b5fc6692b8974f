/**
 * Anchors that lead nowhere. (Pages that do not exist are found while rendering, and fail the build; a missing anchor only warns.)
 */

import { nearest } from '../problems/nearest.ts';
import { Problem } from '../problems/problem.ts';
import type { PageSet } from './sets.ts';

/** A warning for each link whose page has no such anchor in the version it leads to. */
export function brokenAnchors(sets: readonly PageSet[]): Problem[] {
  const anchors = new Map(
    sets.flatMap(({ meta, pages }) => pages.map(({ doc, body }) => [`${meta.label}:${doc.id}`, body.anchors] as const)),
  );
  const latest = sets.find(({ version }) => version?.status === 'latest')?.meta.label ?? '';
  const warnings = new Map<string, Problem>();
  for (const { meta, pages } of sets) {
    for (const { topic, body } of pages) {
      for (const { target, line } of body.links) {
        if (!target.anchor) continue;
        const label = target.kind === 'unversioned' ? '' : (target.version ?? (meta.label || latest));
        const there = anchors.get(`${label}:${target.id}`);
        if (!there || there.has(target.anchor)) continue;
        const near = nearest(target.anchor, there);
        const key = `${topic.file}:${line}:${target.id}#${target.anchor}`;
        if (warnings.has(key)) continue;
        warnings.set(
          key,
          new Problem(`"${target.id}" has no heading "#${target.anchor}"${label && ` in ${label}`}.`, {
            place: { file: topic.file, ...(line ? { line } : {}) },
            remedy: near ? `Did you mean "#${near}"?` : 'Its headings have other anchors.',
          }),
        );
      }
    }
  }
  return [...warnings.values()];
}
