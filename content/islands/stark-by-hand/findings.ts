import { fibonacci, residuals } from './constraints.ts';
import { field, ROWS } from './domain.ts';
import { type Look, looksAtQueries, looksAtZ, passing } from './odds.ts';
import { type ProverOrder, prove, type Trick, type Working } from './prover.ts';
import { type Verdict, verify } from './verifier.ts';

/** The honest table of the claim: it starts with 2 and 5. */
export const HONEST = fibonacci(2, 5);

/** What the reader chooses. `cells` are the rows whose values differ from the honest table. */
export interface Choice extends Pick<ProverOrder, 'seed' | 'queries' | 'trick'> {
  readonly cells: Readonly<Record<number, number>>;
}

/** The order of a prover who claims what the table says, except for its start. */
export function orderOf({ cells, ...rest }: Choice): ProverOrder {
  const trace = HONEST.map((value, row) => cells[row] ?? value);
  const [first = 0, second = 0] = HONEST;
  return { ...rest, trace, claim: { first, second, last: trace[ROWS - 1] as number } };
}

/** A proof, the verifier's findings, and what it would have found elsewhere. */
export interface Findings {
  readonly order: ProverOrder;
  readonly working: Working;
  readonly verdict: Verdict;
  /** What each row should be: the claim's start, and the sum of the two rows before. */
  readonly due: readonly number[];
  /** Each rule on each of its rows: 0 where it holds. */
  readonly broken: readonly (readonly number[])[];
  readonly rulesHold: boolean;
  /** All points that z could be, and all positions that could be queried. */
  readonly zs: readonly Look[];
  readonly positions: readonly Look[];
  /** How many committed values differ from those of the honest table with the same blinding. */
  readonly moved: number;
  /** The text after “Accepted” or “Rejected”. */
  readonly sentence: string;
}

/** Proves, verifies, and looks at every other place too. */
export function find(order: ProverOrder): Findings {
  const { trace, claim, seed, queries, trick } = order;
  const working = prove(order);
  const verdict = verify(claim, working.proof, seed !== null, queries);
  const broken = residuals(trace, claim);
  const zs = looksAtZ(working, order);
  const positions = looksAtQueries(working, claim);
  const { computed, sent } = verdict.rulesAtZ;
  const rulesHold = computed === sent;
  const honest = prove({ ...order, trace: HONEST, trick: 'none' }).word;
  const isHonest = (trick === 'none' || trick === 'values') && broken.flat().every((value) => value === 0);
  const sentence =
    verdict.accepted && isHonest
      ? `the rules hold at z = ${working.z}, and all ${queries} queries lead to the constant ${working.proof.constant}.`
      : `${verdict.accepted ? 'by luck, although the prover cheated' : failure(working, verdict)}. ${luck(trick, queries, rulesHold, zs, positions)}`;
  return {
    order,
    working,
    verdict,
    due: trace.map((_, row) => [claim.first, claim.second][row] ?? field.add(trace[row - 1] ?? 0, trace[row - 2] ?? 0)),
    broken,
    rulesHold,
    zs,
    positions,
    moved: working.word.filter((value, i) => value !== honest[i]).length,
    sentence,
  };
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
function luck(
  trick: Trick,
  queries: number,
  rulesHold: boolean,
  zs: readonly Look[],
  positions: readonly Look[],
): string {
  if (trick === 'none')
    return `Of the ${zs.length} points that z could be, ${passing(zs) || 'none'} would let this pass.`;
  if (trick === 'answer') return rulesHold ? 'A 32-bit hash misses this once in 4 billion times.' : '';
  const share = passing(positions) / positions.length;
  const missed =
    share === 0
      ? 'no query would pass.'
      : `a query passes at ${passing(positions)} of ${positions.length} positions, or with probability (${passing(positions)}/${positions.length})^${queries} = ${(share ** queries).toPrecision(2)}.`;
  return `${rulesHold ? 'In this case,' : 'Without this check,'} ${missed}`;
}

/**
 * The next value of a row with which a false table is accepted; null if there is none. The search starts above the
 * value that the row has.
 */
export function survivor(choice: Choice, row: number): number | null {
  const now = orderOf(choice).trace[row] as number;
  for (let by = 1; by <= field.p; by += 1) {
    const value = field.of(now + by);
    const order = orderOf({ ...choice, cells: { ...choice.cells, [row]: value } });
    const isFalse = residuals(order.trace, order.claim).flat().some(Boolean);
    if (isFalse && verify(order.claim, prove(order).proof, order.seed !== null, order.queries).accepted) return value;
  }
  return null;
}
