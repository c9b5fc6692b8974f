import { useMemo, useState } from 'react';
import { formatPolynomial } from '../arithmetic/polynomial.ts';
import { Bar } from '../controls/bar.tsx';
import { Button, Choice } from '../controls/native.tsx';
import { Verdict } from '../controls/verdict.tsx';
import {
  ALPHABET,
  type Decoded,
  decode,
  distance,
  encode,
  FIELD,
  LONGEST,
  letters,
  messagePolynomial,
  type Received,
  readMessage,
} from './code.ts';
import { Curve, Plot } from './plot.tsx';

type Damage = 'wrong' | 'lost' | undefined;
type Message = readonly number[];

const next: Record<string, Damage> = { undefined: 'wrong', wrong: 'lost', lost: undefined };
const says: Record<string, string> = { undefined: 'intact', wrong: 'wrong', lost: 'erased' };

/** The symbol that arrives: changed by an amount that depends on the place only, or lost. */
function arrive(symbol: number, place: number, damage: Damage): Received {
  if (damage === 'lost') return undefined;
  return damage === 'wrong' ? FIELD.add(symbol, 1 + ((place * 11 + 6) % 30)) : symbol;
}

interface Outcome {
  readonly good: boolean;
  readonly word: string;
  readonly text: string;
}

function outcome(decoded: Decoded, message: Message, states: readonly Damage[]): Outcome {
  const k = message.length;
  const wrong = states.filter((state) => state === 'wrong').length;
  const lost = states.filter((state) => state === 'lost').length;
  const count =
    wrong + lost === 0
      ? 'Nothing is damaged.'
      : `${wrong} wrong and ${lost} erased use up ${2 * wrong + lost} of ${states.length - k} spare symbols.`;
  if (!decoded.found)
    return {
      good: false,
      word: 'Lost',
      text: `${count} No polynomial of degree below ${k} is near enough, and the decoder gives up.`,
    };
  const read = letters(decoded.codeword.slice(0, k));
  return distance(decoded.codeword.slice(0, k), message) > 0
    ? {
        good: false,
        word: 'Misread',
        text: `${count} Another codeword is nearer. The decoder reads “${read}”, and has no way of knowing.`,
      }
    : { good: true, word: wrong + lost ? 'Repaired' : 'Intact', text: `${count} The decoder reads “${read}”.` };
}

/** The symbols as sent and as they arrive, and what the decoder makes of them. */
function transmit(message: readonly number[], blowup: number, damage: readonly Damage[]) {
  const codeword = encode(FIELD, message, message.length * blowup);
  const states = codeword.map((_, i) => damage[i]);
  const received = codeword.map((symbol, i) => arrive(symbol, i, damage[i]));
  const decoded = decode(FIELD, received, message.length);
  return { codeword, states, received, decoded, ...outcome(decoded, message, states) };
}

/** The place among `n` to damage next; undefined if all are damaged. */
function nextIntact(damage: readonly Damage[], n: number): number | undefined {
  const places = Array.from({ length: n }, (_, i) => i);
  const isIntact = (i: number) => damage[i] === undefined;
  return places.map((i) => (i * 7 + 4) % n).find(isIntact) ?? places.find(isIntact);
}

/** What one sees of the curve. */
const aboutCurve = (message: Message, before: Message | null, n: number) =>
  before
    ? 'the whole curve has moved (it was dashed), and each symbol between the letters with it.'
    : `one smooth curve of degree below ${message.length} goes through ${message.length} letters, and all ${n} symbols lie on it. Whatever lies beside it is wrong. The letters are spread out here, to keep the curve in view.`;

/** What the codeword is made of, or how much of it a change of the message changed. */
const explained = (message: Message, before: Message | null, n: number) =>
  before
    ? `You changed ${distance(before, message)} of ${message.length} letters, which changed ${distance(encode(FIELD, before, n), encode(FIELD, message, n))} of ${n} symbols. At least ${n - message.length + 1} always change.`
    : `f = ${formatPolynomial(messagePolynomial(FIELD, message))}, modulo 31. Its values at 0 to ${message.length - 1} are the message, and its values at 0 to ${n - 1} are the codeword.`;

const FIRST_DAMAGE: readonly Damage[] = [
  undefined,
  'wrong',
  undefined,
  undefined,
  undefined,
  undefined,
  'wrong',
  'lost',
];

/** How much of the spare symbols the damage uses: two for a wrong symbol, one for an erased one. */
function Budget({ states, k }: { readonly states: readonly Damage[]; readonly k: number }) {
  const spare = states.length - k;
  const wrong = states.filter((state) => state === 'wrong').length;
  const used = 2 * wrong + states.filter((state) => state === 'lost').length;
  const toneOf = (i: number) => (i >= used ? 'free' : i < 2 * wrong ? 'wrong' : 'lost');
  return (
    <>
      <p className="note">
        {`Budget: 2 for each wrong symbol, 1 for each erased one. 2 · ${wrong} + ${used - 2 * wrong} = ${used} of ${states.length} − ${k} = ${spare} ${used > spare ? '✗' : '✓'}`}
      </p>
      <Bar
        parts={Array.from({ length: Math.max(spare, used) }, (_, i) => ({
          size: 1,
          tone: toneOf(i),
          text: i < spare ? '' : '✗',
        }))}
      />
    </>
  );
}

interface CodewordProps {
  /** Length of the message. */
  readonly k: number;
  readonly received: readonly Received[];
  readonly states: readonly Damage[];
  onChange(place: number, damage: Damage): void;
}

/** The word that arrives, symbol by symbol: buttons that go from intact to wrong to erased. */
const Word = ({ k, received, states, onChange }: CodewordProps) => (
  <>
    <ol className="word" aria-label="The word that arrives" start={0}>
      {received.map((symbol, i) => {
        const [state, after] = [String(states[i]), next[String(states[i])]];
        const letter = symbol === undefined ? '?' : letters([symbol]);
        const below = symbol === undefined ? 'erased' : state === 'wrong' ? `✗ ${symbol}` : symbol;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a symbol is its place
          <li key={i} className={i < k ? 'message' : undefined}>
            <button
              type="button"
              className={state === 'wrong' ? 'cell bad' : 'cell'}
              data-state={says[state]}
              aria-label={`${letter} ${below}: place ${i}, ${says[state]}. Make it ${says[String(after)]}`}
              onClick={() => onChange(i, after)}
            >
              <b>{letter}</b> <span>{below}</span>
            </button>
          </li>
        );
      })}
    </ol>
    <p className="note">
      {`Press a symbol to make it wrong, press it again to erase it, and once more to repair it. The first ${k} symbols are the message itself.`}
    </p>
  </>
);

/** The letters of a message that the writer of a page chose. Throws a RangeError if it is none. */
function firstMessage(text: string): readonly number[] {
  const read = readMessage(text);
  if (typeof read === 'string') throw new RangeError(read);
  return read;
}

/** A message as a Reed–Solomon codeword, which readers damage by hand, and the result of the decoder. */
export function Island({ message: first = 'RISC', blowup: firstBlowup = 4 }: { message?: string; blowup?: number }) {
  const [text, setText] = useState(first);
  const [message, setMessage] = useState(() => firstMessage(first));
  const [before, setBefore] = useState<readonly number[] | null>(null);
  const [blowup, setBlowup] = useState(firstBlowup);
  const [damage, setDamage] = useState(FIRST_DAMAGE);
  const [problem, setProblem] = useState('');

  const k = message.length;
  const n = k * blowup;
  const transmitted = useMemo(() => transmit(message, blowup, damage), [message, blowup, damage]);
  const { codeword, states, received, decoded, good, word, text: result } = transmitted;
  const write = (typed: string) => {
    setText(typed);
    const read = readMessage(typed);
    setProblem(typeof read === 'string' ? `${read} The last valid message is kept.` : '');
    if (typeof read === 'string') return;
    setBefore(read.length === k && distance(message, read) > 0 ? message : null);
    setMessage(read);
  };
  /** The second letter becomes the one 12 places on. */
  const lie = () => write(message.map((y, i) => ALPHABET[i === Math.min(1, k - 1) ? FIELD.add(y, 12) : y]).join(''));
  const change = (place: number, to: Damage) => setDamage(codeword.map((_, i) => (i === place ? to : damage[i])));
  const more = () => {
    const free = nextIntact(damage, n);
    if (free !== undefined) change(free, 'wrong');
  };
  return (
    <section className="island reed-solomon" aria-label="A Reed–Solomon code">
      <div className="island-bar">
        <label className="field">
          <span>Message, 1 to {LONGEST} letters</span>
          <input
            value={text}
            maxLength={20}
            autoComplete="off"
            spellCheck={false}
            aria-invalid={problem !== ''}
            onChange={(event) => write(event.target.value)}
          />
        </label>
        <Choice<number> label="Length factor" value={blowup} options={[2, 3, 4]} onValue={setBlowup} />
        <Button onPress={more}>One more error</Button>
        <Button onPress={() => setDamage([])}>Repair all</Button>
        <Button onPress={lie}>Change one letter</Button>
      </div>
      <Verdict good={good} word={word} problem={problem}>
        <span>{result}</span>
      </Verdict>
      <Word k={k} received={received} states={states} onChange={change} />
      <Budget states={states} k={k} />
      <figure>
        <figcaption className="note">
          <b>Over the real numbers</b> <span>{aboutCurve(message, before, n)}</span>
        </figcaption>
        <Curve message={message} before={before} states={states} />
      </figure>
      <figure>
        <figcaption className="note">
          <b>Modulo 31</b>{' '}
          <span>
            and with the letters at the first places, the symbols are a cloud. Dots are the symbols that arrived, rings
            the polynomial that the decoder found. It considers a ✗ wrong; a dashed line is lost.
          </span>
        </figcaption>
        <Plot
          received={received}
          message={message}
          decoded={decoded}
          label={`Values from 0 to 30 at the places 0 to ${n - 1}. ${result}`}
        />
      </figure>
      <p className="note" aria-live="polite">
        {explained(message, before, n)}
      </p>
    </section>
  );
}
