// biome-ignore-all lint/suspicious/noArrayIndexKey: a message is its place in the sequence
import { useState } from 'react';
import { superscript } from '../arithmetic/polynomial.ts';
import { type Message, messagesFor } from './messages.ts';
import { PO2, type Sizes, sealSizes } from './sizes.ts';

interface ProofSequenceProps {
  /** Power of two of the segment's rows at first. */
  po2?: number;
}

const NAMES = { prover: 'Prover to verifier', verifier: 'Verifier to prover', both: 'Both' } as const;

function formatBytes(words: number): string {
  const bytes = 4 * words;
  return bytes < 1000 ? `${bytes} bytes` : `${(bytes / 1000).toFixed(bytes < 10000 ? 1 : 0)} kB`;
}

/** An arrow as wide as the space allows, dashed for challenges. The text next to it has the same meaning. */
function Arrow({ from }: { from: keyof typeof NAMES }) {
  return (
    <svg className="arrow" width="100%" height="14" aria-hidden="true" focusable="false">
      <line x1="0" x2="100%" y1="7" y2="7" />
      {from === 'verifier' ? null : (
        <svg x="100%" overflow="visible" aria-hidden="true">
          <path d="M-9 2 L-1 7 L-9 12" />
        </svg>
      )}
      {from === 'prover' ? null : <path d="M9 2 L1 7 L9 12" />}
    </svg>
  );
}

interface MessageItemProps {
  readonly message: Message;
  readonly number: number;
  readonly sizes: Sizes;
  readonly isOpen: boolean;
  onToggle(): void;
}

/** A message, with its explanation to open. */
const MessageItem = ({ message, number, sizes, isOpen, onToggle }: MessageItemProps) => (
  <li data-from={message.from}>
    {message.phase ? <p className="phase">{message.phase}</p> : null}
    <details open={isOpen}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is interactive by itself */}
      <summary
        onClick={(event) => {
          event.preventDefault();
          onToggle();
        }}
      >
        <span className="name">
          <span>
            <span>{number}</span>. <span>{message.name}</span>
          </span>
          {message.words ? <span className="note">{formatBytes(message.words(sizes))}</span> : null}
        </span>
        <Arrow from={message.from} />
      </summary>
      <div className="text">
        <p className="note">
          <span>{NAMES[message.from]}</span>
          <span>
            {message.from === 'verifier'
              ? '. Both sides draw it from a hash of everything sent so far. No message travels.'
              : null}
          </span>
        </p>
        <p>{message.what}</p>
        <p>
          <strong>Why?</strong> <span>{message.why}</span>
        </p>
        <p>
          <strong>If the prover cheats:</strong> <span>{message.cheat}</span>
        </p>
      </div>
    </details>
  </li>
);

/** How much of the seal a message is. */
const share = (words: number, { total }: Sizes) =>
  words
    ? `${formatBytes(words)} of ${formatBytes(total)}, or ${((100 * words) / total).toPrecision(2)}% of the seal.`
    : 'This step adds nothing to the seal.';

/** The seal as a bar, whose parts are as wide as the messages are long. */
function Shares({ messages, sizes, selected }: { messages: readonly Message[]; sizes: Sizes; selected: number }) {
  let start = 0;
  return (
    <svg className="shares" width="100%" height="24" aria-hidden="true">
      {messages.map(({ words }, i) => {
        const x = (100 * start) / sizes.total;
        const width = (100 * (words?.(sizes) ?? 0)) / sizes.total;
        start += words?.(sizes) ?? 0;
        return width ? (
          <rect
            key={i}
            className={i === selected ? 'now' : undefined}
            x={`${x.toFixed(2)}%`}
            width={`${width.toFixed(2)}%`}
            y={i === selected ? 0 : 4}
            height={i === selected ? 24 : 16}
          />
        ) : null;
      })}
    </svg>
  );
}

/** The messages between prover and verifier of a segment, with their sizes; each can be opened for an explanation. */
export function Island({ po2: initial = PO2.usual }: ProofSequenceProps) {
  const [po2, setPo2] = useState(() => Math.min(PO2.max, Math.max(PO2.min, Math.trunc(initial))));
  const [selected, setSelected] = useState(0);
  const messages = messagesFor(po2);
  const sizes = sealSizes(po2);
  const current = messages[selected];

  return (
    <section className="island proof-sequence" aria-label="Messages of prover and verifier">
      <div className="island-bar">
        <label className="field po2">
          <span>{`Rows: 2${superscript(po2)} = ${(2 ** po2).toLocaleString('en-US')}`}</span>
          <input
            type="range"
            min={PO2.min}
            max={PO2.max}
            value={po2}
            onChange={(event) => setPo2(Number(event.target.value))}
          />
        </label>
        <button type="button" className="button" disabled={selected <= 0} onClick={() => setSelected(selected - 1)}>
          Previous
        </button>
        <button
          type="button"
          className="button"
          disabled={selected >= messages.length - 1}
          onClick={() => setSelected(selected + 1)}
        >
          Next
        </button>
      </div>
      <p role="status">
        <span>{current ? `${selected + 1} of ${messages.length}: ${current.name}. ` : ''}</span>The whole seal has{' '}
        <span>{formatBytes(sizes.total)}</span>.
      </p>
      <Shares messages={messages} sizes={sizes} selected={selected} />
      <p className="note">{current ? share(current.words?.(sizes) ?? 0, sizes) : 'Open a message to see its share.'}</p>
      <div className="heads" aria-hidden="true">
        <span>Prover</span>
        <span>Verifier</span>
      </div>
      <ol>
        {messages.map((message, i) => (
          <MessageItem
            key={i}
            message={message}
            number={i + 1}
            sizes={sizes}
            isOpen={selected === i}
            onToggle={() => setSelected(selected === i ? -1 : i)}
          />
        ))}
      </ol>
    </section>
  );
}
