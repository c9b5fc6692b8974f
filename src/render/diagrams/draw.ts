/** Diagrams: from the text of a `flow` or `sequence` fence to an SVG element, at build time. */
import type { Element } from 'hast';
import { layoutFlow } from './layout-flow.ts';
import { layoutSequence } from './layout-sequence.ts';
import { parseFlow, parseSequence } from './parse.ts';
import { drawSvg } from './svg.ts';

export interface DiagramSource {
  readonly kind: 'flow' | 'sequence';
  readonly source: string;
  readonly title?: string;
  /** Text alternative. */
  readonly alt: string;
  /** Prefix that makes ids unique in the page. */
  readonly idPrefix: string;
}

/** Draws a diagram. Throws a Problem that names the invalid line of the source. */
export function drawDiagram({ kind, source, title = '', alt, idPrefix }: DiagramSource): Element {
  const shapes = kind === 'flow' ? layoutFlow(parseFlow(source)) : layoutSequence(parseSequence(source));
  return drawSvg(shapes, { title, alt, idPrefix });
}
