// biome-ignore-all lint/suspicious/noArrayIndexKey: a query is its place in the order drawn
import { points } from '../arithmetic/fri.ts';
import { formatHash } from '../arithmetic/hash.ts';
import { field } from './domain.ts';
import type { Findings } from './findings.ts';
import { Sign, Step, Word } from './parts.tsx';

/** What is asked and answered, and what the verifier checks: steps 7 to 10. */
export function VerifierSteps({ order, working, verdict, rulesHold }: Findings) {
  const { domain, proof, layers, positions } = working;
  const { queries } = order;
  const { computed, sent } = verdict.rulesAtZ;
  return (
    <>
      <Step title="7 · DEEP: one point outside">
        <p>
          Challenge z = {working.z}, no committed point and no row’s. Sent: f(z) = {proof.outside[0]}, f(gz) = {proof.outside[1]}, f(g²z) ={' '}
          {proof.outside[2]}, h(z) = {sent}. From the values of f the rules give {computed}: <Sign good={rulesHold} />{' '}
          {rulesHold ? 'the same as' : 'not'} h(z).
        </p>
        <p>
          Are these the values of what was committed? Only then is (f(x) − U(x)) / ((x − z)(x − gz)(x − g²z)) + γ·(h(x) − h(z)) / (x − z) a
          polynomial of degree below {domain.bound}. Challenge γ = {working.gamma}; U goes through the three values.
        </p>
      </Step>

      <Step title={`8 · FRI: ${domain.bound} to 1`}>
        {layers.map(({ word, tree, beta }, i) => (
          <div key={word.length}>
            <p>
              {word.length} values, degree below {domain.bound / 2 ** i}, root <code>{formatHash(tree.root)}</code>, then β = {beta}:
            </p>
            <Word values={word} marked={positions.map((p) => p % word.length)} label={`FRI layer of ${word.length}`} />
          </div>
        ))}
        <p>
          {working.last.length} values that must all be the constant sent, {proof.constant}:
        </p>
        <Word values={working.last} label="Last layer" />
      </Step>

      <Step title={`9 · ${queries} ${queries === 1 ? 'query' : 'queries'}`}>
        <p>Positions drawn from everything sent before. At x and −x a layer’s two values give the next layer’s one.</p>
        <ul>
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
        <ul>
          <li>
            <Sign good={rulesHold} /> the mixed rules at z: {computed} from f, {sent} sent
          </li>
          <li>
            <Sign good={verdict.queries.every(({ paths }) => paths)} /> {queries * (2 + layers.length)} Merkle paths
          </li>
          <li>
            <Sign good={verdict.queries.every(({ layers: [first] }) => first?.found === first?.expected)} /> the DEEP value, calculated from
            f and h, in the first FRI layer
          </li>
          <li>
            <Sign good={verdict.queries.every((query) => query.layers.slice(1).every((l) => l.found === l.expected))} /> {layers.length}{' '}
            folds a query, down to the constant
          </li>
        </ul>
        <p className="note">The verifier saw {4 + 1 + queries * (2 + 2 * layers.length)} field elements, never the trace.</p>
      </Step>
    </>
  );
}
