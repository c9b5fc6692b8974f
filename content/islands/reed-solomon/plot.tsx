import type { Decoded, Received } from './code.ts';

/** Pixels. Across, everything is a share of the width, so that the picture fits a phone. */
const HEIGHT = 150;
const LEFT = 7;
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
  const share = (places: number) => ((100 - LEFT) / received.length) * places;
  const x = (i: number) => `${(LEFT + share(i + 0.5)).toFixed(2)}%`;
  return (
    <svg className="plot" width="100%" height={HEIGHT + 24} role="img" aria-label={label}>
      <rect className="message" x={`${LEFT}%`} y={4} width={`${share(k)}%`} height={HEIGHT + 16} rx={6} />
      {[0, 15, 30].map((value) => (
        <g key={value}>
          <line className="rule" x1={`${LEFT}%`} x2="100%" y1={y(value)} y2={y(value)} />
          <text x={`${LEFT - 1.5}%`} y={y(value)} dy="0.35em" textAnchor="end">
            {value}
          </text>
        </g>
      ))}
      {received.map((value, i) => {
        const corrected = decoded.found ? decoded.codeword[i] : undefined;
        const wrong = corrected !== undefined && value !== undefined && corrected !== value;
        const across = { x1: x(i), x2: x(i) };
        return (
          <g key={x(i)}>
            {value === undefined ? <line className="lost" {...across} y1={12} y2={HEIGHT + 12} /> : null}
            {wrong ? <line className="jump" {...across} y1={y(value)} y2={y(corrected)} /> : null}
            {corrected === undefined ? null : <circle className="ring" cx={x(i)} cy={y(corrected)} r={7} />}
            {value === undefined || wrong ? null : <circle className="dot" cx={x(i)} cy={y(value)} r={3.5} />}
            {wrong ? (
              <text className="cross" x={x(i)} y={y(value)} dy="0.35em" textAnchor="middle">
                ✗
              </text>
            ) : null}
          </g>
        );
      })}
    </svg>
  );
}
