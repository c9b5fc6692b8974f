/** Mistakes in the text of a page, as it was typed: what looks like Markdown, and would be shown as it is. */
import { Problem } from '../../problems/problem.ts';
import { allFindings, firstFinding, type Rule } from '../../problems/rules.ts';
import { blockForms } from './foreign.ts';
import type { TypedText } from './typed-text.ts';

/** A mistake, and the offset in the file at which it is. */
export type TextMistake = readonly [problem: Problem, offset: number];

const asTyped = (why: string) => (found: string) => `"${found}" would be shown as typed${why}.`;
const looksLikeLink = asTyped(': it looks like a link');
const isOpen = (found: string) => `"${found.slice(0, 30)}" would be shown as typed: what it opens is not closed.`;

const target = String.raw`(?:[a-z]+:|\/|#|\.{1,2}\/)`;

/** The last line of a remedy says how to write the signs themselves. */
const rules: readonly Rule[] = [
  [
    /(?<![\w^])(\d+)\^(\d+)/g,
    (_, base = '', power = '') => `Write $${base}^{${power}}$; write \\^ for the sign itself.`,
  ],
  [
    /\[\^[^\]\s]+\]/g,
    (found) => `Write its text in a paragraph of its own, ${found}: Text, or write \\[ for the sign itself.`,
    (found) => `The footnote ${found} has no text.`,
  ],
  [/!\[\[([^\]\n|]+)[^\]\n]*\]\]/g, (_, file) => `Write ![what it shows](./${file}).`],
  [/(?<!!)\[\[[^\]\n]+\]\]/g, 'Write a link as [text](api:topic); write \\[ for the sign itself.'],
  [
    /(?<![\w\]])\[[^\]\n]+\]\[[^\]\n]*\]/g,
    'Write [text](target); write \\[ for the sign itself.',
    asTyped(': its target is not defined on the page'),
  ],
  [new RegExp(String.raw`\[[^\]\n]+\]\s+\(${target}[^)\s]*\)`, 'g'), 'Remove the space between ] and (.'],
  [
    /\]\([^()\s]*\([^()\s]*\)(?!\))/g,
    'Close it; write %28 for ( and %29 for ) in an address.',
    asTyped(': a parenthesis in its address is not closed'),
  ],
  [/!\[[^\]\n]*\]\([^)\n]*? =\d*x\d*\)/g, 'Take out the size: it is read from the file.'],
  [
    /(!?)\[[^\]\n]*\]\((?=[^)\n]*\s)(?![^)\n]* =\d*x)([^)\n"]*[./:#][^)\n"]*?)(?: "[^"\n]*")?\)/g,
    (_, sign) =>
      sign
        ? 'Rename the file: lower-case letters, digits, and hyphens. A caption is in quotes: ![…](./a.png "Caption").'
        : 'Take it out, or write %20 for a space that belongs to the address.',
    (found) => `"${found}" would be shown as text: its address has a space.`,
  ],
  [
    new RegExp(String.raw`(?<!\[[^\]\n\uE001]*)\]\((?:https?:|mailto:|${target})[^()\s]*\)`, 'g'),
    'Leave out one of the two.',
    asTyped(": a link can't be in another link"),
  ],
  [new RegExp(String.raw`\]\(${target}[^()\s]*$`, 'g'), 'Write [text](target).', looksLikeLink],
  [
    new RegExp(String.raw`\(+([^()\n]+)\)+\.?\[((?:${target}|[a-z]+\b)[^\]\s]*)\](?![(\[:])`, 'g'),
    (_, text, address) => `Write [${text}](${address}).`,
    looksLikeLink,
  ],
  [
    /\$\$/g,
    'Put $$ alone on the lines before and after it; write \\$ for the sign itself.',
    'A formula begins or ends here, but not both.',
  ],
  [
    /\*\*[^*\n]*(?:\*\*)?/g,
    'Close it, without a space between the signs and the text; write \\* for the sign itself.',
    isOpen,
  ],
  [
    /(?<![\w*])\*(?=\w)[^*\n]*\s\*(?![\w*])/g,
    'Remove the space; write \\* for the sign itself.',
    asTyped(': a space is before its last sign'),
  ],
  [/`+[^`\n]*/g, 'Close it with as many backquotes; write \\` for the sign itself.', isOpen],
  [
    /:([a-z-]+(?::[a-z-]+)?):(?=\uE001)|\{[a-z-]+\}(?=\uE001)/g,
    'Write a link as [text](api:TOPIC), a term as [text](term:ID), a formula as $x$, and code in backquotes alone.',
    asTyped(' before the code'),
  ],
  [
    /(?<=\uE001)_{1,2}(?![\w\uE001])/g,
    'Write a link as [text](https://…): [Python](https://python.org).',
    asTyped(' after the code'),
  ],
  [/(?<![\w:\uE001]):[a-z][a-z0-9_+-]*:(?![\w:\uE001])/g, 'Leave it out, or write the character itself.'],
  [
    /(?<![\w=+^~])(==|\+\+|\^\^)(?=[^\s=+^])[^\n]*?[^\s=+^]\1(?![\w=+^])/g,
    'Write **…** for what stands out, and `…` for keys and code.',
  ],
  [/\w\^[^\s^]{1,9}\^(?!\w)/g, 'Write a formula: $x^2$.'],
  [
    /\\(?:alpha|beta|gamma|delta|epsilon|lambda|mu|pi|rho|sigma|tau|phi|omega|frac|sqrt|sum|prod|int|cdot|times|leq?|geq?|neq?|in|to|infty|approx|equiv|forall|exists|math(?:bb|cal|rm|bf)|text)(?![A-Za-z])/g,
    'Write a formula between dollar signs: $\\alpha$.',
  ],
  [/&[a-z]+\d*;/gi, 'Write the character itself; write \\& for the sign.', asTyped(': there is no such character')],
  [/\b(?:TODO|FIXME|TBD)\b/g, 'Write what is missing, or leave it out.', (found) => `The text says ${found}.`],
];

/** Addresses, which may be the text of a link. */
const bareAddress: Rule = [
  /(?<!\]\()\b(?:https?:\/\/|www\.)[^\s\uE000\uE001]*[^\s\uE000\uE001.,;:!?)]|[\w.+-]+@[a-z-]+(?:\.[a-z]+)+/gi,
  (found) =>
    `Write a link: [text](${found.startsWith('http') ? '' : found.includes('@') ? 'mailto:' : 'https://'}${found}).`,
  (found) => `"${found}" would be shown as text.`,
];

/** All mistakes in a text, as `source` has it. */
export function* textMistakes({ text, start, links }: TypedText, source: string): Generator<TextMistake> {
  for (const { rule, found, index, remedy, what } of allFindings([...rules, bareAddress], text, source.slice(start))) {
    const at = start + index;
    if (rule === bareAddress && links.some((link) => link.start <= at && at < link.end)) continue;
    yield [new Problem(what || asTyped('')(found), { remedy }), at];
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
  const form = firstFinding(blockForms, text, source.slice(start));
  if (!form) return;
  const [line] = form.found.split('\n');
  const what = `"${line}" would be shown as typed: pages don't have this syntax.`;
  yield [new Problem(what, { remedy: form.remedy }), start + form.index];
}
