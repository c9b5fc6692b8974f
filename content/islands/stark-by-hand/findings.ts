import { RULES, residuals } from './constraints.ts';
import { type Odds, oddsOfQuery, oddsOfZ } from './odds.ts';
import { type ProverOrder, prove, type Trick, type Working } from './prover.ts';
import { type Verdict, verify } from './verifier.ts';

/** A proof, the verifier's findings, and their probability. */
export interface Findings {
  readonly order: ProverOrder;
  readonly working: Working;
  readonly verdict: Verdict;
  /** Each rule on each of its rows: 0 where it holds. */
  readonly broken: readonly (readonly number[])[];
  readonly rulesHold: boolean;
  /** The text after “Accepted” or “Rejected”. */
  readonly sentence: string;
}

/** Proves, verifies, and computes the probability of this result. */
export function find(order: ProverOrder): Findings {
  const { claim, seed, queries, trick } = order;
  const working = prove(order);
  const verdict = verify(claim, working.proof, seed !== null, queries);
  const broken = residuals(order.trace, claim);
  const { computed, sent } = verdict.rulesAtZ;
  const rulesHold = computed === sent;
  const honest = (trick === 'none' || trick === 'values') && broken.flat().every((value) => value === 0);
  const sentence =
    verdict.accepted && honest
      ? `the rules hold at z = ${working.z}, and all ${queries} queries lead to the constant ${working.proof.constant}.`
      : `${verdict.accepted ? 'by luck, because the prover cheated' : failure(working, verdict)}. ${luck(trick, queries, rulesHold, oddsOfZ(working, claim), oddsOfQuery(working, claim))}`;
  return { order, working, verdict, broken, rulesHold, sentence };
}

/** Rows on which a rule is broken. */
export function brokenRows(broken: Findings['broken']): ReadonlySet<number> {
  return new Set(RULES.flatMap(({ rows }, r) => rows.filter((_, i) => broken[r]?.[i] !== 0)));
}

/** The first check that failed. */
function failure({ domain }: Working, { rulesAtZ, queries }: Verdict): string {
  if (rulesAtZ.computed !== rulesAtZ.sent)
    return `the rules at z give ${rulesAtZ.computed}, but the prover sent h(z) = ${rulesAtZ.sent}`;
  const query = queries.find(({ passed }) => !passed);
  if (!query?.paths) return `an answer at position ${query?.position} does not lead to the committed root`;
  const layer = query.layers.find(({ value, expected }) => value !== expected);
  const where = layer?.size === domain.coset.size / domain.bound ? 'the last constant' : `the layer of ${layer?.size}`;
  return `at position ${query.position}, ${where} has ${layer?.value} instead of ${layer?.expected}`;
}

/** The probability that the trick passes. */
function luck(trick: Trick, queries: number, rulesHold: boolean, atZ: Odds, atQuery: Odds): string {
  if (trick === 'none')
    return `Of the ${atZ.of} points that z could be, ${atZ.pass === 0 ? 'none' : atZ.pass} would let this pass.`;
  if (trick === 'answer') return 'A 32-bit hash misses this once in 4 billion times.';
  const share = atQuery.pass / atQuery.of;
  const missed =
    share === 0
      ? 'no query would pass.'
      : `a query passes at ${atQuery.pass} of ${atQuery.of} positions, or with probability ${share.toFixed(2)}^${queries} = ${(share ** queries).toPrecision(2)}.`;
  return `${rulesHold ? 'In this case,' : 'Without this check,'} ${missed}`;
}
