import { itemAt } from 'onesource/lookup';
import type { Field } from '../arithmetic/field.ts';
import { type FieldOperation, walk } from './explain.ts';

const MIDDLE = 120;
const RADIUS = 92;

/**
 * The position of element `i` of `p` at a distance of `radius` from the middle of the dial; rounded, so that every
 * engine draws the same.
 */
function place(i: number, p: number, radius: number): [x: number, y: number] {
  const angle = (2 * Math.PI * i) / p;
  return [MIDDLE + radius * Math.sin(angle), MIDDLE - radius * Math.cos(angle)].map((n) => Math.round(n * 10) / 10) as [
    number,
    number,
  ];
}

/** One step of the walk: a line with a head, kept clear of both dots. */
function Arrow({ from, to, p }: { from: number; to: number; p: number }) {
  const [x1, y1] = place(from, p, RADIUS);
  const [x2, y2] = place(to, p, RADIUS);
  const length = Math.hypot(x2 - x1, y2 - y1);
  const [ux, uy] = [(x2 - x1) / length, (y2 - y1) / length];
  const gap = Math.min(8, length / 4);
  const round = (n: number) => Math.round(n * 10) / 10;
  const [tx, ty] = [round(x2 - gap * ux), round(y2 - gap * uy)];
  const back = Math.min(7, length / 3);
  const wing = (side: number) => `${round(tx - back * ux + side * uy)} ${round(ty - back * uy - side * ux)}`;
  return (
    <>
      <path className="step" d={`M${round(x1 + gap * ux)} ${round(y1 + gap * uy)}L${tx} ${ty}`} />
      <path className="head" d={`M${tx} ${ty}L${wing(3)}L${wing(-3)}Z`} />
    </>
  );
}

/** The elements of a small field on a dial, with the walk that adding or multiplying by `a` makes. */
export function Clock({
  field,
  operation,
  a,
  label,
}: {
  field: Field;
  operation: FieldOperation;
  a: number;
  label: string;
}) {
  const { p } = field;
  const steps = walk(field, operation, a);
  const closed = steps[0] === 1 && a === 0 ? steps : [...steps, itemAt(steps, 0)];
  const visited = new Set(steps);
  const elements = Array.from({ length: p }, (_, i) => i);
  return (
    <svg className="clock" viewBox="0 0 240 240" role="img" aria-label={label}>
      <circle className="dial" cx={MIDDLE} cy={MIDDLE} r={RADIUS} />
      {closed
        .slice(1)
        .map((to, i) => (closed[i] === to ? null : <Arrow key={to} from={itemAt(closed, i)} to={to} p={p} />))}
      {elements.map((i) => {
        const [x, y] = place(i, p, RADIUS);
        const [tx, ty] = place(i, p, RADIUS + 16);
        return (
          <g key={i} className={visited.has(i) ? 'visited' : 'missed'}>
            <circle cx={x} cy={y} r={p > 17 ? 3 : 4} />
            <text x={tx} y={ty} dy="0.35em" textAnchor="middle">
              {i}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
