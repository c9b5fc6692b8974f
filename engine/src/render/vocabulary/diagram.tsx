/** Diagrams: an SVG element for the text of a `flow` or `sequence` fence. */
import { toHtml } from 'hast-util-to-html';
import { inShownCode, type VersionCode } from '../../content/version-code.ts';
import { Problem } from '../../problems/problem.ts';
import type { PlacedFlows } from '../data.ts';
import { layoutSequence } from '../diagrams/layout-sequence.ts';
import { parseFlow, parseSequence } from '../diagrams/parse.ts';
import type { Shape } from '../diagrams/shapes.ts';
import { drawSvg } from '../diagrams/svg.ts';

interface DiagramProps {
  readonly kind: 'flow' | 'sequence';
  readonly code: VersionCode;
  readonly title: string | undefined;
  readonly alt: string | undefined;
  /** Makes ids unique in the page. */
  readonly prefix: string;
  readonly flows: PlacedFlows;
}

/** The shapes of a flow. Throws a Problem that names the invalid line of its text. */
function flowShapes(text: string, flows: PlacedFlows): readonly Shape[] {
  parseFlow(text);
  const shapes = flows.get(text);
  if (!shapes) throw new Error('The flow was not placed before its page is rendered.');
  return shapes;
}

export function diagram({ kind, code, title, alt, prefix, flows }: DiagramProps) {
  if (!alt)
    throw new Problem('The diagram has no text alternative.', {
      remedy: `Write \`\`\`${kind} alt="what the picture shows".`,
    });
  const { text } = code;
  const shapes = inShownCode(code, () =>
    kind === 'flow' ? flowShapes(text, flows) : layoutSequence(parseSequence(text)),
  );
  const svg = toHtml(drawSvg(shapes, { title, alt, idPrefix: prefix }), { space: 'svg' });
  return (
    <figure className="diagram">
      <div
        className="scroll"
        tabIndex={0}
        role="group"
        aria-label={title ?? 'Diagram'}
        dangerouslySetInnerHTML={{ __html: svg }}
      />
      {title ? <figcaption>{title}</figcaption> : null}
    </figure>
  );
}
