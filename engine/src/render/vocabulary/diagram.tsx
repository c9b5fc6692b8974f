/** Diagrams. */
import { toHtml } from 'hast-util-to-html';
import { inShownCode, type VersionCode } from '../../content/version-code.ts';
import { Problem } from '../../problems/problem.ts';
import { drawDiagram } from '../diagrams/draw.ts';

/** Cache of diagrams by their inputs: most are the same in every version of a page. */
const drawn = new Map<string, string>();

interface DiagramProps {
  readonly kind: 'flow' | 'sequence';
  readonly code: VersionCode;
  readonly title: string | undefined;
  readonly alt: string | undefined;
  readonly prefix: string;
}

export function diagram({ kind, code, title, alt, prefix }: DiagramProps) {
  if (!alt) throw new Problem('The diagram has no text alternative.', { remedy: `Write \`\`\`${kind} alt="what the picture shows".` });
  const key = JSON.stringify([kind, code.text, title, alt, prefix]);
  const draw = () => drawDiagram(kind, code.text, { title, alt, idPrefix: prefix });
  const svg = drawn.get(key) ?? toHtml(inShownCode(code, draw), { space: 'svg' });
  drawn.set(key, svg);
  return (
    <figure className="diagram">
      <div className="scroll" tabIndex={0} role="group" aria-label={title ?? 'Diagram'} dangerouslySetInnerHTML={{ __html: svg }} />
      {title ? <figcaption>{title}</figcaption> : null}
    </figure>
  );
}
