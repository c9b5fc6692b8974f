import { type ReactNode, useId, useState } from 'react';
import { superscript } from '../arithmetic/polynomial.ts';
import { IntegerInput, readInteger } from '../controls/integer-input.tsx';
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

const LARGEST = 1_000_000_000_000;

const number = (value: number) => value.toLocaleString('en-US');

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
}

const KIND_NAMES: Readonly<Record<Kind, string>> = {
  composite: 'Composite',
  succinct: 'Succinct',
  groth16: 'Groth16',
};

/** Three digits, without an exponent. */
const price = (amount: number) => amount.toLocaleString('en-US', { maximumSignificantDigits: 3 });

const Results = ({ segments, cycles, seconds, cents, gas, gwei }: ResultsProps) => (
  <dl>
    <Result name="Segments">{`${number(segments.count)}, the last of 2${superscript(segments.lastPo2)}`}</Result>
    <Result name="Rows, with padding">{number(segments.rows)}</Result>
    <Result name="Time">{seconds === null ? 'not measured' : inWords(seconds)}</Result>
    <Result name="Memory">{`about ${gigabytesFor(segments).toPrecision(2)} GB`}</Result>
    <Result name="Machine, dollars">
      {seconds === null ? 'not measured' : price(((seconds / 3600) * cents) / 100)}
    </Result>
    <Result name="Boundless, ether">{price(boundlessEther(cycles))}</Result>
    <Result name="Gas per proof">{number(gas)}</Result>
    <Result name="Gas, ether">{etherFor(gas, gwei)}</Result>
  </dl>
);

const SegmentLimit = ({ po2, onPo2 }: { po2: number; onPo2(po2: number): void }) => (
  <label className="field">
    <span>{`Segment limit: 2${superscript(po2)}`}</span>
    <input
      type="range"
      min={PO2.min}
      max={PO2.max}
      value={po2}
      onChange={(event) => onPo2(Number(event.target.value))}
    />
  </label>
);

interface ChoiceProps<T extends string> {
  readonly label: string;
  readonly value: T;
  /** Each value with its name. */
  readonly options: readonly (readonly [value: T, name: string])[];
  onValue(value: T): void;
}

function Choice<T extends string>({ label, value: chosen, options, onValue }: ChoiceProps<T>) {
  const field = useId();
  return (
    <label className="field" htmlFor={field}>
      <span>{label}</span>
      <select
        id={field}
        value={chosen}
        onChange={(event) => onValue(options.find(([value]) => value === event.target.value)?.[0] ?? chosen)}
      >
        {options.map(([value, name]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

const MACHINE_NAMES = [...MACHINES.keys()].map((name) => [name, name] as const);
const RECEIPTS = KINDS.map((kind) => [kind, KIND_NAMES[kind]] as const);

/** Its summary for those who hear the results change. */
function summary(seconds: number | null, count: number): string {
  const segments = `${number(count)} ${count === 1 ? 'segment' : 'segments'}`;
  return seconds === null
    ? `${segments}. The Groth16 step was not measured on this machine.`
    : `${inWords(seconds)} to prove ${segments}.`;
}

/** From the cycles of a run to segments, seconds, memory, gas, and prices. */
export function Island({ cycles: initial = 10_000_000 }: { cycles?: number }) {
  const [cycles, setCycles] = useState(initial);
  const [po2, setPo2] = useState<number>(PO2.usual);
  const [machineName, setMachine] = useState(MACHINE_NAMES[0]?.[0] ?? '');
  const [kind, setKind] = useState<Kind>('succinct');
  const [cents, setCents] = useState(100);
  const [proofs, setProofs] = useState(1);
  const [gwei, setGwei] = useState(1);
  const [problem, setProblem] = useState('');

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
          onValue={setCycles}
          onProblem={setProblem}
        />
        <SegmentLimit po2={po2} onPo2={setPo2} />
        <Choice label="Machine" value={machineName} options={MACHINE_NAMES} onValue={setMachine} />
        <Choice<Kind> label="Receipt" value={kind} options={RECEIPTS} onValue={setKind} />
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
      <p role="status" className={problem ? 'bad' : ''}>
        {problem || summary(seconds, segments.count)}
      </p>
      <Results segments={segments} cycles={cycles} seconds={seconds} cents={cents} gas={gas} gwei={gwei} />
      <p className="note">
        Times: the project’s datasheets of 2025, one segment after the other. Paging counts as cycles. Memory is that of
        the card or the processor. The proofs of a batch share one transaction. Boundless: 100 gwei for a million
        cycles, a high price in February 2026, without gas. What your contract stores comes on top.
      </p>
    </section>
  );
}
