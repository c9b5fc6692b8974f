/** A Rust sample as it is compiled, for both the pages and the check of samples. */
import { createHash } from 'node:crypto';

/** How a sample is checked. */
export const sampleKinds = ['guest', 'host', 'lib'] as const;
export type SampleKind = (typeof sampleKinds)[number];

/** Says that code is a part of a program that isn't on the page, so nothing is checked, and no mark is shown. */
export const fragment = 'fragment';

export interface Sample {
  readonly check: SampleKind;
  /** The compiled code, including hidden lines. */
  readonly compiled: string;
  /** Names of the guest programs that a host uses. */
  readonly methods: readonly string[];
  /** The manifest that the page shows for it; without one, it has the crates of a new project. */
  readonly manifest: string | undefined;
}

const list = (text = '') =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean);

/** The sample that a code block with the options of its fence is; null if it isn't marked for the check. */
export function sampleOf(
  compiled: string,
  options: Readonly<Record<string, string>>,
  manifest: () => string | undefined,
): Sample | null {
  const check = sampleKinds.find((kind) => kind === options.check);
  return check ? { check, compiled, methods: list(options.methods), manifest: manifest() } : null;
}

export type DiffSide = '-' | '+';

/** The program before (`-`) or after (`+`) the change that a diff shows, and which line of the diff each of its lines is. */
export function sideOfDiff(diff: string, side: DiffSide): { readonly text: string; readonly lines: readonly number[] } {
  const other = side === '-' ? '+' : '-';
  const kept = diff.split('\n').flatMap((text, i) => (text.startsWith(other) ? [] : [{ text, line: i + 1 }]));
  const unsigned = ({ text }: { readonly text: string }) => (text.startsWith(side) ? text.slice(1) : text);
  return { text: kept.map(unsigned).join('\n'), lines: kept.map(({ line }) => line) };
}

/** Hash of a sample: 16 hexadecimal digits. */
export function sampleHash({ check, compiled, methods, manifest }: Sample): string {
  return createHash('sha256')
    .update(JSON.stringify([check, compiled, methods, manifest === undefined ? [] : [manifest]]))
    .digest('hex')
    .slice(0, 16);
}
