/** The picture of a table's figures, on logarithmic scales, drawn above the table that has them in words. */
import type { ReactNode } from 'react';

const WIDTH = 640;
const LEFT = 56;
/** Room for the names at the ends of lines. */
const RIGHT = 130;
/** Room for the names of rows. */
const NAMES = 230;
/** Room for the caption. */
const TOP = 40;
const BOTTOM = 46;
const HEIGHT = 340;
const ROW = 34;
/** Names closer than this, in pixels, would touch. */
const APART = 17;

/** A figure at the start of a cell: `9.53 GB`, `1,048,576`. */
function figure(text: string): number | null {
  const digits = /^[\d,]*\.?\d+/.exec(text)?.[0];
  const value = Number(digits?.replaceAll(',', ''));
  return digits && value > 0 ? value : null;
}

function scale(values: readonly number[], from: number, to: number, room: number) {
  const low = Math.log10(Math.min(...values) / room);
  const high = Math.log10(Math.max(...values) * room);
  const place = (value: number) =>
    Math.round((from + ((Math.log10(value) - low) / (high - low)) * (to - from)) * 10) / 10;
  const ticks: number[] = [];
  for (let power = Math.ceil(low); power <= high; power++) ticks.push(10 ** power);
  return { place, ticks };
}

const shown = (value: number) => value.toLocaleString('en-US', { maximumSignificantDigits: 3 });

interface ChartProps {
  readonly caption: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

const Picture = ({ caption, height, children }: { caption: string; height: number; children: ReactNode }) => (
  <div className="scroll" role="group" aria-label={caption} tabIndex={0}>
    <svg className="chart" viewBox={`0 0 ${WIDTH} ${height}`} role="img" aria-label={`${caption}: the table below`}>
      <text x={0} y={14} className="chart-caption">
        {caption}
      </text>
      {children}
    </svg>
  </div>
);

interface Line {
  readonly name: string;
  readonly points: readonly { readonly x: number; readonly y: number }[];
}

/** Where the name of each line goes: at its end, moved down where two would touch. */
function namePlaces(ends: readonly number[]): readonly number[] {
  const places = [...ends];
  let last = Number.NEGATIVE_INFINITY;
  for (const [index, end] of [...ends.entries()].sort(([, a], [, b]) => a - b)) {
    last = Math.max(end, last + APART);
    places[index] = last;
  }
  return places;
}

function Lines({ caption, columns, rows }: ChartProps) {
  const lines: Line[] = columns.slice(1).map((name, column) => ({
    name,
    points: rows.flatMap((cells) => {
      const [x, y] = [figure(cells[0] ?? ''), figure(cells[column + 1] ?? '')];
      return x && y ? [{ x, y }] : [];
    }),
  }));
  const all = lines.flatMap(({ points }) => points);
  const along = scale(
    all.map(({ x }) => x),
    LEFT,
    WIDTH - RIGHT,
    1.15,
  );
  const up = scale(
    all.map(({ y }) => y),
    HEIGHT - BOTTOM,
    TOP,
    1.4,
  );
  const ends = namePlaces(lines.map(({ points }) => up.place(points.at(-1)?.y ?? 1)));
  const right = WIDTH - RIGHT;
  return (
    <Picture caption={caption} height={HEIGHT}>
      {up.ticks.map((tick) => (
        <g key={tick} className="chart-tick">
          <line x1={LEFT} x2={right} y1={up.place(tick)} y2={up.place(tick)} />
          <text x={LEFT - 8} y={up.place(tick) + 4} textAnchor="end">
            {shown(tick)}
          </text>
        </g>
      ))}
      {rows.map(([label = '']) => (
        <text key={label} x={along.place(figure(label) ?? 1)} y={HEIGHT - BOTTOM + 20} textAnchor="middle">
          {label}
        </text>
      ))}
      <text x={(LEFT + right) / 2} y={HEIGHT - 4} textAnchor="middle">
        {columns[0]}
      </text>
      {lines.map(({ name, points }, index) => {
        const places = points.map(({ x, y }) => [along.place(x), up.place(y)] as const);
        return (
          <g key={name} className={`chart-series chart-${(index % 6) + 1}`}>
            <polyline points={places.map((place) => place.join(',')).join(' ')} />
            {places.map(([x, y]) => (
              <circle key={x} cx={x} cy={y} r={3.5} />
            ))}
            <text x={right + 2} y={(ends[index] ?? 0) + 4}>
              {name}
            </text>
          </g>
        );
      })}
    </Picture>
  );
}

function Dots({ caption, columns, rows }: ChartProps) {
  const dots = rows.flatMap(([name = '', text = '']) => {
    const value = figure(text);
    return value ? [{ name, text, value }] : [];
  });
  const height = TOP + dots.length * ROW + BOTTOM;
  const across = scale(
    dots.map(({ value }) => value),
    NAMES,
    WIDTH - 70,
    1.5,
  );
  const bottom = height - BOTTOM;
  return (
    <Picture caption={caption} height={height}>
      {across.ticks.map((tick) => (
        <g key={tick} className="chart-tick">
          <line x1={across.place(tick)} x2={across.place(tick)} y1={TOP} y2={bottom} />
          <text x={across.place(tick)} y={bottom + 20} textAnchor="middle">
            {shown(tick)}
          </text>
        </g>
      ))}
      <text x={(NAMES + WIDTH) / 2} y={height - 4} textAnchor="middle">
        {columns[1]}
      </text>
      {dots.map(({ name, text, value }, index) => {
        const y = TOP + (index + 0.5) * ROW;
        return (
          <g key={name} className="chart-series chart-1">
            <line x1={NAMES} x2={across.place(value)} y1={y} y2={y} />
            <circle cx={across.place(value)} cy={y} r={4.5} />
            <text x={NAMES - 10} y={y + 4} textAnchor="end">
              {name}
            </text>
            <text x={across.place(value) + 10} y={y + 4}>
              {text}
            </text>
          </g>
        );
      })}
    </Picture>
  );
}

/** Lines if the first column has figures, otherwise a dot for each row. Null if the table has no figures to draw. */
export function chart(props: ChartProps): ReactNode {
  const { rows } = props;
  if (!rows.some((cells) => figure(cells[1] ?? ''))) return null;
  return rows.every(([first = '']) => figure(first)) ? <Lines {...props} /> : <Dots {...props} />;
}
