import { type ReactNode, useState } from 'react';
import { superscript } from '../arithmetic/polynomial.ts';
import { number, plural } from '../controls/counts.ts';
import { IntegerInput, readInteger } from '../controls/integer-input.tsx';
import { Choice, Slider } from '../controls/native.tsx';
import {
  boundlessEther,
  etherFor,
  gasEach,
  gigabytesFor,
  inWords,
  KINDS,
  type Kind,
  MACHINES,
  PO2,
  secondsFor,
  segmentsOf,
} from './cost.ts';
import { type RunInfo, readInfo } from './info.ts';

const LARGEST = 1_000_000_000_000;

const Result = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

interface ResultsProps {
  readonly segments: ReturnType<typeof segmentsOf>;
  readonly cycles: number;
  readonly seconds: number | null;
  /** The price of the machine in cents an hour. */
  readonly cents: number;
  readonly gas: number;
  readonly gwei: number;
  /** Memory of the reader's card. */
  readonly card: number;
}

const KIND_NAMES: Readonly<Record<Kind, string>> = {
  composite: 'Composite',
  succinct: 'Succinct',
  groth16: 'Groth16',
};

/** Three digits, without an exponent. */
const price = (amount: number) => amount.toLocaleString('en-US', { maximumSignificantDigits: 3 });

const Results = ({ segments, cycles, seconds, cents, gas, gwei, card }: ResultsProps) => (
  <dl>
    <Result name="Segments">{`${number(segments.count)}, the last of 2${superscript(segments.lastPo2)}`}</Result>
    <Result name="Rows, with padding">{number(segments.rows)}</Result>
    <Result name="Time">{seconds === null ? 'not measured' : inWords(seconds)}</Result>
    <Result name="Memory">
      <span>{`about ${gigabytesFor(segments).toPrecision(2)} GB`}</span>
      <br />
      <span className={gigabytesFor(segments) < card ? 'ok' : 'bad'}>
        {`fits ${card} GB: ${gigabytesFor(segments) < card ? 'yes ✓' : 'no ✗'}`}
      </span>
    </Result>
    <Result name="Machine, dollars">
      {seconds === null ? 'not measured' : price(((seconds / 3600) * cents) / 100)}
    </Result>
    <Result name="Boundless, ether">{price(boundlessEther(cycles))}</Result>
    <Result name="Gas per proof">{number(gas)}</Result>
    <Result name="Gas, ether">{etherFor(gas, gwei)}</Result>
  </dl>
);

const MACHINE_NAMES = [...MACHINES.keys()];
/** Gigabytes of graphics cards. */
const CARDS = [8, 12, 16, 24, 32, 48, 80];
const RECEIPTS = KINDS.map((kind) => [kind, KIND_NAMES[kind]] as const);

/** Its summary for those who hear the results change. */
function summary(seconds: number | null, count: number): string {
  const segments = plural(count, 'segment');
  return seconds === null
    ? `${segments}. The Groth16 step was not measured on this machine.`
    : `${inWords(seconds)} to prove ${segments}.`;
}

/** What the reader's run printed, beside which the calculation can be judged. */
const ownRun = ({ cycles, segments, rows }: RunInfo) =>
  `Your run of ${number(cycles)} cycles had ${plural(segments, 'segment')} with ${number(rows)} rows.`;

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
      read || !log.trim() ? '' : '✗ These are not the lines of a run: paste those from “number of segments” on.',
    );
  };

  const machine = MACHINES.get(machineName);
  const segments = segmentsOf(cycles, po2);
  const seconds = machine ? secondsFor(machine, kind, segments) : null;
  const gas = gasEach(proofs);

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
      <p role="status" className={problem ? 'bad' : ''}>
        {problem || `${summary(seconds, segments.count)}${info ? ` ${ownRun(info)}` : ''}`}
      </p>
      <Results segments={segments} cycles={cycles} seconds={seconds} cents={cents} gas={gas} gwei={gwei} card={card} />
      <p className="note">
        Times: the project’s datasheets of 2025, one segment after the other. Paging counts as cycles. Memory is that of
        the card or the processor. The proofs of a batch share one transaction. Boundless: 100 gwei for a million
        cycles, a high price in February 2026, without gas. What your contract stores comes on top.
      </p>
    </section>
  );
}
