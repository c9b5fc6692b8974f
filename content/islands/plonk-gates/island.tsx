import { itemAt } from 'onesource/lookup';
import { useMemo, useState } from 'react';
import { primeField } from '../arithmetic/field.ts';
import { IntegerInput, readInteger } from '../controls/integer-input.tsx';
import { calculate, compile, gateSum } from './circuit.ts';
import { Graph } from './graph.tsx';
import { GateTable } from './table.tsx';
import { judge } from './verdict.ts';
import { cellName, runningProduct, type Wire, wiresOf } from './wiring.ts';

const PRIMES = [97, 257, 7681, 2013265921];

/** What one tampers with: cells of the table by "row,column", and the public claim. */
interface Tampered {
  readonly cells: ReadonlyMap<string, number>;
  readonly claim?: number;
}
const honest: Tampered = { cells: new Map() };

/**
 * An expression as an arithmetic circuit. `view="circuit"` shows the graph and each gate's equation; `view="plonk"` the table of
 * selectors, the wiring and its running product too. `inputs` gives the letters' values.
 */
export function Island(props: { view?: 'circuit' | 'plonk'; expression?: string; inputs?: Record<string, number>; prime?: number }) {
  const { view = 'plonk', expression = '(x + y) * (x - 2) + 7' } = props;
  const plonk = view === 'plonk';
  const [p, setPrime] = useState(props.prime ?? 97);
  const [text, setText] = useState(expression);
  const [good, setGood] = useState(expression);
  const [given, setGiven] = useState<Record<string, number>>(props.inputs ?? { x: 5, y: 4 });
  const [tampered, setTampered] = useState(honest);
  const [challenges, setChallenges] = useState({ beta: 12, gamma: 31 });
  const [problem, setProblem] = useState('');

  const field = useMemo(() => primeField(p), [p]);
  const circuit = useMemo(() => compile(field, good), [field, good]);
  const inputs = new Map(circuit.variables.map((name) => [name, (given[name] ?? 1) % p]));
  const truth = calculate(field, circuit, inputs);
  const table = truth.map((row, i) => row.map((value, j) => tampered.cells.get(`${i},${j}`) ?? value));
  const result = itemAt(itemAt(truth, -1), 0);
  const claim = tampered.claim ?? result;
  const carried = new Map(inputs);
  for (const [i, { wires }] of circuit.gates.entries()) if (wires[2] !== undefined) carried.set(wires[2], table[i]?.[2] ?? 0);
  const wires = wiresOf(circuit).filter((wire) => wire.cells.length > 1);
  const at = ({ row, column }: Wire['cells'][number]) => itemAt(itemAt(table, row), column);
  const beta = challenges.beta % p || 1;
  const gamma = challenges.gamma % p;
  const product = runningProduct(field, circuit, table, beta, gamma);

  const sums = circuit.gates.map((gate, i) => gateSum(field, gate, itemAt(table, i), claim));
  const broken = sums.flatMap((sum, i) => (sum === 0 ? [] : [i + 1]));
  const split = wires.filter((wire) => new Set(wire.cells.map(at)).size > 1).map((wire) => wire.name);
  const verdict = judge(broken, split, plonk ? product : undefined, claim);

  const type = (typed: string) => {
    setText(typed);
    try {
      compile(field, typed);
      setGood(typed);
      setTampered(honest);
      setProblem('');
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      setProblem(error.message);
    }
  };
  const write = (row: number, column: number, value: number) =>
    setTampered({ ...tampered, cells: new Map(tampered.cells).set(`${row},${column}`, value) });
  const cheatAtGate = () => {
    const wire = wiresOf(circuit).find(({ name }) => name === circuit.gates[0]?.wires[2]) as Wire;
    const wrong = field.add(itemAt(itemAt(truth, 0), 2), 1);
    setTampered({ cells: new Map(wire.cells.map(({ row, column }) => [`${row},${column}`, wrong])) });
  };
  const cheatAtWire = () => {
    const wrong = field.add(result, 1);
    setTampered({ cells: new Map([[`${circuit.gates.length - 1},0`, wrong]]), claim: wrong });
  };
  // A fixed sequence (Lehmer's generator), so that pictures can be repeated; a verifier draws at random.
  const draw = () => {
    const next = (n: number) => ((n + 1) * 48271) % 2147483647;
    setChallenges({ beta: next(challenges.beta), gamma: next(next(challenges.gamma)) });
  };

  return (
    <section className="island plonk-gates" aria-label="An arithmetic circuit">
      <div className="island-bar">
        <label className="field expression">
          <span>Expression</span>
          <input
            value={text}
            maxLength={80}
            autoComplete="off"
            spellCheck={false}
            autoCapitalize="off"
            aria-invalid={text !== good}
            onChange={(event) => type(event.target.value)}
          />
        </label>
        <label className="field">
          <span>Prime p</span>
          <select
            value={p}
            onChange={(event) => {
              setPrime(Number(event.target.value));
              setText(good);
              setTampered(honest);
              setProblem('');
            }}
          >
            {PRIMES.map((prime) => (
              <option key={prime}>{prime}</option>
            ))}
          </select>
        </label>
      </div>
      <div className="island-bar">
        {[...inputs].map(([name, value]) => (
          <IntegerInput
            key={name}
            label={`${name} (secret)`}
            value={value}
            read={readInteger(0, p - 1)}
            onProblem={setProblem}
            onValue={(next) => {
              setGiven({ ...given, [name]: next });
              setTampered(honest);
            }}
          />
        ))}
        <IntegerInput
          label="Claim (public)"
          value={claim}
          read={readInteger(0, p - 1)}
          onProblem={setProblem}
          onValue={(next) => setTampered({ ...tampered, claim: next })}
        />
      </div>
      <output className="verdict">
        <span className={verdict.good && !problem ? 'ok' : 'bad'}>{problem ? '✗' : verdict.good ? '✓ accepted' : '✗ rejected'}</span>{' '}
        <span>{problem || verdict.text}</span>
      </output>
      <Graph
        circuit={circuit}
        values={carried}
        label={`${good} takes ${circuit.gates.length - 1} gates. With these inputs, the result is ${result}.`}
      />
      <div className="island-bar">
        <button type="button" className="button" onClick={cheatAtGate}>
          Cheat at a gate
        </button>
        <button type="button" className="button" onClick={cheatAtWire}>
          Cheat at a wire
        </button>
        <button type="button" className="button" onClick={() => setTampered(honest)}>
          Be honest
        </button>
      </div>
      <GateTable
        p={p}
        plonk={plonk}
        circuit={circuit}
        table={table}
        sums={sums}
        running={product.kind === 'values' ? product.values.slice(1) : []}
        onCell={write}
        onProblem={setProblem}
      />
      <p className="note">
        {plonk
          ? `A gate holds if qL·a + qR·b + qM·a·b + qO·c + qC is 0 modulo ${p} (minus the claim in the last row). The table writes −1 for ${p - 1}. Change a cell to cheat.`
          : `A gate holds if its sum, the left side minus the right side, is 0 modulo ${p}. To cheat, change a cell in the columns a, b, or c.`}
      </p>
      <ul className="wires">
        {wires.map((wire) => (
          <li key={wire.name}>
            <b>{wire.name}</b> <span>{wire.cells.map((cell) => `${cellName(cell)} = ${at(cell)}`).join(', ')}</span>{' '}
            <span className={split.includes(wire.name) ? 'bad' : 'ok'}>{split.includes(wire.name) ? '✗ differ' : '✓ equal'}</span>
          </li>
        ))}
      </ul>
      {plonk && (
        <>
          <div className="island-bar">
            <IntegerInput
              label="Challenge β"
              value={beta}
              read={readInteger(1, p - 1)}
              onProblem={setProblem}
              onValue={(next) => setChallenges({ ...challenges, beta: next })}
            />
            <IntegerInput
              label="Challenge γ"
              value={gamma}
              read={readInteger(0, p - 1)}
              onProblem={setProblem}
              onValue={(next) => setChallenges({ ...challenges, gamma: next })}
            />
            <button type="button" className="button" onClick={draw}>
              Draw new challenges
            </button>
          </div>
          <p className="note">
            Z starts at 1 and is multiplied by a factor from each row. If all cells of each wire agree, it ends at 1, whatever β and γ are.
            If they do not agree, it still ends at 1 for at most
            <span>{` ${3 * circuit.gates.length}/${p} `}</span>of the choices
            <span>{3 * circuit.gates.length * 10 > p ? ', which is why real fields are large' : ''}</span>.
          </p>
        </>
      )}
    </section>
  );
}
