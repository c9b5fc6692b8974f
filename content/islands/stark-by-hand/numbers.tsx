// biome-ignore-all lint/suspicious/noArrayIndexKey: positions are their index
import type { ReactNode } from 'react';
import { points } from '../arithmetic/fri.ts';
import { formatHash } from '../arithmetic/hash.ts';
import { formatPolynomial } from '../arithmetic/polynomial.ts';
import { RULES } from './constraints.ts';
import { field, ROWS, STEP } from './domain.ts';
import type { Findings } from './findings.ts';
import { STORY } from './story.ts';

/** The numbers of one sentence of the story. */
const Numbers = ({ step, children }: { step: number; children: ReactNode }) => (
  <li>
    <strong>{`${step} · ${STORY[step - 1]?.title}`}</strong>
    {children}
  </li>
);

/** Numbers in a grid that wraps; those of `marked` are framed, and said so. */
function Word({
  values,
  marked = [],
  label,
}: {
  values: readonly number[];
  marked?: readonly number[];
  label: string;
}) {
  return (
    <ol className="word" aria-label={label}>
      {values.map((value, i) => (
        <li key={i} data-marked={marked.includes(i) || undefined}>
          <span>{value}</span>
          {marked.includes(i) ? <span className="visually-hidden"> asked</span> : null}
        </li>
      ))}
    </ol>
  );
}

/** Whether a check passed, as a sign next to its words. */
const Sign = ({ good }: { good: boolean }) => (good ? <span className="ok">✓</span> : <span className="bad">✗</span>);

/** The numbers of a proof that the picture doesn't show, sentence by sentence of the story. */
export function AllNumbers({ order, working, verdict, rulesHold }: Findings) {
  const { domain, proof, blinding, layers, positions } = working;
  const { computed, sent } = verdict.rulesAtZ;
  return (
    <ol className="numbers">
      <Numbers step={2}>
        <p>{`f(x) = ${formatPolynomial(working.f)}`}</p>
        <p>{`Row i belongs to x = ${STEP}ⁱ, so f(gx) with g = ${STEP} is the next row.`}</p>
        <p className="note">
          {order.seed === null
            ? `Without blinding, the degree is below ${ROWS}, so ${ROWS} values of f reveal the trace.`
            : `Blinding adds r(x)·(x⁸ − 1), zero on each row, with r(x) = ${formatPolynomial(blinding)}. The opened numbers change with r.`}
        </p>
      </Numbers>
      <Numbers step={4}>
        <p>{`The values of f at ${domain.coset.shift}·${domain.coset.root}ⁱ for i = 0 … ${domain.coset.size - 1}. The framed ones are opened.`}</p>
        <Word values={working.word} marked={positions} label="Values of f" />
      </Numbers>
      <Numbers step={5}>
        <p>
          The Merkle root of these values: <code>{formatHash(proof.traceRoot)}</code>.
        </p>
      </Numbers>
      <Numbers step={6}>
        <p>Each rule, divided by its zeros:</p>
        <ul>
          {working.parts.map(({ quotient, remainder }, i) => (
            <li key={RULES[i]?.formula}>
              <span>{`${RULES[i]?.formula}: ${formatPolynomial(quotient)}, `}</span>
              <Sign good={!remainder.length} />{' '}
              <span>{remainder.length ? `remainder ${formatPolynomial(remainder)}` : 'no remainder'}</span>
            </li>
          ))}
        </ul>
        <p>
          <span>{`With α = ${working.alpha}, drawn from the root, the prover mixes h = q₀ + α·q₁ + α²·q₂ + α³·q₃ = ${formatPolynomial(working.h)} and sends the root `}</span>
          <code>{formatHash(proof.mixedRoot)}</code>.
        </p>
      </Numbers>
      <Numbers step={7}>
        <p>
          <span>{`The challenge z = ${working.z} is neither a committed point nor the place of a row. The prover sends f(z) = ${proof.outside[0]}, f(gz) = ${proof.outside[1]}, f(g²z) = ${proof.outside[2]}, and h(z) = ${sent}. The rules give ${computed} from f: `}</span>
          <Sign good={rulesHold} />
        </p>
        <p>{`They are values of the committed polynomials only if (f(x) − U(x)) / ((x − z)(x − gz)(x − g²z)) + γ·(h(x) − h(z)) / (x − z) has a degree below ${domain.bound}. U passes through the three values, and γ = ${working.gamma}.`}</p>
      </Numbers>
      <Numbers step={8}>
        {layers.map(({ word, tree, beta }, i) => (
          <div key={word.length}>
            <p>
              <span>{`${word.length} values of degree below ${domain.bound / 2 ** i}, root `}</span>
              <code>{formatHash(tree.root)}</code>
              <span>{`, β = ${beta}:`}</span>
            </p>
            <Word values={word} marked={positions.map((p) => p % word.length)} label={`FRI layer of ${word.length}`} />
          </div>
        ))}
        <p>{`The ${working.last.length} values left must all equal the constant ${proof.constant}:`}</p>
        <Word values={working.last} label="Last layer" />
      </Numbers>
      <Numbers step={9}>
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
      </Numbers>
    </ol>
  );
}
