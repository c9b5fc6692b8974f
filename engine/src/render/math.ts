/**
 * TeX to MathML: no fonts, no inline style, nothing to load.
 */
import temml from 'temml';
import { Problem } from '../problems/problem.ts';
import { messageOf } from '../problems/thrown.ts';

interface TemmlNode {
  attributes?: Record<string, string>;
  style?: Record<string, string>;
  children?: TemmlNode[];
  toMarkup(): string;
}

/** Removes the style attributes from a tree: the site's policy forbids them, and the style sheet replaces them. */
function unstyle(node: TemmlNode): void {
  if (node.style) node.style = {};
  if (node.attributes) delete node.attributes.style;
  node.children?.forEach(unstyle);
}

const cache = new Map<string, string>();

/**
 * Converts a formula to the markup of a `<math>` element.
 * @throws Problem if the TeX is invalid
 */
export function mathMarkup(tex: string, display: boolean): string {
  const key = `${display}${tex}`;
  let markup = cache.get(key);
  if (markup === undefined) {
    try {
      // The tree instead of the string, to remove style attributes.
      const tree: TemmlNode = temml.__renderToMathMLTree(tex, { displayMode: display, throwOnError: true, annotate: false, wrap: 'none' });
      unstyle(tree);
      markup = tree.toMarkup();
    } catch (error) {
      throw new Problem(`The formula "${tex}" cannot be read: ${messageOf(error)}`);
    }
    cache.set(key, markup);
  }
  return markup;
}
