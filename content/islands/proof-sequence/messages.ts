import { COLUMNS, friRounds, MIX, QUERIES, type Sizes, TAPS } from './sizes.ts';

/** One message, or something both sides do. Challenges are drawn by both from the hash of what was sent, so they cost no bytes. */
export interface Message {
  readonly from: 'prover' | 'verifier' | 'both';
  readonly name: string;
  readonly what: string;
  readonly why: string;
  /** What would go wrong without it, or what a cheat meets here. */
  readonly cheat: string;
  readonly words?: (sizes: Sizes) => number;
}

const group = ({ group }: Sizes) => group;

/** The messages of a segment's proof in order, for a trace of 2^po2 rows. */
export function messagesFor(po2: number): Message[] {
  const { rounds, left } = friRounds(po2);
  const folds = `${rounds.length} rounds`;
  return [
    {
      from: 'both',
      name: 'Agree on the protocol',
      what: 'Both put the names of proof system and circuit into the transcript: RISC0_STARK:v1__ and RV32IM:v2rev2___.',
      why: 'Every challenge is a hash of the transcript, so it depends on which protocol is spoken.',
      cheat: 'A proof made for another circuit or version leads to other challenges and fails.',
    },
    {
      from: 'prover',
      name: 'Public values',
      what: 'A version number, 90 global field elements (memory before and after, input, output, exit) and the power of two of rows.',
      why: 'This is the claim. It comes first, so nothing later can be chosen without it.',
      cheat: 'Another output is another transcript: all challenges change and the old answers no longer fit.',
      words: ({ header }) => header,
    },
    {
      from: 'prover',
      name: 'Code columns, committed',
      what: `The Merkle tree over the extended control column (${COLUMNS.code} in this circuit): 32 hashes of one level, from which the verifier calculates the root.`,
      why: 'In the recursion circuit these columns are the program: the verifier compares the root with the ones it allows. Here there is nothing to compare.',
      cheat: 'In recursion, another program has another root and is refused.',
      words: group,
    },
    {
      from: 'prover',
      name: 'Data columns, committed',
      what: `${COLUMNS.data} columns: the execution trace, each column extended to four times its length. A leaf is a whole row.`,
      why: 'From here on the trace is fixed.',
      cheat: 'A value changed later has another hash; its path ends at another root.',
      words: group,
    },
    {
      from: 'verifier',
      name: 'Challenge: mix',
      what: `${MIX} random field elements.`,
      why: 'Every memory access and table look-up becomes a fraction, its count over a random mix of its fields. The fractions of all rows must add up to 0.',
      cheat: 'Who knew the random numbers before could choose wrong values whose fractions still add up.',
    },
    {
      from: 'prover',
      name: 'Accumulator columns, committed',
      what: `${COLUMNS.accum} columns with the running sums of these fractions.`,
      why: 'If the sum comes out, each read found what was last written, and each looked-up value is in its table.',
      cheat: 'A wrong sum breaks a constraint in some row.',
      words: group,
    },
    {
      from: 'verifier',
      name: 'Challenge: constraint mix',
      what: 'One random element of the extension field, 4 BabyBear elements.',
      why: 'Its powers join all constraints to one: a sum that vanishes on every row only if each of them does, but for a tiny chance.',
      cheat: 'Two broken constraints could otherwise be made to cancel.',
    },
    {
      from: 'prover',
      name: 'Check polynomial, committed',
      what: `The mixed constraints divided by the polynomial that is zero on all rows, in ${COLUMNS.check} columns: 4 parts of 4 elements.`,
      why: 'It is a polynomial exactly if the constraints hold on every row.',
      cheat: 'With one broken row the division leaves a remainder. Dropping it shows at z, keeping it shows in FRI.',
      words: group,
    },
    {
      from: 'verifier',
      name: 'Challenge: z',
      what: 'One random element of the extension field: about 2¹²⁴ points to choose from.',
      why: 'Two different polynomials of low degree agree at few points. One random point decides.',
      cheat: 'The cheat must fit at a point it could not foresee.',
    },
    {
      from: 'prover',
      name: 'Values at z',
      what: `${TAPS} values of the trace polynomials at z and rows before it, and ${COLUMNS.check} of the check polynomial, sent as coefficients of the polynomials through them.`,
      why: 'The verifier evaluates all constraints on these values and compares with the check polynomial there. This is the DEEP-ALI step.',
      cheat: 'If they do not match, the verifier stops here: InvalidProof.',
      words: ({ taps }) => taps,
    },
    {
      from: 'verifier',
      name: 'Challenge: FRI mix',
      what: 'One random element of the extension field.',
      why: 'It joins all quotients (column minus value sent, divided by x minus z) to one polynomial, so that one FRI proof is enough.',
      cheat: 'A value that is not the committed polynomial’s makes its quotient no polynomial at all.',
    },
    {
      from: 'both',
      name: `FRI: commit and fold, ${folds}`,
      what: `Each round: the prover commits the values of the current polynomial, gets a random element, and folds 16 coefficients to one. Degree below ${rounds.map(({ degree }) => degree.toLocaleString('en-US')).join(', then ')}.`,
      why: 'A short proof that a long list of values belongs to a polynomial of low degree.',
      cheat: 'Values far from every such polynomial stay far when folded, but for a tiny chance.',
      words: ({ friRoots }) => friRoots,
    },
    {
      from: 'prover',
      name: 'The last polynomial',
      what: `Its ${left} coefficients, in the clear.`,
      why: 'At 256 coefficients or fewer it is shorter to send them than to go on.',
      cheat: 'The queries that follow must end on exactly this polynomial.',
      words: ({ coefficients }) => coefficients,
    },
    {
      from: 'verifier',
      name: `Challenge: ${QUERIES} positions`,
      what: `${QUERIES} random positions among ${(4 * 2 ** po2).toLocaleString('en-US')}.`,
      why: 'All is committed now. The spot checks come last.',
      cheat: 'A word that is wrong in three of four places survives a query with probability 1/4: all 50 with 2⁻¹⁰⁰.',
    },
    {
      from: 'prover',
      name: 'Answers',
      what: `For each position: the row of each of the 4 trees and 16 values of each FRI round, with their Merkle paths.`,
      why: 'The verifier calculates the joined quotient from the rows, finds it in the first FRI round, and folds down to the last polynomial.',
      cheat: 'Each path, each fold and the last value must fit.',
      words: ({ answers }) => answers,
    },
    {
      from: 'both',
      name: 'Verdict',
      what: 'Nothing is left of the seal, every check held: Ok(()). Any other way ends in an error, such as “verification indicates proof is invalid”.',
      why: 'The verifier did a fixed, small amount of work, whatever the program did.',
      cheat: 'A longer or shorter seal is a format error.',
    },
  ];
}
