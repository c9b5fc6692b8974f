import { useMemo, useState } from 'react';
import { primeField } from '../arithmetic/field.ts';
import { IntegerInput, readInteger } from '../controls/integer-input.tsx';
import { Button, Choice } from '../controls/native.tsx';
import { Verdict } from '../controls/verdict.tsx';
import { compile } from './circuit.ts';
import { Drawing } from './drawing.tsx';
import { type Chosen, type Evaluated, evaluate, honest } from './evaluate.ts';
import { GateTable } from './table.tsx';

const PRIMES = [97, 257, 7681, 2013265921];

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
      <Choice<number> label="Prime p" value={p} options={PRIMES} onValue={choosePrime} />
    </div>
  );
}

/** The challenges of the running product, and how often they miss a mistake. */
function Challenges({ chosen, evaluated, onChange, onProblem }: BarProps & { readonly evaluated: Evaluated }) {
  const { p, challenges } = chosen;
  const { product, hues } = evaluated;
  const missing = 3 * evaluated.circuit.gates.length;
  const choose = (part: Partial<Chosen['challenges']>) => onChange({ challenges: { ...challenges, ...part } });
  // A fixed sequence (Lehmer's generator), so that pictures can be repeated; a verifier draws at random.
  const draw = () => {
    const next = (n: number) => ((n + 1) * 48271) % 2147483647;
    choose({ beta: next(challenges.beta), gamma: next(next(challenges.gamma)) });
  };
  const fields = [
    ['β', 'beta', 1],
    ['γ', 'gamma', 0],
  ] as const;
  return (
    <>
      <div className="island-bar">
        {fields.map(([sign, name, least]) => (
          <IntegerInput
            key={name}
            label={`Challenge ${sign}`}
            value={evaluated[name]}
            read={readInteger(least, p - 1)}
            onProblem={onProblem}
            onValue={(next) => choose({ [name]: next })}
          />
        ))}
        <Button onPress={draw}>Draw new challenges</Button>
      </div>
      {product.kind === 'values' ? (
        <p className="factors">
          <span>Z ends at </span>
          <b>{product.values.at(-1)}</b>
          <span> =</span>
          {[...product.wires].map(([name, factor]) => (
            <span key={name} data-wire={hues.get(name)}>
              <span>{` ${name}`}</span> <b className={factor === 1 ? undefined : 'bad'}>{factor}</b>
            </span>
          ))}
        </p>
      ) : null}
      <p className="note">
        Z starts at 1 and is multiplied by a factor for each cell. The factors of a wire whose cells agree cancel: they
        make 1, whatever β and γ are. If some do not agree, Z still ends at 1 for at most
        <span>{` ${missing}/${p} `}</span>of the choices
        <span>{missing * 10 > p ? ', which is why real fields are large' : ''}</span>.
      </p>
    </>
  );
}

interface IslandProps {
  readonly view?: 'circuit' | 'plonk';
  readonly expression?: string;
  readonly inputs?: Record<string, number>;
  readonly prime?: number;
}

/**
 * An expression as an arithmetic circuit whose numbers can be changed. `view="plonk"` adds the selectors and the running
 * product of the wires. `inputs` gives the letters' values.
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
  const [row, setRow] = useState<number>();
  const evaluated = useMemo(() => evaluate(chosen, plonk), [chosen, plonk]);
  const { given, tampered } = chosen;
  const { verdict } = evaluated;
  const change = (part: Partial<Chosen>) => setChosen({ ...chosen, ...part });
  const bar: BarProps = { chosen, onChange: change, onProblem: setProblem };
  return (
    <section className="island plonk-gates" aria-label="An arithmetic circuit">
      <Verdict good={verdict.good} word={verdict.word} problem={problem}>
        <span>{verdict.text}</span>
      </Verdict>
      <ExpressionBar {...bar} />
      <div className="figure">
        <Drawing
          evaluated={evaluated}
          expression={chosen.expression}
          chosen={row}
          onChoose={setRow}
          onInput={(name, value) => change({ given: { ...given, [name]: value }, tampered: honest })}
          onCell={({ row, column }, value) =>
            change({ tampered: { ...tampered, cells: new Map(tampered.cells).set(`${row},${column}`, value) } })
          }
          onClaim={(claim) => change({ tampered: { ...tampered, claim } })}
          onProblem={setProblem}
        />
        <div>
          <p className="note">
            {plonk
              ? `Change any number of the drawing to cheat. Press a gate for its selectors. All numbers are modulo ${chosen.p}.`
              : `Change any number of the drawing to cheat. All numbers are modulo ${chosen.p}.`}
          </p>
          <GateTable evaluated={evaluated} plonk={plonk} chosen={row} onChoose={setRow} />
          <div className="island-bar">
            <Button onPress={() => change({ tampered: evaluated.lieAtGate() })}>Break a gate</Button>
            <Button onPress={() => change({ tampered: evaluated.lieAtWire() })}>Break a wire</Button>
            <Button onPress={() => change({ tampered: honest })}>Reset</Button>
          </div>
          {plonk ? <Challenges {...bar} evaluated={evaluated} /> : null}
        </div>
      </div>
    </section>
  );
}
