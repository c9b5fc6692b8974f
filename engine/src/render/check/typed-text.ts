/** The text of a page as it was typed. */
import type { Nodes } from 'mdast';

/** What was typed for itself, and not as a sign of Markdown: `\*`, `&#42;`. No pattern takes it for syntax. */
const literal = '\uE000';
/** Parts of a block that are no text: code, formulas, elements, and the signs of Markdown. */
const notText = '\uE001';

const escapes = /\\[!-/:-@[-`{-~]|&(?:#\d+|#x[\da-f]+|[a-z]+\d*);/gi;
const linePrefix = /(?<=\n)[ \t>]+/g;

const inlineTypes: readonly string[] = ['emphasis', 'strong', 'delete', 'link', 'linkReference', 'mdxJsxTextElement'];

/** A stretch of the source: the text of a block, or of a link in it. */
interface Stretch {
  readonly start: number;
  readonly end: number;
}

/** The text of a block. Its offsets are those of the source, so that what is found can be located. */
export interface TypedText {
  readonly start: number;
  /** As long as the source of the block. */
  readonly text: string;
  readonly links: readonly Stretch[];
}

const offsetsOf = ({ position }: Nodes): Stretch => ({
  start: position?.start.offset ?? 0,
  end: position?.end.offset ?? 0,
});

/** The source of a text in which what was typed for itself is masked; a reference to no character is not. */
const withoutEscapes = (source: string, value: string): string =>
  source
    .replace(escapes, (written) =>
      written.startsWith('\\') || !value.includes(written) ? literal.repeat(written.length) : written,
    )
    .replace(linePrefix, (prefix) => ' '.repeat(prefix.length));

/** The text that a node contains itself, or in emphasis, links, and elements in its lines; undefined if there is none. */
export function typedText(node: Nodes, source: string): TypedText | undefined {
  if (!('children' in node) || !node.children.some(({ type }) => type === 'text' || inlineTypes.includes(type)))
    return undefined;
  const { end } = offsetsOf(node);
  const { start } = offsetsOf(node.position ? node : (node.children[0] ?? node));
  const links: Stretch[] = [];
  let text = '';
  const add = (children: readonly Nodes[]): void => {
    for (const child of children) {
      const at = offsetsOf(child);
      if (child.type === 'text') {
        text += notText.repeat(Math.max(0, at.start - start - text.length));
        text += withoutEscapes(source.slice(at.start, at.end), child.value);
      } else if ('children' in child && inlineTypes.includes(child.type)) {
        if (child.type === 'link' || child.type === 'linkReference') links.push(at);
        add(child.children);
      }
    }
  };
  add(node.children);
  text += notText.repeat(Math.max(0, end - start - text.length));
  return { start, text, links };
}
