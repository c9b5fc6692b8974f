// biome-ignore-all lint/suspicious/noArrayIndexKey: a symbol is its place
import { type Decoded, letters, type Received, realCurve } from './code.ts';

/** Pixels. Across, everything is a share of the width, so that the picture fits a phone. */
const HEIGHT = 150;
const LEFT = 7;
const across = (n: number) => (place: number) => `${(LEFT + ((100 - LEFT) * (place + 0.5)) / n).toFixed(2)}%`;
const down = (value: number, least: number, most: number) =>
  Math.round((12 + (1 - (value - least) / (most - least || 1)) * HEIGHT) * 10) / 10;

interface PlotProps {
  readonly received: readonly Received[];
  readonly decoded: Decoded;
  readonly message: readonly number[];
  readonly label: string;
}

/** The received word as dots over the places 0 … n-1, and the polynomial that was found as rings. */
export function Plot({ received, message, decoded, label }: PlotProps) {
  const x = across(received.length);
  const y = (value: number) => down(value, 0, 30);
  return (
    <svg width="100%" height={HEIGHT + 24} role="img" aria-label={label}>
      <rect
        className="message"
        x={`${LEFT}%`}
        y={4}
        width={`${(((100 - LEFT) * message.length) / received.length).toFixed(2)}%`}
        height={HEIGHT + 16}
        rx={6}
      />
      {[0, 15, 30].map((value) => (
        <g key={value}>
          <line className="rule" x1={`${LEFT}%`} x2="100%" y1={y(value)} y2={y(value)} />
          <text className="label" y={y(value)} dy="0.35em">
            {value}
          </text>
        </g>
      ))}
      {received.map((value, i) => {
        const due = decoded.found ? (decoded.codeword[i] as number) : null;
        const isWrong = due !== null && value !== undefined && due !== value;
        return (
          <g key={i}>
            {value === undefined ? <line className="lost" x1={x(i)} x2={x(i)} y1={12} y2={HEIGHT + 12} /> : null}
            {isWrong ? <line className="jump" x1={x(i)} x2={x(i)} y1={y(value)} y2={y(due)} /> : null}
            {due === null ? null : <circle className="ring" cx={x(i)} cy={y(due)} r={7} />}
            {value === undefined || isWrong ? null : <circle cx={x(i)} cy={y(value)} r={3.5} />}
            {isWrong ? (
              <text className="bad" x={x(i)} y={y(value)} dy="0.35em">
                ✗
              </text>
            ) : null}
          </g>
        );
      })}
    </svg>
  );
}

const PIECES = 96;

interface CurveProps {
  readonly message: readonly number[];
  /** The message before its last change. */
  readonly before: readonly number[] | null;
  readonly states: readonly ('wrong' | 'lost' | undefined)[];
}

/**
 * The same code over the real numbers, where the polynomial is a smooth curve: the letters, the symbols on it, wrong
 * ones beside it, and, after a change of the message, the curve that it was.
 */
export function Curve({ message, before, states }: CurveProps) {
  const n = states.length;
  const curves = [message, ...(before ? [before] : [])].map(realCurve);
  const heights = curves.map((curve) => Array.from({ length: PIECES + 1 }, (_, i) => curve(i / PIECES)));
  const [least, most] = [Math.min(...heights.flat()), Math.max(...heights.flat())];
  const y = (value: number) => down(value, least, most);
  const x = across(n);
  const at = (t: number) => x(t * (n - 1));
  const [curve, old] = curves;
  return (
    <svg width="100%" height={HEIGHT + 24} role="img" aria-label="A smooth curve with the symbols on it">
      {heights.map((line, i) => (
        // biome-ignore lint/a11y/noSvgWithoutTitle: part of a drawing that has a name
        <svg
          key={i}
          x={x(0)}
          width={`${(((100 - LEFT) * (n - 1)) / n).toFixed(2)}%`}
          height={HEIGHT + 24}
          viewBox={`0 0 ${PIECES} ${HEIGHT + 24}`}
          preserveAspectRatio="none"
        >
          <path className={i ? 'curve was' : 'curve'} d={`M${line.map((value, t) => `${t} ${y(value)}`).join('L')}`} />
        </svg>
      ))}
      {states.map((state, i) => {
        const due = y(curve?.(i / Math.max(1, n - 1)) ?? 0);
        const off = due > HEIGHT / 2 ? due - 48 : due + 48;
        return (
          <g key={i}>
            {old ? <line className="jump" x1={x(i)} x2={x(i)} y1={y(old(i / Math.max(1, n - 1)))} y2={due} /> : null}
            {state === 'lost' ? <line className="lost" x1={x(i)} x2={x(i)} y1={12} y2={HEIGHT + 12} /> : null}
            {state === 'wrong' ? (
              <>
                <line className="jump" x1={x(i)} x2={x(i)} y1={off} y2={due} />
                <text className="bad" x={x(i)} y={off} dy="0.35em">
                  ✗
                </text>
              </>
            ) : null}
            {state ? null : <circle cx={x(i)} cy={due} r={3.5} />}
          </g>
        );
      })}
      {message.map((letter, i) => {
        const t = i / Math.max(1, message.length - 1);
        const top = y(letter);
        return (
          <text key={i} className="letter" x={at(t)} y={top < HEIGHT / 2 ? top + 24 : top - 12}>
            {letters([letter])}
          </text>
        );
      })}
    </svg>
  );
}
