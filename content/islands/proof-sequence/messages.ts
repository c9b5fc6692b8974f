import { number } from '../controls/counts.ts';
import { COLUMNS, friRounds, MIX, QUERIES, type Sizes, TAPS } from './sizes.ts';

/**
 * A message, or a step of both sides. Both compute challenges from a hash of all messages, so challenges have no size.
 */
export interface Message {
  readonly from: 'prover' | 'verifier' | 'both';
  readonly name: string;
  readonly what: string;
  readonly why: string;
  /** What would go wrong without it, or how it stops a cheating prover. */
  readonly cheat: string;
  readonly words?: (sizes: Sizes) => number;
  /** The phase that begins with this message. */
  readonly phase?: string;
}

const group = ({ group }: Sizes) => group;

/** The messages of a segment's proof in order, for a trace of 2^po2 rows. Long, because it is one list of texts. */
export function messagesFor(po2: number): Message[] {
  const { rounds, left } = friRounds(po2);
  const folds = `${rounds.length} rounds`;
  return [
    {
      from: 'both',
      phase: 'Phase 1: commit to the trace and to the quotient of its rules',
      name: 'Agree on the protocol',
      what: 'Both sides put the names of the proof system and the circuit into the transcript: RISC0_STARK:v1__ and RV32IM:v2rev2___.',
      why: 'Every challenge is a hash of the transcript and thus depends on the protocol in use.',
      cheat: 'A proof for a different circuit or version leads to different challenges and fails.',
    },
    {
      from: 'prover',
      name: 'Public values',
      what: 'The prover sends a version number, 90 global field elements (memory before and after, input, output, and exit), and the number of rows as a power of two.',
      why: 'This is the claim. It comes first, and every later challenge depends on it.',
      cheat:
        'A different output gives a different transcript. All challenges change, and the old answers no longer match.',
      words: ({ header }) => header,
    },
    {
      from: 'prover',
      name: 'Code columns, committed',
      what: `The prover commits to the extended control columns (this circuit has ${COLUMNS.code}) with a Merkle tree. It sends one level of 32 hashes, and the verifier calculates the root from it.`,
      why: 'In the recursion circuit, these columns are the program, and the verifier compares the root with the roots that it allows. In this circuit, there is nothing to compare.',
      cheat: 'In recursion, a different program has a different root, and the verifier rejects it.',
      words: group,
    },
    {
      from: 'prover',
      name: 'Data columns, committed',
      what: `These ${COLUMNS.data} columns are the execution trace, and each of them is extended to four times its length. A leaf of the tree is a whole row.`,
      why: 'The commitment fixes the trace from this point on.',
      cheat: 'If the prover changes a value later, its hash changes, and its path ends at a different root.',
      words: group,
    },
    {
      from: 'verifier',
      name: 'Challenge: mix',
      what: `Both sides draw ${MIX} random field elements.`,
      why: 'Every memory access and every table lookup becomes a fraction: its count divided by a random mix of its fields. The fractions of all rows must add up to 0.',
      cheat: 'A prover who knew the random numbers earlier could choose wrong values whose fractions still add up.',
    },
    {
      from: 'prover',
      name: 'Accumulator columns, committed',
      what: `The prover commits to ${COLUMNS.accum} columns with the running sums of these fractions.`,
      why: 'If the sum is 0, each read returned what was last written, and each value that was looked up is in its table.',
      cheat: 'A wrong sum violates a constraint in some row.',
      words: group,
    },
    {
      from: 'verifier',
      name: 'Challenge: constraint mix',
      what: 'Both sides draw one random element of the extension field. It consists of 4 BabyBear elements.',
      why: 'Its powers combine all constraints into one sum. Except with a tiny probability, this sum is zero on every row only if each constraint is.',
      cheat: 'Without it, a prover could make two violated constraints cancel each other.',
    },
    {
      from: 'prover',
      name: 'Check polynomial, committed',
      what: `The prover divides the mixed constraints by the polynomial that is zero on all rows and commits to the quotient in ${COLUMNS.check} columns: 4 parts of 4 elements.`,
      why: 'The quotient is a polynomial exactly if the constraints hold on every row.',
      cheat:
        'If one row violates a constraint, the division leaves a remainder. If the prover drops the remainder, the check at z fails, and if it keeps the remainder, FRI fails.',
      words: group,
    },
    {
      from: 'verifier',
      phase: 'Phase 2: check the rules at one random point',
      name: 'Challenge: z',
      what: 'Both sides draw one of the extension field’s 2¹²⁴ or so elements at random.',
      why: 'Two different polynomials of low degree agree at few points. One random point is enough to tell them apart.',
      cheat: 'A false polynomial would have to give the right value at a point that the prover could not foresee.',
    },
    {
      from: 'prover',
      name: 'Values at z',
      what: `The prover sends ${TAPS} values of the trace polynomials at z and at earlier rows, and ${COLUMNS.check} values of the check polynomial. It encodes them as coefficients of the polynomials that pass through them.`,
      why: 'The verifier evaluates all constraints on these values and compares the result with the check polynomial at z. This is called the DEEP-ALI step.',
      cheat: 'If the two sides differ, the verifier stops here with the error InvalidProof.',
      words: ({ taps }) => taps,
    },
    {
      from: 'verifier',
      phase: 'Phase 3: test that everything committed has a low degree',
      name: 'Challenge: FRI mix',
      what: 'Both sides draw one random element of the extension field.',
      why: 'Each column gives a quotient: the column minus the value sent, divided by x minus z. The random element combines all quotients into one polynomial, and one FRI proof is enough.',
      cheat: 'If a value does not belong to the committed polynomial, its quotient is not a polynomial at all.',
    },
    {
      from: 'both',
      name: `FRI: commit and fold, ${folds}`,
      what: `In each round, the prover commits to the values of the current polynomial, gets a random element, and folds 16 coefficients into one. The degrees are below ${rounds.map(({ degree }) => number(degree)).join(', then ')}.`,
      why: 'FRI is a short proof that a long list of values belongs to a polynomial of low degree.',
      cheat:
        'Values that are far from every such polynomial stay far when they are folded, except with a tiny probability.',
      words: ({ friRoots }) => friRoots,
    },
    {
      from: 'prover',
      name: 'The last polynomial',
      what: `The prover sends its ${left} coefficients in the clear.`,
      why: 'With 256 coefficients or fewer, sending them takes less space than another round.',
      cheat: 'The queries that follow must end on exactly this polynomial.',
      words: ({ coefficients }) => coefficients,
    },
    {
      from: 'verifier',
      name: `Challenge: ${QUERIES} positions`,
      what: `Both sides draw ${QUERIES} random positions among ${number(4 * 2 ** po2)}.`,
      why: 'The prover has committed to everything by now, and the spot checks can begin.',
      cheat:
        'A word that is wrong in three of four places survives one query with probability 1/4, and all 50 queries with probability 2⁻¹⁰⁰.',
    },
    {
      from: 'prover',
      name: 'Answers',
      what: `For each position, the prover sends the row of each of the 4 trees and 16 values of each FRI round, together with their Merkle paths.`,
      why: 'The verifier calculates the combined quotient from the rows, compares it with the first FRI round, and folds down to the last polynomial.',
      cheat: 'Each path, each fold, and the last value must be right.',
      words: ({ answers }) => answers,
    },
    {
      from: 'both',
      name: 'Verdict',
      what: 'If every check held and nothing is left of the seal, the verifier returns Ok(()). In all other cases it returns an error, such as “verification indicates proof is invalid”.',
      why: 'The verifier did a fixed, small amount of work, whatever the program did.',
      cheat: 'A seal that is too long or too short leads to a format error.',
    },
  ];
}
