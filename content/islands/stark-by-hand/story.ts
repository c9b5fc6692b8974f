import type { Choice } from './findings.ts';

/** A part of the picture that a sentence is about. */
export type Part = 'rows' | 'curve' | 'moved' | 'word' | 'tree' | 'rules' | 'z' | 'queries';

interface Sentence {
  readonly title: string;
  readonly text: string;
  readonly about: readonly Part[];
}

/** The sentence from which on the reader knows what the prover could try, and has the controls for it. */
export const TRICKS_FROM = 6;

/** The story, told with row 3 at 60. Its figures are tested. */
export const STORY: readonly Sentence[] = [
  {
    title: 'Trace',
    text: 'Eight dots are the rows of a table: the first two are 2 and 5, and each further one is the sum of the two before it, modulo 193. The prover claims that the last is 81.',
    about: ['rows'],
  },
  {
    title: 'Polynomial',
    text: 'Exactly one polynomial of degree below 8 passes through the dots. Modulo 193, its graph is this cloud, a point at each of 192 places x.',
    about: ['rows', 'curve', 'moved'],
  },
  {
    title: 'Low degree',
    text: 'Now row 3 lies: 60 instead of 12. All 184 points between the rows jump from a ring to a dot, since two such polynomials meet in at most seven points, here the other rows.',
    about: ['rows', 'curve', 'moved'],
  },
  {
    title: 'Extension',
    text: 'The prover calculates 32 of these points, none of them a row. Any eight of them determine the polynomial, and with it the other 24.',
    about: ['word'],
  },
  {
    title: 'Commitment',
    text: 'The prover sends a hash of all 32 values, a Merkle root. Only then are questions drawn, from hashes of what was sent: too late to fit the values to them.',
    about: ['word', 'tree'],
  },
  {
    title: 'Rules',
    text: 'A bar is a row minus the two before it (for the first two: minus the claim). Where it is 0, a factor can be divided out of the rule’s polynomial. One false row breaks three bars, and the division leaves a remainder.',
    about: ['rows', 'rules'],
  },
  {
    title: 'One random point',
    text: 'Suppose the prover drops the remainder. Then the quotient times the factors is not the rule, and comparing both at a random place z shows it, at 150 of 152 places.',
    about: ['rules', 'z'],
  },
  {
    title: 'FRI',
    text: 'Suppose the prover makes up values that agree at every z. They lie on no polynomial of low degree, and FRI, the test for that, notices at 24 of 32 positions.',
    about: ['word', 'rules', 'z', 'queries'],
  },
  {
    title: 'Queries',
    text: 'One changed cell leaves a remainder, and hiding that spoils most points. One random query misses the lie with probability 1/4, four with 1/256, and RISC Zero makes 50.',
    about: ['rows', 'curve', 'word', 'rules', 'z', 'queries'],
  },
];

/** What the prover does at a step of the story. */
export function sceneOf(step: number): Pick<Choice, 'cells' | 'trick'> {
  return { cells: step < 2 ? {} : { 3: 60 }, trick: step < 7 ? 'none' : 'values' };
}
