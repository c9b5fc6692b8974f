/** Checks the text of a page as it was written. All mistakes are reported, each with its position. */
import type { Nodes, Root } from 'mdast';
import type {} from 'mdast-util-mdx';
import { visitParents } from 'unist-util-visit-parents';
import { isElement } from '../../content/syntax/mdx.ts';
import { ifValid } from '../../problems/collect.ts';
import { Problem, positionAt } from '../../problems/problem.ts';
import { allFindings, type Rule } from '../../problems/rules.ts';
import { parseRange } from '../../versions/range.ts';
import type { VersionTable } from '../../versions/table.ts';
import type { PageText } from '../parse/parse-body.ts';
import { elementMistakes, refusedElement } from './elements.ts';
import * as markdown from './markdown.ts';
import { factMistakes, formMistakes, type TextMistake, textMistakes } from './text.ts';
import { typedText } from './typed-text.ts';

export interface CheckedSite {
  readonly table: VersionTable;
  readonly origin: string;
}

const emoji = String.raw`\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F\u{1F3FB}-\u{1F3FF}`;
/** Joiners belong into emoji, and into the scripts of India and Persia. */
const joiner = String.raw`(?<![${emoji}\p{Script=Arabic}\p{Script=Devanagari}\p{M}])[\u200C\u200D]|[\u200C\u200D](?![${emoji}♀♂⚕⚖✈❤\p{L}])`;

const lineRules: readonly Rule[] = [
  [
    /^(?:<{7}|>{7})(?= )/g,
    'Choose one of the two texts, and delete the three marks.',
    'This is a conflict that git left.',
  ],
  [
    new RegExp(String.raw`[\u00AD\u200B\u200E\u200F\u2028-\u202E\u2060-\u2069\uFEFF]|${joiner}`, 'gu'),
    'Delete it: search and copying would stumble over it.',
    'The line has an invisible character: a soft hyphen, a zero-width space or joiner, a direction mark, or a line separator.',
  ],
  [
    /[\u0400-\u04FF](?=[a-z])|(?<=[a-z])[\u0400-\u04FF]|[\uFF10-\uFF19\uFF21-\uFF3A\uFF41-\uFF5A]/gi,
    'Type it again.',
    'The character only looks like a Latin one: it is Cyrillic or of full width.',
  ],
  [/[\uFB00-\uFB06]/g, 'Type the letters.', 'The line has a ligature: one character for ff, fi, or fl.'],
  [
    /(?<=^\s*(?:#{1,6}|[-*+>]|\d{1,9}[.)]))[\u00A0\u2007\u202F\u3000]/g,
    'Type an ordinary space: "## ", "- ", "1. ".',
    'A no-break space is after the sign at the start of the line, which Markdown takes for a letter.',
  ],
];

/** Mistakes that are visible in the lines of a file, whatever Markdown makes of them. */
export const checkLines = ({ file, text, line: firstLine }: PageText): Problem[] =>
  text
    .split('\n')
    .flatMap((line, i) =>
      [...allFindings(lineRules, line)].map(
        ({ what, remedy, index }) =>
          new Problem(what, { place: { file, line: firstLine + i, column: index + 1 }, remedy }),
      ),
    );

/** Whether some version is in all ranges. Ranges that can't be read are reported where they are evaluated. */
const meetIn = (table: VersionTable) => (texts: readonly string[]) => {
  const ranges = ifValid(() => texts.map((text) => parseRange(text, table)));
  return !ranges || [...table.dropped, ...table.all].some((version) => ranges.every((range) => range.has(version)));
};

/** What pages can't have; undefined if the node can be drawn. */
function refusal(node: Nodes, names: readonly string[]): Problem | undefined {
  switch (node.type) {
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return refusedElement(node, names);
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      // A comment is an expression without a statement.
      if (node.data?.estree?.body.length === 0) return undefined;
      return new Problem(`Pages contain no code: {${node.value}}.`, {
        remedy: 'Write \\{ for a literal brace, or code in backquotes; a value of a version is a fact: @version@.',
      });
    case 'mdxjsEsm':
      return new Problem('Pages have no import or export: the vocabulary is always available.', {
        remedy: 'Remove the line.',
      });
    case 'imageReference':
      return new Problem('The address of the picture is defined elsewhere on the page.', {
        remedy: 'Write ![what it shows](./name.png).',
      });
  }
  return undefined;
}

function takeOut(node: Nodes, refused: ReadonlySet<Nodes>): void {
  if (!('children' in node)) return;
  const children: readonly Nodes[] = node.children;
  for (const child of children) takeOut(child, refused);
  Object.assign(node, {
    children: children.flatMap((child) =>
      refused.has(child) ? (isElement(child) ? (child.children as Nodes[]) : []) : [child],
    ),
  });
}

const isHtml = (node: Nodes) => isElement(node) && /^[a-z]/.test(node.name ?? '');

/** Whether a cell is of a row that has too many, for example because of a bar in code. */
function isCutCell(ancestors: readonly Nodes[]): boolean {
  const [table, row] = ancestors.slice(-2);
  if (table?.type !== 'table' || row?.type !== 'tableRow') return false;
  return row.children.length > (table.children[0]?.children.length ?? 0);
}

/** What can contain text that is not in a part of it. */
const textBlocks: readonly string[] = ['paragraph', 'heading', 'tableCell', 'mdxJsxFlowElement'];

/** Checks a tree, and takes out what can't be drawn, so that the rest can be. */
export function checkTree(tree: Root, page: PageText, { table, origin }: CheckedSite): Problem[] {
  const { file, text, line: firstLine } = page;
  const problems: Problem[] = [];
  const report = (problem: Problem, { position }: Nodes) =>
    problems.push(
      problem.at({ file, line: firstLine - 1 + (position?.start.line ?? 1), column: position?.start.column ?? 1 }),
    );
  const reportAll = (mistakes: Iterable<TextMistake>) => {
    for (const [problem, offset] of mistakes) {
      const { line, column } = positionAt(text, offset);
      problems.push(problem.at({ file, line: firstLine - 1 + line, column }));
    }
  };
  const context: markdown.WritingContext = {
    facts: new Set(table.all.flatMap(({ facts }) => Object.keys(facts))),
    origin,
    level: page.below ?? 1,
    sourceOf: ({ position }) => text.slice(position?.start.offset, position?.end.offset),
    indentOf({ position }) {
      const offset = position?.start.offset ?? 0;
      return /^[ \t]*/.exec(text.slice(text.lastIndexOf('\n', offset - 1) + 1))?.[0] ?? '';
    },
    foreign: new Set(),
  };
  const meet = meetIn(table);
  const refused = new Set<Nodes>();
  for (const [problem, node] of markdown.referenceMistakes(tree)) report(problem, node);
  visitParents(tree, (node, ancestors) => {
    const refusedFor = refusal(node, page.elements);
    if (refusedFor) {
      // What to write instead of a table of HTML is said once.
      if (!isHtml(node) || !ancestors.some((ancestor) => isHtml(ancestor) && refused.has(ancestor)))
        report(refusedFor, node);
      refused.add(node);
    }
    const typed = textBlocks.includes(node.type) ? typedText(node, text) : undefined;
    // The end of a container was told at its start.
    const isEnd = typed && /^:::+\s*$/.test(typed.text) && context.foreign.size > 0;
    const form = typed && node.type === 'paragraph' && !isEnd ? [...formMistakes(typed, text)] : [];
    if (form.length) context.foreign.add(node);
    reportAll(form);
    if (typed && !form.length && !isCutCell(ancestors)) {
      reportAll(textMistakes(typed, text));
      reportAll(factMistakes(typed.text, typed.start, context.facts, false));
    }
    const mistakes = isElement(node)
      ? elementMistakes(node, ancestors, meet)
      : markdown.nodeMistakes(node, ancestors.at(-1), context);
    for (const problem of mistakes) report(problem, node);
  });
  takeOut(tree, refused);
  return problems;
}
