/**
 * The options after the language of a code fence: `title="src/main.c" {2,5-7} file="samples/sum.c" alt="…"`, and
 * those that the project adds.
 */
import { suggest } from '../../basics/nearest.ts';
import { Problem } from '../../problems/problem.ts';
import { firstFinding, type Rule } from '../../problems/rules.ts';
import type { FenceOption } from '../modules/extensions.ts';

export interface Fence {
  readonly title: string | undefined;
  readonly alt: string | undefined;
  /** The file that the code comes from. */
  readonly file: string | undefined;
  readonly options: Readonly<Record<string, string>>;
  /** Highlighted lines, from 1. */
  readonly marked: ReadonlySet<number>;
}

const ownOptions = ['title', 'alt', 'file'];
/** Options of other site generators, with what to write instead. */
const foreignOptions: readonly Rule[] = [
  [/^(\w+)=[“”„'](.*?)[“”']/, (_, name, value) => `Write ${name}="${value}", with straight quotation marks.`],
  [/^(title|file|alt)=([^"\s]+)/, (_, name, value) => `Write ${name}="${value}".`],
  [/^(?:filename|name|label|caption)="?([^"\s]+)/, (_, value) => `Write title="${value}".`],
  [
    /^(?:hl_lines|highlight|mark|hl)="?([\d ,-]+)/,
    (_, lines = '') => `Write {${lines.trim().replaceAll(/[ ,]+/g, ',')}}.`,
  ],
  [/^(?:showLineNumbers|linenums|lineNumbers|numberLines|:line-numbers)/i, 'Leave it out: lines have no numbers.'],
  [/^\.(\w+)/, (_, language) => `Write the language alone: \`\`\`${language}.`],
  [/^text\b/, 'Write ```text.'],
  [/^\[(.+?)\]/, (_, title) => `Write title="${title}"; blocks side by side are in <Tabs>.`],
];

const part = /\s*(?:\{([\d,\s-]+)\}|(\w+)="([^"]*)")/y;

/** Takes what follows the language of a fence, and the project's options. Throws a Problem if an option is wrong. */
export function parseFence(meta: string, added: Readonly<Record<string, FenceOption>>): Fence {
  const keys = [...ownOptions, ...Object.keys(added)];
  const named = new Map<string, string>();
  const marked = new Set<number>();
  part.lastIndex = 0;
  while (part.lastIndex < meta.trimEnd().length) {
    const at = part.lastIndex;
    const match = part.exec(meta);
    if (!match)
      throw new Problem(`"${meta.slice(at).trim()}" after the fence is not known.`, {
        remedy:
          firstFinding(foreignOptions, meta.slice(at).trim())?.remedy ??
          `Write {2,5-7} for lines, or one of ${keys.map((key) => `${key}="…"`).join(', ')}.`,
      });
    if (match[1] !== undefined) for (const line of lineNumbers(match[1])) marked.add(line);
    else if (match[2] !== undefined) {
      if (!keys.includes(match[2]))
        throw new Problem(`"${match[2]}" after the fence is not known.`, {
          remedy: firstFinding(foreignOptions, match[0].trim())?.remedy ?? suggest(match[2], keys),
          lackedBy: 'site.extensions.ts',
        });
      if (named.has(match[2]))
        throw new Problem(`${match[2]}="…" is there twice after the fence.`, { remedy: 'Take one out.' });
      named.set(match[2], match[3] ?? '');
    }
  }
  for (const [name, { values }] of Object.entries(added)) {
    const value = named.get(name);
    if (value !== undefined && values && !values.includes(value))
      throw new Problem(`${name}="${value}" is not known.`, { remedy: suggest(value, values) });
  }
  return {
    title: named.get('title'),
    alt: named.get('alt'),
    file: named.get('file'),
    options: Object.fromEntries([...named].filter(([name]) => !ownOptions.includes(name))),
    marked,
  };
}

function lineNumbers(text: string): number[] {
  const items = text.split(',').map((item) => item.trim());
  return items.filter(Boolean).flatMap((item) => {
    const [from = 0, to = from] = item.split('-').map(Number);
    if (!(from >= 1 && to >= from && to < 1000))
      throw new Problem(`"{${text}}" does not name lines.`, { remedy: 'Write {2,5-7}, counting from 1.' });
    return Array.from({ length: to - from + 1 }, (_, i) => from + i);
  });
}
