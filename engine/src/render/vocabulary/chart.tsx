/** The picture of a table's figures, on logarithmic scales, drawn above the table that has them in words. */
import type { ReactNode } from 'react';

/** A chart is drawn twice: for wide windows and for narrow ones, with less room for names, in pixels. */
const sizes = [
  { width: 640, left: 56, right: 130, every: 1 },
  { width: 350, left: 42, right: 100, every: 2 },
] as const;
type Size = (typeof sizes)[number];
const topRoom = 12;
const bottomRoom = 46;
const chartHeight = 312;
const rowHeight = 44;
/** Names closer than this, in pixels, would touch. */
const leastApart = 17;

/** A figure at the start of a cell: `9.53 GB`, `1,048,576`, `2²⁰`. */
export function figure(text: string): number | null {
  const [, digits, power] = /^([\d,]*\.?\d+)([⁰¹²³⁴⁵⁶⁷⁸⁹]+)?/.exec(text) ?? [];
  const exponent = power ? Number(power.normalize('NFKC')) : 1;
  const value = Number(digits?.replaceAll(',', '')) ** exponent;
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

interface PictureProps {
  readonly caption: string;
  readonly size: Size;
  readonly height: number;
  readonly children: ReactNode;
}

const Picture = ({ caption, size, height, children }: PictureProps) => (
  <svg
    className="chart"
    viewBox={`0 0 ${size.width} ${height}`}
    role="img"
    aria-label={`${caption}: the figures of the table below`}
  >
    {children}
  </svg>
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
    last = Math.max(end, last + leastApart);
    places[index] = last;
  }
  return places;
}

function Lines({ caption, size, columns, rows }: ChartProps & { readonly size: Size }) {
  const lines: Line[] = columns.slice(1).map((name, column) => ({
    name,
    points: rows.flatMap((cells) => {
      const [x, y] = [figure(cells[0] ?? ''), figure(cells[column + 1] ?? '')];
      return x && y ? [{ x, y }] : [];
    }),
  }));
  const right = size.width - size.right;
  const all = lines.flatMap(({ points }) => points);
  const along = scale(
    all.map(({ x }) => x),
    size.left,
    right,
    1.15,
  );
  const up = scale(
    all.map(({ y }) => y),
    chartHeight - bottomRoom,
    topRoom,
    1.4,
  );
  const ends = namePlaces(lines.map(({ points }) => up.place(points.at(-1)?.y ?? 1)));
  return (
    <Picture caption={caption} size={size} height={chartHeight}>
      {up.ticks.map((tick) => (
        <g key={tick} className="chart-tick">
          <line x1={size.left} x2={right} y1={up.place(tick)} y2={up.place(tick)} />
          <text x={size.left - 8} y={up.place(tick) + 4} textAnchor="end">
            {shown(tick)}
          </text>
        </g>
      ))}
      {rows
        .filter((_, index) => index % size.every === 0)
        .map(([label = '']) => (
          <text key={label} x={along.place(figure(label) ?? 1)} y={chartHeight - bottomRoom + 20} textAnchor="middle">
            {label}
          </text>
        ))}
      <text x={(size.left + right) / 2} y={chartHeight - 4} textAnchor="middle">
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
            <text x={(places.at(-1)?.[0] ?? right) + 14} y={(ends[index] ?? 0) + 6}>
              {name}
            </text>
          </g>
        );
      })}
    </Picture>
  );
}

function Dots({ caption, size, columns, rows }: ChartProps & { readonly size: Size }) {
  const dots = rows.flatMap(([name = '', text = '']) => {
    const value = figure(text);
    return value ? [{ name, text, value }] : [];
  });
  const bottom = topRoom + dots.length * rowHeight;
  const across = scale(
    dots.map(({ value }) => value),
    0,
    size.width - size.right,
    1.5,
  );
  return (
    <Picture caption={caption} size={size} height={bottom + bottomRoom}>
      {across.ticks.map((tick) => (
        <g key={tick} className="chart-tick">
          <line x1={across.place(tick)} x2={across.place(tick)} y1={topRoom} y2={bottom} />
          <text x={across.place(tick)} y={bottom + 20} textAnchor="middle">
            {shown(tick)}
          </text>
        </g>
      ))}
      <text x={(size.width - size.right) / 2} y={bottom + bottomRoom - 4} textAnchor="middle">
        {columns[1]}
      </text>
      {dots.map(({ name, text, value }, index) => {
        const y = topRoom + index * rowHeight + 30;
        return (
          <g key={name} className="chart-series chart-1">
            <text y={y - 14}>{name}</text>
            <line x2={across.place(value)} y1={y} y2={y} />
            <circle cx={across.place(value)} cy={y} r={4.5} />
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
  const { caption, rows } = props;
  if (!rows.some((cells) => figure(cells[1] ?? ''))) return null;
  const Drawing = rows.every(([first = '']) => figure(first)) ? Lines : Dots;
  return (
    <>
      <p className="chart-caption">{caption}</p>
      {sizes.map((size) => (
        <Drawing key={size.width} size={size} {...props} />
      ))}
    </>
  );
}
