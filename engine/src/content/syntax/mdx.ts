/** The one parser of MDX, and the one reader of elements and their attributes. */
import type { Nodes, Root } from 'mdast';
import type { MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { type Processor, unified } from 'unified';

/** Removes GFM's links of bare addresses: pages have none, and looking for them takes a third of the parsing. */
function withoutBareAddresses(this: Processor) {
  const data = this.data();
  data.micromarkExtensions = (data.micromarkExtensions ?? []).map((extension) => {
    const text = Object.entries(extension.text ?? {}).map(
      ([code, constructs]) =>
        [code, [constructs ?? []].flat().filter(({ name }) => !name?.endsWith('Autolink'))] as const,
    );
    return { ...extension, text: Object.fromEntries(text.filter(([, constructs]) => constructs.length)) };
  });
  const fromMarkdown = (data.fromMarkdownExtensions ?? []).flat();
  data.fromMarkdownExtensions = fromMarkdown.filter(({ enter }) => !enter?.literalAutolink);
}

const parser = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(remarkGfm)
  .use(withoutBareAddresses)
  .use(remarkMath)
  .freeze();

/** The syntax tree of a text without front matter. Throws a VFileMessage if it is not MDX. */
export const parseMdx = (text: string): Root => parser.parse(text);

export type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

/** Whether a node is an element of JSX, in a line or on its own. */
export const isElement = (node: Nodes | undefined): node is JsxElement =>
  node?.type === 'mdxJsxFlowElement' || node?.type === 'mdxJsxTextElement';

/** Whether a node is text of white space only. */
export const isBlank = (node: Nodes): boolean => node.type === 'text' && !node.value.trim();

/** An attribute with a text as its value, and its node, which says where it is. Undefined if it is not given. */
export function textAttribute(
  { attributes }: JsxElement,
  name: string,
): { readonly value: string; readonly node: MdxJsxAttribute } | undefined {
  for (const node of attributes)
    if (node.type === 'mdxJsxAttribute' && node.name === name && typeof node.value === 'string')
      return { value: node.value, node };
  return undefined;
}

/** The attributes of an element by name; one without a value is `true`. */
export const attributesOf = ({ attributes }: JsxElement): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    attributes.flatMap((node) => (node.type === 'mdxJsxAttribute' ? [[node.name, node.value ?? true] as const] : [])),
  );
