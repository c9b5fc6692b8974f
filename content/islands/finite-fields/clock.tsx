// biome-ignore-all lint/suspicious/noArrayIndexKey: a step is its number
import type { Field } from '../arithmetic/field.ts';
import { type FieldOperation, path, walk } from './explain.ts';

const MIDDLE = 120;
const RADIUS = 92;

const round = (n: number) => Math.round(n * 10) / 10;

/** The position of element `i` of `p`, `radius` from the middle; rounded, so that every engine draws the same. */
function place(i: number, p: number, radius: number): [x: number, y: number] {
  const angle = (2 * Math.PI * i) / p;
  return [round(MIDDLE + radius * Math.sin(angle)), round(MIDDLE - radius * Math.cos(angle))];
}

/** One step: a line with a head, kept clear of both dots. */
function Arrow({ from, to, p }: { from: number; to: number; p: number }) {
  const [x1, y1] = place(from, p, RADIUS);
  const [x2, y2] = place(to, p, RADIUS);
  const length = Math.hypot(x2 - x1, y2 - y1);
  const [ux, uy] = [(x2 - x1) / length, (y2 - y1) / length];
  const gap = Math.min(8, length / 4);
  const [tx, ty] = [x2 - gap * ux, y2 - gap * uy].map(round) as [number, number];
  const back = Math.min(7, length / 3);
  const wing = (side: number) => `${round(tx - back * ux + side * uy)} ${round(ty - back * uy - side * ux)}`;
  return (
    <>
      <path className="step" d={`M${round(x1 + gap * ux)} ${round(y1 + gap * uy)}L${tx} ${ty}`} />
      <path className="head" d={`M${tx} ${ty}L${wing(3)}L${wing(-3)}Z`} />
    </>
  );
}

const arrows = (places: readonly number[], p: number) =>
  places
    .slice(1)
    .map((to, i) => (places[i] === to ? null : <Arrow key={i} from={places[i] as number} to={to} p={p} />));

interface ClockProps {
  readonly field: Field;
  readonly operation: FieldOperation;
  readonly a: number;
  readonly b: number;
}

/** The elements of a small field on a circle, the way to a result, and, paler, how it would go on. */
export function Clock({ field, operation, a, b }: ClockProps) {
  const { p } = field;
  const way = path(field, operation, a, b);
  const rest = operation === 'multiply' || operation === 'power' ? walk(field, operation, a) : [];
  return (
    <svg className="clock" viewBox="0 0 240 240" role="img" aria-label={`The elements 0 to ${p - 1} on a circle`}>
      <circle className="dial" cx={MIDDLE} cy={MIDDLE} r={RADIUS} />
      <g className="rest">{arrows(rest, p)}</g>
      {arrows(way, p)}
      {Array.from({ length: p }, (_, i) => {
        const [x, y] = place(i, p, RADIUS);
        const [tx, ty] = place(i, p, RADIUS + 17);
        const state = i === way.at(-1) ? 'result' : way.includes(i) ? 'visited' : rest.includes(i) ? 'ahead' : 'missed';
        return (
          <g key={i} className={state}>
            <circle cx={x} cy={y} r={state === 'result' ? 6 : p > 17 ? 3 : 4} />
            <text x={tx} y={ty} dy="0.35em">
              {i}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
