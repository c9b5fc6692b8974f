import { type Coset, fold, mostFrequent, squared } from '../arithmetic/fri.ts';
import { toyHash } from '../arithmetic/hash.ts';
import { type MerkleTree, merklePath, merkleTree } from '../arithmetic/merkle.ts';
import { add, evaluate, interpolate, multiply, scale } from '../arithmetic/polynomial.ts';
import { mixedAt, quotients, type StarkClaim } from './constraints.ts';
import { deepCombination, outsidePoints } from './deep.ts';
import { type Domain, domainOf, field, ROW_POINTS, ROWS } from './domain.ts';
import { Challenges, type Opening, type Proof, type ProverAnswer } from './protocol.ts';

/**
 * What the prover does besides the protocol. `values`: where a division leaves a remainder, commit the values that the
 * division would need, which belong to no polynomial (else the remainder is dropped). The others change one number by
 * one: of the committed word, of an answer after the commitment, of the values at z, of a FRI layer, of the last
 * constant.
 */
export type Trick = 'none' | 'values' | 'word' | 'answer' | 'outside' | 'layer' | 'constant';

/** The inputs of a proof. `seed` determines the blinding; null means none. */
export interface ProverOrder {
  readonly trace: readonly number[];
  readonly claim: StarkClaim;
  readonly seed: number | null;
  readonly queries: number;
  readonly trick: Trick;
}

/** A FRI layer of the prover: the folded word, and the challenge for the next fold. */
export interface FriLayer {
  readonly coset: Coset;
  readonly word: readonly number[];
  readonly tree: MerkleTree;
  readonly beta: number;
}

/** All intermediate values of a proof. */
export interface Working {
  readonly domain: Domain;
  readonly blinding: readonly number[];
  /** The trace's polynomial f, and its values on the coset. */
  readonly f: readonly number[];
  readonly word: readonly number[];
  readonly traceTree: MerkleTree;
  readonly alpha: number;
  readonly parts: readonly { quotient: readonly number[]; remainder: readonly number[] }[];
  /** The mixed quotient h, and the values committed for it. */
  readonly h: readonly number[];
  readonly mixedWord: readonly number[];
  readonly mixedTree: MerkleTree;
  readonly z: number;
  readonly gamma: number;
  readonly layers: readonly FriLayer[];
  /** The last folded word, whose values are all equal if everything was honest. */
  readonly last: readonly number[];
  readonly positions: readonly number[];
  readonly proof: Proof;
}

const bump = (values: readonly number[], at: number) =>
  values.map((value, i) => (i === at ? field.add(value, 1) : value));
/** Rows of a tree over single values. */
const singles = (word: readonly number[]) => word.map((value) => [value]);

/** Rows of a FRI layer's tree: the value at x next to the one at -x. */
function pairs(word: readonly number[]): number[][] {
  const half = word.length / 2;
  return Array.from({ length: half }, (_, i) => [word[i] as number, word[i + half] as number]);
}

/** The answers to a query at `position`, as the commitments open. */
export function answer(working: Omit<Working, 'positions' | 'proof'>, position: number): ProverAnswer {
  const open = (tree: MerkleTree, rows: readonly (readonly number[])[], at: number): Opening => ({
    row: rows[at] as readonly number[],
    path: merklePath(tree, at),
  });
  return {
    trace: open(working.traceTree, singles(working.word), position),
    mixed: open(working.mixedTree, singles(working.mixedWord), position),
    layers: working.layers.map(({ tree, word }) => open(tree, pairs(word), position % (word.length / 2))),
  };
}

/** What the prover sends for a point z: f at z, g·z, and g²·z, and h at z. */
export function sentAt(
  { f, h, alpha }: Pick<Working, 'f' | 'h' | 'alpha'>,
  claim: StarkClaim,
  trick: Trick,
  z: number,
): Proof['outside'] {
  const [here, next, afterNext] = outsidePoints(z).map((x) => evaluate(field, f, x)) as [number, number, number];
  const mixed = trick === 'values' ? mixedAt(claim, alpha, z, here, next, afterNext) : evaluate(field, h, z);
  return [trick === 'outside' ? field.add(here, 1) : here, next, afterNext, mixed];
}

/**
 * Creates the proof, honest or not, and keeps all intermediate values. The trace has ROWS elements. One function, so that
 * the steps of the protocol are read in their order.
 */
export function prove({ trace, claim, seed, queries, trick }: ProverOrder): Working {
  const domain = domainOf(seed !== null);
  const challenges = new Challenges(claim, domain);
  const valuesOf = (polynomial: readonly number[]) => domain.xs.map((x) => evaluate(field, polynomial, x));

  const blinding = seed === null ? [] : trace.map((_, i) => toyHash([seed, i]) % field.p);
  const vanishesOnRows = [field.neg(1), ...new Array<number>(ROWS - 1).fill(0), 1];
  const through = interpolate(
    field,
    trace.map((value, row) => [ROW_POINTS[row] as number, value] as const),
  );
  const f = add(field, through, multiply(field, blinding, vanishesOnRows));
  const word = trick === 'word' ? bump(valuesOf(f), 5) : valuesOf(f);
  const traceTree = merkleTree(singles(word));

  const alpha = challenges.after(traceTree.root);
  const parts = quotients(f, claim);
  const h = parts.reduceRight<number[]>((sum, { quotient }) => add(field, scale(field, sum, alpha), quotient), []);
  const next = domain.coset.size / ROWS;
  const at = (i: number) => word[i % word.length] as number;
  const mixedWord =
    trick === 'values'
      ? domain.xs.map((x, i) => mixedAt(claim, alpha, x, at(i), at(i + next), at(i + 2 * next)))
      : valuesOf(h);
  const mixedTree = merkleTree(singles(mixedWord));

  const z = challenges.outsideAfter(mixedTree.root);
  const outside = sentAt({ f, h, alpha }, claim, trick, z);
  const gamma = challenges.after(...outside);

  const combine = deepCombination(z, gamma, outside);
  let coset = domain.coset;
  let folded = domain.xs.map((x, i) => combine(x, at(i), mixedWord[i] as number));
  const layers: FriLayer[] = [];
  for (let degree = domain.bound; degree > 1; degree /= 2) {
    if (trick === 'layer' && layers.length === 1) folded = bump(folded, 3);
    const tree = merkleTree(pairs(folded));
    const beta = challenges.after(tree.root);
    layers.push({ coset, word: folded, tree, beta });
    folded = fold(field, coset, folded, beta);
    coset = squared(field, coset);
  }
  const constant = field.add(mostFrequent(folded), trick === 'constant' ? 1 : 0);
  const positions = challenges.positionsAfter(queries, constant);

  const made = {
    domain,
    blinding,
    f,
    word,
    traceTree,
    alpha,
    parts,
    h,
    mixedWord,
    mixedTree,
    z,
    gamma,
    layers,
    last: folded,
  };
  const answers = positions.map((position, i) => {
    const honest = answer(made, position);
    return trick === 'answer' && i === 0
      ? { ...honest, trace: { ...honest.trace, row: bump(honest.trace.row, 0) } }
      : honest;
  });
  const proof: Proof = {
    traceRoot: traceTree.root,
    mixedRoot: mixedTree.root,
    outside,
    layerRoots: layers.map(({ tree }) => tree.root),
    constant,
    answers,
  };
  return { ...made, positions, proof };
}
