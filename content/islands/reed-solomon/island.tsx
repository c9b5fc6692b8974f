import { useMemo, useState } from 'react';
import { formatPolynomial } from '../arithmetic/polynomial.ts';
import {
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
import { Plot } from './plot.tsx';

type Damage = 'wrong' | 'lost' | undefined;

const next: Record<string, Damage> = { undefined: 'wrong', wrong: 'lost', lost: undefined };
const says: Record<string, string> = { undefined: 'intact', wrong: 'wrong', lost: 'erased' };

/** The symbol that arrives: changed by an amount that depends on the place only, or lost. */
function arrive(symbol: number, place: number, damage: Damage): Received {
  if (damage === 'lost') return undefined;
  return damage === 'wrong' ? FIELD.add(symbol, 1 + ((place * 11 + 6) % 30)) : symbol;
}

function verdict(
  decoded: Decoded,
  message: readonly number[],
  received: readonly Received[],
  damage: readonly Damage[],
): { good: boolean; text: string } {
  const [n, k] = [received.length, message.length];
  const wrong = damage.filter((d) => d === 'wrong').length;
  const lost = damage.filter((d) => d === 'lost').length;
  const cost = 2 * wrong + lost;
  const count =
    wrong + lost === 0
      ? 'Nothing is damaged.'
      : `With ${wrong} wrong and ${lost} erased, 2 · ${wrong} + ${lost} = ${cost}, and ${n - k} symbols are spare.`;
  if (!decoded.found) {
    return {
      good: false,
      text: `${count} No polynomial of degree below ${k} is near enough, and the decoder gives up.`,
    };
  }
  const read = letters(decoded.codeword.slice(0, k));
  if (distance(decoded.codeword.slice(0, k), message) > 0) {
    return {
      good: false,
      text: `${count} The decoder reads “${read}”, because so much is damaged that another codeword is nearer, and it has no way of knowing.`,
    };
  }
  return { good: true, text: `${count} That is little enough to be certain, and the decoder reads “${read}”.` };
}

/** The symbols as sent and as they arrive, and what the decoder makes of them. */
function transmit(message: readonly number[], blowup: number, damage: readonly Damage[]) {
  const codeword = encode(FIELD, message, message.length * blowup);
  const states = codeword.map((_, i) => damage[i]);
  const received = codeword.map((symbol, i) => arrive(symbol, i, damage[i]));
  const decoded = decode(FIELD, received, message.length);
  return { codeword, states, received, decoded, ...verdict(decoded, message, received, states) };
}

/** The place among `n` to damage next; undefined if all are damaged. */
function nextIntact(damage: readonly Damage[], n: number): number | undefined {
  const places = Array.from({ length: n }, (_, i) => i);
  const isIntact = (i: number) => damage[i] === undefined;
  return places.map((i) => (i * 7 + 4) % n).find(isIntact) ?? places.find(isIntact);
}

/** What the codeword is made of. */
const explained = (message: readonly number[], n: number) =>
  `f = ${formatPolynomial(messagePolynomial(FIELD, message))}, modulo 31. Its values at 0 to ${message.length - 1} are the message, and its values at 0 to ${n - 1} are the codeword.`;

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
  const all = Math.max(spare, used);
  const percent = (boxes: number) => `${((100 * boxes) / all).toFixed(2)}%`;
  return (
    <div className="budget">
      <p className="note">
        {`2 · ${wrong} + ${used - 2 * wrong} = ${used} of ${spare} spare symbols used${used > spare ? ': too many ✗' : ''}`}
      </p>
      <svg width="100%" height="18" aria-hidden="true">
        {Array.from({ length: all }, (_, i) => (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: a box is its place
            key={i}
            className={i < 2 * wrong ? 'wrong' : i < used ? 'lost' : 'free'}
            x={percent(i)}
            width={percent(0.9)}
            y="1"
            height="12"
          />
        ))}
        <line x1={percent(spare)} x2={percent(spare)} y2="18" />
      </svg>
    </div>
  );
}

interface CodewordProps {
  /** Length of the message. */
  readonly k: number;
  readonly received: readonly Received[];
  readonly states: readonly Damage[];
  onChange(place: number, damage: Damage): void;
}

/** The word that arrives, symbol by symbol. */
const Word = ({ k, received, states, onChange }: CodewordProps) => (
  <>
    <ol className="word" aria-label="The word that arrives" start={0}>
      {received.map((symbol, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a symbol is its place
        <li key={i} className={i < k ? 'message' : undefined}>
          <Place place={i} symbol={symbol} damage={states[i]} onPress={() => onChange(i, next[String(states[i])])} />
        </li>
      ))}
    </ol>
    <p className="note">
      Press a symbol to make it wrong, press it again to erase it, and once more to repair it. The first{' '}
      <span>{k}</span> symbols are the message itself.
    </p>
  </>
);

const DamageButtons = ({ onMore, onRepair }: { onMore(): void; onRepair(): void }) => (
  <>
    <button type="button" className="button" onClick={onMore}>
      One more error
    </button>
    <button type="button" className="button" onClick={onRepair}>
      Repair all
    </button>
  </>
);

interface ControlsProps {
  readonly text: string;
  readonly isWrong: boolean;
  readonly blowup: number;
  onText(text: string): void;
  onBlowup(blowup: number): void;
}

const Controls = ({ text, isWrong, blowup, onText, onBlowup }: ControlsProps) => (
  <>
    <label className="field">
      <span>Message, 1 to {LONGEST} letters</span>
      <input
        value={text}
        maxLength={20}
        autoComplete="off"
        spellCheck={false}
        aria-invalid={isWrong}
        onChange={(event) => onText(event.target.value)}
      />
    </label>
    <label className="field">
      <span>Length factor</span>
      <select value={blowup} onChange={(event) => onBlowup(Number(event.target.value))}>
        <option>2</option>
        <option>3</option>
        <option>4</option>
      </select>
    </label>
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
  const [blowup, setBlowup] = useState(firstBlowup);
  const [damage, setDamage] = useState(FIRST_DAMAGE);
  const [notice, setNotice] = useState('');

  const k = message.length;
  const n = k * blowup;
  const transmitted = useMemo(() => transmit(message, blowup, damage), [message, blowup, damage]);
  const { codeword, states, received, decoded, good, text: result } = transmitted;
  const write = (typed: string) => {
    setText(typed);
    const read = readMessage(typed);
    if (typeof read === 'string') return setNotice(`✗ ${read} The last valid message is kept.`);
    setMessage(read);
    const changed = distance(message, read);
    setNotice(
      read.length === k && changed > 0
        ? `You changed ${changed} of ${k} letters, which changed ${distance(codeword, encode(FIELD, read, n))} of ${n} symbols. At least ${n - k + 1} always change.`
        : '',
    );
  };
  const change = (place: number, to: Damage) => setDamage(codeword.map((_, i) => (i === place ? to : damage[i])));
  const more = () => {
    const free = nextIntact(damage, n);
    if (free !== undefined) change(free, 'wrong');
  };
  const isWrong = notice.startsWith('✗');
  return (
    <section className="island reed-solomon" aria-label="A Reed–Solomon code">
      <div className="island-bar">
        <Controls text={text} isWrong={isWrong} blowup={blowup} onText={write} onBlowup={setBlowup} />
        <DamageButtons onMore={more} onRepair={() => setDamage([])} />
      </div>
      <p className={isWrong ? 'notice bad' : 'notice note'} role="status">
        {notice || explained(message, n)}
      </p>
      <Word k={k} received={received} states={states} onChange={change} />
      <Budget states={states} k={k} />
      <output className="result">
        <span className={good ? 'ok' : 'bad'}>{good ? '✓' : '✗'}</span> <span>{result}</span>
      </output>
      <Plot
        received={received}
        k={k}
        decoded={decoded}
        label={`Values from 0 to 30 at the places 0 to ${n - 1}. ${result}`}
      />
      <p className="note">
        Dots mark the symbols that arrived, and rings mark the polynomial that the decoder found. A cross marks a symbol
        that the decoder considers wrong, and a dashed line a lost symbol.
      </p>
    </section>
  );
}

/** One symbol of the word that arrives, as a button that goes from intact to wrong to erased. */
function Place({
  place,
  symbol,
  damage,
  onPress,
}: {
  place: number;
  symbol: Received;
  damage: Damage;
  onPress: () => void;
}) {
  const state = says[String(damage)];
  const letter = symbol === undefined ? '?' : letters([symbol]);
  const below = symbol === undefined ? 'erased' : damage === 'wrong' ? `✗ ${symbol}` : symbol;
  const label = `${letter} ${below}: place ${place}, ${state}. Make it ${says[String(next[String(damage)])]}`;
  return (
    <button type="button" data-state={state} aria-label={label} onClick={onPress}>
      <b>{letter}</b> <span>{below}</span>
    </button>
  );
}
