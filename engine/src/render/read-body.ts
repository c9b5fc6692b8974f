/** Reads the text of a page, once for all versions: parse → check → make elements of its Markdown. */
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { Problem, ProblemList } from '../problems/problem.ts';
import { type CheckedSite, checkLines, checkTree } from './check/check-tree.ts';
import { makeElements } from './parse/markdown-elements.ts';
import { type Body, type PageText, type ParsedBody, parseBody } from './parse/parse-body.ts';

const toHtml = unified()
  .use(remarkRehype, {
    passThrough: ['mdxFlowExpression', 'mdxJsxFlowElement', 'mdxJsxTextElement', 'mdxTextExpression'],
  })
  .freeze();

/** Reads a text. Throws a ProblemList if it is empty or not MDX; all other mistakes are in the result. */
export function readBody(page: PageText, site: CheckedSite): Body {
  const problems = checkLines(page);
  let parsed: ParsedBody;
  try {
    parsed = parseBody(page);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    throw new ProblemList([...problems, error]);
  }
  const { tree, masked } = parsed;
  const inMasked = ({ place }: Problem) => masked.has((place?.line ?? 0) - page.line + 1);
  problems.push(...parsed.problems, ...checkTree(tree, page, site).filter((problem) => !inMasked(problem)));
  if (parsed.problems.length) throw new ProblemList(problems);
  const { islands, languages } = makeElements(tree, page);
  return { tree, html: toHtml.runSync(tree), islands, languages, problems };
}
