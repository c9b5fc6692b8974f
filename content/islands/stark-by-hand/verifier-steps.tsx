// biome-ignore-all lint/suspicious/noArrayIndexKey: a query is its place in the order drawn
import { points } from '../arithmetic/fri.ts';
import { formatHash } from '../arithmetic/hash.ts';
import { field } from './domain.ts';
import type { Findings } from './findings.ts';
import { Sign, Step, Word } from './parts.tsx';

/**
 * What is asked and answered, and what the verifier checks: steps 7 to 10. One function: split up, the island would
 * exceed its budget.
 */
export function VerifierSteps({ order, working, verdict, rulesHold }: Findings) {
  const { domain, proof, layers, positions } = working;
  const { queries } = order;
  const { computed, sent } = verdict.rulesAtZ;
  return (
    <>
      <Step title="7 · DEEP: one point outside">
        <p>
          The challenge z = <span>{working.z}</span> is neither a committed point nor the place of a row. The prover
          sends f(z) = <span>{proof.outside[0]}</span>, f(gz) = <span>{proof.outside[1]}</span>, f(g²z) ={' '}
          <span>{proof.outside[2]}</span>, and h(z) = <span>{sent}</span>. The rules give <span>{computed}</span> from
          f: <Sign good={rulesHold} />
        </p>
        <p>
          They are values of the committed polynomials only if (f(x) − U(x)) / ((x − z)(x − gz)(x − g²z)) + γ·(h(x) −
          h(z)) / (x − z) has a degree below {domain.bound}. U passes through the three values, and γ ={' '}
          <span>{working.gamma}</span>.
        </p>
      </Step>

      <Step title={`8 · FRI: ${domain.bound} to 1`}>
        {layers.map(({ word, tree, beta }, i) => (
          <div key={word.length}>
            <p>
              <span>{`${word.length} values of degree below ${domain.bound / 2 ** i}, root `}</span>
              <code>{formatHash(tree.root)}</code>, β = <span>{beta}</span>:
            </p>
            <Word values={word} marked={positions.map((p) => p % word.length)} label={`FRI layer of ${word.length}`} />
          </div>
        ))}
        <p>{`The ${working.last.length} values left must all equal the constant ${proof.constant}:`}</p>
        <Word values={working.last} label="Last layer" />
      </Step>

      <Step title={`9 · ${queries} ${queries === 1 ? 'query' : 'queries'}`}>
        <p>
          Everything sent before decides the positions. Two values of a layer, at x and −x, determine one value of the
          next layer.
        </p>
        <ul>
          {verdict.queries.map((query, i) => (
            <li key={i}>
              <Sign good={query.passed} />{' '}
              <span>{`position ${query.position}, x = ${points(field, domain.coset)[query.position]}: `}</span>
              <span className={query.paths ? undefined : 'bad'}>
                {query.paths ? 'the paths are valid' : 'a path fails'}
              </span>
              {query.layers.map(({ size, value, expected }) => (
                <span key={size} className={value === expected ? undefined : 'bad'}>
                  {` → ${value}${value === expected ? '' : ` (expected: ${expected})`}`}
                </span>
              ))}
            </li>
          ))}
        </ul>
      </Step>

      <Step title="10 · What the verifier checked" open>
        <ul>
          <li>
            <Sign good={rulesHold} /> <span>{`the mixed rules at z: ${computed} from f, and ${sent} as sent`}</span>
          </li>
          <li>
            <Sign good={verdict.queries.every(({ paths }) => paths)} />{' '}
            <span>{`${queries * (2 + layers.length)} Merkle paths`}</span>
          </li>
          <li>
            <Sign good={verdict.queries.every(({ layers: [first] }) => first?.value === first?.expected)} /> the DEEP
            value in the first layer
          </li>
          <li>
            <Sign good={verdict.queries.every((query) => query.layers.slice(1).every((l) => l.value === l.expected))} />{' '}
            <span>{`${layers.length} folds per query`}</span>
          </li>
        </ul>
      </Step>
    </>
  );
}
