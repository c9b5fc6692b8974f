/** Groups of hits with the number of each hit among all. */
import type { Hit, HitGroup } from '../provider.ts';

export interface NumberedGroup {
  readonly group: HitGroup;
  readonly hits: readonly { readonly hit: Hit; readonly number: number }[];
  /** What the group and those after it are, if the one before it is something else. */
  readonly label: string | null;
}

const closestAlone = 'Nothing matches every word. Closest pages:';
const closestBelow = 'Nothing else matches every word. Closest pages:';

/** Numbers hits from 0 in display order. */
export function numbered(groups: readonly HitGroup[]): NumberedGroup[] {
  let next = 0;
  return groups.map((group, i) => {
    const isFirstClosest = group.isClosest && !groups[i - 1]?.isClosest;
    return {
      group,
      hits: group.hits.map((hit) => ({ hit, number: next++ })),
      label: isFirstClosest ? (i ? closestBelow : closestAlone) : null,
    };
  });
}

/**
 * Why a hit is only close: the words of the query that it lacks, or that they are scattered over a page. Null if it
 * matches.
 */
export function shortcoming({ lacks }: Hit, { isClosest }: Pick<HitGroup, 'isClosest'>): string | null {
  if (lacks.length) return `Missing: ${lacks.join(', ')}`;
  return isClosest ? 'Has the words in different places' : null;
}
