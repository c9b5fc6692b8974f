import { mixedAt, type StarkClaim } from './constraints.ts';
import { field, isOutside } from './domain.ts';
import { answer, type ProverOrder, sentAt, type Working } from './prover.ts';
import { checkQuery, redraw } from './verifier.ts';

/** A place where the verifier could have looked, and whether this proof would have passed there. */
export interface Look {
  readonly x: number;
  readonly passes: boolean;
}

/** Every point z that the verifier could have drawn. An honest proof passes at all of them. */
export function looksAtZ(working: Working, { claim, trick }: Pick<ProverOrder, 'claim' | 'trick'>): Look[] {
  const zs = Array.from({ length: field.p }, (_, z) => z).filter((z) => isOutside(working.domain, z));
  return zs.map((x) => {
    const [here, next, afterNext, mixed] = sentAt(working, claim, trick, x);
    return { x, passes: mixedAt(claim, working.alpha, x, here, next, afterNext) === mixed };
  });
}

/** Every position that could have been queried, in order. */
export function looksAtQueries(working: Working, claim: StarkClaim): Look[] {
  const { domain, proof } = working;
  const drawn = redraw(claim, domain, proof, 0);
  return domain.xs.map((x, position) => ({
    x,
    passes: checkQuery(domain, proof, drawn, position, answer(working, position)).passed,
  }));
}

/** The number of places at which a proof passes; q queries pass with probability (passing / all)^q. */
export const passing = (looks: readonly Look[]) => looks.filter(({ passes }) => passes).length;
