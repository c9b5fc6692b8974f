import { editDistance } from './edit-distance.ts';

const lastSegment = (path: string) => path.split('/').at(-1);

/** How far a name is from one that exists: in edits, except that some differences are likelier than any misspelling. */
function distance(name: string, candidate: string): number {
  // The end is missing; another folder; one word of several.
  const likely = candidate.startsWith(name)
    ? 0.5
    : name.includes('/') && lastSegment(name) === lastSegment(candidate)
      ? 1.25
      : candidate.split(/[^\w]+/).includes(lastSegment(name) ?? name)
        ? 1.5
        : Number.POSITIVE_INFINITY;
  return Math.min(likely, editDistance(name, candidate));
}

/** At most this part of a name may differ from the one that was meant. */
const closeEnough = 0.4;

/** The most similar of the names; undefined if too much of it differs. */
export function nearest(name: string, names: Iterable<string>): string | undefined {
  let best: string | undefined;
  let bestDistance = Math.max(1, Math.floor(name.length * closeEnough)) + 1;
  for (const candidate of names) {
    const edits = distance(name, candidate);
    if (edits < bestDistance) [best, bestDistance] = [candidate, edits];
  }
  return best;
}

/** The names that differ from `name` in at most `edits` places or in a likely way, the closest first. */
export const nearestNames = (name: string, names: Iterable<string>, edits: number): string[] =>
  [...names]
    .map((candidate) => ({ candidate, apart: distance(name, candidate) }))
    .filter(({ apart }) => apart <= edits)
    .sort((a, b) => a.apart - b.apart)
    .map(({ candidate }) => candidate);

/** Up to this many names are all listed; otherwise only the closest, because a list of forty is useless. */
const listedNames = 15;
const closestNames = 5;

/** `Did you mean "x"? Available: a, b, c.` Paths with the same last segment count as close. */
export function suggest(name: string, names: Iterable<string>): string {
  const all = [...names];
  const near = nearest(name, all);
  const question = near ? `Did you mean "${near}"? ` : '';
  if (all.length <= listedNames) return `${question}Available: ${all.join(', ') || 'none'}.`;
  const shown = all.toSorted((a, b) => distance(name, a) - distance(name, b)).slice(0, closestNames);
  return `${question}The closest of ${all.length}: ${shown.join(', ')}.`;
}
