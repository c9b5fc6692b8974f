// biome-ignore-all lint/suspicious/noArrayIndexKey: a step is its number
import { useMemo, useState } from 'react';
import { toyHash } from '../arithmetic/hash.ts';
import { reverseBits } from '../arithmetic/ntt.ts';
import { IntegerInput, readInteger } from '../controls/integer-input.tsx';
import { Button, Choice, Slider } from '../controls/native.tsx';
import { Verdict as ShownVerdict } from '../controls/verdict.tsx';
import { BOUND, COSET, exposing, type Folding, field, foldDown, follow, passes, type Strategy } from './folding.ts';
import { LayerView, layersOf } from './layer.tsx';
import { Picture } from './picture.tsx';

interface FriFoldingProps {
  /** Coefficients of the polynomial, lowest first, at most 8. */
  coefficients?: readonly number[];
}

const STRATEGIES: readonly (readonly [Strategy, string])[] = [
  ['fold', 'folds the word it has'],
  ['switch', 'switches to the true polynomial'],
];
const readQueries = readInteger(1, 50);

/** A probability that reads well: 12.5%, 0.0098%, less than 0.0001%. */
function percent(share: number): string {
  const value = 100 * share;
  if (value === 0 || value === 100) return `${value}%`;
  return value < 1e-4 ? 'less than 0.0001%' : `${Number(value.toPrecision(3))}%`;
}

/** What the sum of a step means: the value that it has to lead to, or the one that is there instead. */
function outcome(isLast: boolean, due: number, actual: number): string {
  if (due === actual) return isLast ? '✓ the constant' : '✓ as in the next word';
  return isLast ? `✗ the constant is ${actual}` : `✗ the next word has ${actual}`;
}

/** The positions in an order that looks random, the same every time. */
const ORDER = Array.from({ length: COSET.size }, (_, i) => i).sort((a, b) => toyHash([a, 7]) - toyHash([b, 7]));

/** Reads coefficients, lowest first; null if they are not what the field and the bound allow. */
function readCoefficients(text: string): readonly number[] | null {
  const values = text
    .split(/[\s,]+/)
    .filter(Boolean)
    .map(Number);
  const isGood =
    values.length >= 1 && values.length <= BOUND && values.every((v) => Number.isInteger(v) && v >= 0 && v < field.p);
  return isGood ? values : null;
}

const padded = (values: readonly number[]) => Array.from({ length: BOUND }, (_, i) => field.of(values[i] ?? 0));

interface VerdictProps {
  readonly folding: Folding;
  readonly problem: string;
  /** Number of spoiled values. */
  readonly spoiled: number;
  readonly queries: number;
}

/** Whether the verifier accepts, and the probability that it accepts a spoiled word. */
function Verdict({ folding, problem, spoiled, queries }: VerdictProps) {
  const exposed = useMemo(() => exposing(folding), [folding]);
  const caught = folding.positions.filter((p) => !passes(folding, p)).length;
  const missing = (1 - exposed / COSET.size) ** queries;
  return (
    <ShownVerdict good={caught === 0} word={caught ? 'Rejected' : 'Accepted'} problem={problem}>
      <span>
        {spoiled === 0
          ? `An honest word passes at all ${COSET.size} positions.`
          : `${spoiled} of ${COSET.size} values ${spoiled === 1 ? 'is' : 'are'} spoiled. ${exposed} ${exposed === 1 ? 'position exposes' : 'positions expose'} the word, so ${queries === 1 ? 'one query misses' : `${queries} queries miss`} it with probability ${percent(missing)}. This time, ${caught} of ${queries} hit.`}
      </span>
    </ShownVerdict>
  );
}

/** The sums of the verifier at one position, from word to word. */
function Sums({ folding, position }: { readonly folding: Folding; readonly position: number }) {
  const steps = follow(folding, position);
  return (
    <ol className="sums">
      {steps.map(({ x, pair: [a, b], beta, due, actual }, i) => (
        <li key={i}>
          <span>{`x = ${x}: (${a} + ${b})/2 + ${beta}·(${a} − ${b})/(2·${x}) = ${due}, `}</span>
          <span className={due === actual ? 'ok' : 'bad'}>{outcome(i === steps.length - 1, due, actual)}</span>
        </li>
      ))}
    </ol>
  );
}

interface SpoilBarProps {
  readonly spoiled: ReadonlySet<number>;
  onSpoil(spoiled: ReadonlySet<number>): void;
  onDraw(): void;
}

/** Changes which values are spoiled, and draws other challenges. */
function SpoilBar({ spoiled, onSpoil, onDraw }: SpoilBarProps) {
  const spoilMore = (count: number) =>
    onSpoil(new Set([...spoiled, ...ORDER.filter((p) => !spoiled.has(p)).slice(0, count)]));
  return (
    <div className="island-bar">
      <Button onPress={() => spoilMore(1)}>Spoil 1 value</Button>
      <Button onPress={() => spoilMore(8)}>Spoil 8</Button>
      <Button disabled={spoiled.size === 0} onPress={() => onSpoil(new Set())}>
        Reset
      </Button>
      <Button onPress={onDraw}>Draw challenges again</Button>
    </div>
  );
}

/**
 * A word that is folded to a constant, with values to spoil, a position to follow, and the probability of catching a
 * cheating prover.
 */
export function Island({ coefficients: initial = [6, 0, 9, 2, 0, 4, 1, 3] }: FriFoldingProps) {
  const [coefficients, setCoefficients] = useState(() => padded(initial));
  const [problem, setProblem] = useState('');
  const [spoiled, setSpoiled] = useState<ReadonlySet<number>>(new Set());
  const [strategy, setStrategy] = useState<Strategy>('fold');
  const [salt, setSalt] = useState(1);
  const [queries, setQueries] = useState(5);
  const [position, setPosition] = useState(5);
  const folding = useMemo(
    () => foldDown(coefficients, spoiled, strategy, salt, queries),
    [coefficients, spoiled, strategy, salt, queries],
  );

  const type = (text: string) => {
    const values = readCoefficients(text);
    setProblem(
      values
        ? ''
        : `Write 1 to ${BOUND} whole numbers from 0 to ${field.p - 1}, separated by commas. The last valid ones are kept.`,
    );
    if (values) setCoefficients(padded(values));
  };
  const [first, ...shorter] = layersOf(folding).map((layer, index) => (
    <LayerView
      key={layer.word.length}
      layer={layer}
      index={index}
      constant={folding.constant}
      position={position}
      spoiled={spoiled}
      onToggle={(at) => setSpoiled(new Set(spoiled.has(at) ? [...spoiled].filter((p) => p !== at) : [...spoiled, at]))}
    />
  ));
  return (
    <section className="island fri-folding" aria-label="FRI folding">
      <Verdict folding={folding} problem={problem} spoiled={spoiled.size} queries={queries} />
      <div className="follow">
        <Slider
          label={`Follow position ${position}, together with −x`}
          value={reverseBits(position, 5)}
          max={COSET.size - 1}
          text={`Position ${position}`}
          onValue={(place) => setPosition(reverseBits(place, 5))}
        />
      </div>
      <Picture folding={folding} position={position} />
      <SpoilBar spoiled={spoiled} onSpoil={setSpoiled} onDraw={() => setSalt(salt + 1)} />
      <div className="island-bar">
        <label className="field wide">
          Coefficients, lowest first
          <input
            type="text"
            inputMode="numeric"
            defaultValue={coefficients.join(', ')}
            onChange={(event) => type(event.target.value)}
          />
        </label>
        <IntegerInput label="Queries" value={queries} read={readQueries} onProblem={setProblem} onValue={setQueries} />
        <Choice<Strategy> label="A cheating prover" value={strategy} options={STRATEGIES} onValue={setStrategy} />
      </div>
      {first}
      <p className="note">
        All numbers are modulo {field.p}. Press a value of the first word to spoil it, or move to it with the arrow
        keys. A ✗ marks a number that is not the value to which the polynomial folds.
      </p>
      <details className="in-numbers">
        <summary>The folds in numbers</summary>
        {shorter}
        <Sums folding={folding} position={position} />
      </details>
    </section>
  );
}
