/** What becomes of each kind of Markdown node: elements of the vocabulary, or a mistake if the site can't show it. */
import type { Properties } from 'hast';
import type {
  Code,
  Heading,
  Image,
  Nodes,
  Paragraph,
  Parents,
  PhrasingContent,
  RootContent,
  TableRow,
  Text,
} from 'mdast';
import type { MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { type CodeFiles, withFile } from '../content/code-files.ts';
import type { CodeExtension } from '../content/extensions.ts';
import { factPieces } from '../content/facts.ts';
import { Problem } from '../problems/problem.ts';
import { checkElement } from './elements.ts';
import { explicitAnchors } from './explicit-anchors.ts';
import {
  checkFence,
  checkHeadingLevel,
  checkInlineMath,
  checkParagraph,
  checkRow,
  checkText,
} from './source-checks.ts';

/** The body that is converted. */
export interface ConvertedBody {
  /** Names a page may use as elements. */
  readonly elements: readonly string[];
  /** Collects the names of the islands used. */
  readonly islands: Set<string>;
  /** The files that fences may show. */
  readonly codeFiles: CodeFiles;
  /** What the project adds to code blocks. */
  readonly code: CodeExtension;
  /** Collects the texts of flows. */
  readonly flows: Set<string>;
  /** The file's text. */
  readonly source: string;
  /** Level of the last heading: the title is 1. */
  level: number;
}

/** The place of a node in a body, and what can be done there. */
export interface NodePlace {
  readonly parent: Parents | undefined;
  readonly index: number;
  /** Line and column in the file, as elements carry them. */
  readonly line: string;
  /** Whether `work` throws no Problem; one that it throws is reported, with the node's place. */
  check(work: () => void): boolean;
  /** Puts other nodes in its place; returns the index after them. */
  replace(...nodes: readonly RootContent[]): number;
  /** Gives the node properties of the HTML element that it becomes. */
  setProperties(properties: Properties): void;
}

type NodeOf<Type extends Nodes['type']> = Extract<Nodes, { type: Type }>;

type AttributeValues = Readonly<Record<string, string | undefined>>;

const attribute = (name: string, value: string): MdxJsxAttribute => ({ type: 'mdxJsxAttribute', name, value });

/** Attributes without a value are left out. */
const attributesOf = (values: AttributeValues): MdxJsxAttribute[] =>
  Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [attribute(name, value)]));

/** An element of the vocabulary between paragraphs. */
const block = (name: string, values: AttributeValues): MdxJsxFlowElement => ({
  type: 'mdxJsxFlowElement',
  name,
  attributes: attributesOf(values),
  children: [],
});

/** An element of the vocabulary in a line of text. */
const inline = (name: string, values: AttributeValues, children: PhrasingContent[] = []): MdxJsxTextElement => ({
  type: 'mdxJsxTextElement',
  name,
  attributes: attributesOf(values),
  children,
});

/** Splits a text with facts: literal text, and `<Fact name>` for each `@name@`. */
const factNodes = (text: string, line: string): PhrasingContent[] =>
  factPieces(text).map((piece) =>
    'fact' in piece ? inline('Fact', { name: piece.fact, line }) : { type: 'text', value: piece.text },
  );

const pictureValues = ({ url, alt, title }: Image): AttributeValues => ({
  src: url,
  alt: alt ?? '',
  title: title ?? '',
});

/** Reports a node that pages can't have, and takes it out. */
function refuse({ index, check, replace }: NodePlace, problem: Problem): number {
  check(() => {
    throw problem;
  });
  replace();
  return index;
}

function convertParagraph({ children }: Paragraph, { line, check, replace }: NodePlace): number | undefined {
  const [first] = children;
  if (first?.type === 'text') check(() => checkParagraph(first.value));
  if (first?.type !== 'image' || children.length > 1) return undefined;
  return replace(block('Picture', { ...pictureValues(first), block: 'true', line }));
}

function convertText({ value }: Text, { parent, line, check, replace }: NodePlace): number | undefined {
  check(() => checkText(value, parent?.type === 'link'));
  return factPieces(value).some((piece) => 'fact' in piece) ? replace(...factNodes(value, line)) : undefined;
}

function checkTableRow({ children }: TableRow, { parent, check }: NodePlace): undefined {
  const head = parent?.children[0];
  check(() => checkRow(children.length, head?.type === 'tableRow' ? head.children.length : 0));
}

function convertCode(
  { lang, meta, value, position }: Code,
  { index, line, check, replace }: NodePlace,
  { source, codeFiles, code, flows }: ConvertedBody,
): number {
  check(() => checkFence(source.slice(position?.start.offset, position?.end.offset)));
  check(() => {
    const fence = withFile({ lang: lang ?? '', meta: meta ?? '', code: value }, codeFiles, code);
    if (fence.lang === 'flow') flows.add(fence.code);
    const origin = fence.origin && JSON.stringify(fence.origin);
    replace(block('CodeBlock', { code: fence.code, lang: fence.lang, meta: fence.meta, line, origin }));
  });
  return index + 1;
}

function convertInlineMath(
  { value }: NodeOf<'inlineMath'>,
  { parent, index, line, check, replace }: NodePlace,
): number {
  // Move punctuation into the formula, so that no line starts with it.
  const next = parent?.children[index + 1];
  const following = next?.type === 'text' ? next.value : '';
  check(() => checkInlineMath(value, following));
  const after = /^[.,;:!?)”’]+/.exec(following)?.[0] ?? '';
  if (next?.type === 'text' && after) next.value = following.slice(after.length);
  return replace(inline('Formula', { tex: value, after, line }));
}

function convertHeading(
  { depth, children }: Heading,
  { line, check, setProperties }: NodePlace,
  body: ConvertedBody,
): undefined {
  const { level } = body;
  if (depth > 1) check(() => checkHeadingLevel(depth, level));
  body.level = depth;
  const last = children.at(-1);
  const written = last?.type === 'text' ? explicitAnchors.exec(last.value)?.[1] : undefined;
  const [id, ...former] = (written ?? '').split(' ').map((anchor) => anchor.slice(1));
  if (last?.type === 'text' && id) last.value = last.value.replace(explicitAnchors, '');
  setProperties({ line, ...(id ? { id, former: former.join(' ') } : {}) });
}

function convertElement(
  { name, attributes, children }: MdxJsxFlowElement | MdxJsxTextElement,
  { index, line, check, replace }: NodePlace,
  { elements, islands }: ConvertedBody,
): number | undefined {
  // What an unknown element contains is checked too.
  if (!check(() => checkElement(name, attributes, elements))) {
    replace(...children);
    return index;
  }
  if (name === 'Island') {
    const named = attributes.find(
      (candidate) => candidate.type === 'mdxJsxAttribute' && candidate.name === 'name',
    )?.value;
    if (typeof named === 'string') islands.add(named);
  }
  attributes.push(attribute('line', line));
  return undefined;
}

/** Takes comments out, which are expressions without a statement. */
const convertExpression = (
  { value, data }: NodeOf<'mdxFlowExpression' | 'mdxTextExpression'>,
  place: NodePlace,
): number =>
  data?.estree?.body.length === 0
    ? place.replace()
    : refuse(
        place,
        new Problem(`Pages contain no code: {${value}}.`, {
          remedy: 'Write \\{ for a literal brace, and a fact for a value of a version: @version@.',
        }),
      );

/**
 * Converts a node; all other types stay as they are.
 * @returns the index at which the visit continues, or nothing to go on with the node's children
 */
export function convert(node: Nodes, place: NodePlace, body: ConvertedBody): number | undefined {
  const { line, replace } = place;
  switch (node.type) {
    case 'paragraph':
      return convertParagraph(node, place);
    case 'text':
      return convertText(node, place);
    case 'tableRow':
      return checkTableRow(node, place);
    case 'inlineCode':
      return replace(inline('InlineCode', {}, factNodes(node.value, line)));
    case 'code':
      return convertCode(node, place, body);
    case 'inlineMath':
      return convertInlineMath(node, place);
    case 'math':
      return replace(block('Formula', { tex: node.value, display: 'true', line }));
    case 'heading':
      return convertHeading(node, place, body);
    case 'image':
      return replace(inline('Picture', { ...pictureValues(node), line }));
    case 'imageReference': {
      const remedy = 'Write ![what it shows](./name.png).';
      return refuse(place, new Problem('The address of the picture is defined elsewhere on the page.', { remedy }));
    }
    case 'link':
      place.setProperties({ line });
      return undefined;
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return convertElement(node, place, body);
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      return convertExpression(node, place);
    case 'mdxjsEsm': {
      const remedy = 'Remove the line.';
      return refuse(
        place,
        new Problem('Pages have no import or export: the vocabulary is always available.', { remedy }),
      );
    }
  }
  return undefined;
}
