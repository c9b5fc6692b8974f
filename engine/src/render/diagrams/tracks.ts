/**
 * Orthogonal routing in the gap between two layers: lines of a bundle share a track if they bend, and each bundle has a separate track,
 * in the order with the fewest crossings.
 */

/** Lines that start or end at one point and may therefore run together. */
export interface Bundle {
  /** Positions at which its lines enter the gap. */
  readonly entries: readonly number[];
  /** Positions at which they leave it. */
  readonly exits: readonly number[];
}

/** The track of each bundle, from 0; undefined if all of its lines are straight. */
export function assignTracks(bundles: readonly Bundle[]): (number | undefined)[] {
  const bent = bundles.flatMap((bundle, i) => (isStraight(bundle) ? [] : [i]));
  let best = bent;
  let fewest = Number.POSITIVE_INFINITY;
  for (const order of permutations(bent.slice(0, 6))) {
    const count = countCrossings([...order, ...bent.slice(6)].map((i) => bundles[i] as Bundle));
    if (count < fewest) [best, fewest] = [[...order, ...bent.slice(6)], count];
  }
  const tracks: (number | undefined)[] = bundles.map(() => undefined);
  best.forEach((i, at) => {
    const blocked = best.slice(0, at).filter((j) => overlap(bundles[i] as Bundle, bundles[j] as Bundle));
    tracks[i] = blocked.reduce((track, j) => Math.max(track, (tracks[j] ?? 0) + 1), 0);
  });
  return tracks;
}

const isStraight = ({ entries, exits }: Bundle) => span({ entries, exits }) < 0.5;
const low = ({ entries, exits }: Bundle) => Math.min(...entries, ...exits);
const high = ({ entries, exits }: Bundle) => Math.max(...entries, ...exits);
const span = (bundle: Bundle) => high(bundle) - low(bundle);
const overlap = (a: Bundle, b: Bundle) => low(a) < high(b) + 8 && low(b) < high(a) + 8;

/** The number of crossings if the bundles get their tracks in this order. */
function countCrossings(order: readonly Bundle[]): number {
  let count = 0;
  order.forEach((first, i) => {
    for (const second of order.slice(i + 1)) {
      const within = (bundle: Bundle) => (place: number) => place > low(bundle) - 0.5 && place < high(bundle) + 0.5;
      count += second.entries.filter(within(first)).length + first.exits.filter(within(second)).length;
    }
  });
  return count;
}

function* permutations(list: readonly number[]): Generator<number[]> {
  if (list.length < 2) yield [...list];
  else for (const [i, first] of list.entries()) for (const rest of permutations(list.toSpliced(i, 1))) yield [first, ...rest];
}
