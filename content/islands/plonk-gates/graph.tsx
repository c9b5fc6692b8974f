import { entryOf } from 'onesource/lookup';
import { ScrollRegion } from '../controls/scroll-region.tsx';
import type { Circuit } from './circuit.ts';

const WIDTH = 104;
const HEIGHT = 42;
const GAP_X = 36;
const GAP_Y = 16;

interface GraphNode {
  readonly id: string;
  readonly title: string;
  readonly value: number;
  readonly column: number;
  readonly from: readonly string[];
  y: number;
}

/**
 * Places each wire's node: letters in the first column, every gate to the right of what it reads, near the middle of
 * it.
 */
function layout(circuit: Circuit, values: ReadonlyMap<string, number>): GraphNode[] {
  const nodes = new Map<string, GraphNode>();
  const bottoms: number[] = [];
  const put = (id: string, title: string, from: string[]) => {
    const sources = from.map((name) => entryOf(nodes, name));
    const column = Math.max(-1, ...sources.map((source) => source.column)) + 1;
    const middle = sources.reduce((sum, source) => sum + source.y, 0) / Math.max(1, sources.length);
    const y = Math.round(Math.max(bottoms[column] ?? 0, middle));
    bottoms[column] = y + HEIGHT + GAP_Y;
    nodes.set(id, { id, title, value: values.get(id) ?? 0, column, from, y });
  };
  for (const name of circuit.variables) put(name, 'input', []);
  for (const { wires, text, output } of circuit.gates) {
    const [left, right, result] = wires;
    const from = [...new Set([left, right].filter((name) => name !== undefined))];
    if (!output && result !== undefined) put(result, text, from);
  }
  return [...nodes.values()];
}

/**
 * The circuit as a picture: boxes for letters and gates with the value on their wire, lines from what each gate reads.
 */
export function Graph({
  circuit,
  values,
  label,
}: {
  circuit: Circuit;
  values: ReadonlyMap<string, number>;
  label: string;
}) {
  const nodes = layout(circuit, values);
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const x = (node: GraphNode) => 1 + node.column * (WIDTH + GAP_X);
  const width = Math.max(...nodes.map(x)) + WIDTH + 1;
  const height = Math.max(...nodes.map((node) => node.y)) + HEIGHT + 2;
  return (
    <ScrollRegion label="The circuit">
      <svg className="graph" viewBox={`0 0 ${width} ${height}`} width={width} role="img" aria-label={label}>
        {nodes.flatMap((node) =>
          node.from.map((name) => {
            const source = entryOf(byId, name);
            const [x1, y1, x2, y2] = [x(source) + WIDTH, source.y + HEIGHT / 2 + 1, x(node), node.y + HEIGHT / 2 + 1];
            const bend = Math.min(60, (x2 - x1) / 2);
            return (
              <path key={`${name} ${node.id}`} d={`M${x1} ${y1}C${x1 + bend} ${y1} ${x2 - bend} ${y2} ${x2} ${y2}`} />
            );
          }),
        )}
        {nodes.map((node) => (
          <g
            key={node.id}
            className={node.id === circuit.result ? 'result' : node.from.length === 0 ? 'input' : undefined}
          >
            <rect
              x={x(node)}
              y={node.y + 1}
              width={WIDTH}
              height={HEIGHT}
              rx={node.from.length === 0 ? HEIGHT / 2 : 8}
            />
            <text className="title" x={x(node) + WIDTH / 2} y={node.y + 16} textAnchor="middle">
              {node.from.length === 0 ? node.id : node.title}
            </text>
            <text x={x(node) + WIDTH / 2} y={node.y + 34} textAnchor="middle">
              {node.value}
            </text>
          </g>
        ))}
      </svg>
    </ScrollRegion>
  );
}
