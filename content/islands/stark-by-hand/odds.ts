import { evaluate } from '../arithmetic/polynomial.ts';
import { mixedAt, type StarkClaim } from './constraints.ts';
import { outsidePoints } from './deep.ts';
import { field, isOutside } from './domain.ts';
import { answer, type Working } from './prover.ts';
import { checkQuery, redraw } from './verifier.ts';

/** Favorable cases out of all. */
export interface Odds {
  readonly pass: number;
  readonly of: number;
}

/**
 * The number of points z, of all that the verifier could have drawn, at which the rules match the committed
 * polynomials: all for an honest trace.
 */
export function oddsOfZ(working: Working, claim: StarkClaim): Odds {
  const zs = Array.from({ length: field.p }, (_, z) => z).filter((z) => isOutside(working.domain, z));
  const fits = zs.filter((z) => {
    const [here, next, afterNext] = outsidePoints(z).map((x) => evaluate(field, working.f, x)) as [
      number,
      number,
      number,
    ];
    return mixedAt(claim, working.alpha, z, here, next, afterNext) === evaluate(field, working.h, z);
  });
  return { pass: fits.length, of: zs.length };
}

/**
 * The number of positions, of all that could have been queried, at which the commitments pass. q queries pass with
 * probability (pass/of)^q.
 */
export function oddsOfQuery(working: Working, claim: StarkClaim): Odds {
  const { domain, proof } = working;
  const drawn = redraw(claim, domain, proof, 0);
  const passing = domain.xs.filter(
    (_, position) => checkQuery(domain, proof, drawn, position, answer(working, position)).passed,
  );
  return { pass: passing.length, of: domain.coset.size };
}
