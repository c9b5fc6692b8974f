import { superscript } from '../arithmetic/polynomial.ts';
import { ScrollRegion } from '../controls/scroll-region.tsx';
import { knownAfter, subscript, type Transform, type TransformStep } from './transform.ts';

const ROW = 36;
const COLUMN = 124;
const LEFT = 50;
const TOP = 40;
const HALF = 22;

const x = (column: number) => LEFT + column * COLUMN;
const y = (row: number) => TOP + row * ROW;

/** The lines that carry one step's numbers from the column before it. */
function Lines({ step, n, state }: { step: TransformStep; n: number; state: string }) {
  const [from, to] = [x(step.stage - 1) + HALF, x(step.stage) - HALF];
  const line = (a: number, b: number) => `M${from} ${y(a)}L${to} ${y(b)}`;
  if (step.kind === 'divide')
    return <path className={state} d={Array.from({ length: n }, (_, i) => line(i, i)).join('')} />;
  const { top, bottom } = step.butterfly;
  return <path className={state} d={line(top, top) + line(top, bottom) + line(bottom, top) + line(bottom, bottom)} />;
}

interface StateProps {
  readonly transform: Transform;
  /** Number of steps done. */
  readonly done: number;
}

/** The powers by which the numbers are multiplied. */
const Twiddles = ({ transform: t, done }: StateProps) =>
  t.steps.map((step, i) =>
    step.kind === 'butterfly' ? (
      <text
        key={`${step.stage} ${step.butterfly.bottom}`}
        className={i === done - 1 ? 'twiddle now' : 'twiddle'}
        x={x(step.stage - 1) + HALF}
        y={y(step.butterfly.bottom) + 23}
        textAnchor="end"
      >
        {`·${t.direction === 'forward' ? 'w' : 'v'}${superscript(step.butterfly.exponent)}`}
      </text>
    ) : null,
  );

/** The numbers of a column, as far as they are known. */
function Column({ transform: t, done, column }: StateProps & { readonly column: number }) {
  const current = t.steps[done - 1];
  return t.columns[column]?.map((value, row) => {
    const isKnown = knownAfter(t, column, row) <= done;
    const isActive =
      current?.stage === column &&
      (current.kind === 'divide' || current.butterfly.top === row || current.butterfly.bottom === row);
    return (
      <g key={t.order[row]} className={isActive ? 'cell now' : isKnown ? 'cell' : 'cell later'}>
        <rect x={x(column) - HALF} y={y(row) - 12} width={2 * HALF} height={24} rx={6} />
        <text x={x(column)} y={y(row)} dy="0.35em" textAnchor="middle">
          {isKnown ? value : '·'}
        </text>
      </g>
    );
  });
}

/** The butterfly network after `done` steps: numbers that are known, the step just made in the foreground. */
export function Diagram({ transform: t, done, label }: StateProps & { readonly label: string }) {
  const last = t.columns.length - 1;
  const width = x(last) + LEFT + 6;
  const ordered = t.steps
    .map((step, i) => ({ step, i }))
    .sort((a, b) => Number(a.i === done - 1) - Number(b.i === done - 1));
  const heading = (column: number) => {
    if (column === 0) return 'reordered';
    return t.direction === 'inverse' && column === last ? `÷ ${t.n}` : `blocks of ${2 ** column}`;
  };
  return (
    <ScrollRegion label="Butterfly diagram">
      <svg
        className={last > 3 ? 'butterflies long' : 'butterflies'}
        viewBox={`0 0 ${width} ${y(t.n - 1) + 24}`}
        width={width}
        role="img"
        aria-label={label}
      >
        {ordered.map(({ step, i }) => (
          <Lines key={i} step={step} n={t.n} state={i === done - 1 ? 'now' : i < done ? 'done' : 'later'} />
        ))}
        <Twiddles transform={t} done={done} />
        {t.columns.map((_, column) => (
          <g key={heading(column)}>
            <text className="heading" x={x(column)} y={12} textAnchor="middle">
              {heading(column)}
            </text>
            <Column transform={t} done={done} column={column} />
          </g>
        ))}
        {t.order.map((from, row) => (
          <g key={from} className="names">
            <text x={4} y={y(row)} dy="0.35em">
              {(t.direction === 'forward' ? 'a' : 'y') + subscript(from)}
            </text>
            <text x={width - 4} y={y(row)} dy="0.35em" textAnchor="end">
              {(t.direction === 'forward' ? 'y' : 'a') + subscript(row)}
            </text>
          </g>
        ))}
      </svg>
    </ScrollRegion>
  );
}
