/** Mistakes in the use of elements: where they are, and what they contain. */
import type { Nodes } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { factPieces } from '../../content/facts.ts';
import { Problem } from '../../problems/problem.ts';

type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

/** Attributes that need no value. */
const flags: readonly string[] = ['badge'];
/** Elements that show their content, and nothing without any. */
const containers: readonly string[] = 'When Note Tip Warning Danger Tabs Tab Steps Cards Card Details'.split(' ');
const parents: Readonly<Record<string, string>> = { Tab: 'Tabs', Card: 'Cards' };

const isBlank = (node: Nodes) => node.type === 'text' && !node.value.trim();
const isJsx = (node: Nodes | undefined): node is JsxElement => node?.type === 'mdxJsxFlowElement' || node?.type === 'mdxJsxTextElement';

/** The text of an attribute; null if it has none or is missing. */
const attributeOf = ({ attributes }: JsxElement, name: string): string | null => {
  const attribute = attributes.find((candidate) => candidate.type === 'mdxJsxAttribute' && candidate.name === name);
  return typeof attribute?.value === 'string' ? attribute.value : null;
};

function* attributeMistakes({ name, attributes }: JsxElement): Generator<Problem> {
  for (const attribute of attributes) {
    if (attribute.type !== 'mdxJsxAttribute' || name === 'Island') continue;
    const { name: key, value } = attribute;
    if (value === null || value === undefined) {
      if (!flags.includes(key)) yield new Problem(`The attribute ${key} of <${name}> has no value.`, { remedy: `Write ${key}="…".` });
    } else if (typeof value === 'string' && factPieces(value).some((piece) => 'fact' in piece))
      yield new Problem(`Facts are not filled in in attributes: ${key}="${value}".`, {
        remedy: 'Put the fact into the text of the element, or leave it out.',
      });
  }
}

function* contentMistakes(element: JsxElement): Generator<Problem> {
  const { name } = element;
  const children = element.children.filter((child) => !isBlank(child));
  if (!children.length) {
    if (name && containers.includes(name))
      yield new Problem(`<${name}> is empty: it would show nothing.`, { remedy: 'Write its content, or delete it.' });
    return;
  }
  if (name === 'Steps' && children.some((child) => child.type !== 'list' || !child.ordered))
    yield new Problem('<Steps> contains more than a numbered list.', { remedy: 'Write 1. 2. 3. inside, and all other text outside.' });
  if (name === 'Tabs') {
    const tabs = children.filter(isJsx);
    const labels = tabs.map((tab) => attributeOf(tab, 'label'));
    const index = labels.findIndex((label, at) => label && labels.indexOf(label) < at);
    if (index > 0)
      yield new Problem(`Two tabs have the label "${labels[index]}".`, {
        lineInBlock: (tabs[index]?.position?.start.line ?? 0) - (element.position?.start.line ?? 0),
        remedy: 'Give each tab a label of its own.',
      });
  }
}

/** Whether two texts that meet would run together: `ver` and `sion`. */
const runTogether = (before: Nodes | undefined, after: Nodes | undefined) =>
  before?.type === 'text' && after?.type === 'text' && /\w$/.test(before.value) && /^\w/.test(after.value);

function* spacingMistakes(element: JsxElement, parent: { readonly children: readonly Nodes[] }): Generator<Problem> {
  const index = parent.children.indexOf(element);
  const [before, after] = [parent.children[index - 1], parent.children[index + 1]];
  const { children } = element;
  if (runTogether(before, children[0]) || runTogether(children.at(-1), after))
    yield new Problem('A space is missing before or after this <When>.', { remedy: 'Write it outside or inside the element.' });
}

/**
 * What is wrong with an element.
 * @param ancestors the nodes around it, the innermost last
 * @param meet whether some version is in all of these ranges
 */
export function* elementMistakes(
  element: JsxElement,
  ancestors: readonly Nodes[],
  meet: (ranges: readonly string[]) => boolean,
): Generator<Problem> {
  const { name } = element;
  const parent = ancestors.at(-1);
  yield* attributeMistakes(element);
  yield* contentMistakes(element);
  if (!name || !parent) return;
  const expected = parents[name];
  if (expected && !(isJsx(parent) && (parent.name === expected || parent.name === 'When')))
    yield new Problem(`<${name}> is outside of <${expected}>.`, { remedy: `Put it between <${expected}> and </${expected}>.` });
  if (name === 'When') {
    const around = ancestors.filter(isJsx).filter((ancestor) => ancestor.name === 'When');
    const ranges = [...around, element].map((when) => attributeOf(when, 'versions')).filter((range) => range !== null);
    if (around.length && !meet(ranges))
      yield new Problem('This <When> is inside of one that excludes it: it is shown in no version.', {
        remedy: `No version is in all of ${ranges.join(' and ')}: move it outside, or change a range.`,
      });
    if (element.type === 'mdxJsxTextElement' && 'children' in parent) yield* spacingMistakes(element, parent);
  } else if (element.type === 'mdxJsxTextElement' && parent.type === 'paragraph')
    yield new Problem(`<${name}> is inside of a paragraph.`, { remedy: 'Put empty lines before and after it.' });
}
