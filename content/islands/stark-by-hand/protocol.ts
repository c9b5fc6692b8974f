import { challengeWhere, startTranscript, type Transcript } from '../arithmetic/transcript.ts';
import type { StarkClaim } from './constraints.ts';
import { type Domain, field, isOutside } from './domain.ts';

/** One row of a committed table, with the hashes that lead to the root. */
export interface Opening {
  readonly row: readonly number[];
  readonly path: readonly number[];
}

/** The answers to one query: the trace's and the mixed quotient's value there, and a pair of each FRI layer. */
export interface ProverAnswer {
  readonly trace: Opening;
  readonly mixed: Opening;
  readonly layers: readonly Opening[];
}

/** Everything that the prover sends. */
export interface Proof {
  readonly traceRoot: number;
  readonly mixedRoot: number;
  /** f at z, g·z and g²·z, then h at z. */
  readonly outside: readonly [here: number, next: number, afterNext: number, mixed: number];
  readonly layerRoots: readonly number[];
  readonly constant: number;
  readonly answers: readonly ProverAnswer[];
}

/** The challenges in the order they are drawn; each depends on everything sent before it. */
export class Challenges {
  readonly #transcript: Transcript;
  readonly #domain: Domain;

  constructor(claim: StarkClaim, domain: Domain) {
    this.#transcript = startTranscript([claim.first, claim.second, claim.last, domain.bound]);
    this.#domain = domain;
  }

  /** A field element, after the message. */
  after(...message: readonly number[]): number {
    this.#transcript.absorb(message);
    return this.#transcript.challenge(field.p);
  }

  /** A point outside rows and committed points, after the message. */
  outsideAfter(...message: readonly number[]): number {
    this.#transcript.absorb(message);
    return challengeWhere(this.#transcript, field.p, (z) => isOutside(this.#domain, z));
  }

  /** Positions to query, after the message. */
  positionsAfter(count: number, ...message: readonly number[]): number[] {
    this.#transcript.absorb(message);
    return Array.from({ length: count }, () => this.#transcript.challenge(this.#domain.coset.size));
  }
}
