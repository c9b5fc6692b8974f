/** Mistakes in the text of a page, as it was typed: what looks like Markdown, and would be shown as it is. */
import { Problem } from '../../problems/problem.ts';
import { blockForm } from './foreign.ts';
import type { TypedText } from './typed-text.ts';

/** A mistake, and the offset in the file at which it is. */
export type TextMistake = readonly [problem: Problem, offset: number];

const asTyped = (why: string) => (written: string) => `"${written}" would be shown as typed${why}.`;
const shown = asTyped('');

interface Rule {
  /** Finds all mistakes of the kind. The last line of the remedy says how to write the signs themselves. */
  readonly pattern: RegExp;
  readonly what: (written: string) => string;
  readonly remedy: string | ((written: string, ...groups: string[]) => string);
  /** Whether text in a link may have it. */
  readonly isFineInLinks?: true;
}

const target = String.raw`(?:[a-z]+:|\/|#|\.{1,2}\/)`;

const rules: readonly Rule[] = [
  {
    pattern: /\[\^[^\]\s]+\]/g,
    what: (written) => `The footnote ${written} has no text.`,
    remedy: (written) =>
      `Write its text in a paragraph of its own, ${written}: Text, or write \\[ for the sign itself.`,
  },
  { pattern: /!\[\[([^\]\n|]+)[^\]\n]*\]\]/g, what: shown, remedy: (_, file) => `Write ![what it shows](./${file}).` },
  {
    pattern: /(?<!!)\[\[[^\]\n]+\]\]/g,
    what: shown,
    remedy: 'Write a link as [text](api:topic); write \\[ for the sign itself.',
  },
  {
    pattern: /(?<![\w\]])\[[^\]\n]+\]\[[^\]\n]*\]/g,
    what: asTyped(': its target is not defined on the page'),
    remedy: 'Write [text](target); write \\[ for the sign itself.',
  },
  {
    pattern: new RegExp(String.raw`\[[^\]\n]+\]\s+\(${target}[^)\s]*\)`, 'g'),
    what: shown,
    remedy: 'Remove the space between ] and (.',
  },
  {
    pattern: /\]\([^()\s]*\([^()\s]*\)(?!\))/g,
    what: asTyped(': a parenthesis in its address is not closed'),
    remedy: 'Close it; write %28 for ( and %29 for ) in an address.',
  },
  {
    pattern: /!\[[^\]\n]*\]\([^)\n]*? =\d*x\d*\)/g,
    what: shown,
    remedy: 'Take out the size: it is read from the file.',
  },
  {
    pattern: /(!?)\[[^\]\n]*\]\((?![^)\n]* =\d*x)([^)\n"]*[./:#][^)\n"]*?)(?: "[^"\n]*")?\)/g,
    what: (written) =>
      /\(\S*\)$/.test(written) ? '' : `"${written}" would be shown as text: its address has a space.`,
    remedy: (_, sign) =>
      sign
        ? 'Rename the file: lower-case letters, digits, and hyphens. A caption is in quotes: ![…](./a.png "Caption").'
        : 'Take it out, or write %20 for a space that belongs to the address.',
  },
  {
    pattern: new RegExp(String.raw`(?<!\[[^\]\n\uE001]*)\]\((?:https?:|mailto:|${target})[^()\s]*\)`, 'g'),
    what: asTyped(": a link can't be in another link"),
    remedy: 'Leave out one of the two.',
  },
  {
    pattern: new RegExp(String.raw`\]\(${target}[^()\s]*$`, 'g'),
    what: asTyped(': it looks like a link'),
    remedy: 'Write [text](target).',
  },
  {
    pattern: new RegExp(String.raw`\(+([^()\n]+)\)+\.?\[((?:${target}|[a-z]+\b)[^\]\s]*)\](?![(\[:])`, 'g'),
    what: asTyped(': it looks like a link'),
    remedy: (_, text, address) => `Write [${text}](${address}).`,
  },
  {
    pattern: /\$\$/g,
    what: () => 'A formula begins or ends here, but not both.',
    remedy: 'Put $$ alone on the lines before and after it; write \\$ for the sign itself.',
  },
  {
    pattern: /\*\*[^*\n]*(?:\*\*)?/g,
    what: (written) => `"${written.slice(0, 30)}" would be shown as typed: what it opens is not closed.`,
    remedy: 'Close it, without a space between the signs and the text; write \\* for the sign itself.',
  },
  {
    pattern: /(?<![\w*])\*(?=\w)[^*\n]*\s\*(?![\w*])/g,
    what: asTyped(': a space is before its last sign'),
    remedy: 'Remove the space; write \\* for the sign itself.',
  },
  {
    pattern: /`+[^`\n]*/g,
    what: (written) => `"${written.slice(0, 30)}" would be shown as typed: what it opens is not closed.`,
    remedy: 'Close it with as many backquotes; write \\` for the sign itself.',
  },
  {
    pattern: /:([a-z-]+(?::[a-z-]+)?):(?=\uE001)|\{[a-z-]+\}(?=\uE001)/g,
    what: asTyped(' before the code'),
    remedy:
      'Write a link as [text](api:TOPIC), a term as [text](term:ID), a formula as $x$, and code in backquotes alone.',
  },
  {
    pattern: /(?<=\uE001)_{1,2}(?![\w\uE001])/g,
    what: asTyped(' after the code'),
    remedy: 'Write a link as [text](https://…): [Python](https://python.org).',
  },
  {
    pattern: /(?<![\w:\uE001]):[a-z][a-z0-9_+-]*:(?![\w:\uE001])/g,
    what: shown,
    remedy: 'Leave it out, or write the character itself.',
  },
  {
    pattern: /(?<![\w=+^~])(==|\+\+|\^\^)(?=[^\s=+^])[^\n]*?[^\s=+^]\1(?![\w=+^])/g,
    what: shown,
    remedy: 'Write **…** for what stands out, and `…` for keys and code.',
  },
  { pattern: /\w\^[^\s^]{1,9}\^(?!\w)/g, what: shown, remedy: 'Write a formula: $x^2$.' },
  {
    pattern:
      /\\(?:alpha|beta|gamma|delta|epsilon|lambda|mu|pi|rho|sigma|tau|phi|omega|frac|sqrt|sum|prod|int|cdot|times|leq?|geq?|neq?|in|to|infty|approx|equiv|forall|exists|math(?:bb|cal|rm|bf)|text)(?![A-Za-z])/g,
    what: shown,
    remedy: 'Write a formula between dollar signs: $\\alpha$.',
  },
  {
    pattern: /&[a-z]+\d*;/gi,
    what: asTyped(': there is no such character'),
    remedy: 'Write the character itself; write \\& for the sign.',
  },
  {
    pattern: /\b(?:TODO|FIXME|TBD)\b/g,
    what: (written) => `The text says ${written}.`,
    remedy: 'Write what is missing, or leave it out.',
  },
  {
    pattern:
      /(?<!\]\()\b(?:https?:\/\/|www\.)[^\s\uE000\uE001]*[^\s\uE000\uE001.,;:!?)]|[\w.+-]+@[a-z-]+(?:\.[a-z]+)+/gi,
    what: (written) => `"${written}" would be shown as text.`,
    remedy: (written) =>
      `Write a link: [text](${written.startsWith('http') ? '' : written.includes('@') ? 'mailto:' : 'https://'}${written}).`,
    isFineInLinks: true,
  },
];

/** All mistakes in a text, as `source` has it. */
export function* textMistakes({ text, start, links }: TypedText, source: string): Generator<TextMistake> {
  const found = new Set<number>();
  for (const { pattern, what, remedy, isFineInLinks } of rules)
    for (const match of text.matchAll(pattern)) {
      const at = start + match.index;
      const written = source.slice(at, at + match[0].length);
      const message = what(written);
      // A rule above has said more about it.
      if (!message || found.has(at) || (isFineInLinks && links.some((link) => link.start <= at && at < link.end)))
        continue;
      found.add(at);
      const groups = match.slice(1);
      yield [new Problem(message, { remedy: typeof remedy === 'string' ? remedy : remedy(written, ...groups) }), at];
    }
}

const factMark = /(?<![\w.@/])(@+)([A-Za-z][A-Za-z0-9]*)(@*)/g;

/**
 * Marks of facts that are not complete: `@version`, `@Version@`.
 * @param isCode where a sign alone is an annotation: `@version`
 */
export function* factMistakes(
  text: string,
  start: number,
  facts: ReadonlySet<string>,
  isCode: boolean,
): Generator<TextMistake> {
  for (const { 0: written, 1: before = '', 2: name = '', 3: after = '', index } of text.matchAll(factMark)) {
    const fact = [...facts].find((candidate) => candidate.toLowerCase() === name.toLowerCase());
    if (fact === undefined || (isCode && !after) || (before === '@' && after === '@' && fact === name)) continue;
    const literal = isCode ? '' : ', and \\@ for the sign itself';
    yield [
      new Problem(`"${written}" would be shown as typed.`, {
        remedy: `Write @${fact}@ for the version fact${literal}.`,
      }),
      start + index,
    ];
  }
}

/** What a paragraph looks like that is the syntax of another generator. */
export function* formMistakes({ text, start }: TypedText, source: string): Generator<TextMistake> {
  const form = blockForm(text);
  if (!form) return;
  const at = start + form.index;
  const written = source.slice(at, at + form.written.length);
  yield [
    new Problem(`"${written}" would be shown as typed: pages don't have this syntax.`, { remedy: form.remedy }),
    at,
  ];
}
