/** Places the nodes, lines, and labels of a flow with ELK (https://eclipse.dev/elk), in layers along its direction. */
import { createRequire } from 'node:module';
// Deep imports: the package's entry answers with promises, and diagrams are drawn without waiting. See `elk` below.
import type { ElkNode, ElkPort, LayoutOptions } from 'elkjs/lib/elk-api.js';
import { once } from '../../../basics/memo.ts';
import type { Flowchart, FlowchartEdge, FlowchartNode } from './parse.ts';
import { type DiagramPicture, edgeLabelSize, labelSize, type Shape, textShape, widestOnPhone } from './shapes.ts';
import { type TextBlock, textBlock } from './text-size.ts';

type FlowchartDirection = Flowchart['direction'];

/** A horizontal flow that would be wider than this is drawn vertically, to avoid horizontal scrolling. */
const widestAcrossPage = 720;

/** Distances in pixels. See https://eclipse.dev/elk/reference/options.html. */
const options = (direction: FlowchartDirection): LayoutOptions => ({
  'elk.algorithm': 'layered',
  'elk.direction': direction.toUpperCase(),
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.padding': '[top=0,left=0,bottom=0,right=0]',
  'elk.spacing.nodeNode': '22',
  'elk.spacing.edgeNode': '12',
  'elk.spacing.edgeEdge': '10',
  'elk.spacing.edgeLabel': '3',
  'elk.layered.spacing.nodeNodeBetweenLayers': '24',
  'elk.layered.spacing.edgeNodeBetweenLayers': '10',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '10',
  'elk.layered.considerModelOrder.strategy': 'NODES_AND_EDGES',
  'elk.layered.cycleBreaking.strategy': 'DEPTH_FIRST',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
  'elk.layered.edgeLabels.sideSelection': 'ALWAYS_UP',
});

const nodeText = ({ label }: FlowchartNode) => textBlock(label, 124, labelSize);
const edgeText = ({ label }: FlowchartEdge) => textBlock(label, 96, edgeLabelSize);

const nodeSize = ({ width, height }: TextBlock) => ({ width: Math.max(76, width + 28), height: height + 22 });

/** All lines that enter a node meet at one point, as do those that leave it. */
const entryOf = (id: string) => `to ${id}`;
const exitOf = (id: string) => `from ${id}`;
const port = (id: string, side: string): ElkPort => ({ id, layoutOptions: { 'elk.port.side': side } });

function graphOf({ direction, nodes, edges }: Flowchart): ElkNode {
  return {
    id: 'flow',
    layoutOptions: options(direction),
    children: nodes.map((node) => ({
      id: node.id,
      ...nodeSize(nodeText(node)),
      layoutOptions: { 'elk.portConstraints': 'FIXED_SIDE', 'elk.portAlignment.default': 'CENTER' },
      ports: [
        port(entryOf(node.id), direction === 'right' ? 'WEST' : 'NORTH'),
        port(exitOf(node.id), direction === 'right' ? 'EAST' : 'SOUTH'),
      ],
    })),
    edges: edges.map((edge, i) => {
      const { width, height } = edgeText(edge);
      const labels = edge.label ? [{ text: edge.label, width: width + 6, height }] : [];
      return { id: `edge ${i}`, sources: [exitOf(edge.from)], targets: [entryOf(edge.to)], labels };
    }),
  };
}

/** A worker that the library runs on this thread. What its dispatcher gets is answered at once. */
interface ElkWorker {
  onmessage(message: { readonly data: { readonly data: ElkNode; readonly error?: unknown } }): void;
  readonly dispatcher: { saveDispatch(message: { readonly data: object }): void };
}

/** The library is large, so a site without flowcharts doesn't load it. */
const elk = once(() => {
  const { Worker } = createRequire(import.meta.url)('elkjs/lib/elk-worker.js') as { Worker: new () => ElkWorker };
  const worker = new Worker();
  worker.onmessage = () => {};
  worker.dispatcher.saveDispatch({ data: { id: 0, cmd: 'register', algorithms: ['layered'] } });
  return worker;
});

function placed(flow: Flowchart): ElkNode {
  const graph = graphOf(flow);
  let result = graph;
  elk().onmessage = ({ data: { data, error } }) => {
    if (error) throw error;
    result = data;
  };
  elk().dispatcher.saveDispatch({ data: { id: 1, cmd: 'layout', graph, layoutOptions: {}, options: {} } });
  return result;
}

function shapesOf({ direction, nodes, edges }: Flowchart, { children = [], edges: lines = [] }: ElkNode): Shape[] {
  const shapes = lines.flatMap(({ sections = [] }, i) =>
    sections.map(
      ({ startPoint, bendPoints = [], endPoint }): Shape => ({
        kind: 'edge',
        points: [startPoint, ...bendPoints, endPoint],
        dashed: edges[i]?.dashed ?? false,
      }),
    ),
  );
  for (const [i, node] of nodes.entries()) {
    const { x = 0, y = 0, width = 0, height = 0 } = children[i] ?? {};
    shapes.push({ kind: 'box', x, y, width, height, role: node.shape });
    shapes.push(textShape(nodeText(node), 'label', { x: x + width / 2, y: y + height / 2 }));
  }
  for (const [i, edge] of edges.entries()) {
    for (const { x = 0, y = 0, width = 0, height = 0 } of lines[i]?.labels ?? []) {
      const text = edgeText(edge);
      const middle = { x: x + width / 2, y: y + height / 2 };
      shapes.push(
        direction === 'right'
          ? textShape(text, 'edge-label', middle)
          : textShape(text, 'edge-label', { ...middle, x: x + 5 }, 'start'),
      );
    }
  }
  return shapes;
}

/**
 * The pictures of a flowchart: one or, if it is too wide for a phone, one for wide windows and one for narrow ones,
 * which is drawn downward.
 */
export function layoutFlowchart(flow: Flowchart): readonly DiagramPicture[] {
  const graph = placed(flow);
  const { width = 0 } = graph;
  if (flow.direction === 'down' || width <= widestOnPhone) return [shapesOf(flow, graph)];
  const turned: Flowchart = { ...flow, direction: 'down' };
  const narrow = placed(turned);
  const down = shapesOf(turned, narrow);
  if (width > widestAcrossPage) return [down];
  const across = shapesOf(flow, graph);
  return (narrow.width ?? 0) < width ? [across, down] : [across];
}
