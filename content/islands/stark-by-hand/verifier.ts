import { type Coset, foldPair, points, squared } from '../arithmetic/fri.ts';
import { verifyPath } from '../arithmetic/merkle.ts';
import { mixedAt, type StarkClaim } from './constraints.ts';
import { deepCombination } from './deep.ts';
import { type Domain, domainOf, field } from './domain.ts';
import { Challenges, type Opening, type Proof, type ProverAnswer } from './protocol.ts';

/** The challenges that a verifier recomputes from the messages. */
export interface Drawn {
  readonly alpha: number;
  readonly z: number;
  readonly gamma: number;
  readonly betas: readonly number[];
  readonly positions: readonly number[];
}

/** One layer of a query: of its `size` values, the one asked for is `value`, and must be `expected`. */
export interface LayerCheck {
  readonly size: number;
  readonly value: number;
  readonly expected: number;
}

/**
 * The result of a query. It passes if all paths lead to their roots, and all layers and the constant have the expected
 * values.
 */
export interface QueryCheck {
  readonly position: number;
  readonly paths: boolean;
  readonly layers: readonly LayerCheck[];
  readonly passed: boolean;
}

/** The verifier's findings. A real verifier first checks that the proof has as many numbers as it should. */
export interface Verdict {
  /** The mixed rules at z, from the values of f sent there, and the value of h that was sent. */
  readonly rulesAtZ: { readonly computed: number; readonly sent: number };
  readonly queries: readonly QueryCheck[];
  readonly accepted: boolean;
}

/** Recomputes the challenges in the order of the protocol. */
export function redraw(claim: StarkClaim, domain: Domain, proof: Proof, queries: number): Drawn {
  const challenges = new Challenges(claim, domain);
  const alpha = challenges.after(proof.traceRoot);
  const z = challenges.outsideAfter(proof.mixedRoot);
  const gamma = challenges.after(...proof.outside);
  const betas = proof.layerRoots.map((root) => challenges.after(root));
  return { alpha, z, gamma, betas, positions: challenges.positionsAfter(queries, proof.constant) };
}

function opens(root: number, index: number, rows: number, { row, path }: Opening): boolean {
  return path.length === Math.log2(rows) && verifyPath(root, index, row, path);
}

/** Follows one query from the committed tables down to the constant. */
export function checkQuery(
  domain: Domain,
  proof: Proof,
  drawn: Drawn,
  position: number,
  answer: ProverAnswer,
): QueryCheck {
  const { size } = domain.coset;
  const x = domain.xs[position] as number;
  const combine = deepCombination(drawn.z, drawn.gamma, proof.outside);
  let paths =
    opens(proof.traceRoot, position, size, answer.trace) && opens(proof.mixedRoot, position, size, answer.mixed);
  let expected = combine(x, answer.trace.row[0] ?? 0, answer.mixed.row[0] ?? 0);
  let coset: Coset = domain.coset;
  let index = position;
  const layers: LayerCheck[] = [];
  answer.layers.forEach((opening, i) => {
    const half = coset.size / 2;
    const group = index % half;
    const [low = 0, high = 0] = opening.row;
    paths &&= opens(proof.layerRoots[i] ?? 0, group, half, opening);
    layers.push({ size: coset.size, value: index < half ? low : high, expected });
    expected = foldPair(field, points(field, coset)[group] as number, low, high, drawn.betas[i] ?? 0);
    coset = squared(field, coset);
    index = group;
  });
  layers.push({ size: coset.size, value: proof.constant, expected });
  return { position, paths, layers, passed: paths && layers.every((layer) => layer.value === layer.expected) };
}

/** Verifies a proof of a claim. The verifier chooses blinding and the number of queries, not the prover. */
export function verify(claim: StarkClaim, proof: Proof, blinded: boolean, queries: number): Verdict {
  const domain = domainOf(blinded);
  const drawn = redraw(claim, domain, proof, queries);
  const [here, next, afterNext, sent] = proof.outside;
  const computed = mixedAt(claim, drawn.alpha, drawn.z, here, next, afterNext);
  const checks = proof.answers.map((answer, i) =>
    checkQuery(domain, proof, drawn, drawn.positions[i] as number, answer),
  );
  const accepted = computed === sent && checks.every((check) => check.passed);
  return { rulesAtZ: { computed, sent }, queries: checks, accepted };
}
