/** Finds broken anchors. They are warnings; links to missing pages are found while rendering and fail the build. */

import type { Library } from '../content/library.ts';
import { parseLink } from '../content/links.ts';
import type { VersionLabel } from '../model/version-label.ts';
import { nearest } from '../problems/nearest.ts';
import { Problem } from '../problems/problem.ts';
import { VersionProblem } from '../problems/version-problem.ts';
import { nameVersions } from '../versions/name-versions.ts';
import { nameOfSet } from '../versions/site-versions.ts';
import type { VersionTable } from '../versions/table.ts';
import type { PageSet } from './sets.ts';

type Anchors = ReadonlyMap<string, ReadonlySet<string> | null>;

const keyOf = (version: VersionLabel, id: string) => `${nameOfSet(version)}:${id}`;

const anchorsOf = (sets: readonly PageSet[]): Anchors =>
  new Map(
    sets.flatMap(({ meta, pages }) => pages.map(({ doc, body }) => [keyOf(meta.label, doc.id), body.anchors] as const)),
  );

const latestLabel = (sets: readonly PageSet[]) =>
  sets.find(({ version }) => version?.status === 'latest')?.meta.label ?? null;

/** Returns a warning for each link whose target lacks the anchor in the link's version. */
export function brokenAnchors(sets: readonly PageSet[], table: VersionTable): Problem[] {
  const anchors = anchorsOf(sets);
  const latest = latestLabel(sets);
  const warnings = new Map<string, VersionProblem>();
  for (const { meta, pages } of sets) {
    for (const { body } of pages) {
      for (const { target, place } of body.links) {
        if (!target.anchor) continue;
        const label = target.kind === 'unversioned' ? null : (target.version ?? meta.label ?? latest);
        const there = anchors.get(keyOf(label, target.id));
        if (!there || there.has(target.anchor)) continue;
        const near = nearest(target.anchor, there);
        const warning = new VersionProblem(
          label === null ? [] : [label],
          (labels) => ({
            what: `"${target.id}" has no heading "#${target.anchor}"${labels.length ? ` in ${nameVersions(labels, table)}` : ''}.`,
            remedy: near ? `Did you mean "#${near}"?` : 'Its headings have other anchors.',
          }),
          place,
        );
        const earlier = warnings.get(warning.key);
        warnings.set(warning.key, earlier?.and(warning) ?? warning);
      }
    }
  }
  return [...warnings.values()];
}

/**
 * Returns a warning for each former anchor that its page lacks. Links without a version are resolved in the latest
 * version.
 * @param links in the link grammar of pages: `/terminology#guest-program`, `api:guides/run#on-linux`
 */
export function missingFormerAnchors(links: readonly string[], sets: readonly PageSet[], library: Library): Problem[] {
  const anchors = anchorsOf(sets);
  const hasAnchor = (link: string): boolean => {
    const target = parseLink(link);
    if (target.type !== 'page' && target.type !== 'topic') return false;
    const label = target.type === 'page' ? null : (target.version ?? latestLabel(sets));
    const there = anchors.get(keyOf(label, target.id));
    return there === null || (there?.has(target.anchor) ?? false);
  };
  const problemOf = (link: string): Problem | undefined => {
    try {
      const target = parseLink(link);
      if (target.type === 'page') library.topic('unversioned', target.id, 'link');
      else if (target.type === 'topic') library.topic('versioned', target.id, 'link');
      else return new Problem(`"${link}" names no page.`, { remedy: 'Write api:TOPIC#anchor or /PAGE#anchor.' });
    } catch (error) {
      if (error instanceof Problem) return error;
      throw error;
    }
    if (hasAnchor(link)) return undefined;
    return new Problem(`"${link}" used to be an address, and leads nowhere now.`, {
      remedy: 'Add the anchor to the heading that took over its subject: ## Heading [#heading #former].',
    });
  };
  return links.flatMap(
    (link, index) =>
      problemOf(link)?.at({ file: 'content/former-anchors.ts', path: ['formerAnchors', index], text: link }) ?? [],
  );
}
