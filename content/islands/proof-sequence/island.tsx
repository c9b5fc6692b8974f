// biome-ignore-all lint/suspicious/noArrayIndexKey: a message is its place in the sequence
import { useState } from 'react';
import { superscript } from '../arithmetic/polynomial.ts';
import { Bar } from '../controls/bar.tsx';
import { number } from '../controls/counts.ts';
import { Moves } from '../controls/moves.tsx';
import { Slider } from '../controls/native.tsx';
import { type Message, messagesFor } from './messages.ts';
import { PO2, sealSizes } from './sizes.ts';

const NAMES = {
  prover: 'Prover to verifier',
  verifier: 'Verifier to prover. Both sides draw it from a hash of everything sent so far. No message travels.',
  both: 'Both',
} as const;

function formatBytes(words: number): string {
  const bytes = 4 * words;
  return bytes < 1000 ? `${bytes} bytes` : `${(bytes / 1000).toFixed(bytes < 10000 ? 1 : 0)} kB`;
}

/** An arrow as wide as the space allows, dashed for challenges. The text next to it has the same meaning. */
const Arrow = ({ from }: { from: keyof typeof NAMES }) => (
  <svg className="arrow" width="100%" height="14" aria-hidden="true">
    <line x1="0" x2="100%" y1="7" y2="7" />
    {from === 'verifier' ? null : (
      <svg x="100%" overflow="visible" aria-hidden="true">
        <path d="M-9 2 L-1 7 L-9 12" />
      </svg>
    )}
    {from === 'prover' ? null : <path d="M9 2 L1 7 L9 12" />}
  </svg>
);

interface MessageItemProps {
  readonly message: Message;
  readonly order: number;
  /** What it adds to the seal. */
  readonly words: number;
  readonly isOpen: boolean;
  onToggle(): void;
}

/** A message, with its explanation to open. */
const MessageItem = ({ message, order, words, isOpen, onToggle }: MessageItemProps) => (
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
          <span>{`${order}. ${message.name}`}</span>
          {words ? <span className="note">{formatBytes(words)}</span> : null}
        </span>
        <Arrow from={message.from} />
      </summary>
      <div className="text">
        <p className="note">{NAMES[message.from]}</p>
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

/** The seal as a bar, and the small part of it that isn't answers as a second one. */
function Shares({ words, total, selected }: { words: readonly number[]; total: number; selected: number }) {
  const answers = words.findLastIndex((size) => size > 0);
  const rest = total - (words[answers] ?? 0);
  const parts = words.map((size, i) => ({ size, text: String(i + 1), tone: i === selected ? 'now' : undefined }));
  const isRest = selected < answers && words[selected];
  return (
    <>
      <p className="note">{`The whole seal has ${formatBytes(total)}, and message ${answers + 1} is ${formatBytes(total - rest)} of it.`}</p>
      <Bar parts={[{ size: rest, tone: isRest ? 'now' : undefined }, ...parts.slice(answers)]} />
      <p className="note">{`The other ${formatBytes(rest)}, enlarged, with the numbers of the messages:`}</p>
      <Bar parts={parts.slice(0, answers)} />
    </>
  );
}

/** The messages between prover and verifier of a segment, with their sizes; each can be opened for an explanation. */
export function Island({ po2: initial = PO2.usual }: { po2?: number }) {
  const [po2, setPo2] = useState(() => Math.min(PO2.max, Math.max(PO2.min, Math.trunc(initial))));
  const [selected, setSelected] = useState(0);
  const messages = messagesFor(po2);
  const sizes = sealSizes(po2);
  const words = messages.map((message) => message.words?.(sizes) ?? 0);
  const now = words[selected];
  return (
    <section className="island proof-sequence" aria-label="Messages of prover and verifier">
      <div className="island-bar">
        <Slider
          label={`Rows: 2${superscript(po2)} = ${number(2 ** po2)}`}
          value={po2}
          min={PO2.min}
          max={PO2.max}
          onValue={setPo2}
        />
      </div>
      <Moves unit="Message" at={selected + 1} last={messages.length} onMove={(to) => setSelected(to - 1)} />
      <p role="status">
        <strong>{messages[selected]?.name ?? 'All messages are closed'}</strong>
        <span>
          {now
            ? ` adds ${formatBytes(now)} to the seal, or ${((100 * now) / sizes.total).toPrecision(2)}%.`
            : selected < 0
              ? '.'
              : ' adds nothing to the seal.'}
        </span>
      </p>
      <Shares words={words} total={sizes.total} selected={selected} />
      <div className="heads" aria-hidden="true">
        <span>Prover</span>
        <span>Verifier</span>
      </div>
      <ol>
        {messages.map((message, i) => (
          <MessageItem
            key={i}
            message={message}
            order={i + 1}
            words={words[i] ?? 0}
            isOpen={selected === i}
            onToggle={() => setSelected(selected === i ? -1 : i)}
          />
        ))}
      </ol>
    </section>
  );
}
