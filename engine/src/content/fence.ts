/**
 * The options after the language of a code fence: `title="src/main.rs" {2,5-7} check="host" methods="SUM" deps="sha2=0.10" file="samples/sum.rs#main" alt="…"`.
 */
import { suggest } from '../problems/nearest.ts';
import { Problem } from '../problems/problem.ts';

/** How a Rust sample is checked. */
export type SampleKind = 'guest' | 'host' | 'lib';

export interface Fence {
  readonly title: string | undefined;
  readonly alt: string | undefined;
  /** The file that the code comes from, with a part after `#`. */
  readonly file: string | undefined;
  readonly check: SampleKind | undefined;
  /** Names of the guest programs that a host sample uses. */
  readonly methods: readonly string[];
  /** Extra crates: `name=requirement`. */
  readonly deps: readonly string[];
  /** Highlighted lines, from 1. */
  readonly marked: ReadonlySet<number>;
}

const keys = ['title', 'alt', 'file', 'check', 'methods', 'deps'];
const kinds: readonly string[] = ['guest', 'host', 'lib'] satisfies SampleKind[];
const part = /\s*(?:\{([\d,\s-]+)\}|(\w+)="([^"]*)")/y;
const list = (text: string | undefined) =>
  (text ?? '')
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean);

/** Parses the text after a fence's language. Throws a Problem on an unknown option. */
export function parseFence(meta: string): Fence {
  const named: Record<string, string> = {};
  const marked = new Set<number>();
  part.lastIndex = 0;
  while (part.lastIndex < meta.trimEnd().length) {
    const at = part.lastIndex;
    const match = part.exec(meta);
    if (!match)
      throw new Problem(`"${meta.slice(at).trim()}" after the fence is not known.`, {
        remedy: `Write {2,5-7} for lines, or one of ${keys.map((key) => `${key}="…"`).join(', ')}.`,
      });
    if (match[1] !== undefined) for (const line of lineNumbers(match[1])) marked.add(line);
    else if (match[2] !== undefined) {
      if (!keys.includes(match[2])) throw new Problem(`"${match[2]}" after the fence is not known.`, { remedy: suggest(match[2], keys) });
      named[match[2]] = match[3] ?? '';
    }
  }
  const { check } = named;
  if (check !== undefined && !kinds.includes(check)) throw new Problem(`check="${check}" is not known.`, { remedy: suggest(check, kinds) });
  return {
    title: named.title,
    alt: named.alt,
    file: named.file,
    check: check as SampleKind | undefined,
    methods: list(named.methods),
    deps: list(named.deps),
    marked,
  };
}

function lineNumbers(text: string): number[] {
  return list(text).flatMap((item) => {
    const [from = 0, to = from] = item.split('-').map(Number);
    if (!(from >= 1 && to >= from && to < 1000))
      throw new Problem(`"{${text}}" does not name lines.`, { remedy: 'Write {2,5-7}, counting from 1.' });
    return Array.from({ length: to - from + 1 }, (_, i) => from + i);
  });
}
