import type { Choice } from './findings.ts';

/** A part of the picture that a sentence is about. */
export type Part = 'rows' | 'curve' | 'word' | 'rest' | 'z' | 'queries';

interface Sentence {
  readonly title: string;
  readonly text: string;
  readonly about: readonly Part[];
}

/** The story, told with row 3 at 13. Its figures are tested. */
export const STORY: readonly Sentence[] = [
  {
    title: 'Trace',
    text: 'Eight dots are the table: it starts with 2 and 5, and every later row is the sum of the two before it, modulo 193.',
    about: ['rows'],
  },
  {
    title: 'Polynomial',
    text: 'Exactly one polynomial of degree below 8 passes through the dots, and modulo 193 its graph is no smooth line but this cloud, one point for each of 192 places.',
    about: ['rows', 'curve'],
  },
  {
    title: 'Low degree',
    text: 'Raise row 3 from 12 to 13, and all 184 points between the rows move: two such polynomials share at most seven points, and the seven other rows use them up.',
    about: ['rows', 'curve', 'word'],
  },
  {
    title: 'Extension',
    text: 'Of those points the prover takes 32, four times as many as rows: any eight of them determine the polynomial, which leaves no freedom for the other 24.',
    about: ['word'],
  },
  {
    title: 'Commitment',
    text: 'A Merkle root fixes all 32 values before anything is asked, and every question is drawn from hashes of what is already fixed.',
    about: ['word'],
  },
  {
    title: 'Rules',
    text: 'Each rule is a polynomial too: if it is 0 on all its rows, dividing by these zeros comes out even, and a single wrong row leaves a remainder.',
    about: ['rows', 'rest'],
  },
  {
    title: 'One random point',
    text: 'Suppose the prover drops the remainder: rules and quotient then disagree at 150 of the 152 places that z, drawn at random, could be.',
    about: ['z', 'rest'],
  },
  {
    title: 'FRI',
    text: 'Suppose the prover instead computes the quotient value by value to fit every z: these values lie on no low-degree polynomial, and FRI shows it at 24 of 32 positions.',
    about: ['queries', 'word'],
  },
  {
    title: 'Queries',
    text: 'One query misses that lie with probability 1/4, four queries with 1/256, and RISC Zero makes 50.',
    about: ['queries'],
  },
];

/** What the prover does at a step of the story. */
export function sceneOf(step: number): Pick<Choice, 'cells' | 'trick'> {
  return { cells: step < 2 ? {} : { 3: 13 }, trick: step < 7 ? 'none' : 'values' };
}
