/** Facts that a cut has copied from the unreleased version, and that nobody has filled in since. */
import { Problem } from '../problems/problem.ts';
import type { VersionTable } from './table.ts';

/**
 * Returns a problem for each fact of the latest version that has the unreleased version's value, if all releases before
 * have different values: a tag or a crate's version belongs to one release, while a toolchain may be shared.
 */
export function unfilledFacts({ all, latest }: VersionTable): Problem[] {
  const next = all.find(({ order }) => order > latest.order);
  const before = all.filter(({ order }) => order < latest.order);
  return Object.entries(latest.facts).flatMap(([name, value]) => {
    const values = before.flatMap(({ facts }) => facts[name] ?? []);
    if (name === 'version' || value !== next?.facts[name] || new Set(values).size < before.length) return [];
    return [
      new Problem(`The fact "${name}" of ${latest.label}, "${value}", is that of the unreleased version.`, {
        place: { file: 'content/versions.ts', path: ['versions', latest.order, 'facts', name] },
        remedy: `Write the value of the release ${latest.label}.`,
      }),
    ];
  });
}
