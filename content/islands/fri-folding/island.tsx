// biome-ignore-all lint/suspicious/noArrayIndexKey: a position in a word is its identity
import { type KeyboardEvent, useMemo, useRef, useState } from 'react';
import { toyHash } from '../arithmetic/hash.ts';
import { IntegerInput, readInteger } from '../controls/integer-input.tsx';
import { BOUND, COSET, exposing, field, foldDown, follow, passes, type Strategy } from './folding.ts';

interface FriFoldingProps {
  /** Coefficients of the polynomial, lowest first, at most 8. */
  coefficients?: readonly number[];
}

const COLUMNS = 8;
const readQueries = readInteger(1, 50);

/** A probability that reads well: 12.5%, 0.0098%, less than 0.0001%. */
function percent(share: number): string {
  const value = 100 * share;
  if (value === 0 || value === 100) return `${value}%`;
  return value < 1e-4 ? 'less than 0.0001%' : `${Number(value.toPrecision(3))}%`;
}

/** What the sum of a step means: the value that it has to lead to, or the one that is there instead. */
function outcome(isLast: boolean, due: number, found: number): string {
  if (due === found) return isLast ? '✓ the constant' : '✓ as in the next word';
  return isLast ? `✗ the constant is ${found}` : `✗ the next word has ${found}`;
}

/** The positions in an order that looks random, the same every time. */
const ORDER = Array.from({ length: COSET.size }, (_, i) => i).sort((a, b) => toyHash([a, 7]) - toyHash([b, 7]));

/** A word that is folded to a constant, with values to spoil, a position to follow, and the probability of catching a cheating prover. */
export function Island({ coefficients: initial = [6, 0, 9, 2, 0, 4, 1, 3] }: FriFoldingProps) {
  const [coefficients, setCoefficients] = useState(() => Array.from({ length: BOUND }, (_, i) => field.of(initial[i] ?? 0)));
  const [problem, setProblem] = useState('');
  const [spoiled, setSpoiled] = useState<ReadonlySet<number>>(new Set());
  const [strategy, setStrategy] = useState<Strategy>('fold');
  const [salt, setSalt] = useState(1);
  const [queries, setQueries] = useState(5);
  const [position, setPosition] = useState(5);
  const [focus, setFocus] = useState(0);
  const grid = useRef<HTMLFieldSetElement>(null);

  const folding = useMemo(() => foldDown(coefficients, spoiled, strategy, salt, queries), [coefficients, spoiled, strategy, salt, queries]);
  const exposed = useMemo(() => exposing(folding), [folding]);
  const steps = follow(folding, position);
  const caughtAt = folding.positions.filter((p) => !passes(folding, p));
  const missing = (1 - exposed / COSET.size) ** queries;

  const readCoefficients = (text: string) => {
    const values = text
      .split(/[\s,]+/)
      .filter(Boolean)
      .map(Number);
    const good = values.length >= 1 && values.length <= BOUND && values.every((v) => Number.isInteger(v) && v >= 0 && v < field.p);
    setProblem(good ? '' : `Write 1 to ${BOUND} whole numbers from 0 to ${field.p - 1}, separated by commas.`);
    if (good) setCoefficients(Array.from({ length: BOUND }, (_, i) => values[i] ?? 0));
  };
  const toggle = (at: number) => {
    const next = new Set(spoiled);
    if (!next.delete(at)) next.add(at);
    setSpoiled(next);
  };
  const spoilMore = (count: number) => setSpoiled(new Set([...spoiled, ...ORDER.filter((p) => !spoiled.has(p)).slice(0, count)]));
  const move = (event: KeyboardEvent) => {
    const by = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -COLUMNS, ArrowDown: COLUMNS }[event.key];
    const to = focus + (by ?? 0);
    if (!by || to < 0 || to >= COSET.size) return;
    event.preventDefault();
    setFocus(to);
    grid.current?.querySelectorAll<HTMLButtonElement>('button')[to]?.focus();
  };

  const layers = [...folding.rounds.map(({ word, honest }) => ({ word, honest })), { word: folding.last, honest: folding.honestLast }];

  return (
    <section className="island fri-folding" aria-label="FRI folding">
      <div className="island-bar">
        <label className="field wide">
          Coefficients, lowest first
          <input
            type="text"
            inputMode="numeric"
            defaultValue={coefficients.join(', ')}
            onChange={(event) => readCoefficients(event.target.value)}
          />
        </label>
        <IntegerInput label="Queries" value={queries} read={readQueries} onProblem={setProblem} onValue={setQueries} />
        <label className="field wide">
          A cheating prover
          <select value={strategy} onChange={(event) => setStrategy(event.target.value as Strategy)}>
            <option value="fold">folds the word it has</option>
            <option value="switch">switches to the true polynomial</option>
          </select>
        </label>
      </div>
      <div className="island-bar">
        <button type="button" className="button" onClick={() => spoilMore(1)}>
          Spoil 1 value
        </button>
        <button type="button" className="button" onClick={() => spoilMore(8)}>
          Spoil 8
        </button>
        <button type="button" className="button" disabled={spoiled.size === 0} onClick={() => setSpoiled(new Set())}>
          Honest again
        </button>
        <button type="button" className="button" onClick={() => setSalt(salt + 1)}>
          Draw challenges again
        </button>
      </div>
      <p className="verdict" role="status">
        {problem && (
          <span className="bad">
            ✗ <span>{problem}</span> The figure still shows the last valid value.{' '}
          </span>
        )}
        <strong className={caughtAt.length > 0 ? 'bad' : 'ok'}>{caughtAt.length > 0 ? '✗ Rejected' : '✓ Accepted'}</strong>
        <span>
          {spoiled.size === 0
            ? `: an honest word passes at all ${COSET.size} positions.`
            : `: ${spoiled.size} of ${COSET.size} values are spoiled. ${exposed} ${exposed === 1 ? 'position exposes' : 'positions expose'} the word, so ${queries === 1 ? 'one query catches' : `${queries} queries catch`} it with probability ${percent(1 - missing)}` +
              ` and ${queries === 1 ? 'misses' : 'miss'} it with ${percent(missing)}. This time, ${caughtAt.length} of ${queries} hit.`}
        </span>
      </p>

      {layers.map(({ word, honest }, i) => {
        const off = word.filter((value, p) => value !== honest[p]).length;
        const followed = [
          position % word.length,
          ...(i < folding.rounds.length
            ? [(position % (word.length / 2)) + (position % word.length < word.length / 2 ? word.length / 2 : 0)]
            : []),
        ];
        const cell = (p: number) => ({
          className: word[p] === honest[p] ? 'cell' : 'cell bad',
          'data-followed': followed.includes(p) || undefined,
        });
        const text = (p: number) => (word[p] === honest[p] ? String(word[p]) : `✗${word[p]}`);
        const degree = BOUND / 2 ** i;
        return (
          <div key={word.length} className="layer">
            <p>
              <strong>{`${word.length} values`}</strong>,{' '}
              <span>{degree === 1 ? `all equal to ${folding.constant}?` : `degree below ${degree}?`}</span>
              {off > 0 && (
                <span className="bad">
                  {' '}
                  <span>{off}</span> not on the polynomial.
                </span>
              )}
            </p>
            {i === 0 ? (
              <fieldset ref={grid} className="word" aria-label="The first word: press a value to spoil it" onKeyDown={move}>
                {word.map((_, p) => (
                  <button
                    key={p}
                    type="button"
                    {...cell(p)}
                    tabIndex={p === focus ? 0 : -1}
                    aria-pressed={spoiled.has(p)}
                    aria-label={`Position ${p}, value ${word[p]}, spoiled`}
                    onClick={() => {
                      toggle(p);
                      setFocus(p);
                    }}
                  >
                    {text(p)}
                  </button>
                ))}
              </fieldset>
            ) : (
              <ol className="word" aria-label={`The word of ${word.length}`}>
                {word.map((_, p) => (
                  <li key={p} {...cell(p)}>
                    {text(p)}
                  </li>
                ))}
              </ol>
            )}
            {i < folding.rounds.length && (
              <p className="beta">
                ↓ β = <span>{folding.rounds[i]?.beta}</span>
              </p>
            )}
          </div>
        );
      })}

      <div className="island-bar">
        <label className="field follow">
          <span>{`Follow position ${position} (framed, together with −x)`}</span>
          <input type="range" min={0} max={COSET.size - 1} value={position} onChange={(event) => setPosition(Number(event.target.value))} />
        </label>
      </div>
      <ol className="sums">
        {steps.map(({ x, pair: [a, b], beta, due, found }, i) => (
          <li key={i}>
            x = <span>{x}</span>: (<span>{a}</span> + <span>{b}</span>)/2 + <span>{beta}</span>·(<span>{a}</span> − <span>{b}</span>)/(2·
            <span>{x}</span>) = <span>{due}</span>,{' '}
            <span className={due === found ? 'ok' : 'bad'}>{outcome(i === steps.length - 1, due, found)}</span>
          </li>
        ))}
      </ol>
      <p className="note">
        All numbers are modulo {field.p}. Press a value of the first word to spoil it, or move to it with the arrow keys. A ✗ marks a number
        that is not the value to which the polynomial folds.
      </p>
    </section>
  );
}
