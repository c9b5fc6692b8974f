/**
 * Makes elements of the vocabulary of what the site draws itself: code, formulas, pictures, facts. Takes the explicit
 * anchors out of headings, and adds line numbers, so that mistakes found while drawing can be located.
 */
import type { Properties } from 'hast';
import type {
  Code,
  Definition,
  Heading,
  Image,
  LinkReference,
  Nodes,
  Parents,
  PhrasingContent,
  Root,
  RootContent,
  Table,
} from 'mdast';
import type { MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { toString as markdownText } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { languageOf } from '../../content/files/code-files.ts';
import { type FactPiece, factPieces, typedFactPieces } from '../../content/syntax/facts.ts';
import { isElement, textAttribute } from '../../content/syntax/mdx.ts';
import { tableClass } from '../table-width.ts';
import type { Body, PageText } from './parse-body.ts';

/** `[#anchor #former-one …]` at the end of a heading: its explicit anchor, then former anchors that still work. */
export const explicitAnchors = /\s*\[(#[\p{L}\p{M}\p{N}_-]+(?: #[\p{L}\p{M}\p{N}_-]+)*)\]$/u;

type NodeOf<Type extends Nodes['type']> = Extract<Nodes, { type: Type }>;

/** Attributes; those without a value are left out. */
type Given = Readonly<Record<string, string | undefined>>;

const attribute = (name: string, value: string): MdxJsxAttribute => ({ type: 'mdxJsxAttribute', name, value });

const attributes = (given: Given): MdxJsxAttribute[] =>
  Object.entries(given).flatMap(([name, value]) => (value === undefined ? [] : [attribute(name, value)]));

const block = (name: string, given: Given): MdxJsxFlowElement => ({
  type: 'mdxJsxFlowElement',
  name,
  attributes: attributes(given),
  children: [],
});

const inline = (name: string, given: Given, children: PhrasingContent[] = []): MdxJsxTextElement => ({
  type: 'mdxJsxTextElement',
  name,
  attributes: attributes(given),
  children,
});

/** Literal text, and `<Fact name>` for each `@name@`. */
const factElements = (pieces: readonly FactPiece[], line: string): PhrasingContent[] =>
  pieces.map((piece) =>
    'fact' in piece ? inline('Fact', { name: piece.fact, line }) : { type: 'text', value: piece.text },
  );

const codeBlock = ({ value, lang, meta }: Code, line: string) =>
  block('CodeBlock', { code: value, lang: lang ?? '', meta: meta ?? '', line });

/** A formula takes the punctuation after it along, so that no line starts with it. */
function inlineFormula({ value }: NodeOf<'inlineMath'>, next: Nodes | undefined, line: string) {
  const after = (next?.type === 'text' && /^[.,;:!?)”’]+/.exec(next.value)?.[0]) || '';
  if (next?.type === 'text') next.value = next.value.slice(after.length);
  return inline('Formula', { tex: value, after, line });
}

const pictureOf = ({ url, alt, title }: Image): Given => ({ src: url, alt: alt ?? '', title: title ?? '' });

function anchorsOf({ children }: Heading): Properties {
  const last = children.at(-1);
  const written = last?.type === 'text' ? explicitAnchors.exec(last.value)?.[1] : undefined;
  if (last?.type !== 'text' || written === undefined) return {};
  last.value = last.value.replace(explicitAnchors, '');
  const [id, ...former] = written.split(' ').map((anchor) => anchor.slice(1));
  return { id, former: former.join(' ') };
}

/** Tells the cells of a table their columns' names if rows may be stacked. */
function labelCells(table: Table): void {
  const rows = table.children.map(({ children }) => children.map((cell) => markdownText(cell)));
  const stacked = tableClass(rows);
  if (!stacked) return;
  table.data = { ...table.data, hProperties: { stacked } };
  for (const row of table.children.slice(1))
    for (const [i, cell] of row.children.entries())
      if (i) cell.data = { ...cell.data, hProperties: { label: rows[0]?.[i] } };
}

/** What replaces a node; undefined for one that stays. */
function replacement(
  node: Nodes,
  { line, source }: { readonly line: string; readonly source: string },
  parent: Parents | undefined,
  index: number,
): RootContent[] | undefined {
  switch (node.type) {
    case 'paragraph': {
      const [first] = node.children;
      if (first?.type !== 'image' || node.children.length > 1) return undefined;
      return [block('Picture', { ...pictureOf(first), block: 'true', line })];
    }
    case 'text': {
      const pieces = node.value.includes('@') ? typedFactPieces(node.value, source) : [];
      return pieces.some((piece) => 'fact' in piece) ? factElements(pieces, line) : undefined;
    }
    case 'inlineCode':
      return [inline('InlineCode', {}, factElements(factPieces(node.value), line))];
    case 'code':
      return [codeBlock(node, line)];
    case 'inlineMath':
      return [inlineFormula(node, parent?.children[index + 1], line)];
    case 'math':
      return [block('Formula', { tex: node.value, display: 'true', line })];
    case 'footnoteReference':
      return [inline('FootnoteReference', { name: node.identifier, line })];
    case 'footnoteDefinition':
      return [{ ...block('FootnoteText', { name: node.identifier, line }), children: node.children }];
    case 'image':
      return [inline('Picture', { ...pictureOf(node), line })];
    // Comments: the check of the tree has taken all other expressions out.
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
    // Links have the targets of definitions by now.
    case 'definition':
      return [];
  }
  return undefined;
}

/** Makes a link of a reference, so that a mistake in its target is reported where the link is. */
function giveTarget(reference: LinkReference, targets: ReadonlyMap<string, Definition>): void {
  const target = targets.get(reference.identifier);
  if (target) Object.assign(reference, { type: 'link', url: target.url, title: target.title });
}

export function makeElements(tree: Root, { line: firstLine, text }: PageText): Pick<Body, 'islands' | 'languages'> {
  const islands = new Set<string>();
  const languages = new Set<string>();
  const targets = new Map<string, Definition>();
  visit(tree, 'definition', (node) => {
    if (!targets.has(node.identifier)) targets.set(node.identifier, node);
  });
  visit(tree, (node: Nodes, index: number | undefined, parent: Parents | undefined) => {
    const { start } = node.position ?? {};
    const line = [(start?.line ?? 1) + firstLine - 1, start?.column].filter(Boolean).join(':');
    if (node.type === 'linkReference') giveTarget(node, targets);
    if (node.type === 'heading' || node.type === 'link') {
      const own = node.type === 'heading' ? anchorsOf(node) : { to: node.url };
      node.data = { ...node.data, hProperties: { line, ...own } };
    } else if (node.type === 'table') labelCells(node);
    else if (isElement(node)) {
      const island = node.name === 'Island' ? textAttribute(node, 'name') : undefined;
      if (island) islands.add(island.value);
      node.attributes.push(attribute('line', line));
    } else if (node.type === 'code') {
      const lang = languageOf(node.lang ?? '');
      if (lang) languages.add(lang);
    }
    const nodes =
      parent &&
      replacement(node, { line, source: text.slice(start?.offset, node.position?.end.offset) }, parent, index ?? 0);
    if (!nodes || index === undefined) return undefined;
    parent.children.splice(index, 1, ...(nodes as typeof parent.children));
    return index + nodes.length;
  });
  return { islands: [...islands], languages: [...languages] };
}
