// biome-ignore-all lint/suspicious/noArrayIndexKey: a position in a word is its identity
import { reverseBits } from '../arithmetic/ntt.ts';
import { type Folding, passes } from './folding.ts';
import { layersOf } from './layer.tsx';

/** Pixels: the marks of the positions, and the words below them. */
const MARKS = 24;
const FIRST = 82;
const GAP = 58;

/** Percent that the labels take at the left. */
const GUTTER = 18;

/** In bit-reversed order, so that a value and the one that it is folded with are neighbors, and no lines cross. */
const left = (position: number, length: number) =>
  `${(GUTTER + ((100 - GUTTER) * (reverseBits(position, Math.log2(length)) + 0.5)) / length).toFixed(2)}%`;
const top = (layer: number) => FIRST + layer * GAP;

interface PictureProps {
  readonly folding: Folding;
  /** The position that the reader follows. */
  readonly position: number;
}

/**
 * The words, one above the other, with a line from each pair to the value that it folds to. The marks say which
 * positions expose the word, and the drawn ones have a sign.
 */
export function Picture({ folding, position }: PictureProps) {
  const layers = layersOf(folding);
  const places = folding.rounds[0]?.word ?? [];
  const good = places.map((_, at) => passes(folding, at));
  const exposed = good.filter((passed) => !passed).length;
  const last = layers.length - 1;
  /** The lines by which a position's values fold, layer by layer. */
  const path = (at: number, className: string) =>
    layers
      .slice(0, -1)
      .flatMap(({ word: { length } }, i) =>
        [at % length, (at + length / 2) % length].map((from) => (
          <line
            key={`${className} ${at} ${i} ${from}`}
            className={className}
            x1={left(from, length)}
            y1={top(i)}
            x2={left(at % (length / 2), length / 2)}
            y2={top(i + 1)}
          />
        )),
      );
  return (
    <svg
      className="folds"
      width="100%"
      height={top(last) + 16}
      role="img"
      aria-label={`${layers.map(({ word }) => word.length).join(', ')} values, each word folded from the one before. ${exposed} of ${places.length} positions expose the word.`}
    >
      <text className="label" y={12}>{`${exposed} of ${places.length} positions expose the word`}</text>
      {good.map((passed, at) => (
        <line
          key={at}
          className={passed ? 'short' : 'long'}
          x1={left(at, places.length)}
          x2={left(at, places.length)}
          y1={MARKS}
          y2={MARKS + (passed ? 5 : 16)}
        />
      ))}
      {folding.positions.map((at, i) => (
        <text key={i} className={good[at] ? 'ok' : 'bad'} x={left(at, places.length)} y={MARKS + 34}>
          {good[at] ? '✓' : '✗'}
        </text>
      ))}
      {places.slice(0, places.length / 2).map((_, at) => path(at, 'fold'))}
      {path(position, 'followed')}
      {layers.map(({ word, honest, beta }, i) => (
        <g key={word.length}>
          {word.map((value, at) =>
            value === honest[at] ? (
              <circle key={at} cx={left(at, word.length)} cy={top(i)} r={[3, 4, 4, 6][i]} />
            ) : (
              <text key={at} className="bad" x={left(at, word.length)} y={top(i) + 5}>
                ✗
              </text>
            ),
          )}
          <text className="label" y={top(i) + 5}>
            {beta === undefined ? `all ${folding.constant}?` : `${word.length} values`}
          </text>
          <text className="label" y={top(i) + GAP / 2 + 5}>
            {beta === undefined ? '' : `β = ${beta}`}
          </text>
        </g>
      ))}
    </svg>
  );
}
