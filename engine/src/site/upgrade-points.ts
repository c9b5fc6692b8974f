/** The points of upgrade guides, rendered for each version to upgrade to. */
import type { PointTopic } from '../content/upgrade-points.ts';
import { Problem } from '../problems/problem.ts';
import type { RenderedBody } from '../render/render-body.tsx';
import type { BodyKind } from './topic-renderer.ts';

export interface RenderedPoint {
  readonly point: PointTopic;
  /** By label of the version to upgrade to. */
  readonly bodies: ReadonlyMap<string, RenderedBody>;
}

/** How a point is rendered: its title is its heading. */
export const pointKind = ({ name, file }: PointTopic): BodyKind => ({
  below: 2,
  anchorPrefix: `${name}-`,
  check({ toc: [heading] }) {
    if (heading)
      throw new Problem(`The point has a heading, "${heading[2]}".`, {
        place: { file },
        remedy: 'Its title is its heading. What needs another one is a point of its own.',
      });
  },
});
