import type { Decoded, Received } from './code.ts';

const COLUMN = 34;
const LEFT = 30;
const HEIGHT = 150;
const y = (value: number) => 12 + Math.round((1 - value / 30) * HEIGHT * 10) / 10;

/** The received word as dots over the places 0 … n-1, and the polynomial that was found as rings. */
export function Plot({
  received,
  k,
  decoded,
  label,
}: {
  received: readonly Received[];
  k: number;
  decoded: Decoded;
  label: string;
}) {
  const n = received.length;
  const width = LEFT + n * COLUMN;
  const x = (i: number) => LEFT + i * COLUMN + COLUMN / 2;
  return (
    <svg className="plot" viewBox={`0 0 ${width} ${HEIGHT + 24}`} width={width} role="img" aria-label={label}>
      <rect className="message" x={LEFT} y={4} width={k * COLUMN} height={HEIGHT + 16} rx={6} />
      {[0, 15, 30].map((value) => (
        <g key={value}>
          <path className="rule" d={`M${LEFT} ${y(value)}H${width}`} />
          <text x={LEFT - 6} y={y(value)} dy="0.35em" textAnchor="end">
            {value}
          </text>
        </g>
      ))}
      {received.map((value, i) => {
        const corrected = decoded.found ? decoded.codeword[i] : undefined;
        const wrong = corrected !== undefined && value !== undefined && corrected !== value;
        return (
          <g key={x(i)}>
            {value === undefined ? <path className="lost" d={`M${x(i)} 12V${HEIGHT + 12}`} /> : null}
            {wrong ? <path className="jump" d={`M${x(i)} ${y(value)}V${y(corrected)}`} /> : null}
            {corrected === undefined ? null : <circle className="ring" cx={x(i)} cy={y(corrected)} r={7} />}
            {value === undefined || wrong ? null : <circle className="dot" cx={x(i)} cy={y(value)} r={3.5} />}
            {wrong ? <path className="cross" d={`M${x(i) - 5} ${y(value) - 5}l10 10m0-10l-10 10`} /> : null}
          </g>
        );
      })}
    </svg>
  );
}
