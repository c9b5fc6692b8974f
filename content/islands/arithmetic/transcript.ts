import { toyHash } from './hash.ts';

/**
 * A toy Fiat-Shamir transcript: the challenges that a verifier would draw at random come from a hash of all that was
 * sent before (A. Fiat and A. Shamir 1986). With the 32-bit toy hash it shows the order of the messages, not their
 * security.
 */
export interface Transcript {
  /** Absorbs what the prover sends: integers in [0, 2^32). */
  absorb(values: readonly number[]): void;
  /** A number in [0, bound) that depends on everything absorbed or drawn so far. `bound` is far below 2^32. */
  challenge(bound: number): number;
}

/** A new transcript, bound to a statement: everything that both sides know before the first message. */
export function startTranscript(statement: readonly number[]): Transcript {
  let state = toyHash(statement);
  return {
    absorb(values) {
      state = toyHash([state, 1, ...values]);
    },
    challenge(bound) {
      state = toyHash([state, 2]);
      return state % bound;
    },
  };
}

/**
 * A challenge for which `allowed` holds: drawn again until it does, so at least one number below `bound` must be
 * allowed.
 */
export function challengeWhere(transcript: Transcript, bound: number, allowed: (value: number) => boolean): number {
  let value = transcript.challenge(bound);
  while (!allowed(value)) value = transcript.challenge(bound);
  return value;
}
