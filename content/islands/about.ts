/**
 * What the build knows about each island: the props that a page may give it, and what readers can do with it. The
 * summary replaces the island where a page is read as text (Markdown, coding assistants). The browser never loads this
 * file.
 */
import { z } from 'zod';
import type { IslandName } from './index.ts';

interface About {
  /** One or two sentences. */
  readonly summary: string;
  readonly props: z.ZodType;
}

const prime = z.int().min(2);

export const about: Readonly<Record<IslandName, About>> = {
  'finite-fields': {
    summary:
      'Readers choose a prime, an operation, and two elements, follow the way to the result on a circle of all elements, and see inverses, orders, and the whole table.',
    props: z.strictObject({ prime: prime.optional() }),
  },
  ntt: {
    summary:
      'Readers choose a prime and coefficients, and follow the number-theoretic transform through its layers of butterflies, forward and back.',
    props: z.strictObject({ prime: prime.optional(), coefficients: z.array(z.int()).optional() }),
  },
  'reed-solomon': {
    summary:
      'Readers encode a short message with a Reed–Solomon code, damage some symbols or change a letter, and see the curve, how much damage is too much, and what the decoder reads.',
    props: z.strictObject({ message: z.string().optional(), blowup: z.int().min(2).optional() }),
  },
  trace: {
    summary:
      'Readers run a small RISC-V program, step through the rows of its execution trace, change a cell, and see which constraint catches the change.',
    props: z.strictObject({ source: z.string().optional() }),
  },
  'stark-by-hand': {
    summary:
      'Readers drag the dots of a trace with eight rows, follow a STARK of it in nine sentences, and see where the verifier would notice a lie, where it would not, and every number.',
    props: z.strictObject({}),
  },
  'trace-columns': {
    summary:
      'Readers choose an operation for each row of a table with selector columns, change a cell, and see which rules fail and how the quotient splits into two parts.',
    props: z.strictObject({}),
  },
  'fri-pairs': {
    summary:
      'Readers drag the two factors with which eight values are merged two by two, spoil values, and see which factors hide that.',
    props: z.strictObject({}),
  },
  'fri-folding': {
    summary:
      'Readers fold a polynomial round by round, spoil some of its values, and see how many queries it takes to catch the change.',
    props: z.strictObject({ coefficients: z.array(z.int()).optional() }),
  },
  'plonk-gates': {
    summary:
      'Readers write an arithmetic expression, see it as gates and copy constraints, and change a wire to see which check fails.',
    props: z.strictObject({
      view: z.enum(['circuit', 'plonk']).optional(),
      expression: z.string().optional(),
      inputs: z.record(z.string(), z.int()).optional(),
      prime: prime.optional(),
    }),
  },
  'proof-sequence': {
    summary:
      'Readers choose the size of a segment and step through the messages between prover and verifier, with the size of each one and its share of the seal.',
    props: z.strictObject({ po2: z.int().optional() }),
  },
  'verify-receipt': {
    summary:
      'Readers verify a real Groth16 receipt in the browser, change its journal, image ID, or seal, and see which check fails.',
    props: z.strictObject({}),
  },
  'cost-calculator': {
    summary:
      'Readers enter the cycles of a run or paste what it printed, the segment limit, a machine, its price, and the kind of receipt, and see segments, memory, gas, prices, and the seconds for each segment limit.',
    props: z.strictObject({ cycles: z.int().min(1).optional() }),
  },
  'release-check': {
    summary:
      'Readers enter any release of risc0-zkvm, or a line of Cargo.lock, and learn what is known about it, and what to do today.',
    props: z.strictObject({}),
  },
  'run-guest': {
    summary:
      'Readers run a guest in their browser with input of their own, with the zkVM’s own executor, and see what it commits and prints, its user, paging, and total cycles, and its segments.',
    props: z.strictObject({ program: z.enum(['collatz', 'sums', 'tally', 'hashes', 'median', 'pages', 'own']) }),
  },
  names: {
    summary:
      'Readers search all public names of all versions by a part of the name, the crate or program, the kind, and the version, and see which versions have each and what replaced it.',
    props: z.strictObject({}),
  },
  'receipt-inspector': {
    summary:
      'Readers paste a seal, the calldata of a verify call, or a receipt as JSON, and learn which release made it, whether it verifies, and what to do if it does not.',
    props: z.strictObject({}),
  },
};
