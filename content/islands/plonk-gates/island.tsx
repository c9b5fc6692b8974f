import { useMemo, useState } from 'react';
import { primeField } from '../arithmetic/field.ts';
import { IntegerInput, readInteger } from '../controls/integer-input.tsx';
import { compile } from './circuit.ts';
import { type Chosen, cheatAtGate, cheatAtWire, type Evaluated, evaluate, honest, type Tampered } from './evaluate.ts';
import { Graph } from './graph.tsx';
import { GateTable } from './table.tsx';
import { cellName } from './wiring.ts';

const PRIMES = [97, 257, 7681, 2013265921];

const Wires = ({ wires, split, valueAt }: Evaluated) => (
  <ul className="wires">
    {wires.map((wire) => (
      <li key={wire.name}>
        <b>{wire.name}</b> <span>{wire.cells.map((cell) => `${cellName(cell)} = ${valueAt(cell)}`).join(', ')}</span>{' '}
        <span className={split.includes(wire.name) ? 'bad' : 'ok'}>
          {split.includes(wire.name) ? '✗ differ' : '✓ equal'}
        </span>
      </li>
    ))}
  </ul>
);

interface BarProps {
  readonly chosen: Chosen;
  onChange(change: Partial<Chosen>): void;
  onProblem(problem: string): void;
}

/** The expression, which may have a mistake, and the prime. */
function ExpressionBar({ chosen: { p, expression }, onChange, onProblem }: BarProps) {
  const [text, setText] = useState(expression);
  const type = (typed: string) => {
    setText(typed);
    try {
      compile(primeField(p), typed);
      onChange({ expression: typed, tampered: honest });
      onProblem('');
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      onProblem(error.message);
    }
  };
  const choosePrime = (prime: number) => {
    setText(expression);
    onChange({ p: prime, tampered: honest });
    onProblem('');
  };
  return (
    <div className="island-bar">
      <label className="field expression">
        <span>Expression</span>
        <input
          value={text}
          maxLength={80}
          autoComplete="off"
          spellCheck={false}
          autoCapitalize="off"
          aria-invalid={text !== expression}
          onChange={(event) => type(event.target.value)}
        />
      </label>
      <label className="field">
        <span>Prime p</span>
        <select value={p} onChange={(event) => choosePrime(Number(event.target.value))}>
          {PRIMES.map((prime) => (
            <option key={prime}>{prime}</option>
          ))}
        </select>
      </label>
    </div>
  );
}

/** The letters' values, and the claim. */
const ValuesBar = ({ chosen, inputs, claim, onChange, onProblem }: BarProps & Pick<Evaluated, 'inputs' | 'claim'>) => (
  <div className="island-bar">
    {[...inputs].map(([name, value]) => (
      <IntegerInput
        key={name}
        label={`${name} (secret)`}
        value={value}
        read={readInteger(0, chosen.p - 1)}
        onProblem={onProblem}
        onValue={(next) => onChange({ given: { ...chosen.given, [name]: next }, tampered: honest })}
      />
    ))}
    <IntegerInput
      label="Claim (public)"
      value={claim}
      read={readInteger(0, chosen.p - 1)}
      onProblem={onProblem}
      onValue={(next) => onChange({ tampered: { ...chosen.tampered, claim: next } })}
    />
  </div>
);

/** The challenges of the running product, and how often they miss a mistake. */
function Challenges({ chosen, evaluated, onChange, onProblem }: BarProps & { readonly evaluated: Evaluated }) {
  const { p, challenges } = chosen;
  const { beta, gamma, circuit } = evaluated;
  const missing = 3 * circuit.gates.length;
  const choose = (part: Partial<Chosen['challenges']>) => onChange({ challenges: { ...challenges, ...part } });
  // A fixed sequence (Lehmer's generator), so that pictures can be repeated; a verifier draws at random.
  const draw = () => {
    const next = (n: number) => ((n + 1) * 48271) % 2147483647;
    choose({ beta: next(challenges.beta), gamma: next(next(challenges.gamma)) });
  };
  return (
    <>
      <div className="island-bar">
        <IntegerInput
          label="Challenge β"
          value={beta}
          read={readInteger(1, p - 1)}
          onProblem={onProblem}
          onValue={(next) => choose({ beta: next })}
        />
        <IntegerInput
          label="Challenge γ"
          value={gamma}
          read={readInteger(0, p - 1)}
          onProblem={onProblem}
          onValue={(next) => choose({ gamma: next })}
        />
        <button type="button" className="button" onClick={draw}>
          Draw new challenges
        </button>
      </div>
      <p className="note">
        Z starts at 1 and is multiplied by a factor from each row. If all cells of each wire agree, it ends at 1,
        whatever β and γ are. If they do not agree, it still ends at 1 for at most
        <span>{` ${missing}/${p} `}</span>of the choices
        <span>{missing * 10 > p ? ', which is why real fields are large' : ''}</span>.
      </p>
    </>
  );
}

interface CheatBarProps {
  readonly evaluated: Evaluated;
  onTamper(tampered: Tampered): void;
}

const CheatBar = ({ evaluated, onTamper }: CheatBarProps) => (
  <div className="island-bar">
    <button type="button" className="button" onClick={() => onTamper(cheatAtGate(evaluated))}>
      Break a gate
    </button>
    <button type="button" className="button" onClick={() => onTamper(cheatAtWire(evaluated))}>
      Break a wire
    </button>
    <button type="button" className="button" onClick={() => onTamper(honest)}>
      Reset
    </button>
  </div>
);

interface IslandProps {
  readonly view?: 'circuit' | 'plonk';
  readonly expression?: string;
  readonly inputs?: Record<string, number>;
  readonly prime?: number;
}

/**
 * An expression as an arithmetic circuit. `view="circuit"` shows the graph and each gate's equation; `view="plonk"` the
 * table of selectors, the wiring and its running product too. `inputs` gives the letters' values.
 */
export function Island({
  view = 'plonk',
  expression = '(x + y) * (x - 2) + 7',
  inputs = { x: 5, y: 4 },
  prime = 97,
}: IslandProps) {
  const plonk = view === 'plonk';
  const [chosen, setChosen] = useState<Chosen>({
    p: prime,
    expression,
    given: inputs,
    tampered: honest,
    challenges: { beta: 12, gamma: 31 },
  });
  const [problem, setProblem] = useState('');
  const evaluated = useMemo(() => evaluate(chosen, plonk), [chosen, plonk]);
  const { p, tampered } = chosen;
  const { circuit, table, product, sums, verdict } = evaluated;
  const change = (part: Partial<Chosen>) => setChosen({ ...chosen, ...part });
  const bar: BarProps = { chosen, onChange: change, onProblem: setProblem };
  return (
    <section className="island plonk-gates" aria-label="An arithmetic circuit">
      <ExpressionBar {...bar} />
      <div className="top">
        <Graph evaluated={evaluated} expression={chosen.expression} />
        <div>
          <ValuesBar {...bar} inputs={evaluated.inputs} claim={evaluated.claim} />
          <CheatBar evaluated={evaluated} onTamper={(next) => change({ tampered: next })} />
          <output className="verdict">
            <span className={verdict.good && !problem ? 'ok' : 'bad'}>
              {problem ? '✗' : verdict.good ? '✓ Accepted.' : '✗ Rejected.'}
            </span>{' '}
            <span>{problem || verdict.text}</span>
          </output>
        </div>
      </div>
      <div className="gates">
        <GateTable
          p={p}
          plonk={plonk}
          circuit={circuit}
          table={table}
          sums={sums}
          running={product.kind === 'values' ? product.values.slice(1) : []}
          onCell={(row, column, value) =>
            change({ tampered: { ...tampered, cells: new Map(tampered.cells).set(`${row},${column}`, value) } })
          }
          onProblem={setProblem}
        />
        <Wires {...evaluated} />
      </div>
      <p className="note">
        {plonk
          ? `A gate holds if qL·a + qR·b + qM·a·b + qO·c + qC is 0 modulo ${p} (minus the claim in the last row). The table writes −1 for ${p - 1}. Change a cell to cheat.`
          : `A gate holds if its sum, the left side minus the right side, is 0 modulo ${p}. To cheat, change a cell in the columns a, b, or c.`}
      </p>
      {plonk ? <Challenges {...bar} evaluated={evaluated} /> : null}
    </section>
  );
}
