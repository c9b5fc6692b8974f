import { superscript } from '../arithmetic/polynomial.ts';
import { blockOf, knownAfter, subscript, type Transform, type TransformStep } from './transform.ts';

const PITCH = 44;
const LAYER = 92;
const HALF = 19;
const TOP = 40;
/** Room for the names of the stages, which are written upward. */
const GUTTER = 18;

const x = (place: number) => GUTTER + HALF + 2 + place * PITCH;
const y = (layer: number) => TOP + layer * LAYER;

/** The lines that carry one step's numbers from the layer above it. */
function Lines({ step, n, state }: { step: TransformStep; n: number; state: string }) {
  const [from, to] = [y(step.stage - 1) + 12, y(step.stage) - 12];
  const line = (a: number, b: number) => `M${x(a)} ${from}L${x(b)} ${to}`;
  if (step.kind === 'divide')
    return <path className={state} d={Array.from({ length: n }, (_, i) => line(i, i)).join('')} />;
  const { left, right } = step.butterfly;
  return <path className={state} d={line(left, left) + line(left, right) + line(right, left) + line(right, right)} />;
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
        key={`${step.stage} ${step.butterfly.right}`}
        className={i === done - 1 ? 'twiddle now' : 'twiddle'}
        x={x(step.butterfly.right) + 5}
        y={y(step.stage - 1) + 26}
      >
        {`·${t.direction === 'forward' ? 'w' : 'v'}${superscript(step.butterfly.exponent)}`}
      </text>
    ) : null,
  );

/** The numbers of a layer, as far as they are known. */
function Layer({ transform: t, done, layer }: StateProps & { readonly layer: number }) {
  const current = t.steps[done - 1];
  return t.layers[layer]?.map((value, place) => {
    const isKnown = knownAfter(t, layer, place) <= done;
    const isActive =
      current?.stage === layer &&
      (current.kind === 'divide' || current.butterfly.left === place || current.butterfly.right === place);
    return (
      <g key={t.order[place]} className={isActive ? 'number now' : isKnown ? 'number' : 'number later'}>
        <rect x={x(place) - HALF} y={y(layer) - 12} width={2 * HALF} height={24} rx={6} />
        <text className={isKnown ? undefined : 'unknown'} x={x(place)} y={y(layer)} dy="0.35em">
          {value}
        </text>
        {isKnown ? null : (
          <text className="dot" x={x(place)} y={y(layer)} dy="0.35em">
            ·
          </text>
        )}
      </g>
    );
  });
}

/** A frame around the block that the step just made belongs to. */
function Block({ step }: { step: TransformStep & { kind: 'butterfly' } }) {
  const [first, end] = blockOf(step);
  const [left, right] = [x(first) - HALF - 4, x(end - 1) + HALF + 4];
  return <rect className="block" x={left} width={right - left} y={y(step.stage) - 17} height={34} rx={8} />;
}

/** The butterfly network after `done` steps, from above: numbers that are known, the step just made in the foreground. */
export function Diagram({ transform: t, done, label }: StateProps & { readonly label: string }) {
  const last = t.layers.length - 1;
  const current = t.steps[done - 1];
  const width = x(t.n - 1) + HALF + 10;
  const ordered = t.steps
    .map((step, i) => ({ step, i }))
    .sort((a, b) => Number(a.i === done - 1) - Number(b.i === done - 1));
  const heading = (layer: number) =>
    t.direction === 'inverse' && layer === last ? `÷ ${t.n}` : `blocks of ${2 ** layer}`;
  return (
    <svg
      className="butterflies"
      viewBox={`0 0 ${width} ${y(last) + 38}`}
      width={1.25 * width}
      role="img"
      aria-label={label}
    >
      {ordered.map(({ step, i }) => (
        <Lines key={i} step={step} n={t.n} state={i === done - 1 ? 'now' : i < done ? 'done' : 'later'} />
      ))}
      {current?.kind === 'butterfly' ? <Block step={current} /> : null}
      <Twiddles transform={t} done={done} />
      {t.layers.map((_, layer) => (
        <g key={heading(layer)}>
          {layer > 0 && (
            <text className="heading" transform={`translate(12 ${y(layer - 0.5)}) rotate(-90)`}>
              {heading(layer)}
            </text>
          )}
          <Layer transform={t} done={done} layer={layer} />
        </g>
      ))}
      {t.order.map((from, place) => (
        <g key={from} className="names">
          <text x={x(place)} y={TOP - 20}>
            {(t.direction === 'forward' ? 'a' : 'y') + subscript(from)}
          </text>
          <text x={x(place)} y={y(last) + 30}>
            {(t.direction === 'forward' ? 'y' : 'a') + subscript(place)}
          </text>
        </g>
      ))}
    </svg>
  );
}
