// biome-ignore-all lint/suspicious/noArrayIndexKey: a position in a word is its identity
import { type KeyboardEvent, useRef, useState } from 'react';
import { BOUND, COSET, type Folding } from './folding.ts';

const COLUMNS = 8;

/** A committed word, or the last one. */
export interface Layer {
  readonly word: readonly number[];
  /** The same without spoiled values. */
  readonly honest: readonly number[];
  /** The challenge that folds it; undefined for the last one. */
  readonly beta: number | undefined;
}

/** All words of a folding, in order. */
export const layersOf = ({ rounds, last, honestLast }: Folding): readonly Layer[] => [
  ...rounds,
  { word: last, honest: honestLast, beta: undefined },
];

/** The places of a word that belong to a followed position: its own, and the one that it is folded with. */
function followedIn({ word: { length }, beta }: Layer, position: number): readonly number[] {
  const place = position % length;
  return beta === undefined ? [place] : [place, (place + length / 2) % length];
}

interface WordProps {
  readonly layer: Layer;
  /** The followed position of the first word. */
  readonly position: number;
}

const cellOf = ({ layer, position }: WordProps, p: number) => ({
  className: layer.word[p] === layer.honest[p] ? 'cell' : 'cell bad',
  'data-followed': followedIn(layer, position).includes(p) || undefined,
});

const textOf = ({ word, honest }: Layer, p: number) => (word[p] === honest[p] ? String(word[p]) : `✗ ${word[p]}`);

interface FirstWordProps extends WordProps {
  readonly spoiled: ReadonlySet<number>;
  onToggle(position: number): void;
}

/** The first word as a grid of buttons, each of which spoils its value. */
function FirstWord({ spoiled, onToggle, ...props }: FirstWordProps) {
  const [focus, setFocus] = useState(0);
  const grid = useRef<HTMLFieldSetElement>(null);
  const move = (event: KeyboardEvent) => {
    const by = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -COLUMNS, ArrowDown: COLUMNS }[event.key];
    const to = focus + (by ?? 0);
    if (!by || to < 0 || to >= COSET.size) return;
    event.preventDefault();
    setFocus(to);
    grid.current?.querySelectorAll<HTMLButtonElement>('button')[to]?.focus();
  };
  return (
    <fieldset ref={grid} className="word" aria-label="The first word: press a value to spoil it" onKeyDown={move}>
      {props.layer.word.map((value, p) => (
        <button
          key={p}
          type="button"
          {...cellOf(props, p)}
          tabIndex={p === focus ? 0 : -1}
          aria-pressed={spoiled.has(p)}
          aria-label={`Position ${p}, value ${value}, spoiled`}
          onClick={() => {
            onToggle(p);
            setFocus(p);
          }}
        >
          {textOf(props.layer, p)}
        </button>
      ))}
    </fieldset>
  );
}

const LaterWord = (props: WordProps) => (
  <ol className="word" aria-label={`The word of ${props.layer.word.length}`}>
    {props.layer.word.map((_, p) => (
      <li key={p} {...cellOf(props, p)}>
        {textOf(props.layer, p)}
      </li>
    ))}
  </ol>
);

interface LayerViewProps extends FirstWordProps {
  /** Its number, from 0. */
  readonly index: number;
  readonly constant: number;
}

/** A word, what it should be, and the challenge that folds it. */
export function LayerView({ index, constant, ...props }: LayerViewProps) {
  const { word, honest, beta } = props.layer;
  const off = word.filter((value, p) => value !== honest[p]).length;
  const degree = BOUND / 2 ** index;
  return (
    <div className="layer">
      <p>
        <strong>{`${word.length} values`}</strong>,{' '}
        <span>{degree === 1 ? `all equal to ${constant}?` : `degree below ${degree}?`}</span>
        {off ? <span className="bad">{` ${off} not on the polynomial.`}</span> : null}
      </p>
      {index === 0 ? <FirstWord {...props} /> : <LaterWord layer={props.layer} position={props.position} />}
      {beta === undefined ? null : <p className="beta">{`↓ β = ${beta}`}</p>}
    </div>
  );
}
