import { entryOf, itemAt } from 'onesource/lookup';
import { IntegerInput, readInteger } from '../controls/integer-input.tsx';
import { ScrollRegion } from '../controls/scroll-region.tsx';
import { type Circuit, COLUMNS } from './circuit.ts';
import type { Evaluated } from './evaluate.ts';
import { type Cell, cellName } from './wiring.ts';

/** Pixels. A gate has a field for each number that arrives, its name, and a field for the number that leaves it. */
const NARROW = 96;
const WIDE = 216;
const FIELD = 24;
const HEIGHT = 76;
const INPUT_HEIGHT = 48;
const GAP_X = 10;
const GAP_Y = 34;

interface End extends Cell {
  readonly name: string;
}

interface GraphNode {
  readonly id: string;
  readonly title: string;
  /** Row of its gate in the table; null for an input. */
  readonly row: number | null;
  readonly from: readonly End[];
  readonly layer: number;
  /** Left edge. */
  x: number;
}

const meanOf = (numbers: readonly number[]) => numbers.reduce((sum, n) => sum + n, 0) / Math.max(1, numbers.length);

/** Every node in a layer below all that it reads, as near as possible to the middle of them. */
export function layout({ variables, gates }: Circuit, nodeWidth = NARROW): readonly GraphNode[] {
  const nodes = new Map<string, GraphNode>();
  const sources = ({ from }: GraphNode) => from.map(({ name }) => entryOf(nodes, name));
  for (const id of variables) nodes.set(id, { id, title: `${id}, secret`, row: null, from: [], layer: 0, x: 0 });
  for (const [row, { wires, text, output }] of gates.entries()) {
    const from = wires.slice(0, 2).flatMap((name, column) => (name === undefined ? [] : [{ name, row, column }]));
    const layer = 1 + Math.max(...from.map(({ name }) => entryOf(nodes, name).layer));
    const id = output ? 'claim' : (wires[2] ?? '');
    nodes.set(id, { id, title: output ? 'claim, public' : text, row, from, layer, x: 0 });
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
      free = node.x + nodeWidth + GAP_X;
    }
    const shift = layer === 0 ? 0 : meanOf(row.map((node) => entryOf(middle, node) - node.x));
    for (const node of row) node.x += shift;
  }
  const left = Math.min(...all.map(({ x }) => x));
  for (const node of all) node.x -= left;
  return all;
}

interface DrawingProps {
  readonly evaluated: Evaluated;
  readonly expression: string;
  /** The row of the table that is looked at. */
  readonly chosen: number | undefined;
  onChoose(row: number | undefined): void;
  onInput(name: string, value: number): void;
  onCell(cell: Cell, value: number): void;
  onClaim(value: number): void;
  onProblem(problem: string): void;
}

/**
 * The circuit from its inputs down to the claim, with every number to change. A wire has the color of its variable; gates
 * that don't hold, and wires whose ends differ, are marked.
 */
export function Drawing({
  evaluated,
  expression,
  chosen,
  onChoose,
  onInput,
  onCell,
  onClaim,
  onProblem,
}: DrawingProps) {
  const { p, circuit, carried, claim, sums, valueAt, isTorn, hues, result } = evaluated;
  const nodeWidth = p > 9999 ? WIDE : NARROW;
  const fieldWidth = nodeWidth / 2 - 6;
  const nodes = layout(circuit, nodeWidth);
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const top = ({ layer }: GraphNode) => (layer ? 1 + INPUT_HEIGHT + GAP_Y + (layer - 1) * (HEIGHT + GAP_Y) : 1);
  const width = Math.max(...nodes.map(({ x }) => x)) + nodeWidth + 2;
  const height = Math.max(...nodes.map(top)) + HEIGHT + 2;
  const endAt = (node: GraphNode, column: number) =>
    1 + node.x + (nodeWidth * (node.from.length === 1 ? 2 : 1 + 2 * column)) / 4;
  const read = readInteger(0, p - 1);

  const field = (x: number, y: number, name: string, value: number, onValue: (value: number) => void) => (
    <foreignObject key={name} x={x - fieldWidth / 2} y={y} width={fieldWidth} height={FIELD}>
      <IntegerInput label="" name={name} value={value} read={read} onProblem={onProblem} onValue={onValue} />
    </foreignObject>
  );
  const cellField = (x: number, y: number, name: string, cell: Cell) =>
    field(x, y, `Cell ${cellName(cell)}, wire ${name}`, valueAt(cell), (value) => onCell(cell, value));

  return (
    <ScrollRegion label="The circuit, from its inputs down to the claim">
      <svg
        className="circuit"
        width={width}
        height={height}
        role="group"
        aria-label={`${expression} takes ${circuit.gates.length - 1} gates. With these inputs, the result is ${result}.`}
      >
        {nodes.flatMap((node) =>
          node.from.map(({ name, ...cell }) => {
            const source = entryOf(byId, name);
            const [x1, y1] = [1 + source.x + nodeWidth / 2, top(source) + (source.layer ? HEIGHT : INPUT_HEIGHT)];
            const [x2, y2] = [endAt(node, cell.column), top(node)];
            const torn = isTorn(name, cell);
            return (
              <g key={cellName(cell)} data-wire={entryOf(hues, name)} className={torn ? 'torn' : undefined}>
                <path d={`M${x1} ${y1}C${x1} ${y1 + GAP_Y / 2} ${x2} ${y2 - GAP_Y / 2} ${x2} ${y2}`} />
                {torn ? (
                  <text className="bad" x={x2} y={y2 - 8}>
                    ✗
                  </text>
                ) : null}
              </g>
            );
          }),
        )}
        {nodes.map((node) => {
          const { id, title, row, from } = node;
          const isBroken = row !== null && itemAt(sums, row) !== 0;
          const [x, y] = [1 + node.x + nodeWidth / 2, top(node)];
          return (
            // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: a group of fields, whose focus chooses it
            <g
              key={id}
              role="group"
              aria-label={title}
              className={isBroken ? 'broken' : undefined}
              data-wire={hues.get(id)}
              aria-current={(row !== null && row === chosen) || undefined}
              onFocus={() => onChoose(row ?? undefined)}
            >
              <rect x={1 + node.x} y={y} width={nodeWidth} height={row === null ? INPUT_HEIGHT : HEIGHT} rx={8} />
              <text x={x} y={y + (row === null ? 15 : 43)}>
                {`${isBroken ? '✗ ' : ''}${title}`}
              </text>
              {row === null ? (
                field(x, y + 20, title, entryOf(carried, id), (value) => onInput(id, value))
              ) : (
                <>
                  {from.map(({ name, ...cell }) => (
                    <g
                      key={cell.column}
                      data-wire={entryOf(hues, name)}
                      className={isTorn(name, cell) ? 'torn' : undefined}
                    >
                      {cellField(endAt(node, cell.column), y + 4, name, cell)}
                    </g>
                  ))}
                  {id === 'claim'
                    ? field(x, y + 48, title, claim, onClaim)
                    : cellField(x, y + 48, id, { row, column: COLUMNS.length - 1 })}
                </>
              )}
            </g>
          );
        })}
      </svg>
    </ScrollRegion>
  );
}
