import { entryOf, itemAt } from 'onesource/lookup';
import type { Circuit } from './circuit.ts';
import type { Evaluated } from './evaluate.ts';

const WIDTH = 96;
const HEIGHT = 42;
const GAP_X = 10;
const GAP_Y = 34;

interface Wiring {
  readonly name: string;
  readonly row: number;
  readonly column: number;
}

interface GraphNode {
  readonly id: string;
  readonly title: string;
  /** Row of its gate in the table; null for an input. */
  readonly row: number | null;
  readonly from: readonly Wiring[];
  readonly layer: number;
  /** Left edge. */
  x: number;
}

const meanOf = (numbers: readonly number[]) => numbers.reduce((sum, n) => sum + n, 0) / Math.max(1, numbers.length);

/** Every node in a layer below all that it reads, as near as possible to the middle of them. */
export function layout({ variables, gates }: Circuit): readonly GraphNode[] {
  const nodes = new Map<string, GraphNode>();
  const sources = ({ from }: GraphNode) => from.map(({ name }) => entryOf(nodes, name));
  for (const id of variables) nodes.set(id, { id, title: 'input', row: null, from: [], layer: 0, x: 0 });
  for (const [row, { wires, text, output }] of gates.entries()) {
    const from = wires.slice(0, 2).flatMap((name, column) => (name === undefined ? [] : [{ name, row, column }]));
    const layer = 1 + Math.max(...from.map(({ name }) => entryOf(nodes, name).layer));
    const id = output ? 'claim' : (wires[2] ?? '');
    nodes.set(id, { id, title: output ? 'claim' : text, row, from, layer, x: 0 });
  }
  const all = [...nodes.values()];
  for (let layer = 0; all.some((node) => node.layer === layer); layer += 1) {
    const middle = new Map(
      all.filter((node) => node.layer === layer).map((node) => [node, meanOf(sources(node).map(({ x }) => x))]),
    );
    const row = [...middle.keys()].sort((a, b) => entryOf(middle, a) - entryOf(middle, b));
    let free = Number.NEGATIVE_INFINITY;
    for (const node of row) {
      node.x = Math.max(free, entryOf(middle, node));
      free = node.x + WIDTH + GAP_X;
    }
    const shift = layer === 0 ? 0 : meanOf(row.map((node) => entryOf(middle, node) - node.x));
    for (const node of row) node.x += shift;
  }
  const left = Math.min(...all.map(({ x }) => x));
  for (const node of all) node.x -= left;
  return all;
}

/** The circuit from its inputs down to the claim: gates that don't hold, and wires whose ends differ, are marked. */
export function Graph({ evaluated, expression }: { evaluated: Evaluated; expression: string }) {
  const { circuit, carried, claim, sums, valueAt, result } = evaluated;
  const nodes = layout(circuit);
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const top = ({ layer }: GraphNode) => 1 + layer * (HEIGHT + GAP_Y);
  const width = Math.max(...nodes.map(({ x }) => x)) + WIDTH + 2;
  const height = Math.max(...nodes.map(top)) + HEIGHT + 2;
  const label = `${expression} takes ${circuit.gates.length - 1} gates. With these inputs, the result is ${result}.`;
  return (
    <svg className="graph" viewBox={`-1 0 ${width} ${height}`} width={width} role="img" aria-label={label}>
      {nodes.flatMap((node) =>
        node.from.map(({ name, row, column }) => {
          const source = entryOf(byId, name);
          const [x1, y1, y2] = [source.x + WIDTH / 2, top(source) + HEIGHT, top(node)];
          const x2 = node.x + (WIDTH * (node.from.length === 1 ? 2 : 1 + 2 * column)) / 4;
          const value = valueAt({ row, column });
          const isTorn = value !== carried.get(name);
          return (
            <g key={`${name} ${row} ${column}`} className={isTorn ? 'torn' : undefined}>
              <path d={`M${x1} ${y1}C${x1} ${y1 + GAP_Y / 2} ${x2} ${y2 - GAP_Y / 2} ${x2} ${y2}`} />
              {isTorn ? (
                <text x={x2} y={y2 - 8} textAnchor="middle">
                  {`✗ ${value}`}
                </text>
              ) : null}
            </g>
          );
        }),
      )}
      {nodes.map((node) => {
        const isBroken = node.row !== null && itemAt(sums, node.row) !== 0;
        const kind = node.row === null ? 'input' : node.id === 'claim' ? 'result' : 'gate';
        const [x, y] = [node.x, top(node)];
        return (
          <g key={node.id} className={isBroken ? 'broken' : kind}>
            <rect x={x} y={y} width={WIDTH} height={HEIGHT} rx={kind === 'gate' ? 8 : HEIGHT / 2} />
            <text className="title" x={x + WIDTH / 2} y={y + 16} textAnchor="middle">
              {`${isBroken ? '✗ ' : ''}${kind === 'input' ? node.id : node.title}`}
            </text>
            <text x={x + WIDTH / 2} y={y + 34} textAnchor="middle">
              {node.id === 'claim' ? claim : carried.get(node.id)}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
