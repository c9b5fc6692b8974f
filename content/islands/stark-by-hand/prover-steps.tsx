import { formatHash } from '../arithmetic/hash.ts';
import { formatPolynomial } from '../arithmetic/polynomial.ts';
import { RULES } from './constraints.ts';
import { ROWS, STEP } from './domain.ts';
import type { Findings } from './findings.ts';
import { Sign, Step, Word } from './parts.tsx';

/**
 * What the prover does with the table before anything is asked: steps 2 to 6. One function: split up, the island would
 * exceed its budget.
 */
export function ProverSteps({ order, working, broken }: Findings) {
  const { domain, proof, blinding } = working;
  return (
    <>
      <Step title="2 · Rules: what must be 0" open>
        <p>
          Row i belongs to x = {STEP}ⁱ, so f(gx) with g = {STEP} is the next row.
        </p>
        <ul className="rules">
          {RULES.map(({ name, formula, rows }, r) => (
            <li key={name}>
              <span>{formula}</span>
              {rows.map((row, i) => (
                <span key={row} className={broken[r]?.[i] === 0 ? undefined : 'bad'}>
                  {`row ${row}: ${broken[r]?.[i] === 0 ? '' : '✗ '}${broken[r]?.[i]}`}
                </span>
              ))}
            </li>
          ))}
        </ul>
      </Step>

      <Step title="3 · Polynomial through the rows">
        <p>{`f(x) = ${formatPolynomial(working.f)}`}</p>
        <p className="note">
          {order.seed === null
            ? `Without blinding, the degree is below ${ROWS}, so ${ROWS} values of f reveal the trace.`
            : `Blinding adds r(x)·(x⁸ − 1), zero on each row, with r(x) = ${formatPolynomial(blinding)}. With few numbers opened, it hides the trace.`}
        </p>
      </Step>

      <Step title={`4 · Low-degree extension: ${domain.coset.size} values`}>
        <p>
          The values of f at {domain.coset.shift}·{domain.coset.root}ⁱ for i = 0 … {domain.coset.size - 1}, 4 times what
          f needs. The framed ones are opened.
        </p>
        <Word values={working.word} marked={working.positions} label="Values of f" />
      </Step>

      <Step title="5 · Commitment">
        <p>
          The Merkle root of these values: <code>{formatHash(proof.traceRoot)}</code>.
        </p>
      </Step>

      <Step title="6 · Mixing the rules">
        <p>Divided by its zeros, a rule that holds leaves no remainder:</p>
        <ul>
          {working.parts.map(({ quotient, remainder }, i) => (
            <li key={RULES[i]?.name}>
              <span>{RULES[i]?.name}</span>: <span>{formatPolynomial(quotient)}</span>,{' '}
              <Sign good={!remainder.length} />{' '}
              <span>{remainder.length ? `remainder ${formatPolynomial(remainder)}` : 'no remainder'}</span>
            </li>
          ))}
        </ul>
        <p>
          With α = <span>{working.alpha}</span>, drawn from the root, the prover mixes h = q₀ + α·q₁ + α²·q₂ + α³·q₃ ={' '}
          <span>{formatPolynomial(working.h)}</span> and sends the root <code>{formatHash(proof.mixedRoot)}</code>.
        </p>
      </Step>
    </>
  );
}
