/** The points of upgrade guides, rendered for each version to upgrade to. */
import type { PointTopic } from '../content/upgrade-points.ts';
import { Problem } from '../problems/problem.ts';
import { bodyRenderer, type RenderedBody, type Rendering } from '../render/body.tsx';
import type { RenderSite } from '../render/data.ts';
import type { Body, PageText } from '../render/mdx.ts';
import { writersElements } from '../render/vocabulary/elements.ts';
import type { Version } from '../versions/table.ts';

export interface RenderedPoint {
  readonly point: PointTopic;
  /** By label of the version to upgrade to. */
  readonly bodies: ReadonlyMap<string, RenderedBody>;
}

/**
 * Creates the renderer of a point, for a version to upgrade to. It throws a Problem if the point has headings: its
 * title is one.
 * @param renderings the point's renderings so far
 */
export function pointRenderer(
  point: PointTopic,
  site: RenderSite,
  parse: (source: PageText) => Body,
  renderings: Rendering[],
): (version: Version) => RenderedBody {
  const body = parse({ file: point.file, text: point.body, line: point.bodyLine, elements: writersElements, below: 2 });
  const render = bodyRenderer(point, body, site, { anchorPrefix: `${point.name}-`, renderings });
  return (version) => {
    const rendered = render(version);
    const [heading] = rendered.toc;
    if (heading)
      throw new Problem(`The point has a heading, "${heading[2]}".`, {
        place: { file: point.file },
        remedy: 'Its title is its heading. What needs another one is a point of its own.',
      });
    return rendered;
  };
}
