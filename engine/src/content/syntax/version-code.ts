/**
 * Code that differs by version. Lines between `@when RANGE`, `@else`, and `@end` apply only in that range; each mark is
 * alone on its line, and may be in a comment, so that a file with marks is valid code. Facts are filled in.
 */
import { inBlock, Problem, unplaced } from '../../problems/problem.ts';
import { fillFacts } from './facts.ts';

export type CodeMark =
  | { readonly kind: 'when'; readonly range: string; readonly start: number }
  | { readonly kind: 'else' | 'end' };

const markPattern = /^\s*(?:\/\/+|#)?\s*@(?:(?<other>else|end)|when\s+(?<range>\S.*?))\s*$/d;

/** The mark that a line of code consists of; undefined if it is code. */
export function readCodeMark(line: string): CodeMark | undefined {
  const match = line.includes('@') ? markPattern.exec(line) : null;
  if (!match) return undefined;
  const { other, range = '' } = match.groups ?? {};
  if (other === 'else' || other === 'end') return { kind: other };
  return { kind: 'when', range, start: match.indices?.groups?.range?.[0] ?? 0 };
}

export interface CodeVersion {
  holds(range: string): boolean;
  fact(name: string): string;
}

export interface VersionCode {
  readonly text: string;
  lineInBlock(shown: number): number;
}

function linesIn(code: string, holds: CodeVersion['holds']) {
  const lines: { readonly text: string; readonly number: number }[] = [];
  let open: { readonly line: number; readonly isShown: boolean; readonly hasElse?: true } | undefined;
  const fail = (lineInBlock: number, what: string) =>
    new Problem(what, {
      lineInBlock,
      remedy: 'Enclose lines with @when RANGE, optionally @else, then @end; they do not nest.',
    });
  for (const [i, text] of code.split('\n').entries()) {
    const number = i + 1;
    const mark = readCodeMark(text);
    if (!mark) {
      if (open?.isShown !== false) lines.push({ text, number });
    } else if (mark.kind === 'when') {
      if (open) throw fail(number, '@when inside @when.');
      open = { line: number, isShown: inBlock(number, () => holds(mark.range)) };
    } else {
      if (!open) throw fail(number, `@${mark.kind} without @when.`);
      if (mark.kind === 'else' && open.hasElse) throw fail(number, 'A second @else after one @when.');
      open = mark.kind === 'else' ? { ...open, isShown: !open.isShown, hasElse: true } : undefined;
    }
  }
  if (open) throw fail(open.line, '@when without @end.');
  return lines;
}

/**
 * Resolves a block of code.
 * @throws Problem (with the line inside the block) on marks that don't match, a range, or a fact that is invalid
 */
export function versionCode(code: string, { holds, fact }: CodeVersion): VersionCode {
  if (!code.includes('@')) return { text: code, lineInBlock: (shown) => shown };
  const lines = linesIn(code, holds);
  return {
    text: lines.map(({ text, number }) => inBlock(number, () => fillFacts(text, fact))).join('\n'),
    lineInBlock: (shown) => lines[shown - 1]?.number ?? 0,
  };
}

/**
 * Runs `work` on the lines that are shown; a Problem that names one of them names its line in the whole block instead.
 */
export const inShownCode = <T>({ lineInBlock }: VersionCode, work: () => T): T =>
  unplaced(work, (problem) =>
    problem.lineInBlock ? problem.with({ lineInBlock: lineInBlock(problem.lineInBlock) }) : problem,
  );
