/** Code as one version shows it: what belongs to other versions left out, facts filled in. */
import { inBlock, Problem } from '../problems/problem.ts';
import { conditionalLines } from './conditional-code.ts';
import { fillFacts } from './facts.ts';

/** What code asks its version. */
export interface VersionAnswers {
  /** Whether the version is in a range. */
  holds(range: string): boolean;
  fact(name: string): string;
}

export interface VersionCode {
  readonly text: string;
  /** Number in the whole block of a line shown; both count from 1. */
  lineInBlock(shown: number): number;
}

/**
 * Resolves a block of code.
 * @throws Problem (with the line inside the block) on marks that don't match, a range, or a fact that is invalid
 */
export function versionCode(code: string, { holds, fact }: VersionAnswers): VersionCode {
  const lines = code.includes('@') ? conditionalLines(code, holds) : null;
  return {
    text: lines ? lines.map(({ text, number }) => inBlock(number, () => fillFacts(text, fact))).join('\n') : code,
    lineInBlock: (shown) => (lines ? (lines[shown - 1]?.number ?? 0) : shown),
  };
}

/**
 * Runs `work` on the lines that are shown; a Problem that names one of them names its line in the whole block instead.
 */
export function inShownCode<T>({ lineInBlock }: VersionCode, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof Problem) || error.place || !error.lineInBlock) throw error;
    const { message, remedy, cause } = error;
    throw new Problem(message, { remedy, cause, lineInBlock: lineInBlock(error.lineInBlock) });
  }
}
