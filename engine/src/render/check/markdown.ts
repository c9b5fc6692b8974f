/** Mistakes that Markdown accepts but renders as something the writer didn't mean. */
import type { Code, Definition, FootnoteDefinition, Heading, Link, Nodes, Paragraph, Root, TableRow } from 'mdast';
import { toString as markdownText } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { counted } from '../../basics/counted.ts';
import { readCodeMark } from '../../content/syntax/version-code.ts';
import { Problem, positionAt } from '../../problems/problem.ts';
import { explicitAnchors } from '../parse/markdown-elements.ts';

export interface WritingContext {
  readonly facts: ReadonlySet<string>;
  readonly origin: string;
  /** Level of the last heading: the title is 1. */
  level: number;
  readonly sourceOf: (node: Nodes) => string;
  readonly indentOf: (node: Nodes) => string;
}

/** Syntax of other site generators, with its replacement. */
const foreignSyntax: readonly (readonly [pattern: RegExp, remedy: string])[] = [
  [
    /^(:::|!!!\s|\[!(note|tip|important|warning|caution)\])/i,
    'Write <Note>…</Note>, <Tip>, <Warning>, or <Danger>, with blank lines around the Markdown inside.',
  ],
  [/^\[\[?toc\]?\]$/i, 'Remove the line: every page has a table of contents.'],
  [/^\[\[.+\]\]$/, 'Write a link as [text](api:topic).'],
];

/** A link or a picture whose address has a space: Markdown reads it as text. */
const spacedAddress = /!?\[[^\]\n]*\]\(([^)\n"]*[./:#][^)\n"]*?)(?: "[^"\n]*")?\)/g;

const bareAddress = /(?<!\]\()\b(?:https?:\/\/|www\.)\S+|[\w.+-]+@[a-z-]+(?:\.[a-z]+)+/i;

const typed = (why: string) => (written: string) => `"${written}" would be shown as typed${why}.`;

/** Texts that look like Markdown, with what to write instead. */
const shownAsTyped: readonly (readonly [pattern: RegExp, what: (written: string) => string, remedy: string])[] = [
  [
    /\[\^[^\]\s]+\]/,
    (written) => `The footnote ${written} has no text.`,
    'Write its text in a paragraph of its own, [^1]: Text, or write \\[ for the sign itself.',
  ],
  [/\[\[[^\]\n]+\]\]/, typed(''), 'Write a link as [text](api:topic).'],
  [/(?<![\w\]])\[[^\]\n]+\]\[[^\]\n]*\]/, typed(': its target is not defined on the page'), 'Write [text](target).'],
  [/\[[^\]\n]+\]\s+\((?:[a-z]+:|\/|#|\.{1,2}\/)[^)\s]*\)/, typed(''), 'Remove the space between ] and (.'],
  [
    /\]\([^()\s]*\([^()\s]*\)(?!\))/,
    typed(': a parenthesis in its address is not closed'),
    'Close it; write %28 for ( and %29 for ) in an address.',
  ],
  [
    /\]\((?:https?:|mailto:|[a-z]+:|\/|#|\.{1,2}\/)[^()\s]*\)/,
    typed(": a link can't be in another link"),
    'Leave out one of the two.',
  ],
  [
    /\]\((?:[a-z]+:|\/|#|\.{1,2}\/)[^()\s]*$|\([^()\n]+\)\[(?:[a-z]+:|\/|#)[^\]\s]*\]/,
    typed(': it looks like a link'),
    'Write [text](target).',
  ],
  [/\$\$/, () => 'A formula begins or ends here, but not both.', 'Put $$ alone on the lines before and after it.'],
  [
    /\*\*[^*]*|`[^`]*/,
    (written) => `"${written.slice(0, 30)}" would be shown as typed: what it opens is not closed.`,
    'Close it, without a space between the signs and the text; write \\* or \\` for the sign itself.',
  ],
  [/(?<!\S):[a-z_]+:(?!\S)/, typed(''), 'Leave it out, or write the character itself.'],
  [/&[a-z]+\d*;/i, typed(': there is no such character'), 'Write the character itself; write \\& for the sign.'],
  [/\b(?:TODO|FIXME|TBD)\b/, (written) => `The text says ${written}.`, 'Write what is missing, or leave it out.'],
];

function* textMistakes({ value: text }: { readonly value: string }, parent: Nodes | undefined): Generator<Problem> {
  for (const [pattern, what, remedy] of shownAsTyped) {
    const written = pattern.exec(text)?.[0];
    if (written !== undefined) yield new Problem(what(written), { remedy });
  }
  for (const [written, address = ''] of text.matchAll(spacedAddress)) {
    if (/\s/.test(address.trim()))
      yield new Problem(`"${written}" would be shown as text, because "${address}" has a space.`, {
        remedy: written.startsWith('!')
          ? 'Rename the file: lower-case letters, digits, and hyphens. A caption is in quotes: ![…](./a.png "Caption").'
          : 'Take it out, or write %20 for a space that belongs to the address.',
      });
  }
  const bare = parent?.type === 'link' ? undefined : bareAddress.exec(text)?.[0].replace(/[.,;:!?)]+$/, '');
  const scheme = bare?.startsWith('http') ? '' : bare?.includes('@') ? 'mailto:' : 'https://';
  if (bare)
    yield new Problem(`"${bare}" would be shown as text.`, { remedy: `Write a link: [text](${scheme}${bare}).` });
}

/** Marks of facts that are not complete: `@version`, `@Version@`. */
function* factMistakes(text: string, { facts }: WritingContext): Generator<Problem> {
  for (const [written, name = '', end] of text.matchAll(/(?<![\w.@])@([A-Za-z][A-Za-z0-9]*)(@?)/g)) {
    const fact = [...facts].find((candidate) => candidate.toLowerCase() === name.toLowerCase());
    if (fact !== undefined && (end !== '@' || fact !== name))
      yield new Problem(`"${written}" would be shown as typed.`, { remedy: `Write @${fact}@ for the version fact.` });
  }
}

function* paragraphMistakes(
  paragraph: Paragraph,
  parent: Nodes | undefined,
  { indentOf }: WritingContext,
): Generator<Problem> {
  const [first] = paragraph.children;
  const text = first?.type === 'text' ? first.value : '';
  const foreign = foreignSyntax.find(([pattern]) => pattern.test(text.trimStart()));
  if (foreign)
    yield new Problem(
      `"${text.trimStart().split(/\s/)[0]}" is the syntax of another site generator, and would be shown as text.`,
      { remedy: foreign[1] },
    );
  if (/^#{1,6}[A-Za-z]/.test(text))
    yield new Problem(`"${text.split(/\s/)[0]}" is not a heading.`, { remedy: 'Write a space after the # signs.' });
  const [line = ''] = markdownText(paragraph).split('\n');
  if (/^\|.*\|\s*$/.test(line))
    yield new Problem('This looks like a row of a table, but belongs to none.', {
      remedy:
        'A table needs the line | --- | --- | below its first row, and nothing between its rows, not even <When>.',
    });
  if (parent?.type === 'root' && /^( {4}|\t)/.test(indentOf(paragraph)))
    yield new Problem('Indented lines are not code here.', { remedy: 'Put the code between lines of ```.' });
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

const shells = ['bash', 'sh', 'shell', 'zsh'];
const quoting = [...shells, 'toml', 'json', 'yaml'];
/** Quotation marks and dashes as word processors write them, outside of words and of comments. */
const typographic = /^(?:(?!(?:^|\s)#).)*?([“”„‘]|(?<!\w)’|’(?!\w)|(?<=\s)[–—](?=\w))/;

const codeMark = /(?<![\w.])@ ?when(?=\s*[<>=*\d])|(?<=^\s*(?:\/\/+|#)?\s*)@ ?(?:else|end|elif|endif|endwhen)(?=\s|$)/i;

function* codeMistakes(code: Code, { sourceOf }: WritingContext): Generator<Problem> {
  const { lang, value } = code;
  const written = sourceOf(code).trimEnd().split('\n');
  const fence = /^[`~]*/.exec(written[0] ?? '')?.[0] ?? '';
  if (written.length < 2 || !written.at(-1)?.endsWith(fence))
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
  for (const [index, line] of value.split('\n').entries()) {
    const sign = quoting.includes(lang ?? '') ? typographic.exec(line)?.[1] : undefined;
    if (sign)
      yield new Problem(
        `The code has ${sign}, which no program reads as ${/[–—]/.test(sign) ? '--' : 'a quotation mark'}.`,
        {
          lineInBlock: index + 1,
          remedy: `Write ${/[–—]/.test(sign) ? '--' : /[‘’]/.test(sign) ? "'" : '"'}.`,
        },
      );
    if (line.includes('\u00a0'))
      yield new Problem('The code has a no-break space, which programs take for a letter.', {
        lineInBlock: index + 1,
        remedy: 'Type an ordinary space instead.',
      });
  }
  const prompt = shells.includes(lang ?? '') ? /^\$ .*/m.exec(value) : null;
  if (prompt)
    yield new Problem(`"${prompt[0]}" has a prompt, which readers would copy.`, {
      lineInBlock: positionAt(value, prompt.index).line,
      remedy: 'Delete "$ ", or write ```console for a session with output.',
    });
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
      remedy: 'Write the address as code: `http://localhost`.',
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
      yield [new Problem(`Nothing refers to the ${definitionName(node)}.`, { remedy: 'Delete it.' }), node];
}

export function* nodeMistakes(node: Nodes, parent: Nodes | undefined, context: WritingContext): Generator<Problem> {
  switch (node.type) {
    case 'text':
      yield* textMistakes(node, parent);
      yield* factMistakes(node.value, context);
      if (/\\\(.*\\\)/.test(context.sourceOf(node)))
        yield new Problem('\\( and \\) show parentheses, and no formula.', {
          remedy: 'Write $…$, or parentheses alone.',
        });
      return;
    case 'inlineCode':
      yield* factMistakes(node.value, context);
      if (/<When\b.*<\/When>/.test(node.value))
        yield new Problem('<When> in code is shown as typed.', { remedy: 'Put <When> around the whole `code`.' });
      return;
    case 'paragraph':
      yield* paragraphMistakes(node, parent, context);
      return;
    case 'heading':
      yield* headingMistakes(node, context);
      return;
    case 'code':
      yield* codeMistakes(node, context);
      yield* factMistakes(node.value, context);
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
