/** `<When>`: content for some versions. What it means is decided here, for pages, their Markdown, and tools. */
import type { Nodes } from 'mdast';
import { isElement, type JsxElement, textAttribute } from '../../content/syntax/mdx.ts';
import { Problem } from '../../problems/problem.ts';
import { flag, required } from './attributes.ts';
import { defineElement, type Occurrence } from './element.ts';
import { paragraph, strong } from './markdown-nodes.ts';

const isWhen = (node: Nodes): node is JsxElement => isElement(node) && node.name === 'When';

/** Whether two texts that meet would run together: `ver` and `sion`. */
const runTogether = (before: Nodes | undefined, after: Nodes | undefined) =>
  before?.type === 'text' && after?.type === 'text' && /\w$/.test(before.value) && /^\w/.test(after.value);

function lacksSpace({ element, ancestors }: Occurrence): boolean {
  const parent = ancestors.at(-1);
  if (element.type !== 'mdxJsxTextElement' || !parent || !('children' in parent)) return false;
  const siblings: readonly Nodes[] = parent.children;
  const index = siblings.indexOf(element);
  return (
    runTogether(siblings[index - 1], element.children[0]) || runTogether(element.children.at(-1), siblings[index + 1])
  );
}

export const when = defineElement({
  name: 'When',
  about: 'what only some versions have; `badge` shows which, made from the range',
  attributes: { versions: required('>=1.0'), badge: flag },
  content: 'required',
  *mistakes(occurrence) {
    const { element, ancestors, meet } = occurrence;
    const around = ancestors.filter(isWhen);
    const ranges = [...around, element].flatMap((passage) => textAttribute(passage, 'versions')?.value ?? []);
    if (around.length && !meet(ranges))
      yield new Problem('This <When> is inside of one that excludes it: it is shown in no version.', {
        remedy: `No version is in all of ${ranges.join(' and ')}: move it outside, or change a range.`,
      });
    if (lacksSpace(occurrence))
      yield new Problem('A space is missing before or after this <When>.', {
        remedy: 'Write it outside or inside the element.',
      });
  },
  shows: ({ versions }, holds) => holds(versions),
  html({ versions, badge, children }, { page }) {
    const range = badge ? page.describe(versions) : null;
    if (!range) return children;
    return (
      <div className="since">
        <p className="since-badge">{range}</p>
        {children}
      </div>
    );
  },
  markdown({ versions, badge }, { children, page }) {
    const range = badge ? page.describe(versions) : null;
    return range ? [paragraph(strong(`${range}:`)), ...children] : children;
  },
});
