// biome-ignore-all lint/suspicious/noArrayIndexKey: rows, places, and queries are their index
import { evaluate, formatPolynomial } from '../arithmetic/polynomial.ts';
import { field, PLACES, ROW_POINTS } from './domain.ts';
import type { Findings } from './findings.ts';
import { type Look, passing } from './odds.ts';
import type { Working } from './prover.ts';
import type { Part } from './story.ts';

/** Pixels: the values 0 … 192 lie between `TOP` and `TOP + PLOT`; below are the numbers and what could be asked. */
const TOP = 20;
const PLOT = 240;
const Z_MARKS = 402;
const QUERY_MARKS = 472;
const HEIGHT = 514;

/** Row 0 is in the middle of the first of eight columns. The order of the places has no end: it goes on at the left. */
const left = (x: number) => `${(((PLACES.indexOf(x) + 12) % 192) / 1.92).toFixed(2)}%`;
const top = (value: number) => TOP + (1 - value / (field.p - 1)) * PLOT;

const mismatches = (looks: readonly Look[]) => looks.length - passing(looks);

/** What could have been asked: a long mark where the lie shows, a short one where it doesn't. */
const Marks = ({ looks, at, wide }: { looks: readonly Look[]; at: number; wide: number }) =>
  looks.map(({ x, passes }) => (
    <line
      key={x}
      className={passes ? 'short' : 'long'}
      x1={left(x)}
      x2={left(x)}
      y1={at}
      y2={at + (passes ? 5 : 16)}
      strokeWidth={wide}
    />
  ));

/** The first remainder of the division of the rules, cut short; null if there is none. */
function remainder({ parts }: Working): string | null {
  const found = parts.find((part) => part.remainder.length > 0)?.remainder;
  if (!found) return null;
  return found.length > 3 ? `${formatPolynomial(found.slice(0, 2))} + …` : formatPolynomial(found);
}

/** Something that was asked: a line from its point to its mark, with the outcome below. */
const Asked = ({ x, value, good, to }: { x: number; value: number; good: boolean; to: number }) => (
  <g className={good ? 'asked ok' : 'asked bad'}>
    <line x1={left(x)} x2={left(x)} y1={top(value) + 6} y2={to + 18} />
    <circle cx={left(x)} cy={top(value)} r={6} />
    <text x={left(x)} y={to + 32}>
      {good ? '✓' : '✗'}
    </text>
  </g>
);

interface PictureProps {
  readonly findings: Findings;
  /** The parts that the story is about; all if the reader plays. */
  readonly about: readonly Part[] | null;
  onRow(row: number, value: number): void;
}

/** The polynomial as a cloud of points, with the rows as sliders, and everything that the verifier could ask. */
export function Picture({ findings, about, onRow }: PictureProps) {
  const { order, working, verdict, due, rulesHold, zs, positions } = findings;
  const { domain, word } = working;
  const isWrong = (row: number) => order.trace[row] !== due[row];
  const rest = remainder(working);
  const atZ = `z: mismatch at ${mismatches(zs)} of ${zs.length} places`;
  const atQueries = `queries: mismatch at ${mismatches(positions)} of ${positions.length} positions`;
  return (
    <div className="picture" data-about={about?.join(' ')}>
      <svg width="100%" height={HEIGHT} role="img" aria-label={`The polynomial of the trace. ${atZ}; ${atQueries}.`}>
        {[192, 0].map((value) => (
          <g key={value} className="edge">
            <line x2="100%" y1={top(value)} y2={top(value)} />
            <text className="label" y={top(value) + (value ? -6 : 15)}>
              {value}
            </text>
          </g>
        ))}
        <g className="curve">
          {PLACES.filter((x) => !ROW_POINTS.includes(x) && !domain.xs.includes(x)).map((x) => (
            <circle key={x} cx={left(x)} cy={top(evaluate(field, working.f, x))} r={1.7} />
          ))}
        </g>
        <g className="rest">
          <text key={rest} className={rest === null ? 'label' : 'label bad'} y={TOP + PLOT + 94}>
            {rest === null ? 'rules divided: no remainder' : `✗ rules divided: remainder ${rest}`}
          </text>
        </g>
        <g className="z">
          <text className="label" y={Z_MARKS - 12}>
            {atZ}
          </text>
          <Marks looks={zs} at={Z_MARKS} wide={1.5} />
          <Asked x={working.z} value={working.proof.outside[0]} good={rulesHold} to={Z_MARKS} />
        </g>
        <g className="queries">
          <text className="label" y={QUERY_MARKS - 12}>
            {atQueries}
          </text>
          <Marks looks={positions} at={QUERY_MARKS} wide={4} />
          {verdict.queries.map(({ position, passed }, i) => (
            <Asked
              key={i}
              x={domain.xs[position] as number}
              value={word[position] as number}
              good={passed}
              to={QUERY_MARKS}
            />
          ))}
        </g>
        <g className="word">
          {domain.xs.map((x, i) => (
            <circle key={x} cx={left(x)} cy={top(word[i] as number)} r={3.5} />
          ))}
        </g>
        <g className="rows">
          {order.trace.map((value, row) => {
            const x = left(ROW_POINTS[row] as number);
            return (
              <g key={row}>
                <circle className="row" cx={x} cy={top(value)} r={7.5} />
                {isWrong(row) ? <circle className="due" cx={x} cy={top(due[row] as number)} r={7} /> : null}
                <text x={x} y={TOP + PLOT + 42} className="value">
                  {value}
                </text>
                <text x={x} y={TOP + PLOT + 62} className={isWrong(row) ? 'bad' : 'ok'}>
                  {isWrong(row) ? `≠${due[row]}` : '✓'}
                </text>
              </g>
            );
          })}
        </g>
      </svg>
      <div className="dots">
        {order.trace.map((value, row) => (
          <input
            key={row}
            type="range"
            min={0}
            max={field.p - 1}
            value={value}
            aria-label={`Dot of row ${row}`}
            aria-orientation="vertical"
            aria-valuetext={`${value}${isWrong(row) ? ', breaks a rule' : ''}`}
            onChange={(event) => onRow(row, Number(event.target.value))}
          />
        ))}
      </div>
      <p className="note legend">
        <span>row: drag it</span>
        <span className="committed">committed value</span>
        <span className="other">rest of the polynomial</span>
      </p>
    </div>
  );
}
