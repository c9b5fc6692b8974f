/** Facts that a cut has copied from the unreleased version, and that nobody has filled in since. */
import { Problem } from '../problems/problem.ts';
import type { VersionTable } from './table.ts';

/**
 * Returns a problem for each fact of the latest version that has the unreleased version's value, if all releases before
 * have different values: a tag or a package's version belongs to one release, while a toolchain may be shared. The values
 * of such facts name what isn't released (`main`), whatever fact has them.
 */
export function unfilledFacts({ all, latest }: VersionTable): Problem[] {
  const next = all.find(({ order }) => order > latest.order);
  const before = all.filter(({ order }) => order < latest.order);
  const isOfOne = (name: string) => new Set(before.flatMap(({ facts }) => facts[name] ?? [])).size === before.length;
  const copied = Object.entries(next?.facts ?? {}).filter(([name]) => name !== 'version');
  const unreleased = new Set(copied.flatMap(([name, value]) => (isOfOne(name) ? [value] : [])));
  return copied.flatMap(([name, value]) => {
    if (value !== latest.facts[name] || !unreleased.has(value)) return [];
    return [
      new Problem(`The fact "${name}" of ${latest.label}, "${value}", is that of the unreleased version.`, {
        place: { file: 'content/versions.ts', path: ['versions', latest.order, 'facts', name] },
        remedy: `Write the value of the release ${latest.label}.`,
      }),
    ];
  });
}
