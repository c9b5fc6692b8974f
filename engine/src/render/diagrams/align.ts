/**
 * The metric half of a layered drawing: positions across the flow, so that neighbors in a layer keep their distance and links run as straight as possible.
 * Items and groups of items are moved until no move reduces the total length of all jogs: good enough for a few dozen items.
 */
import type { Layers } from './layers.ts';

/** How far an item extends before and after its anchor, across the flow. */
export interface Extent {
  readonly before: number;
  readonly after: number;
}

export interface Spacing {
  /** One per item. */
  readonly extents: readonly Extent[];
  /** Where each link meets its upper and its lower item, relative to their anchors. */
  readonly ports: readonly (readonly [upper: number, lower: number])[];
  /** The minimum distance between neighbors in a layer. */
  gap(a: number, b: number): number;
}

/** Positions of the anchors across the flow, one per item. */
export function align(layers: Layers, { extents, ports, gap }: Spacing): number[] {
  const { rows, links, items } = layers;
  const places: number[] = items.map(() => 0);
  const get = (item: number) => places[item] ?? 0;
  const distance = (a: number, b: number) => (extents[a]?.after ?? 0) + gap(a, b) + (extents[b]?.before ?? 0);

  for (const row of rows) {
    let next = 0;
    row.forEach((item, i) => {
      const before = row[i - 1];
      next = before === undefined ? 0 : next + distance(before, item);
      places[item] = next;
    });
    const middle = next / 2;
    for (const item of row) places[item] = get(item) - middle;
  }

  // Bends are cheaper where lines split or join anyway.
  const shared = (end: 'upper' | 'lower', item: number) => links.filter((link) => link[end] === item).length > 1;
  /** Other end, weight of the length, cost of a bend, and the offset that makes the line straight. */
  const neighbors: [other: number, weight: number, bend: number, offset: number][][] = items.map(() => []);
  for (const [i, { upper, lower }] of links.entries()) {
    const waypoints = Number(items[upper]?.node === undefined) + Number(items[lower]?.node === undefined);
    const weight = [1, 2, 6][waypoints] ?? 1;
    const offset = (ports[i]?.[0] ?? 0) - (ports[i]?.[1] ?? 0);
    const bend = shared('upper', upper) || shared('lower', lower) ? 5 : 9;
    neighbors[upper]?.push([lower, weight, bend, offset]);
    neighbors[lower]?.push([upper, weight, bend, -offset]);
  }
  // A weak, quadratic pull between nodes, even across layers, centers a parent over its children.
  const pulls: number[][] = items.map(() => []);
  for (const [from, to] of edgeEnds(layers)) {
    pulls[from]?.push(to);
    pulls[to]?.push(from);
  }
  const cost = (item: number, place: number, moving: ReadonlySet<number>, by: number) => {
    let sum = 0;
    const jogTo = (other: number) => place - (get(other) + (moving.has(other) ? by : 0));
    for (const [other, weight, bend, offset] of neighbors[item] ?? []) {
      const jog = Math.abs(jogTo(other) + offset);
      sum += weight * jog + (jog > 0.01 ? bend : 0);
    }
    for (const other of pulls[item] ?? []) sum += jogTo(other) ** 2 / 400;
    return sum;
  };
  const rowOf = new Map(rows.flatMap((row) => row.map((item, i) => [item, { row, i }] as const)));
  const fits = (group: ReadonlySet<number>, by: number) => {
    for (const item of group) {
      const spot = rowOf.get(item);
      if (!spot) continue;
      const before = spot.row[spot.i - 1];
      const after = spot.row[spot.i + 1];
      if (before !== undefined && !group.has(before) && get(item) + by - get(before) < distance(before, item) - 0.01) return false;
      if (after !== undefined && !group.has(after) && get(after) - get(item) - by < distance(item, after) - 0.01) return false;
    }
    return true;
  };

  const groups = movableGroups(layers);
  for (let round = 0; round < 40; round++) {
    let moved = false;
    for (const group of groups) {
      const wishes = new Set<number>();
      for (const item of group) {
        const near = (neighbors[item] ?? [])
          .filter(([other]) => !group.has(other))
          .map(([other, , , offset]) => get(other) - offset - get(item));
        for (const by of near) wishes.add(by);
        const far = (pulls[item] ?? []).filter((other) => !group.has(other)).map((other) => get(other) - get(item));
        if (far.length > 1) wishes.add(far.reduce((a, b) => a + b, 0) / far.length);
        for (const side of [-1, 1]) {
          const spot = rowOf.get(item);
          const other = spot?.row[spot.i + side];
          if (other !== undefined && !group.has(other))
            wishes.add(get(other) - get(item) - side * (side < 0 ? distance(other, item) : distance(item, other)));
        }
      }
      let best = 0;
      let saved = 0.001;
      const now = sumOver(group, (item) => cost(item, get(item), group, 0));
      for (const by of wishes) {
        if (!fits(group, by)) continue;
        const saves = now - sumOver(group, (item) => cost(item, get(item) + by, group, by));
        if (saves > saved) [best, saved] = [by, saves];
      }
      if (best) {
        for (const item of group) places[item] = get(item) + best;
        moved = true;
      }
    }
    if (!moved) break;
  }
  return places;
}

const sumOver = (group: ReadonlySet<number>, value: (item: number) => number) => [...group].reduce((sum, item) => sum + value(item), 0);

/** First and last item of each edge. */
function edgeEnds({ links }: Layers): [number, number][] {
  const ends = new Map<number, [number, number]>();
  for (const { edge, upper, lower } of links) ends.set(edge, [ends.get(edge)?.[0] ?? upper, lower]);
  return [...ends.values()];
}

/** The groups to try to move together: each item, runs of neighbors in a layer, and everything connected to an item on one side. */
function movableGroups({ rows, links, items }: Layers): Set<number>[] {
  const groups: Set<number>[] = items.map((_, i) => new Set([i]));
  for (const row of rows) {
    for (let start = 0; start < row.length; start++)
      for (let end = start + 2; end <= row.length; end++) groups.push(new Set(row.slice(start, end)));
  }
  for (const toward of ['lower', 'upper'] as const) {
    const away = toward === 'lower' ? 'upper' : 'lower';
    items.forEach((_, start) => {
      const group = new Set([start]);
      for (const item of group) for (const link of links) if (link[away] === item) group.add(link[toward]);
      if (group.size > 1 && group.size < items.length) groups.push(group);
    });
  }
  return groups;
}
