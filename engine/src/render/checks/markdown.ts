/**
 * Mistakes that Markdown accepts but renders as something the writer didn't mean. Each check gets one node of the
 * page's source and yields what is wrong with it.
 */

import type { Code, FootnoteDefinition, FootnoteReference, Heading, Link, Nodes, Paragraph, Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { Problem, positionAt } from '../../problems/problem.ts';
import { explicitAnchors } from '../explicit-anchors.ts';

/** What checks know besides the node. */
export interface WritingContext {
  /** Names of version facts. */
  readonly facts: ReadonlySet<string>;
  /** The site's origin. */
  readonly origin: string;
  /** The source of a node. */
  readonly sourceOf: (node: Nodes) => string;
  /** White space before a node in its line. */
  readonly indentOf: (node: Nodes) => string;
}

/** Texts that look like Markdown, with what to write instead. */
const shownAsTyped: readonly (readonly [pattern: RegExp, what: (written: string) => string, remedy: string])[] = [
  [
    /\[\^[^\]\s]+\]/,
    (written) => `The footnote ${written} has no text.`,
    'Pages have no footnotes: write the remark in the text.',
  ],
  [/\[\[[^\]\n]+\]\]/, (written) => `"${written}" would be shown as typed.`, 'Write a link as [text](api:topic).'],
  [
    /(?<![\w\]])\[[^\]\n]+\]\[[^\]\n]*\]/,
    (written) => `"${written}" would be shown as typed: its target is not defined on the page.`,
    'Write [text](target).',
  ],
  [
    /\[[^\]\n]+\]\s+\((?:[a-z]+:|\/|#|\.{1,2}\/)[^)\s]*\)/,
    (written) => `"${written}" would be shown as typed.`,
    'Remove the space between ] and (.',
  ],
  [/\$\$/, () => 'A formula begins or ends here, but not both.', 'Put $$ alone on the lines before and after it.'],
  [/\b(?:TODO|FIXME|TBD)\b/, (written) => `The text says ${written}.`, 'Write what is missing, or leave it out.'],
];

export function* textMistakes(text: string): Generator<Problem> {
  for (const [pattern, what, remedy] of shownAsTyped) {
    const written = pattern.exec(text)?.[0];
    if (written !== undefined) yield new Problem(what(written), { remedy });
  }
}

/** Marks of facts that are not complete: `@version`, `@Version@`. */
export function* factMistakes(text: string, { facts }: WritingContext): Generator<Problem> {
  for (const [written, name = '', end] of text.matchAll(/(?<![\w.@])@([A-Za-z][A-Za-z0-9]*)(@?)/g)) {
    const fact = [...facts].find((candidate) => candidate.toLowerCase() === name.toLowerCase());
    if (fact !== undefined && (end !== '@' || fact !== name))
      yield new Problem(`"${written}" would be shown as typed.`, { remedy: `Write @${fact}@ for the version fact.` });
  }
}

export function* paragraphMistakes(
  paragraph: Paragraph,
  parent: Nodes | undefined,
  { indentOf }: WritingContext,
): Generator<Problem> {
  const [first] = paragraph.children;
  const text = first?.type === 'text' ? first.value : '';
  if (/^#{1,6}[A-Za-z]/.test(text))
    yield new Problem(`"${text.split(/\s/)[0]}" is not a heading.`, { remedy: 'Write a space after the # signs.' });
  const [line = ''] = textOf(paragraph).split('\n');
  if (/^\|.*\|\s*$/.test(line))
    yield new Problem('This looks like a row of a table, but belongs to none.', {
      remedy:
        'A table needs the line | --- | --- | below its first row, and nothing between its rows, not even <When>.',
    });
  if (parent?.type === 'root' && /^( {4}|\t)/.test(indentOf(paragraph)))
    yield new Problem('Indented lines are not code here.', { remedy: 'Put the code between lines of ```.' });
}

const anchorsAtEnd = /\[#[^\]]*\]$/;

export function* headingMistakes(heading: Heading, { sourceOf }: WritingContext): Generator<Problem> {
  const text = textOf(heading).trim();
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

/** Facts are not filled in in formulas. */
export function* formulaMistakes(tex: string): Generator<Problem> {
  const fact = /@[a-zA-Z][a-zA-Z0-9]*@/.exec(tex)?.[0];
  if (fact)
    yield new Problem(`The fact ${fact} is not filled in in a formula.`, {
      remedy: 'Write the number, or put it into the text.',
    });
}

const shells = ['bash', 'sh', 'shell', 'zsh'];

export function* codeMistakes({ lang, meta, value }: Code): Generator<Problem> {
  const isFromFile = /\bfile="/.test(`${lang} ${meta}`);
  if (!value.trim() && !isFromFile)
    yield new Problem('The code block is empty.', { remedy: 'Write the code, or delete the block.' });
  const lines = value.split('\n').length;
  const marked = /\{([\d,\s-]+)\}/.exec(meta ?? '')?.[1]?.match(/\d+/g) ?? [];
  const last = Math.max(0, ...marked.map(Number));
  if (!isFromFile && value.trim() && last > lines)
    yield new Problem(`Line ${last} is highlighted, but the block has ${lines}.`, {
      remedy: `Count from 1 to ${lines}.`,
    });
  const prompt = shells.includes(lang ?? '') ? /^\$ .*/m.exec(value) : null;
  if (prompt)
    yield new Problem(`"${prompt[0]}" has a prompt, which readers would copy.`, {
      lineInBlock: positionAt(value, prompt.index).line,
      remedy: 'Delete "$ ", or write ```console for a session with output.',
    });
}

export function* linkMistakes(link: Link, { origin }: WritingContext): Generator<Problem> {
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

/** Footnotes whose other half is missing. */
export function* footnoteMistakes(tree: Root): Generator<readonly [Problem, Nodes]> {
  const texts = new Map<string, FootnoteDefinition>();
  const marks = new Map<string, FootnoteReference>();
  visit(tree, (node) => {
    if (node.type === 'footnoteDefinition') texts.set(node.identifier, node);
    if (node.type === 'footnoteReference') marks.set(node.identifier, node);
  });
  for (const [name, node] of texts)
    if (!marks.has(name))
      yield [new Problem(`Nothing refers to the footnote [^${name}].`, { remedy: 'Delete its text.' }), node];
}
