/** Checks the text of a page as it was written. All mistakes are reported, each with its position. */
import type { Nodes, Root } from 'mdast';
import type {} from 'mdast-util-mdx';
import { visitParents } from 'unist-util-visit-parents';
import type { VFile } from 'vfile';
import { type Position, Problem } from '../../problems/problem.ts';
import { parseRange } from '../../versions/range.ts';
import type { VersionTable } from '../../versions/table.ts';
import { elementMistakes } from './elements.ts';
import * as markdown from './markdown.ts';

export interface SourceCheckOptions {
  /** Line of the file on which the text starts. */
  readonly bodyLine: number;
  readonly table: VersionTable;
  /** The site's origin. */
  readonly origin: string;
  /** Receives the mistakes. */
  readonly problems: Problem[];
}

/** Whether some version is in all ranges. Ranges that can't be read are reported where they are evaluated. */
const meetIn = (table: VersionTable) => (texts: readonly string[]) => {
  try {
    const ranges = texts.map((text) => parseRange(text, table));
    return [...table.dropped, ...table.all].some((version) => ranges.every((range) => range.has(version)));
  } catch (error) {
    if (error instanceof Problem) return true;
    throw error;
  }
};

function* mistakesOf(
  node: Nodes,
  ancestors: readonly Nodes[],
  context: markdown.WritingContext,
  meet: ReturnType<typeof meetIn>,
) {
  const parent = ancestors.at(-1);
  switch (node.type) {
    case 'text':
      yield* markdown.textMistakes(node.value);
      yield* markdown.factMistakes(node.value, context);
      return;
    case 'inlineCode':
      yield* markdown.factMistakes(node.value, context);
      if (/<When\b.*<\/When>/.test(node.value))
        yield new Problem('<When> in code is shown as typed.', { remedy: 'Put <When> around the whole `code`.' });
      return;
    case 'paragraph':
      yield* markdown.paragraphMistakes(node, parent, context);
      return;
    case 'heading':
      yield* markdown.headingMistakes(node, context);
      return;
    case 'code':
      yield* markdown.codeMistakes(node);
      yield* markdown.factMistakes(node.value, context);
      return;
    case 'math':
      if (!/\$\$\s*$/.test(context.sourceOf(node)))
        yield new Problem('The formula is not closed: the rest of the page would belong to it.', {
          remedy: 'End it with a line of $$ alone.',
        });
      yield* markdown.formulaMistakes(node.value);
      return;
    case 'inlineMath':
      yield* markdown.formulaMistakes(node.value);
      return;
    case 'link':
      yield* markdown.linkMistakes(node, context);
      return;
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      yield* elementMistakes(node, ancestors, meet);
  }
}

export function remarkChecks({ bodyLine, table, origin, problems }: SourceCheckOptions) {
  return (tree: Root, file: VFile) => {
    const text = String(file);
    const report = (problem: Problem, { line, column }: Position) =>
      problems.push(
        problem.at({ file: file.path, line: line + bodyLine - 1, ...(column === undefined ? {} : { column }) }),
      );
    const context: markdown.WritingContext = {
      facts: new Set(table.all.flatMap(({ facts }) => Object.keys(facts))),
      origin,
      sourceOf: ({ position }) => text.slice(position?.start.offset, position?.end.offset),
      indentOf({ position }) {
        const offset = position?.start.offset ?? 0;
        return /^[ \t]*/.exec(text.slice(text.lastIndexOf('\n', offset - 1) + 1))?.[0] ?? '';
      },
    };
    const meet = meetIn(table);
    const startOf = ({ position }: Nodes): Position => ({
      line: position?.start.line ?? 1,
      column: position?.start.column ?? 1,
    });
    for (const [problem, node] of markdown.footnoteMistakes(tree)) report(problem, startOf(node));
    visitParents(tree, (node, ancestors) => {
      for (const problem of mistakesOf(node, ancestors, context, meet)) report(problem, startOf(node));
    });
  };
}
