/**
 * TeX to MathML: no fonts, no inline style, nothing to load.
 */
import temml from 'temml';
import { Problem } from '../problems/problem.ts';

interface TemmlNode {
  attributes?: Record<string, string>;
  style?: Record<string, string>;
  children?: TemmlNode[];
  toMarkup(): string;
}

/** Takes the style attributes off a tree: the site's policy forbids them, and its style sheet does their work. */
function unstyle(node: TemmlNode): void {
  if (node.style) node.style = {};
  if (node.attributes) delete node.attributes.style;
  node.children?.forEach(unstyle);
}

const cache = new Map<string, string>();

/**
 * MathML of a formula, as markup of a `<math>` element.
 * @throws Problem where the TeX cannot be read
 */
export function mathMarkup(tex: string, display: boolean): string {
  const key = `${display}${tex}`;
  let markup = cache.get(key);
  if (markup === undefined) {
    try {
      // The tree, not the string: its style attributes have to go (see unstyle).
      const tree: TemmlNode = temml.__renderToMathMLTree(tex, { displayMode: display, throwOnError: true, annotate: false, wrap: 'none' });
      unstyle(tree);
      markup = tree.toMarkup();
    } catch (error) {
      throw new Problem(`The formula "${tex}" cannot be read: ${error instanceof Error ? error.message : String(error)}`);
    }
    cache.set(key, markup);
  }
  return markup;
}
