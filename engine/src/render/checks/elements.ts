/** Mistakes in the use of elements: where they are, and what they contain. */
import type { Nodes } from 'mdast';
import { factPieces } from '../../content/facts.ts';
import { Problem } from '../../problems/problem.ts';
import { isJsx, type JsxElement } from '../vocabulary/element.ts';
import { vocabularyElements } from '../vocabulary/elements.ts';
import { when } from '../vocabulary/when.tsx';

const isBlank = (node: Nodes) => node.type === 'text' && !node.value.trim();

function* attributeMistakes({ name, attributes }: JsxElement): Generator<Problem> {
  const definition = vocabularyElements.get(name ?? '');
  for (const attribute of attributes) {
    if (attribute.type !== 'mdxJsxAttribute' || definition?.takesMore) continue;
    const { name: key, value } = attribute;
    if (value === null || value === undefined) {
      if (definition?.attributes[key]?.kind !== 'flag')
        yield new Problem(`The attribute ${key} of <${name}> has no value.`, { remedy: `Write ${key}="…".` });
    } else if (typeof value === 'string' && factPieces(value).some((piece) => 'fact' in piece))
      yield new Problem(`Facts are not filled in in attributes: ${key}="${value}".`, {
        remedy: 'Put the fact into the text of the element, or leave it out.',
      });
  }
}

function* contentMistakes(name: string, required: boolean, content: readonly Nodes[]): Generator<Problem> {
  if (required && !content.length)
    yield new Problem(`<${name}> is empty: it would show nothing.`, { remedy: 'Write its content, or delete it.' });
  if (!required && content.length)
    yield new Problem(`<${name}> contains something, which it would not show.`, {
      remedy: `Write <${name} … />, and the rest after it.`,
    });
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
  const name = element.name ?? '';
  const parent = ancestors.at(-1);
  yield* attributeMistakes(element);
  const definition = vocabularyElements.get(name);
  if (!definition || !parent) return;
  const content = element.children.filter((child) => !isBlank(child));
  yield* contentMistakes(name, definition.content === 'required', content);
  if (content.length && definition.mistakes) yield* definition.mistakes({ element, content, ancestors, meet });
  const { inside } = definition;
  if (inside !== undefined && !(isJsx(parent) && (parent.name === inside || parent.name === when.name)))
    yield new Problem(`<${name}> is outside of <${inside}>.`, {
      remedy: `Put it between <${inside}> and </${inside}>.`,
    });
  if (element.type === 'mdxJsxTextElement' && parent.type === 'paragraph' && name !== when.name)
    yield new Problem(`<${name}> is inside of a paragraph.`, { remedy: 'Put empty lines before and after it.' });
}
