/** TeX to MathML: no fonts, no inline style, nothing to load. */
import temml from 'temml';
import { memo } from '../../problems/memo.ts';
import { Problem } from '../../problems/problem.ts';
import { messageOf } from '../../problems/thrown.ts';

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

/** Converts a formula to the markup of a `<math>` element. */
export const mathMarkup = memo(
  5_000,
  (tex: string, display: boolean) => `${display}${tex}`,
  (tex, display) => {
    try {
      // The tree instead of the string, to remove style attributes.
      const tree: TemmlNode = temml.__renderToMathMLTree(tex, {
        displayMode: display,
        throwOnError: true,
        annotate: false,
        wrap: 'none',
      });
      unstyle(tree);
      return tree.toMarkup();
    } catch (error) {
      throw new Problem(`The formula "${tex}" cannot be read: ${messageOf(error)}`);
    }
  },
);
