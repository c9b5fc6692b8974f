/** Checks the text of a page as it was written. All mistakes are reported, each with its position. */
import type { Nodes, Root } from 'mdast';
import type {} from 'mdast-util-mdx';
import { visitParents } from 'unist-util-visit-parents';
import { isElement } from '../../content/syntax/mdx.ts';
import { ifValid } from '../../problems/collect.ts';
import { Problem } from '../../problems/problem.ts';
import { parseRange } from '../../versions/range.ts';
import type { VersionTable } from '../../versions/table.ts';
import type { PageText } from '../parse/parse-body.ts';
import { elementMistakes, refusedElement } from './elements.ts';
import * as markdown from './markdown.ts';

export interface CheckedSite {
  readonly table: VersionTable;
  readonly origin: string;
}

const lineMistakes: readonly (readonly [pattern: RegExp, what: string, remedy: string])[] = [
  [
    /^(<{7}|={7}|>{7})(?= |$)/,
    'This is a conflict that git left.',
    'Choose one of the two texts, and delete the three marks.',
  ],
  [
    /[\u00AD\u200B-\u200D\u2060\uFEFF]/,
    'The line has an invisible character: a zero-width space or joiner, or a soft hyphen.',
    'Delete it: search and copying would stumble over it.',
  ],
  [
    /[\u0400-\u04FF](?=[a-z])|(?<=[a-z])[\u0400-\u04FF]|[\uFF01-\uFF5E]/i,
    'The character only looks like a Latin one: it is Cyrillic or of full width.',
    'Type it again.',
  ],
];

/** Mistakes that are visible in the lines of a file, whatever Markdown makes of them. */
export const checkLines = ({ file, text, line: firstLine }: PageText): Problem[] =>
  text.split('\n').flatMap((line, index) =>
    lineMistakes.flatMap(([pattern, what, remedy]) => {
      const match = pattern.exec(line);
      const place = { file, line: firstLine + index, column: (match?.index ?? 0) + 1 };
      return match ? [new Problem(what, { place, remedy })] : [];
    }),
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
        remedy: 'Write \\{ for a literal brace, and a fact for a value of a version: @version@.',
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

/** Checks a tree, and takes out what can't be drawn, so that the rest can be. */
export function checkTree(tree: Root, page: PageText, { table, origin }: CheckedSite): Problem[] {
  const { file, text, line: firstLine } = page;
  const problems: Problem[] = [];
  const report = (problem: Problem, { position }: Nodes) =>
    problems.push(
      problem.at({ file, line: firstLine - 1 + (position?.start.line ?? 1), column: position?.start.column ?? 1 }),
    );
  const context: markdown.WritingContext = {
    facts: new Set(table.all.flatMap(({ facts }) => Object.keys(facts))),
    origin,
    level: page.below ?? 1,
    sourceOf: ({ position }) => text.slice(position?.start.offset, position?.end.offset),
    indentOf({ position }) {
      const offset = position?.start.offset ?? 0;
      return /^[ \t]*/.exec(text.slice(text.lastIndexOf('\n', offset - 1) + 1))?.[0] ?? '';
    },
  };
  const meet = meetIn(table);
  const refused = new Set<Nodes>();
  for (const [problem, node] of markdown.referenceMistakes(tree)) report(problem, node);
  visitParents(tree, (node, ancestors) => {
    const refusedFor = refusal(node, page.elements);
    if (refusedFor) {
      report(refusedFor, node);
      refused.add(node);
    }
    const mistakes = isElement(node)
      ? elementMistakes(node, ancestors, meet)
      : markdown.nodeMistakes(node, ancestors.at(-1), context);
    for (const problem of mistakes) report(problem, node);
  });
  takeOut(tree, refused);
  return problems;
}
