/** Compares the ranges of the advisories with the tags: which releases have the fix, and which do not. */
import { compare, satisfies, valid } from 'semver';
import type { Advisory } from '../../content/data/advisories.ts';
import type { Repository } from './repository.ts';

/** The crate, or the contracts, whose releases are the tags of a repository. */
const released = { risc0: 'risc0-zkvm', 'risc0-ethereum': 'risc0-ethereum' } as const;

type Repositories = Readonly<Record<keyof typeof released, Repository>>;

/** What one entry says about commits and releases, and the tags don't. */
function differences({ id, affected, fixes, needs, isWider }: Advisory, repositories: Repositories): string[] {
  const lines: string[] = [];
  const refsOf = new Map(fixes.map(({ repository, commit }) => [commit, repositories[repository].containing(commit)]));
  for (const { repository, commit, from, without } of fixes) {
    const refs = refsOf.get(commit);
    if (!refs) lines.push(`${id}: ${repository} has no commit ${commit}.`);
    else if (!refs.has(from)) lines.push(`${id}: ${from} lacks the fix ${commit}.`);
    else if (refs.has(without)) lines.push(`${id}: ${without} has the fix ${commit}.`);
  }
  if (lines.length || isWider) return lines;
  for (const repository of new Set(fixes.map((fix) => fix.repository))) {
    const range = affected[released[repository]];
    if (range === undefined) return [`${id}: no range for ${released[repository]}.`];
    const isIn = (tag: string) => satisfies(tag, range, { includePrerelease: true });
    const tags = repositories[repository].tags.filter((tag) => valid(tag) && tag.startsWith('v')).sort(compare);
    const commits = fixes.filter((fix) => fix.repository === repository).map(({ commit }) => commit);
    const first = tags.findIndex(isIn);
    if (first < 0) lines.push(`${id}: no release of ${repository} is in the range ${range}.`);
    for (const tag of tags.slice(Math.max(first, 0))) {
      const has = (commit: string) => refsOf.get(commit)?.has(tag) ?? false;
      const isFixed = needs === 'all' ? commits.every(has) : commits.some(has);
      if (isFixed === isIn(tag)) lines.push(`${id}: ${tag} ${isFixed ? 'has' : 'lacks'} the fix, unlike its range.`);
    }
  }
  return lines;
}

/** Checks all entries. An entry without a commit has nothing to compare. */
export const checkAdvisories = (entries: readonly Advisory[], repositories: Repositories): string[] =>
  entries.some(({ fixes }) => fixes.length)
    ? entries.flatMap((entry) => differences(entry, repositories))
    : ['No entry names a fix.'];
