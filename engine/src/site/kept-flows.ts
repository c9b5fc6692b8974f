/** The shapes of flows that an earlier build placed: the layout engine takes long to load, and longer to run. */
import { z } from 'zod';
import type { Store } from '../cache/store.ts';
import { layoutFlow } from '../render/diagrams/layout-flow.ts';
import type { Flow } from '../render/diagrams/parse.ts';
import type { Shape } from '../render/diagrams/shapes.ts';

const number = z.number();
const shape: z.ZodType<Shape> = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('box'),
    x: number,
    y: number,
    width: number,
    height: number,
    role: z.enum(['box', 'round', 'actor', 'note']),
  }),
  z.object({ kind: z.literal('edge'), points: z.array(z.object({ x: number, y: number })), dashed: z.boolean() }),
  z.object({ kind: z.literal('life'), x: number, y1: number, y2: number }),
  z.object({
    kind: z.literal('text'),
    x: number,
    y: number,
    lines: z.array(z.string()),
    width: number,
    role: z.enum(['label', 'edge-label', 'note-label']),
    anchor: z.enum(['middle', 'start']),
  }),
]);
const shapes = z.array(shape);

/** Places a flow, unless an earlier build did. */
export async function keptFlow(flow: Flow, store: Store): Promise<readonly Shape[]> {
  const key = ['flow', JSON.stringify(flow)];
  const kept = store.read(key);
  if (kept !== undefined) return shapes.parse(JSON.parse(kept));
  const placed = await layoutFlow(flow);
  store.write(key, JSON.stringify(placed));
  return placed;
}
