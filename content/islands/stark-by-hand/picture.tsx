// biome-ignore-all lint/suspicious/noArrayIndexKey: rows, places, and queries are their index

import { formatHash } from '../arithmetic/hash.ts';
import { formatPolynomial } from '../arithmetic/polynomial.ts';
import { field, PLACES, ROW_POINTS } from './domain.ts';
import { BETWEEN, type Findings, HONEST } from './findings.ts';
import { type Look, passing } from './odds.ts';
import type { Part } from './story.ts';

/** Pixels: the values 0 … 192 lie between `TOP` and `TOP + PLOT`; below are the rows, and what follows from them. */
const TOP = 20;
const PLOT = 200;
const ROWS_AT = TOP + PLOT + 28;
const TREE = TOP + PLOT + 50;
const BARS = 306;
/** Half the height that a bar may have. */
const BAR = 30;
const Z_MARKS = 416;
const QUERY_MARKS = 476;
const HEIGHT = 524;

/** Row 0 is in the middle of the first of eight columns. The order of the places has no end: it goes on at the left. */
const leftOf = (place: number) => `${(((place + 12) % 192) / 1.92).toFixed(2)}%`;
const left = (x: number) => leftOf(PLACES.indexOf(x));
const top = (value: number) => TOP + (1 - value / (field.p - 1)) * PLOT;

/** A difference as the nearest integer: 145 is −48 modulo 193. */
const signed = (value: number) => (value > field.p / 2 ? value - field.p : value);
const minus = (value: number) => String(value).replace('-', '−');

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

/** Where each point was in the honest table, and a short trail toward it. */
const Moved = ({ before, after }: Findings) =>
  BETWEEN.filter((i) => before[i] !== after[i]).map((i) => {
    const [from, to] = [top(before[i] as number), top(after[i] as number)];
    const trail = Math.sign(from - to) * Math.min(16, Math.abs(from - to));
    return (
      <g key={i}>
        <circle className="ghost" cx={leftOf(i)} cy={from} r={2.2} />
        <line className="trail" x1={leftOf(i)} x2={leftOf(i)} y1={to} y2={to + trail} />
      </g>
    );
  });

/** The hashes over the committed values, two by two, up to the root. */
function Tree({ working: { word, proof } }: Findings) {
  const levels = Math.log2(word.length);
  const across = (level: number, i: number) => ((i + 0.5) * 2 ** level * 192) / word.length;
  const path = Array.from({ length: levels }, (_, level) =>
    Array.from({ length: word.length / 2 ** level }, (_, i) => {
      const up = across(level + 1, i >> 1);
      return `M${across(level, i)} ${14 * level}V${14 * level + 7}H${up}V${14 * level + 14}`;
    }).join(''),
  ).join('');
  return (
    <>
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: part of a drawing that has a name */}
      <svg y={TREE} width="100%" height={14 * levels} viewBox={`0 0 192 ${14 * levels}`} preserveAspectRatio="none">
        <path d={path} />
      </svg>
      <text x="50%" y={TREE + 14 * levels + 18}>{`Merkle root ${formatHash(proof.traceRoot)}`}</text>
    </>
  );
}

/** A bar for each row: what is left of it after the two rows before it, or the claim, are subtracted. */
function Rules({ order: { trace, claim }, bars, divides, working }: Findings) {
  const rest = working.parts.find(({ remainder }) => remainder.length > 0)?.remainder ?? [];
  const known = [claim.first, claim.second];
  return (
    <>
      <line className="axis" x2="100%" y1={BARS} y2={BARS} />
      {bars.map((bar, row) => {
        const [x, size] = [left(ROW_POINTS[row] as number), signed(bar)];
        const less = known[row] ?? `${trace[row - 1]} − ${trace[row - 2]}`;
        const end = BARS - (bar ? Math.sign(size) * (4 + (Math.abs(size) / (field.p / 2)) * BAR) : 0);
        return (
          <g key={row} className={bar ? 'bar bad' : 'bar ok'}>
            <line x1={x} x2={x} y1={bar ? BARS : BARS - 2} y2={bar ? end : BARS + 2} />
            <text x={x} y={size > 0 ? end - 6 : end + 17}>
              {bar ? minus(size) : '0'}
            </text>
            <text className="sum" x={x} y={BARS + BAR + 26}>
              {`${trace[row]} − ${less}`}
            </text>
          </g>
        );
      })}
      <text key={String(divides)} className={divides ? 'label ok' : 'label bad'} y={BARS + BAR + 48}>
        {divides
          ? '✓ divides: yes, no remainder'
          : `✗ divides: no, remainder ${formatPolynomial(rest.slice(0, 2))}${rest.length > 2 ? ' + …' : ''}`}
      </text>
    </>
  );
}

interface PictureProps {
  readonly findings: Findings;
  /** The parts to show. */
  readonly about: readonly Part[];
  /** Whether the story is told: its changes take longer than those of a hand. */
  readonly isTold: boolean;
  onRow(row: number, value: number): void;
}

/** The polynomial as a cloud of points, with the rows as sliders, and everything that the verifier could ask. */
export function Picture({ findings, about, isTold, onRow }: PictureProps) {
  const { order, working, verdict, rulesHold, zs, positions, moved, after } = findings;
  const { domain, word } = working;
  const isWrong = (row: number) => order.trace[row] !== HONEST[row];
  const atZ = `z: mismatch at ${mismatches(zs)} of ${zs.length} places`;
  const atQueries = `queries: mismatch at ${mismatches(positions)} of ${positions.length} positions`;
  return (
    <div className="picture" data-about={about.join(' ')} data-told={isTold || undefined}>
      <svg width="100%" height={HEIGHT} role="img" aria-label={`The polynomial of the trace. ${atZ}; ${atQueries}.`}>
        {[192, 0].map((value) => (
          <g key={value} className="edge">
            <line x2="100%" y1={top(value)} y2={top(value)} />
            <text className="label" y={top(value) + (value ? -6 : 15)}>
              {value}
            </text>
          </g>
        ))}
        <g className="moved">
          <Moved {...findings} />
          <text className="count" x="100%" y={TOP - 6}>
            {`${moved} of ${BETWEEN.length} points moved`}
          </text>
        </g>
        <g className="curve">
          {BETWEEN.map((i) => (
            <circle key={i} cx={leftOf(i)} cy={top(after[i] as number)} r={1.8} />
          ))}
        </g>
        <g className="tree">
          <Tree {...findings} />
        </g>
        <g className="z">
          <Marks looks={zs} at={Z_MARKS} wide={1.5} />
          <Asked x={working.z} value={working.proof.outside[0]} good={rulesHold} to={Z_MARKS} />
        </g>
        <g className="queries">
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
          <text className="label" y={QUERY_MARKS - 8}>
            {atQueries}
          </text>
        </g>
        <g className="z">
          <text className="label" y={Z_MARKS - 8}>
            {atZ}
          </text>
        </g>
        <g className="rules">
          <Rules {...findings} />
        </g>
        <g className="word">
          {domain.xs.map((x, i) => (
            <circle key={x} cx={left(x)} cy={top(word[i] as number)} r={3.5} />
          ))}
        </g>
        <g className="rows">
          {order.trace.map((value, row) => {
            const x = left(ROW_POINTS[row] as number);
            const due = HONEST[row] as number;
            return (
              <g key={row} className={isWrong(row) ? 'bad' : undefined}>
                {isWrong(row) ? <line x1={x} x2={x} y1={top(due)} y2={top(value)} /> : null}
                {isWrong(row) ? <circle className="due" cx={x} cy={top(due)} r={7} /> : null}
                <circle className="row" cx={x} cy={top(value)} r={7.5} />
                <text x={x} y={ROWS_AT}>
                  <tspan className="wide">{isWrong(row) ? `${due} → ` : ''}</tspan>
                  <tspan className="narrow">{isWrong(row) ? '✗ ' : ''}</tspan>
                  <tspan>{value}</tspan>
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
            data-wrong={isWrong(row) || undefined}
            aria-label={`Dot of row ${row}`}
            aria-orientation="vertical"
            aria-valuetext={`${value}${isWrong(row) ? `, false: it was ${HONEST[row]}` : ''}`}
            onChange={(event) => onRow(row, Number(event.target.value))}
          />
        ))}
      </div>
      <p className="note legend">
        <span>row: drag it</span>
        <span className="other">the polynomial between the rows</span>
        <span className="was">where it was</span>
        <span className="committed">
          <span className="before">evaluated</span>
          <span className="after">committed</span>
        </span>
      </p>
    </div>
  );
}
