import { type ReactNode, useId, useState } from 'react';
import { superscript } from '../arithmetic/polynomial.ts';
import { IntegerInput, readInteger } from '../controls/integer-input.tsx';
import { etherFor, gasEach, gigabytesFor, inWords, MACHINES, PO2, segmentsOf } from './cost.ts';

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
  readonly seconds: number;
  readonly gas: number;
  readonly gwei: number;
}

const Results = ({ segments, seconds, gas, gwei }: ResultsProps) => (
  <dl>
    <Result name="Segments">
      {number(segments.count)}, the last of 2{superscript(segments.lastPo2)}
    </Result>
    <Result name="Rows, with padding">{number(segments.rows)}</Result>
    <Result name="Time for the segments">{inWords(seconds)}</Result>
    <Result name="Memory on a processor">about {gigabytesFor(segments).toPrecision(2)} GB</Result>
    <Result name="Gas for each proof">{number(gas)}</Result>
    <Result name="In ether">{etherFor(gas, gwei)}</Result>
  </dl>
);

const SegmentLimit = ({ po2, onPo2 }: { po2: number; onPo2(po2: number): void }) => (
  <label className="field">
    <span>
      Segment limit: 2{superscript(po2)} = {number(2 ** po2)}
    </span>
    <input
      type="range"
      min={PO2.min}
      max={PO2.max}
      value={po2}
      onChange={(event) => onPo2(Number(event.target.value))}
    />
  </label>
);

function MachineField({ id: chosen, onMachine }: { id: string; onMachine(id: string): void }) {
  const field = useId();
  return (
    <label className="field" htmlFor={field}>
      <span>Machine</span>
      <select id={field} value={chosen} onChange={(event) => onMachine(event.target.value)}>
        {MACHINES.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

/** From the cycles of a run to segments, seconds, memory, and gas. */
export function Island({ cycles: initial = 10_000_000 }: { cycles?: number }) {
  const [cycles, setCycles] = useState(initial);
  const [po2, setPo2] = useState<number>(PO2.usual);
  const [machineId, setMachine] = useState(MACHINES[0]?.id ?? '');
  const [proofs, setProofs] = useState(1);
  const [gwei, setGwei] = useState(1);
  const [problem, setProblem] = useState('');

  const machine = MACHINES.find(({ id }) => id === machineId);
  const segments = segmentsOf(cycles, po2);
  const seconds = segments.rows / (machine?.rowsPerSecond ?? 1);
  const gas = gasEach(proofs);

  return (
    <section className="island cost-calculator" aria-label="Cost calculator">
      <div className="island-bar">
        <IntegerInput
          label="Cycles of the run"
          value={cycles}
          read={readInteger(1, LARGEST)}
          onValue={setCycles}
          onProblem={setProblem}
        />
        <SegmentLimit po2={po2} onPo2={setPo2} />
        <MachineField id={machineId} onMachine={setMachine} />
        <IntegerInput
          label="Proofs in one transaction"
          value={proofs}
          read={readInteger(1, 1_000_000)}
          onValue={setProofs}
          onProblem={setProblem}
        />
        <IntegerInput
          label="Price of gas in gwei"
          value={gwei}
          read={readInteger(1, 10_000)}
          onValue={setGwei}
          onProblem={setProblem}
        />
      </div>
      <p role="status" className={problem ? 'bad' : ''}>
        {problem ||
          `${inWords(seconds)} to prove ${number(segments.count)} ${segments.count === 1 ? 'segment' : 'segments'}.`}
      </p>
      <Results segments={segments} seconds={seconds} gas={gas} gwei={gwei} />
      <p className="note">
        The speed is {machine?.source}. Paging counts as cycles. Compressing the receipt and the Groth16 step come on
        top, and so does what your contract stores.
      </p>
    </section>
  );
}
