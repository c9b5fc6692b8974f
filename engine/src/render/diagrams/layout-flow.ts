/**
 * Draws a flow in layers along its direction. Labels of edges are in separate layers, so they can overlap neither boxes nor each other.
 * "Along" is the direction of the flow, "across" the other one; only `point` and `box` know which of them is x.
 */
import { align, type Extent } from './align.ts';
import { type Layers, makeLayers } from './layers.ts';
import type { Flow } from './parse.ts';
import { edgeLabelSize, labelSize, type Point, type Shape, textShape } from './shapes.ts';
import { type TextBlock, textBlock } from './text-size.ts';
import { assignTracks } from './tracks.ts';

/** A horizontal flow that would be wider than this is drawn vertically, to avoid horizontal scrolling. */
const widestAcrossPage = 720;
const trackGap = 10;
const leave = 14;
const arrive = 20;

/** Shapes of a flow. */
export function layoutFlow(flow: Flow): Shape[] {
  const shapes = place(flow);
  if (flow.direction === 'down') return shapes;
  const right = Math.max(...shapes.map((shape) => (shape.kind === 'box' ? shape.x + shape.width : 0)));
  return right > widestAcrossPage ? place({ ...flow, direction: 'down' }) : shapes;
}

interface Sizes {
  readonly text: TextBlock;
  readonly along: number;
  readonly extent: Extent;
}

function place(flow: Flow): Shape[] {
  const right = flow.direction === 'right';
  const layers = makeLayers(flow);
  const { items, links, rows, holdsNodes, backward } = layers;
  const sizes = items.map((item) =>
    item.node === undefined
      ? waypointSizes(item.isLabeled ? (flow.edges[item.edge ?? 0]?.label ?? '') : '', right)
      : nodeSizes(flow.nodes[item.node]?.label ?? '', right),
  );
  const ports = portsOf(layers, right ? 12 : 22);
  const anchors = align(layers, {
    extents: sizes.map(({ extent }) => extent),
    ports,
    gap: (a, b) => (items[a]?.node !== undefined && items[b]?.node !== undefined ? (right ? 22 : 28) : 12),
  });
  const at = (item: number) => anchors[item] ?? 0;

  // Lines with the same start share a track, as do lines with the same end.
  const bundleKey = (here: readonly number[], i: number) => {
    const from = `from ${links[i]?.upper} ${ports[i]?.[0]}`;
    const to = `to ${links[i]?.lower} ${ports[i]?.[1]}`;
    return here.some((j) => j !== i && links[j]?.upper === links[i]?.upper && ports[j]?.[0] === ports[i]?.[0]) ? from : to;
  };

  // Gaps between layers, with the tracks in them.
  const trackOf = new Map<number, number>();
  const gaps = rows.slice(1).map((_, row) => {
    const here = links.flatMap((link, i) => (items[link.upper]?.layer === row ? [i] : []));
    const bundles = new Map<string, number[]>();
    for (const i of here) {
      const key = bundleKey(here, i);
      bundles.set(key, [...(bundles.get(key) ?? []), i]);
    }
    const groups = [...bundles.values()];
    const tracks = assignTracks(
      groups.map((group) => ({
        entries: group.map((i) => at(links[i]?.upper ?? 0) + (ports[i]?.[0] ?? 0)),
        exits: group.map((i) => at(links[i]?.lower ?? 0) + (ports[i]?.[1] ?? 0)),
      })),
    );
    groups.forEach((group, g) => {
      for (const i of group) trackOf.set(i, tracks[g] ?? 0);
    });
    return Math.max(-1, ...tracks.map((track) => track ?? -1)) + 1;
  });

  // Layers along the flow.
  const starts: number[] = [];
  const thickness = rows.map((row) => Math.max(0, ...row.map((item) => sizes[item]?.along ?? 0)));
  let position = 0;
  rows.forEach((_, row) => {
    starts.push(position);
    position +=
      (thickness[row] ?? 0) +
      (holdsNodes[row] ? leave : 0) +
      (holdsNodes[row + 1] ? arrive : 0) +
      Math.max(0, (gaps[row] ?? 0) - 1) * trackGap;
  });
  const middle = (item: number) => (starts[items[item]?.layer ?? 0] ?? 0) + (thickness[items[item]?.layer ?? 0] ?? 0) / 2;

  const point = (along: number, across: number): Point => (right ? { x: along, y: across } : { x: across, y: along });
  const shapes: Shape[] = [];

  flow.edges.forEach((edge, e) => {
    const points: Point[] = [];
    const way = links.flatMap((link, i) => (link.edge === e ? [i] : []));
    for (const i of way) {
      const link = links[i];
      if (!link) continue;
      const from = at(link.upper) + (ports[i]?.[0] ?? 0);
      const to = at(link.lower) + (ports[i]?.[1] ?? 0);
      const row = items[link.upper]?.layer ?? 0;
      if (items[link.upper]?.node !== undefined) points.push(point(middle(link.upper) + (sizes[link.upper]?.along ?? 0) / 2, from));
      if (Math.abs(from - to) > 0.5) {
        const track =
          (starts[row] ?? 0) + (thickness[row] ?? 0) + (holdsNodes[row] ? leave * 0.75 : arrive * 0.3) + (trackOf.get(i) ?? 0) * trackGap;
        points.push(point(track, from), point(track, to));
      }
      if (items[link.lower]?.node !== undefined) points.push(point(middle(link.lower) - (sizes[link.lower]?.along ?? 0) / 2, to));
    }
    shapes.push({ kind: 'edge', points: backward.has(e) ? points.reverse() : points, dashed: edge.dashed });
  });

  items.forEach((item, i) => {
    const size = sizes[i];
    if (!size) return;
    const { text, along, extent } = size;
    const node = item.node === undefined ? undefined : flow.nodes[item.node];
    const anchor = point(middle(i), at(i));
    if (node) {
      const [width, height] = right ? [along, extent.before + extent.after] : [extent.before + extent.after, along];
      shapes.push({ kind: 'box', x: anchor.x - width / 2, y: anchor.y - height / 2, width, height, role: node.shape });
      shapes.push(textShape(text, 'label', anchor));
    } else if (text.lines.length) {
      const beside = right ? { x: anchor.x, y: anchor.y - 5 - text.height / 2 } : { x: anchor.x + 8, y: anchor.y };
      shapes.push(textShape(text, 'edge-label', beside, right ? 'middle' : 'start'));
    }
  });
  return shapes;
}

function nodeSizes(label: string, right: boolean): Sizes {
  const text = textBlock(label, right ? 124 : 172, labelSize);
  const width = Math.max(76, text.width + 28);
  const height = text.height + 22;
  const half = (right ? height : width) / 2;
  return { text, along: right ? width : height, extent: { before: half, after: half } };
}

function waypointSizes(label: string, right: boolean): Sizes {
  const text = textBlock(label, right ? 96 : 150, edgeLabelSize);
  if (!text.lines.length) return { text, along: 0, extent: { before: 5, after: 5 } };
  if (right) return { text, along: text.width + 6, extent: { before: text.height + 6, after: 5 } };
  return { text, along: text.height + 2, extent: { before: 5, after: text.width + 12 } };
}

/** Lines meet nodes in the middle of a side. If a cycle makes them leave and enter on the same side, the line of its closing edge is moved by `aside`. */
function portsOf({ items, links, rows, backward }: Layers, aside: number): [number, number][] {
  const place = new Map(rows.flatMap((row) => row.map((item, i) => [item, i] as const)));
  const ports: [number, number][] = links.map(() => [0, 0]);
  for (const [end, side] of ['upper', 'lower'].entries() as ArrayIterator<[0 | 1, 'upper' | 'lower']>) {
    const away = side === 'upper' ? 'lower' : 'upper';
    items.forEach((item, node) => {
      if (item.node === undefined) return;
      const here = links.flatMap((link, i) => (link[side] === node ? [i] : []));
      const reversed = here.filter((i) => backward.has(links[i]?.edge ?? -1));
      if (!reversed.length || reversed.length === here.length) return;
      const mean = (group: number[]) => group.reduce((sum, i) => sum + (place.get(links[i]?.[away] ?? 0) ?? 0), 0) / group.length;
      const offset = mean(reversed) < mean(here.filter((i) => !reversed.includes(i))) ? -aside : aside;
      for (const i of reversed) (ports[i] as [number, number])[end] = offset;
    });
  }
  return ports;
}
