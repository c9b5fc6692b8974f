// biome-ignore-all lint/suspicious/noArrayIndexKey: rows and positions are their index
import { type ReactNode, useMemo, useState } from 'react';
import { points } from '../arithmetic/fri.ts';
import { formatHash } from '../arithmetic/hash.ts';
import { formatPolynomial } from '../arithmetic/polynomial.ts';
import { fibonacci, RULES, residuals } from './constraints.ts';
import { field, ROWS, STEP } from './domain.ts';
import { oddsOfQuery, oddsOfZ } from './odds.ts';
import { prove, type Trick } from './prover.ts';
import { verify } from './verifier.ts';

interface Props {
  first?: number;
  second?: number;
  /** Whether the trace's polynomial is blinded at first. */
  blinded?: boolean;
}

const TRICKS: Record<Trick, string> = {
  none: 'no trick; a remainder is dropped',
  values: 'commit what a division with remainder would need',
  word: 'change one value before committing',
  answer: 'change one answer after committing',
  outside: 'send another f(z)',
  layer: 'change one value of the second FRI layer',
  constant: 'send another last constant',
};
const MAX_QUERIES = 12;

function Step({ title, open, children }: { title: string; open?: boolean; children: ReactNode }) {
  return (
    <li>
      <details open={open}>
        <summary>{title}</summary>
        {children}
      </details>
    </li>
  );
}

/** Numbers in a grid that wraps; those of `marked` are framed, and said so. */
function Word({ values, marked = [], label }: { values: readonly number[]; marked?: readonly number[]; label: string }) {
  return (
    <ol className="stark-by-hand-word" aria-label={label}>
      {values.map((value, i) => (
        <li key={i} data-marked={marked.includes(i) || undefined}>
          {value}
          {marked.includes(i) && <span className="stark-by-hand-hidden"> asked</span>}
        </li>
      ))}
    </ol>
  );
}

function Sign({ good }: { good: boolean }) {
  return <span className={good ? 'ok' : 'bad'}>{good ? '✓' : '✗'}</span>;
}

/** Every step of a small STARK with its numbers: the table, the rules, the commitments, the challenges, FRI and the verifier's checks. */
export function Island({ first: firstAtStart = 2, second: secondAtStart = 5, blinded = false }: Props) {
  const [starts, setStarts] = useState({ first: field.of(firstAtStart), second: field.of(secondAtStart) });
  const [cells, setCells] = useState<Readonly<Record<number, number>>>({});
  /** Counts up when the cells' inputs must show new numbers. */
  const [edition, setEdition] = useState(0);
  const [seed, setSeed] = useState<number | null>(blinded ? 1 : null);
  const [queries, setQueries] = useState(4);
  const [trick, setTrick] = useState<Trick>('none');
  const [problem, setProblem] = useState('');

  const { trace, claim, working, verdict, atZ, atQuery } = useMemo(() => {
    const trace = fibonacci(starts.first, starts.second).map((value, row) => cells[row] ?? value);
    const claim = { ...starts, last: trace[ROWS - 1] as number };
    const working = prove({ trace, claim, seed, queries, trick });
    return {
      trace,
      claim,
      working,
      verdict: verify(claim, working.proof, seed !== null, queries),
      atZ: oddsOfZ(working, claim),
      atQuery: oddsOfQuery(working, claim),
    };
  }, [starts, cells, seed, queries, trick]);
  const { domain, proof } = working;
  const broken = residuals(trace, claim);
  const honest = (trick === 'none' || trick === 'values') && broken.flat().every((value) => value === 0);
  const rulesHold = verdict.rulesAtZ.computed === verdict.rulesAtZ.sent;

  /** Takes a whole number from an input, or says what is allowed and leaves everything as it is. */
  const read = (text: string, high: number, low: number, take: (value: number) => void) => {
    const value = Number(text);
    const good = text.trim() !== '' && Number.isInteger(value) && value >= low && value <= high;
    setProblem(good ? '' : `“${text}” is no whole number from ${low} to ${high}: the last good value stays.`);
    if (good) take(value);
  };

  const start = (change: Partial<typeof starts>) => {
    setStarts({ ...starts, ...change });
    setCells({});
    setEdition(edition + 1);
  };

  const failure = (() => {
    if (!rulesHold) return `the rules at z give ${verdict.rulesAtZ.computed}, but h(z) was sent as ${verdict.rulesAtZ.sent}`;
    const query = verdict.queries.find(({ passed }) => !passed);
    if (!query) return '';
    if (!query.paths) return `an answer at position ${query.position} does not lead to the committed root`;
    const layer = query.layers.find(({ found, expected }) => found !== expected);
    return `at position ${query.position}, ${layer?.size === domain.coset.size / domain.bound ? 'the last constant' : `the layer of ${layer?.size}`} has ${layer?.found} where ${layer?.expected} is due`;
  })();
  const share = atQuery.pass / atQuery.of;
  const missed =
    atQuery.pass === 0
      ? 'no position passes a query.'
      : `a query passes at ${atQuery.pass} of ${atQuery.of} positions, so ${queries} miss it with probability ${share.toFixed(2)}^${queries} = ${(share ** queries).toPrecision(2)}.`;
  const luck =
    trick === 'none'
      ? `Of the ${atZ.of} points z could be, ${atZ.pass === 0 ? 'none would' : `${atZ.pass} would`} let this pass.`
      : trick === 'answer'
        ? 'The hash catches this at once; a 32-bit hash misses 1 of 4 billion.'
        : `${rulesHold ? 'Here' : 'And without this check,'} ${missed}`;

  return (
    <section className="island stark-by-hand" aria-label="A STARK by hand">
      <div className="island-bar">
        {(['first', 'second'] as const).map((which) => (
          <label key={which} className="field">
            {which === 'first' ? 'First' : 'Second'}
            <input
              type="number"
              min={0}
              max={field.p - 1}
              defaultValue={starts[which]}
              onChange={(event) => read(event.target.value, field.p - 1, 0, (value) => start({ [which]: value }))}
            />
          </label>
        ))}
        <label className="field">
          Queries
          <input
            type="number"
            min={1}
            max={MAX_QUERIES}
            defaultValue={queries}
            onChange={(event) => read(event.target.value, MAX_QUERIES, 1, setQueries)}
          />
        </label>
        <label className="field">
          Blinding
          <select value={seed ?? ''} onChange={(event) => setSeed(event.target.value === '' ? null : Number(event.target.value))}>
            <option value="">none</option>
            {[1, 2, 3].map((value) => (
              <option key={value} value={value}>
                random numbers {value}
              </option>
            ))}
          </select>
        </label>
        <label className="field">
          The prover’s trick
          <select value={trick} onChange={(event) => setTrick(event.target.value as Trick)}>
            {Object.entries(TRICKS).map(([key, name]) => (
              <option key={key} value={key}>
                {name}
              </option>
            ))}
          </select>
        </label>
      </div>
      {problem && <p className="bad">✗ {problem}</p>}

      <p className="stark-by-hand-verdict" role="status">
        <strong className={verdict.accepted ? 'ok' : 'bad'}>{verdict.accepted ? '✓ Accepted' : '✗ Rejected'}</strong>
        {': '}
        {verdict.accepted
          ? honest
            ? `the rules hold at z = ${working.z}, and all ${queries} queries lead to the constant ${proof.constant}.`
            : `by luck, for this is a cheat. ${luck}`
          : `${failure}. ${luck}`}
      </p>

      <ol className="stark-by-hand-steps">
        <Step title="1 · Trace" open>
          <p>
            Claim: from {claim.first} and {claim.second}, adding the last two each time gives {claim.last} in row {ROWS - 1}, modulo{' '}
            {field.p}. Change a cell to cheat.
          </p>
          <div className="stark-by-hand-cells">
            {trace.map((value, row) => {
              const bad = RULES.some((rule, r) => rule.rows.some((of, i) => of === row && broken[r]?.[i] !== 0));
              return (
                <label key={row} className="field">
                  <span>
                    Row {row} {bad && <span className="bad">✗</span>}
                  </span>
                  <input
                    key={edition}
                    type="number"
                    min={0}
                    max={field.p - 1}
                    defaultValue={value}
                    aria-invalid={bad}
                    onChange={(event) => read(event.target.value, field.p - 1, 0, (cell) => setCells({ ...cells, [row]: cell }))}
                  />
                </label>
              );
            })}
          </div>
          <p>
            <button
              type="button"
              className="button"
              onClick={() => {
                start({});
                setTrick('none');
                setProblem('');
              }}
            >
              Honest again
            </button>
          </p>
        </Step>

        <Step title="2 · Rules: what must be 0" open>
          <p>
            Row i stands at x = {STEP}ⁱ, so f(gx), with g = {STEP}, is the next row. ✗ marks a row where a rule is not 0.
          </p>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable from the keyboard */}
          <section className="scroll" tabIndex={0} aria-label="Rules on each row">
            <table className="grid-table">
              <tbody>
                {RULES.map((rule, r) => (
                  <tr key={rule.name}>
                    <th scope="row">{rule.formula}</th>
                    {rule.rows.map((row, i) => (
                      <td key={row} className={broken[r]?.[i] === 0 ? undefined : 'bad'}>
                        row {row}: {broken[r]?.[i] !== 0 && '✗ '}
                        {broken[r]?.[i]}
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
        </Step>

        <Step title="3 · Polynomial through the rows">
          <p>f(x) = {formatPolynomial(working.f)}</p>
          <p className="note">
            {seed === null
              ? 'No blinding: 8 numbers in, degree below 8. Whoever sees 8 values of f knows the trace.'
              : `Blinded: r(x)·(x⁸ − 1) is added, 0 on every row, with r(x) = ${formatPolynomial(working.blinding)}. Degree below 16. It hides the trace only while fewer numbers that depend on it are opened than were drawn at random.`}
          </p>
        </Step>

        <Step title={`4 · Low-degree extension: ${domain.coset.size} values`}>
          <p>
            f at {domain.coset.shift}·{domain.coset.root}ⁱ, i = 0 … {domain.coset.size - 1}: 4 times as many points as f needs, none of them
            a row’s. Framed: opened later.
          </p>
          <Word values={working.word} marked={working.positions} label="Values of f" />
        </Step>

        <Step title="5 · Commitment">
          <p>
            A Merkle tree over these values has the root <code>{formatHash(proof.traceRoot)}</code>. The prover sends it: from now on f
            cannot change. An opening is one value and {Math.log2(domain.coset.size)} hashes.
          </p>
        </Step>

        <Step title="6 · Mixing the rules">
          <p>Divided by the zeros it must have, each rule leaves a polynomial, and no remainder if it holds:</p>
          <ul className="stark-by-hand-parts">
            {RULES.map((rule, i) => (
              <li key={rule.name}>
                <strong>{rule.name}:</strong> {formatPolynomial(working.parts[i]?.quotient ?? [])},{' '}
                {working.parts[i]?.remainder.length === 0 ? (
                  <span className="ok">✓ no remainder</span>
                ) : (
                  <span className="bad">✗ remainder {formatPolynomial(working.parts[i]?.remainder ?? [])}</span>
                )}
              </li>
            ))}
          </ul>
          <p>
            Challenge α = {working.alpha}, drawn from the root. h = q₀ + α·q₁ + α²·q₂ + α³·q₃ = {formatPolynomial(working.h)}, committed
            with the root <code>{formatHash(proof.mixedRoot)}</code>.
          </p>
        </Step>

        <Step title="7 · DEEP: one point outside">
          <p>
            Challenge z = {working.z}, no committed point and no row’s. Sent: f(z) = {proof.outside[0]}, f(gz) = {proof.outside[1]}, f(g²z)
            = {proof.outside[2]}, h(z) = {proof.outside[3]}. From the first three the rules give {verdict.rulesAtZ.computed}:{' '}
            <Sign good={rulesHold} /> {rulesHold ? 'the same as' : 'not'} h(z).
          </p>
          <p>
            Are these values really those of what was committed? With the challenge γ = {working.gamma}, (f(x) − U(x)) / ((x − z)(x − gz)(x
            − g²z)) + γ·(h(x) − h(z)) / (x − z) is a polynomial of degree below {domain.bound} only if they are. U goes through the three
            values.
          </p>
        </Step>

        <Step title={`8 · FRI: ${domain.bound} to 1`}>
          {working.layers.map(({ word, tree, beta }, i) => (
            <div key={word.length}>
              <p>
                {word.length} values, degree below {domain.bound / 2 ** i}, root <code>{formatHash(tree.root)}</code>, then β = {beta}:
              </p>
              <Word values={word} marked={working.positions.map((p) => p % word.length)} label={`FRI layer of ${word.length}`} />
            </div>
          ))}
          <p>
            {working.last.length} values that must all be the constant sent, {proof.constant}:
          </p>
          <Word values={working.last} label="Last layer" />
        </Step>

        <Step title={`9 · ${queries} queries`}>
          <p>Positions drawn from everything sent before. At x and −x a layer’s two values give the next layer’s one.</p>
          <ul className="stark-by-hand-parts">
            {verdict.queries.map((query, i) => (
              <li key={i}>
                <Sign good={query.passed} /> position {query.position}, x = {points(field, domain.coset)[query.position]}:{' '}
                {query.paths ? 'paths good' : <span className="bad">a path fails</span>}
                {query.layers.map(({ size, found, expected }) => (
                  <span key={size} className={found === expected ? undefined : 'bad'}>
                    {' → '}
                    {found}
                    {found !== expected && ` (due: ${expected})`}
                  </span>
                ))}
              </li>
            ))}
          </ul>
        </Step>

        <Step title="10 · What the verifier checked" open>
          <ul className="stark-by-hand-parts">
            <li>
              <Sign good={rulesHold} /> the mixed rules at z: {verdict.rulesAtZ.computed} from f, {verdict.rulesAtZ.sent} sent
            </li>
            <li>
              <Sign good={verdict.queries.every(({ paths }) => paths)} /> {queries * (2 + working.layers.length)} Merkle paths
            </li>
            <li>
              <Sign good={verdict.queries.every(({ layers }) => layers[0]?.found === layers[0]?.expected)} /> the DEEP value, calculated
              from f and h, in the first FRI layer
            </li>
            <li>
              <Sign good={verdict.queries.every(({ layers }) => layers.slice(1).every((l) => l.found === l.expected))} />{' '}
              {working.layers.length} folds a query, down to the constant
            </li>
          </ul>
          <p className="note">
            The verifier saw {4 + 1 + queries * (2 + 2 * working.layers.length)} field elements, never the trace. Toy sizes: a field of{' '}
            {field.p} and a hash of 32 bits show how it works and protect nothing.
          </p>
        </Step>
      </ol>
    </section>
  );
}
