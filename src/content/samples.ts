/**
 * A Rust sample as it is shown and as it is compiled. The page build and the check of samples both take it from here.
 */
import { createHash } from 'node:crypto';
import type { Fence, SampleKind } from './fence.ts';

export interface Sample {
  readonly check: SampleKind | undefined;
  /** What the reader sees. */
  readonly shown: string;
  /** What the compiler gets: hidden lines (`# …`) too. */
  readonly compiled: string;
  readonly methods: readonly string[];
  readonly deps: readonly string[];
}

/** Makes a sample of a code block whose conditions and facts are filled in. Only checked samples have hidden lines. */
export function sampleOf(code: string, fence: Fence): Sample {
  const { check, methods, deps } = fence;
  if (!check) return { check, shown: code, compiled: code, methods, deps };
  const lines = code.split('\n');
  const hidden = (line: string) => line === '#' || line.startsWith('# ');
  return {
    check,
    shown: lines.filter((line) => !hidden(line)).join('\n'),
    compiled: lines.map((line) => (hidden(line) ? line.slice(2) : line)).join('\n'),
    methods,
    deps,
  };
}

/** Address of a sample by what the compiler gets: 16 hexadecimal digits. */
export function sampleHash({ check, compiled, methods, deps }: Sample): string {
  return createHash('sha256')
    .update(JSON.stringify([check, compiled, methods, deps]))
    .digest('hex')
    .slice(0, 16);
}
