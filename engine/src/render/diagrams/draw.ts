/** Diagrams: from the text of a `flow` or `sequence` fence to an SVG element, at build time. */
import type { Element } from 'hast';
import { layoutFlow } from './layout-flow.ts';
import { layoutSequence } from './layout-sequence.ts';
import { parseFlow, parseSequence } from './parse.ts';
import { type Caption, drawSvg } from './svg.ts';

/** Draws a diagram. Throws a Problem that names the invalid line of the source. */
export function drawDiagram(kind: 'flow' | 'sequence', source: string, caption: Caption): Element {
  const shapes = kind === 'flow' ? layoutFlow(parseFlow(source)) : layoutSequence(parseSequence(source));
  return drawSvg(shapes, caption);
}
