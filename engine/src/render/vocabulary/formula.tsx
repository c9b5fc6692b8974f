/** Formulas. */
import { useCollector } from '../collector.ts';
import { text } from '../markdown/nodes.ts';
import type { PartMarkdown } from '../markdown/part.ts';
import { mathMarkup } from '../math.ts';
import { usePlace } from './element.ts';

/** A formula. `after` is punctuation that must stay on the formula's line. */
export function Formula({
  tex,
  display,
  after = '',
  line,
}: {
  tex: string;
  display?: string;
  after?: string;
  line?: string;
}) {
  const { check } = useCollector();
  return check(usePlace(line), () => {
    const markup = { __html: mathMarkup(tex, display === 'true') + after };
    return display === 'true' ? (
      <div className="formula scroll" tabIndex={0} role="group" aria-label="Formula" dangerouslySetInnerHTML={markup} />
    ) : (
      <span className={after ? 'unbroken' : undefined} dangerouslySetInnerHTML={markup} />
    );
  });
}

export const formulaMarkdown: PartMarkdown = ({ tex = '', display, after = '' }) =>
  display ? [{ type: 'math', value: tex }] : [{ type: 'inlineMath', value: tex }, ...(after ? [text(after)] : [])];
