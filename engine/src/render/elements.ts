/** Checks the elements of pages, and their attributes, by the definitions of the vocabulary. */
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { nearest, suggest } from '../problems/nearest.ts';
import { Problem } from '../problems/problem.ts';
import { messageOf } from '../problems/thrown.ts';
import { expressionOf, literalOf } from './literals.ts';
import { vocabularyElements } from './vocabulary/elements.ts';

/** Rejects unknown attributes, and values that are not literals. */
function checkAttributes(name: string, attributes: MdxJsxFlowElement['attributes']): void {
  const definition = vocabularyElements.get(name);
  const allowed = Object.keys(definition?.attributes ?? {});
  for (const attribute of attributes) {
    const notPlain = (why: string) =>
      new Problem(`An attribute of <${name}> is not a plain value: ${why}.`, {
        remedy: 'Write a string, a number, or an array or object of these: prime={13}.',
      });
    if (attribute.type !== 'mdxJsxAttribute') throw notPlain('its names are not written out');
    try {
      if (attribute.value && typeof attribute.value === 'object') literalOf(expressionOf(attribute.value.data?.estree));
    } catch (error) {
      throw notPlain(messageOf(error));
    }
    // They are checked where the element is drawn: an island's schema validates its props.
    if (definition?.takesMore) continue;
    if (!allowed.includes(attribute.name)) {
      const near = nearest(attribute.name, allowed);
      throw new Problem(`<${name}> has no attribute "${attribute.name}".`, {
        remedy: near
          ? `Did you mean "${near}"?`
          : allowed.length
            ? `It takes ${allowed.join(', ')}.`
            : 'It takes none.',
      });
    }
    if (attribute.value && typeof attribute.value === 'object')
      throw new Problem(`The attribute ${attribute.name} of <${name}> is not text.`, {
        remedy: `Write ${attribute.name}="…": only <Island> takes values in braces.`,
      });
  }
}

/**
 * Checks an element's name and attributes.
 * @param elements the allowed elements of the vocabulary
 * @throws Problem without a location
 */
export function checkElement(
  name: string | null,
  attributes: MdxJsxFlowElement['attributes'],
  elements: readonly string[],
): void {
  if (!name || !/^[A-Z]/.test(name))
    throw new Problem(`<${name ?? ''}> is HTML, which pages can't contain.`, {
      remedy: 'Write Markdown, or an element of the authoring vocabulary.',
    });
  if (!elements.includes(name))
    throw new Problem(`<${name}> is not in the authoring vocabulary.`, { remedy: suggest(name, elements) });
  checkAttributes(name, attributes);
}
