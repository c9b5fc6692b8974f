import { useState } from 'react';
import { superscript } from '../arithmetic/polynomial.ts';
import { number, plural } from '../controls/counts.ts';
import { Facts } from '../controls/facts.tsx';
import { IntegerInput, readInteger } from '../controls/integer-input.tsx';
import { Choice, Slider } from '../controls/native.tsx';
import { Said } from '../controls/verdict.tsx';
import {
  boundlessEther,
  etherFor,
  gasEach,
  gigabytesFor,
  inWords,
  KINDS,
  type Kind,
  MACHINES,
  type Machine,
  PO2,
  partsFor,
  secondsFor,
  segmentsOf,
  unitFor,
} from './cost.ts';
import { type RunInfo, readInfo } from './info.ts';

const LARGEST = 1_000_000_000_000;

/** From above, the parts of a column. */
const PARTS = ['wrapping', 'joining', 'proving'] as const;

interface LimitsProps {
  readonly machine: Machine;
  readonly kind: Kind;
  readonly cycles: number;
  readonly card: number;
  readonly po2: number;
}

/** Three digits, without an exponent. */
const price = (amount: number) => amount.toLocaleString('en-US', { maximumSignificantDigits: 3 });

const MACHINE_NAMES = [...MACHINES.keys()];
/** Gigabytes of graphics cards. */
const CARDS = [8, 12, 16, 24, 32, 48, 80];
const RECEIPTS = KINDS.map((kind) => [kind, `${kind[0]?.toUpperCase()}${kind.slice(1)}`] as const);

/** Its summary for those who hear the results change. */
function summary(seconds: number | null, count: number): string {
  const segments = plural(count, 'segment');
  return seconds === null
    ? `${segments}. The Groth16 step was not measured on this machine.`
    : `${inWords(seconds)} to prove ${segments}.`;
}

/** What the reader's run printed, beside which the calculation can be judged. */
const ownRun = ({ cycles, segments, rows }: RunInfo) =>
  ` Your run of ${number(cycles)} cycles had ${plural(segments, 'segment')} with ${number(rows)} rows.`;

/** Seconds and memory for each segment limit: what a larger one saves, and whether the card still holds it. */
function Limits({ machine, kind, cycles, card, po2 }: LimitsProps) {
  const limits = Array.from({ length: PO2.max - PO2.min + 1 }, (_, i) => {
    const segments = segmentsOf(cycles, PO2.min + i);
    const { proving, joining, wrapping } = partsFor(machine, kind, segments) ?? { proving: 0, joining: 0, wrapping: 0 };
    const parts = [wrapping, joining, proving];
    return { parts, total: proving + joining + wrapping, fits: gigabytesFor(segments) < card };
  });
  const [least, longest] = [Math.min, Math.max].map((find) => find(...limits.map(({ total }) => total)));
  if (!least || !longest) return null;
  // Columns for tiny segments would leave no room for the others.
  const most = Math.min(longest, 6 * least);
  const [unit, name] = unitFor(longest);
  const share = (place: number) => `${((100 * place) / limits.length).toFixed(2)}%`;
  const shown = (seconds: number) => (seconds / unit).toLocaleString('en-US', { maximumSignificantDigits: 2 });
  const fit = limits.filter(({ fits }) => fits).length;
  return (
    <figure>
      <figcaption className="note">
        {`${name[0]?.toUpperCase()}${name.slice(1)}s for each segment limit from 2${superscript(PO2.min)} to 2${superscript(PO2.max)}. Small segments need more lifts and joins, large ones more memory: up to 2${superscript(PO2.min + fit - 1)}, they fit ${card} GB.${longest > most ? ' An arrow marks a column that is higher than drawn.' : ''}`}
      </figcaption>
      <svg width="100%" height="190" role="img" aria-label={limits.map(({ total }) => shown(total)).join(', ')}>
        {limits.map(({ parts, total, fits }, i) => {
          let top = 20 + 120 * Math.max(0, 1 - total / most);
          const scale = 120 / Math.max(total, most);
          const limit = PO2.min + i;
          return (
            <g key={limit} className={limit === po2 ? 'now' : undefined}>
              {parts.map((seconds, part) => {
                const [y, height] = [top, scale * seconds];
                top += height;
                return (
                  <rect
                    key={PARTS[part]}
                    className={PARTS[part]}
                    x={share(i + 0.12)}
                    width={share(0.76)}
                    y={y}
                    height={height}
                  />
                );
              })}
              <text x={share(i + 0.5)} y={14 + 120 * Math.max(0, 1 - total / most)}>
                {total > most ? `${shown(total)}↑` : shown(total)}
              </text>
              <text x={share(i + 0.5)} y="158">{`2${superscript(limit)}`}</text>
              <text className={fits ? 'ok' : 'bad'} x={share(i + 0.5)} y="178">
                {fits ? '✓' : '✗'}
              </text>
            </g>
          );
        })}
      </svg>
      <p className="note legend">
        {PARTS.map((part) => (
          <span key={part} className={part}>
            {part}
          </span>
        )).reverse()}
      </p>
    </figure>
  );
}

/** From the cycles of a run to segments, seconds, memory, gas, and prices. */
export function Island({ cycles: initial = 10_000_000 }: { cycles?: number }) {
  const [cycles, setCycles] = useState(initial);
  const [po2, setPo2] = useState<number>(PO2.usual);
  const [machineName, setMachine] = useState(MACHINE_NAMES[0] ?? '');
  const [kind, setKind] = useState<Kind>('succinct');
  const [cents, setCents] = useState(100);
  const [proofs, setProofs] = useState(1);
  const [gwei, setGwei] = useState(1);
  const [card, setCard] = useState(16);
  const [info, setInfo] = useState<RunInfo | null>(null);
  const [problem, setProblem] = useState('');
  const enter = (next: number) => {
    setCycles(next);
    setInfo(null);
  };
  const paste = (log: string) => {
    const read = readInfo(log);
    setInfo(read);
    if (read) setCycles(Math.min(LARGEST, read.cycles));
    setProblem(
      read || !log.trim() ? '' : 'These are not the lines of a run: paste those from “number of segments” on.',
    );
  };

  const machine = MACHINES.get(machineName);
  const segments = segmentsOf(cycles, po2);
  const seconds = machine ? secondsFor(machine, kind, segments) : null;
  const gas = gasEach(proofs);
  const fits = gigabytesFor(segments) < card;
  const unknown = 'not measured';
  const facts = [
    ['Segments', `${number(segments.count)}, the last of 2${superscript(segments.lastPo2)}`],
    ['Rows, with padding', number(segments.rows)],
    ['Time', seconds === null ? unknown : inWords(seconds)],
    [
      `Memory: about ${gigabytesFor(segments).toPrecision(2)} GB`,
      <span key="fits" className={fits ? 'ok' : 'bad'}>{`fits ${card} GB: ${fits ? 'yes ✓' : 'no ✗'}`}</span>,
    ],
    ['Machine, dollars', seconds === null ? unknown : price(((seconds / 3600) * cents) / 100)],
    ['Boundless, ether', price(boundlessEther(cycles))],
    ['Gas per proof', number(gas)],
    ['Gas, ether', etherFor(gas, gwei)],
  ] as const;
  return (
    <section className="island cost-calculator" aria-label="Cost calculator">
      <div className="island-bar">
        <IntegerInput
          label="Cycles"
          value={cycles}
          read={readInteger(1, LARGEST)}
          onValue={enter}
          onProblem={setProblem}
        />
        <Slider
          label={`Segment limit: 2${superscript(po2)}`}
          value={po2}
          min={PO2.min}
          max={PO2.max}
          onValue={setPo2}
        />
        <Choice<string> label="Machine" value={machineName} options={MACHINE_NAMES} onValue={setMachine} />
        <Choice<Kind> label="Receipt" value={kind} options={RECEIPTS} onValue={setKind} />
        <Choice<number> label="Card memory, GB" value={card} options={CARDS} onValue={setCard} />
        <IntegerInput
          label="Machine, cents/hour"
          value={cents}
          read={readInteger(0, 1_000_000)}
          onValue={setCents}
          onProblem={setProblem}
        />
        <IntegerInput
          label="Proofs per batch"
          value={proofs}
          read={readInteger(1, 1_000_000)}
          onValue={setProofs}
          onProblem={setProblem}
        />
        <IntegerInput
          label="Gas price, gwei"
          value={gwei}
          read={readInteger(1, 10_000)}
          onValue={setGwei}
          onProblem={setProblem}
        />
      </div>
      <label className="field log">
        <span>
          Or paste what your run prints with <code>RISC0_INFO=1 RUST_LOG=info</code>
        </span>
        <textarea rows={2} spellCheck={false} autoComplete="off" onChange={(event) => paste(event.target.value)} />
      </label>
      <Said problem={problem}>{`${summary(seconds, segments.count)}${info ? ownRun(info) : ''}`}</Said>
      <Facts facts={facts} />
      {machine ? <Limits machine={machine} kind={kind} cycles={cycles} card={card} po2={po2} /> : null}
      <p className="note">
        Times: the project’s datasheets of 2025, one segment after the other. Paging counts as cycles. Memory is that of
        the card or the processor. The proofs of a batch share one transaction. Boundless: 100 gwei for a million
        cycles, a high price in February 2026, without gas. What your contract stores comes on top.
      </p>
    </section>
  );
}
