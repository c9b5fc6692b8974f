/** Formulas: TeX becomes MathML, which needs no fonts, no inline style, and nothing to load. */
import temml from 'temml';
import { memo } from '../../basics/memo.ts';
import { Problem } from '../../problems/problem.ts';
import { messageOf } from '../../problems/thrown.ts';
import { usePage } from '../draw/page-context.ts';
import type { ElementProps, MarkdownOf } from './element.ts';
import { text } from './markdown-nodes.ts';

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

const mathMarkup = memo(
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

interface FormulaProps extends ElementProps {
  readonly tex: string;
  readonly display?: string;
  /** Punctuation that must stay on the formula's line. */
  readonly after?: string;
}

export function Formula({ tex, display, after = '', line }: FormulaProps) {
  const page = usePage();
  return page.check(page.place(line), () => {
    const markup = { __html: mathMarkup(tex, display === 'true') + after };
    return display === 'true' ? (
      <div className="formula scroll" tabIndex={0} role="group" aria-label="Formula" dangerouslySetInnerHTML={markup} />
    ) : (
      <span className={after ? 'unbroken' : undefined} dangerouslySetInnerHTML={markup} />
    );
  });
}

export const formulaMarkdown: MarkdownOf = ({ tex = '', display, after = '' }) =>
  display ? [{ type: 'math', value: tex }] : [{ type: 'inlineMath', value: tex }, ...(after ? [text(after)] : [])];
