import { evaluate } from '../arithmetic/polynomial.ts';
import { fibonacci } from './constraints.ts';
import { field, PLACES, ROW_POINTS, ROWS } from './domain.ts';
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

/** Whether the table isn't the honest one: for the claimed start, every other table breaks a rule. */
const isFalse = ({ trace }: ProverOrder) => trace.some((value, row) => value !== HONEST[row]);

/** A proof, the verifier's findings, and what it would have found elsewhere. */
export interface Findings {
  readonly order: ProverOrder;
  readonly working: Working;
  readonly verdict: Verdict;
  readonly rulesHold: boolean;
  /** All points that z could be, and all positions that could be queried. */
  readonly zs: readonly Look[];
  readonly positions: readonly Look[];
  /** For each row, its value minus what it should be: 0 where the row keeps its rule. */
  readonly bars: readonly number[];
  /** Whether the zeros of every rule can be divided out without a remainder. */
  readonly divides: boolean;
  /** At each place of PLACES, the polynomial of the honest table with the same blinding. */
  readonly before: readonly number[];
  /** The same of this table. */
  readonly after: readonly number[];
  /** How many of the points between the rows differ between the two. */
  readonly moved: number;
  /** “Rejected at z”, and the like. */
  readonly word: string;
  /** Why, in a sentence. */
  readonly sentence: string;
}

/** The indexes in PLACES of the places between the rows. */
export const BETWEEN = PLACES.flatMap((x, i) => (ROW_POINTS.includes(x) ? [] : [i]));

/** Proves, verifies, and looks at every other place too. */
export function find(order: ProverOrder): Findings {
  const { trace, claim, seed, queries, trick } = order;
  const working = prove(order);
  const verdict = verify(claim, working.proof, seed !== null, queries);
  const zs = looksAtZ(working, order);
  const positions = looksAtQueries(working, claim);
  const { computed, sent } = verdict.rulesAtZ;
  const rulesHold = computed === sent;
  const honest = prove({ ...order, trace: HONEST, trick: 'none' }).f;
  const [before, after] = [honest, working.f].map((f) => PLACES.map((x) => evaluate(field, f, x))) as [
    number[],
    number[],
  ];
  const due = (row: number) =>
    [claim.first, claim.second][row] ?? field.add(trace[row - 1] as number, trace[row - 2] as number);
  const isHonest = (trick === 'none' || trick === 'values') && !isFalse(order);
  const odds = luck(trick, queries, rulesHold, zs, positions);
  const [word, sentence] = !verdict.accepted
    ? [rulesHold ? 'Rejected at a query' : 'Rejected at z', `${failure(working, verdict)}. ${odds}`]
    : isHonest
      ? [
          'Accepted',
          `The rules hold at z = ${working.z}, and all ${queries} queries lead to the constant ${working.proof.constant}.`,
        ]
      : ['Accepted by luck', `The prover cheated. ${odds}`];
  return {
    order,
    working,
    verdict,
    rulesHold,
    zs,
    positions,
    bars: trace.map((value, row) => field.sub(value, due(row))),
    divides: working.parts.every(({ remainder }) => remainder.length === 0),
    before,
    after,
    moved: BETWEEN.filter((i) => before[i] !== after[i]).length,
    word,
    sentence,
  };
}

/** The first check that failed. */
function failure({ domain }: Working, { rulesAtZ, queries }: Verdict): string {
  if (rulesAtZ.computed !== rulesAtZ.sent)
    return `The rules at z give ${rulesAtZ.computed}, but the prover sent h(z) = ${rulesAtZ.sent}`;
  const query = queries.find(({ passed }) => !passed);
  if (!query?.paths) return `An answer at position ${query?.position} does not lead to the committed root`;
  const layer = query.layers.find(({ value, expected }) => value !== expected);
  const where = layer?.size === domain.coset.size / domain.bound ? 'the last constant' : `the layer of ${layer?.size}`;
  return `At position ${query.position}, ${where} has ${layer?.value} instead of ${layer?.expected}`;
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
    if (isFalse(order) && verify(order.claim, prove(order).proof, order.seed !== null, order.queries).accepted)
      return value;
  }
  return null;
}
