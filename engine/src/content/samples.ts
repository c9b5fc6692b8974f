/**
 * A Rust sample as displayed and as compiled, for both the page build and the check of samples.
 */
import { createHash } from 'node:crypto';
import type { Fence, SampleKind } from './fence.ts';

export interface Sample {
  readonly check: SampleKind | undefined;
  /** The displayed code. */
  readonly shown: string;
  /** The compiled code, including hidden lines (`# …`). */
  readonly compiled: string;
  readonly methods: readonly string[];
  readonly deps: readonly string[];
}

/** Creates a sample from a code block after conditions and facts are resolved. Only checked samples have hidden lines. */
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

/** Hash of a sample's compiled code: 16 hexadecimal digits. */
export function sampleHash({ check, compiled, methods, deps }: Sample): string {
  return createHash('sha256')
    .update(JSON.stringify([check, compiled, methods, deps]))
    .digest('hex')
    .slice(0, 16);
}
