/** Mistakes that Markdown accepts but renders as something the writer didn't mean. */
import type { Definition, FootnoteDefinition, Heading, Link, List, Nodes, Paragraph, Root, TableRow } from 'mdast';
import { toString as markdownText } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { counted } from '../../basics/counted.ts';
import { Problem } from '../../problems/problem.ts';
import { firstFinding, type Rule } from '../../problems/rules.ts';
import { explicitAnchors } from '../parse/markdown-elements.ts';
import { codeMistakes, inlineCodeMistakes } from './code.ts';
import { boxFor } from './foreign.ts';

export interface WritingContext {
  readonly facts: ReadonlySet<string>;
  readonly origin: string;
  /** Level of the last heading: the title is 1. */
  level: number;
  readonly sourceOf: (node: Nodes) => string;
  readonly indentOf: (node: Nodes) => string;
  /** Paragraphs that are the syntax of another generator. */
  readonly foreign: Set<Nodes>;
}

/** Columns before the line of a node, and whether they are more than its place in the page explains. */
function isIndented(paragraph: Paragraph, parent: Nodes | undefined, { indentOf }: WritingContext): boolean {
  const columns = indentOf(paragraph).replaceAll('\t', '    ').length;
  if (parent?.type === 'root') return columns >= 4;
  const [first] = parent?.type === 'listItem' ? parent.children : [];
  const own = (first?.position?.start.column ?? 1) - 1;
  return parent?.type === 'listItem' && first !== paragraph && columns >= own + 4;
}

function* paragraphMistakes(
  paragraph: Paragraph,
  parent: Nodes | undefined,
  context: WritingContext,
): Generator<Problem> {
  const [line = ''] = markdownText(paragraph).split('\n');
  if (/^\|.*\|\s*$/.test(line))
    yield new Problem('This looks like a row of a table, but belongs to none.', {
      remedy:
        'A table needs the line | --- | --- | below its first row, and nothing between its rows, not even <When>.',
    });
  const siblings: readonly Nodes[] = parent && 'children' in parent ? parent.children : [];
  const before = siblings[siblings.indexOf(paragraph) - 1];
  if (isIndented(paragraph, parent, context) && !(before && context.foreign.has(before)))
    yield new Problem('Indented lines are not code here.', { remedy: 'Put the code between lines of ```.' });
  const [first, second] = paragraph.children;
  const label = parent?.type === 'blockquote' && first?.type === 'strong' ? markdownText(first) : '';
  if (
    /^(note|tip|info|important|warning|caution|danger)[:!]?$/i.test(label) &&
    /^[:\s]|^$/.test(second ? markdownText(second) : '')
  )
    yield new Problem(`"${label}" at the start of a quotation is a box elsewhere.`, {
      remedy: `Write <${boxFor(label)}>…</${boxFor(label)}>, with blank lines around the Markdown inside.`,
    });
  const formula =
    /\\\((?:(?!\\\)).)*[\\^_=](?:(?!\\\)).)*\\\)|\\\[(?:(?!\\\])[\s\S])*[\\^_=](?:(?!\\\])[\s\S])*\\\]/.exec(
      context.sourceOf(paragraph),
    )?.[0];
  if (formula)
    yield new Problem(`"${formula}" would show parentheses or brackets, and no formula.`, {
      remedy: 'Write $…$, or $$ on the lines before and after it; without the signs of formulas, \\( is a parenthesis.',
    });
}

/** A list that goes on with 2 after something that isn't indented like its text. */
function* listMistakes(list: List, parent: Nodes | undefined): Generator<Problem> {
  const siblings: readonly Nodes[] = parent && 'children' in parent ? parent.children : [];
  const at = siblings.indexOf(list);
  const before = siblings[at - 2];
  if (list.ordered && (list.start ?? 1) > 1 && before?.type === 'list' && before.ordered)
    yield new Problem(`The list is interrupted before ${list.start}: what is between its parts belongs to neither.`, {
      remedy: 'Indent what belongs to the part above by three spaces, the lines of ``` too.',
    });
}

const anchorsAtEnd = /\[#[^\]]*\]$/;

function* headingMistakes(heading: Heading, context: WritingContext): Generator<Problem> {
  const { sourceOf, level: before } = context;
  const { depth } = heading;
  context.level = depth;
  if (depth > 1 && depth > before + 1)
    yield new Problem(
      `The heading skips a level: from ${before < 2 ? "the page's title" : `h${before}`} to h${depth}.`,
      { remedy: `Write ${'#'.repeat(before + 1)} instead of ${'#'.repeat(depth)}.` },
    );
  const text = markdownText(heading).trim();
  if (!text.replace(anchorsAtEnd, '').trim())
    yield new Problem('The heading is empty.', { remedy: 'Write its text after the # signs, or delete them.' });
  else if (!sourceOf(heading).trimStart().startsWith('#'))
    yield new Problem('The line of - or = below makes this text a heading.', {
      remedy: 'Write ## before a heading; leave an empty line above a line of ---.',
    });
  if (depth > 4)
    yield new Problem(`The heading is of level ${depth}: pages have ##, ###, and ####.`, {
      remedy: 'Write **…** at the start of the paragraph, or a list.',
    });
  const early = /\[#[\w-]+\](?=\s*\S)/.exec(text)?.[0];
  if (early)
    yield new Problem(`The anchor ${early} is not at the end of the heading, and would be shown as typed.`, {
      remedy: 'Put it at the end; write \\[ for the sign itself.',
    });
  const written = anchorsAtEnd.exec(text)?.[0];
  if (written && !explicitAnchors.test(text))
    yield new Problem(`"${written}" is not an anchor, and would be shown as typed.`, {
      remedy: 'An anchor is # with letters, digits, and hyphens: [#my-anchor].',
    });
}

function* formulaMistakes(tex: string): Generator<Problem> {
  const fact = /@[a-zA-Z][a-zA-Z0-9]*@/.exec(tex)?.[0];
  if (fact)
    yield new Problem(`The fact ${fact} is not filled in in a formula.`, {
      remedy: 'Write the number, or put it into the text.',
    });
}

/** Dollar signs around an amount of money look like a formula: `$5 and then $6`. */
function* inlineMathMistakes(
  node: Extract<Nodes, { type: 'inlineMath' }>,
  parent: Nodes | undefined,
): Generator<Problem> {
  const siblings: readonly Nodes[] = parent && 'children' in parent ? parent.children : [];
  const next = siblings[siblings.indexOf(node) + 1];
  const after = next?.type === 'text' ? next.value : '';
  if (/^\s|\s$/.test(node.value) || /^\d/.test(after))
    yield new Problem(`"$${node.value}$" would become a formula.`, {
      remedy: 'Write \\$ for a dollar sign. A formula has no space after its first dollar sign or before its last.',
    });
}

function* rowMistakes({ children }: TableRow, table: Nodes | undefined): Generator<Problem> {
  const head = table?.type === 'table' ? table.children[0] : undefined;
  const columns = head?.children.length ?? 0;
  if (children.length !== columns)
    yield new Problem(
      `The row has ${counted(children.length, 'cell')}, and the table has ${counted(columns, 'column')}.`,
      {
        remedy:
          children.length > columns
            ? 'Write \\| for a vertical bar that does not separate cells, in code too: the rest would be lost.'
            : 'Write a bar for each cell, also for an empty one.',
      },
    );
}

function* linkMistakes(link: Link, { origin }: WritingContext): Generator<Problem> {
  const { url } = link;
  if (!link.children.length) yield new Problem(`The link to ${url} has no text.`, { remedy: `Write [text](${url}).` });
  if (url === origin || url.startsWith(`${origin}/`))
    yield new Problem(`The link names this site's own address, ${url}.`, {
      remedy: `Write api:TOPIC for a versioned page, ${url.slice(origin.length) || '/'} for another one.`,
    });
  if (/^https?:\/\/(localhost|127\.|0\.0\.0\.0|\[::1\])/.test(url))
    yield new Problem(`The link leads to the reader's own machine: ${url}.`, {
      remedy:
        'Write api:TOPIC or /PAGE for a page of this site, and an address of their machine as code: `http://localhost`.',
    });
  if (/^https?:\/?(?!\/)/.test(url))
    yield new Problem(`The address "${url}" lacks slashes.`, { remedy: 'Write https:// and the host.' });
  if (/^mailto:/.test(url) && !/^mailto:[^@\s]+@[^@\s]+\.[^@\s]+$/.test(url))
    yield new Problem(`"${url}" is not a mail address.`, { remedy: 'Write mailto:name@example.com.' });
}

const written = { definition: 'target', footnoteDefinition: 'footnote' } as const;

/** Footnotes and targets of links that nothing refers to, or that are defined twice. */
export function* referenceMistakes(tree: Root): Generator<readonly [Problem, Nodes]> {
  const definitions = new Map<string, Definition | FootnoteDefinition>();
  const used = new Set<string>();
  const again: Definition[] = [];
  visit(tree, (node) => {
    // Versions may show different texts of one name: whether a version has two is checked when it is drawn.
    if (node.type === 'footnoteReference') used.add(`footnoteDefinition ${node.identifier}`);
    else if (node.type === 'footnoteDefinition') definitions.set(`${node.type} ${node.identifier}`, node);
    else if (node.type === 'linkReference' || node.type === 'imageReference') used.add(`definition ${node.identifier}`);
    else if (node.type === 'definition') {
      const key = `${node.type} ${node.identifier}`;
      if (definitions.has(key)) again.push(node);
      else definitions.set(key, node);
    }
  });
  const definitionName = ({ type, identifier }: Definition | FootnoteDefinition) =>
    `${written[type]} ${type === 'definition' ? `[${identifier}]` : `[^${identifier}]`}`;
  for (const node of again)
    yield [
      new Problem(`The ${definitionName(node)} is defined twice, and the first one counts.`, {
        remedy: 'Take one out.',
      }),
      node,
    ];
  for (const [key, node] of definitions)
    if (!used.has(key))
      yield [
        new Problem(`Nothing refers to the ${definitionName(node)}.`, {
          remedy: node.identifier.startsWith('//') ? 'Write a comment as {/* … */}.' : 'Delete it.',
        }),
        node,
      ];
}

/** Signs that mean something else than in other generators. */
const foreignMarks: readonly Rule[] = [
  [
    /^__\w+__$/,
    (name) => `Write \`${name}\` for a name, or **…** for bold text.`,
    (name) => `"${name}" would be bold, without its signs.`,
  ],
  [
    /^~(?!~).*/s,
    'Write ~~…~~ for that, a formula for an index ($x_2$), and \\~ for the sign itself.',
    (text) => `"${text}" would be crossed out, without its signs.`,
  ],
];

function* markMistakes(written: string): Generator<Problem> {
  const mistake = firstFinding(foreignMarks, written);
  if (mistake) yield new Problem(mistake.what, { remedy: mistake.remedy });
}

/** What is wrong with a node, besides the text in it. */
export function* nodeMistakes(node: Nodes, parent: Nodes | undefined, context: WritingContext): Generator<Problem> {
  switch (node.type) {
    case 'inlineCode':
      yield* inlineCodeMistakes(node.value);
      return;
    case 'paragraph':
      yield* paragraphMistakes(node, parent, context);
      return;
    case 'heading':
      yield* headingMistakes(node, context);
      return;
    case 'list':
      yield* listMistakes(node, parent);
      return;
    case 'strong':
    case 'delete':
      yield* markMistakes(context.sourceOf(node));
      return;
    case 'code':
      yield* codeMistakes(node, context.sourceOf(node), context.facts);
      return;
    case 'math':
      if (!/\$\$\s*$/.test(context.sourceOf(node)))
        yield new Problem('The formula is not closed: the rest of the page would belong to it.', {
          remedy: 'End it with a line of $$ alone.',
        });
      yield* formulaMistakes(node.value);
      return;
    case 'inlineMath':
      yield* formulaMistakes(node.value);
      yield* inlineMathMistakes(node, parent);
      return;
    case 'tableRow':
      yield* rowMistakes(node, parent);
      return;
    case 'link':
      yield* linkMistakes(node, context);
  }
}
