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

/**
 * Whether the best of the closest hits is far from the query: none of its words is in its heading, or it lacks more than
 * two. Others mostly are what the reader looks for.
 */
export const isFar = ({ isClosest, hits: [best] }: HitGroup): boolean =>
  isClosest && best !== undefined && (best.kind === 'text' || best.lacks.length > 2);

/** Numbers the hits through all groups, and labels the first group of the closest ones. */
export function numbered(groups: readonly HitGroup[]): NumberedGroup[] {
  let next = 0;
  return groups.map((group, i) => {
    const isFirstClosest = group.isClosest && !groups[i - 1]?.isClosest;
    return {
      group,
      hits: group.hits.map((hit) => ({ hit, number: next++ })),
      label: isFirstClosest ? (i ? closestBelow : isFar(group) ? closestAlone : null) : null,
    };
  });
}

/** Whether a hit is the page of its group: it would repeat the group's title. */
export const isWholePage = (hit: Hit, { title }: Pick<HitGroup, 'title'>): boolean =>
  !hit.above.length && hit.heading.map(({ text }) => text).join('') === title;

/** Whether a group begins with its page: then it needs no title above. */
export const startsWithPage = (group: HitGroup): boolean =>
  group.hits[0] !== undefined && isWholePage(group.hits[0], group);

/**
 * Why a hit is only close: the words of the query that it lacks, or that they are scattered over a page. Null if it
 * matches.
 */
export function shortcoming({ lacks }: Hit, { isClosest }: Pick<HitGroup, 'isClosest'>): string | null {
  if (lacks.length) return `Missing: ${lacks.join(', ')}`;
  return isClosest ? 'Has the words in different places' : null;
}
