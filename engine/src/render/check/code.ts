/** Mistakes in fences, and in code in a line. */
import type { Code } from 'mdast';
import { readCodeMark } from '../../content/syntax/version-code.ts';
import { Problem, positionAt } from '../../problems/problem.ts';
import { firstFinding, type Rule } from '../../problems/rules.ts';
import { factMistakes } from './text.ts';

const shells = ['bash', 'sh', 'shell', 'zsh'];
/** What people read, and no program: signs of word processors may belong there. */
const prose = ['text', 'output', 'console', 'diff', 'markdown', 'flow', 'sequence', 'mermaid'];

/** Strings and comments, as most languages write them. */
const notCode =
  /"""[\s\S]*?"""|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`[^`]*`|\/\*[\s\S]*?\*\/|<!--[\s\S]*?-->|(?:\/\/|(?<!\S)[#;]|(?<!\S)--\s).*/g;
const blank = (text: string) => text.replaceAll(/[^\n]/g, ' ');

const codeMark =
  /(?<![\w.])@ ?(?:when|if)(?=\s*[<>=*\d])|(?<=^\s*(?:\/\/+|#)?\s*)@ ?(?:else|end|elif|endif|endwhen)(?=\s|$)/i;

const noBreakSpace: Rule = [
  /[\u00a0\u2007\u202f]/,
  'Type an ordinary space instead.',
  'The code has a no-break space, which programs take for a letter.',
];

const foreignMark: Rule = [
  /(?:\/\/|#|--|;|\/\*|<!--|\{\/\*)\s*(?:highlight-(?:next-line|start|end)|\[!code[^\]]*\])/,
  (mark) =>
    /\+\+|--\]/.test(mark)
      ? 'Write a ```diff with + and - before the lines.'
      : 'Write the numbers of the lines after the language: {2,5-7}.',
  (mark) => `"${mark}" would be shown as typed.`,
];

/** Signs as word processors write them. */
const typographic: readonly Rule[] = [
  [
    /[“”„‘]|(?<!\w)’|’(?!\w)/,
    (sign) => `Write ${/[‘’]/.test(sign) ? "'" : '"'}.`,
    (sign) => `The code has ${sign}, which no program reads as a quotation mark.`,
  ],
  [
    /[‐‑−]/,
    'Write the hyphen of the keyboard, -.',
    (sign) => `The code has ${sign}, which no program reads as a hyphen.`,
  ],
  [/(?<=^|\s)[–—](?=\w)/, 'Write --.', (sign) => `The code has ${sign}, which no program reads as --.`],
];

/** What rules find in the lines of code, at most once in each. */
function* linesWith(rules: readonly Rule[], code: string): Generator<Problem> {
  for (const [index, line] of code.split('\n').entries()) {
    const mistake = firstFinding(rules, line);
    if (mistake) yield new Problem(mistake.what, { lineInBlock: index + 1, remedy: mistake.remedy });
  }
}

/** What is left out of an example, or differs by version, is not JSON. */
const notJson = /…|\.\.\.|\/\/|\/\*|^\s*@|^\s*#/m;

function* jsonMistakes(code: string): Generator<Problem> {
  if (!/^\s*[{[]/.test(code) || notJson.test(code)) return;
  try {
    JSON.parse(code.replaceAll(/@(?=[a-z])|(?<=\w)@/gi, '0'));
  } catch (error) {
    const at = Number(/position (\d+)/.exec(String(error))?.[1] ?? code.trimEnd().length);
    yield new Problem('This is not valid JSON.', {
      lineInBlock: positionAt(code, at).line,
      remedy:
        'Look for a comma or a quotation mark near this line. What is left out is …, and other notations are ```text.',
    });
  }
}

/** @param written the fence with its code, as it is in the file */
export function* codeMistakes({ lang, value }: Code, written: string, facts: ReadonlySet<string>): Generator<Problem> {
  const lines = written.trimEnd().split('\n');
  const fence = /^[`~]*/.exec(lines[0] ?? '')?.[0] ?? '';
  if (lines.length < 2 || !lines.at(-1)?.endsWith(fence))
    yield new Problem('The code block is not closed: the rest of the page would be code.', {
      remedy: `Close it with a line of ${fence} alone.`,
    });
  if (lang === 'mermaid')
    yield new Problem('A diagram of Mermaid would be shown as its source.', {
      remedy: 'Draw it as ```flow or ```sequence; write ```text to show the source.',
    });
  for (const [index, line] of value.split('\n').entries())
    if (codeMark.test(line) && !readCodeMark(line))
      yield new Problem(
        `${codeMark.exec(line)?.[0]} is not alone in its line, or misspelled: it would be shown as typed.`,
        {
          lineInBlock: index + 1,
          remedy: 'Write @when RANGE, @else, and @end in lines of their own, in comments (// or #) or without them.',
        },
      );
  yield* linesWith([noBreakSpace], value);
  yield* linesWith([foreignMark], value);
  if (lang && !prose.includes(lang)) yield* linesWith(typographic, value.replace(notCode, blank));
  if (lang === 'json') yield* jsonMistakes(value);
  const prompt = shells.includes(lang ?? '') ? /^\$ .*/m.exec(value) : null;
  if (prompt)
    yield new Problem(`"${prompt[0]}" has a prompt, which readers would copy.`, {
      lineInBlock: positionAt(value, prompt.index).line,
      remedy: 'Delete "$ ", or write ```console for a session with output.',
    });
  for (const [problem, at] of factMistakes(value, 0, facts, true))
    yield problem.with({ lineInBlock: positionAt(value, at).line });
}

/** Two dashes or a straight quotation mark, as a word processor changes them; code that is about such signs has both. */
export function* inlineCodeMistakes(code: string): Generator<Problem> {
  const isAboutSigns = code.length === 1 || /“.*”|‘.*’/.test(code);
  for (const rules of isAboutSigns ? [[noBreakSpace]] : [[noBreakSpace], typographic])
    for (const problem of linesWith(rules, code)) yield problem.with({});
  if (/<When\b.*<\/When>/.test(code))
    yield new Problem('<When> in code is shown as typed.', { remedy: 'Put <When> around the whole `code`.' });
}
