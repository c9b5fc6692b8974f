/**
 * The combinatorial half of a layered drawing (after Sugiyama, Tagawa and Toda, 1981): the layer of each node, and the order within each layer.
 * Labels of edges get separate layers. An edge has a waypoint in every layer between its ends; its label is at the first one.
 */
import type { Flow, FlowEdge } from './parse.ts';

/** An item of a layer: a node, or a waypoint of an edge. */
export interface Item {
  readonly layer: number;
  /** Index into the flow's nodes; absent for a waypoint. */
  readonly node?: number;
  /** Index into the flow's edges; absent for a node. */
  readonly edge?: number;
  /** For waypoints: whether the edge's label is here. */
  readonly isLabeled?: boolean;
}

/** The part of an edge between items of adjacent layers. */
export interface Link {
  readonly edge: number;
  readonly upper: number;
  readonly lower: number;
}

export interface Layers {
  readonly items: readonly Item[];
  readonly links: readonly Link[];
  /** Indices of items, layer by layer, in drawing order. */
  readonly rows: readonly (readonly number[])[];
  /** Whether each layer contains nodes rather than labels. */
  readonly holdsNodes: readonly boolean[];
  /** Edges that run against the layers because they close a cycle. */
  readonly backward: ReadonlySet<number>;
}

export function makeLayers(flow: Flow): Layers {
  const index = new Map(flow.nodes.map((node, i) => [node.id, i]));
  const at = (id: string) => index.get(id) ?? 0;
  const backward = cycleClosers(flow, at);
  const ends = flow.edges.map((edge, i) =>
    backward.has(i) ? { from: at(edge.to), to: at(edge.from) } : { from: at(edge.from), to: at(edge.to) },
  );
  const rank = ranks(flow.nodes.length, ends);

  const holdsNodes: boolean[] = [];
  const layerOf: number[] = [];
  for (let r = 0; r <= Math.max(...rank); r++) {
    layerOf.push(holdsNodes.push(true) - 1);
    if (flow.edges.some((edge, i) => edge.label && rank[ends[i]?.from ?? 0] === r)) holdsNodes.push(false);
  }

  const items: Item[] = flow.nodes.map((_, node) => ({ layer: layerOf[rank[node] ?? 0] ?? 0, node }));
  const links: Link[] = [];
  ends.forEach(({ from, to }, edge) => {
    const [first, last] = [items[from]?.layer ?? 0, items[to]?.layer ?? 0];
    let upper = from;
    for (let layer = first + 1; layer < last; layer++) {
      items.push({ layer, edge, isLabeled: layer === first + 1 && Boolean(flow.edges[edge]?.label) });
      links.push({ edge, upper, lower: items.length - 1 });
      upper = items.length - 1;
    }
    links.push({ edge, upper, lower: to });
  });
  return { items, links, rows: order(items, links), holdsNodes, backward };
}

/** Edges to reverse so that no cycle is left: those that lead back to a node on the current path. */
function cycleClosers(flow: Flow, at: (id: string) => number): Set<number> {
  const closers = new Set<number>();
  const state = new Map<number, 'open' | 'done'>();
  const visit = (node: number) => {
    state.set(node, 'open');
    flow.edges.forEach((edge: FlowEdge, i) => {
      if (at(edge.from) !== node) return;
      const next = state.get(at(edge.to));
      if (next === 'open') closers.add(i);
      else if (!next) visit(at(edge.to));
    });
    state.set(node, 'done');
  };
  flow.nodes.forEach((_, node) => {
    if (!state.has(node)) visit(node);
  });
  return closers;
}

/** The length of the longest path from a source; then, sources move next to their targets. */
function ranks(count: number, ends: readonly { from: number; to: number }[]): number[] {
  const rank = Array.from({ length: count }, () => 0);
  const get = (node: number) => rank[node] ?? 0;
  for (let round = 0; round < count; round++) for (const { from, to } of ends) rank[to] = Math.max(get(to), get(from) + 1);
  for (let node = 0; node < count; node++) {
    const targets = ends.filter(({ from }) => from === node).map(({ to }) => get(to));
    if (targets.length && !ends.some(({ to }) => to === node)) rank[node] = Math.min(...targets) - 1;
  }
  return rank;
}

/** Orders each layer by the average position of the neighbors, sweeping down and up, and keeps the order with the fewest crossings. */
function order(items: readonly Item[], links: readonly Link[]): number[][] {
  const rows: number[][] = [];
  items.forEach(({ layer }, i) => {
    while (rows.length <= layer) rows.push([]);
    rows[layer]?.push(i);
  });
  let best = rows.map((row) => [...row]);
  let fewest = crossings(best, links);
  for (let round = 0; round < 12 && fewest > 0; round++) {
    const down = round % 2 === 0;
    const sweep = rows.map((_, i) => (down ? i : rows.length - 1 - i));
    for (const layer of sweep) {
      const place = places(rows);
      const wish = (item: number) => {
        const near = links.flatMap(({ upper, lower }) => (down && lower === item ? [upper] : !down && upper === item ? [lower] : []));
        return near.length ? near.reduce((sum, other) => sum + (place.get(other) ?? 0), 0) / near.length : (place.get(item) ?? 0);
      };
      const wishes = new Map((rows[layer] ?? []).map((item) => [item, wish(item)]));
      rows[layer]?.sort((a, b) => (wishes.get(a) ?? 0) - (wishes.get(b) ?? 0) || a - b);
    }
    const count = crossings(rows, links);
    if (count < fewest) [best, fewest] = [rows.map((row) => [...row]), count];
  }
  return best;
}

const places = (rows: readonly (readonly number[])[]) =>
  new Map(rows.flatMap((row) => row.map((item, place) => [item, place - (row.length - 1) / 2] as const)));

/** The number of pairs of links that cross. */
function crossings(rows: readonly (readonly number[])[], links: readonly Link[]): number {
  const place = places(rows);
  const layer = new Map(rows.flatMap((row, i) => row.map((item) => [item, i] as const)));
  let count = 0;
  links.forEach((a, i) => {
    for (const b of links.slice(i + 1)) {
      if (layer.get(a.upper) !== layer.get(b.upper)) continue;
      const above = (place.get(a.upper) ?? 0) - (place.get(b.upper) ?? 0);
      const below = (place.get(a.lower) ?? 0) - (place.get(b.lower) ?? 0);
      if (above * below < 0) count++;
    }
  });
  return count;
}
