/** The second half of a load: renders each page and each point of an upgrade guide in all of its versions. */
import { noStore } from '../cache/store.ts';
import type { Topic } from '../content/topic.ts';
import { readUpgradePoints } from '../content/upgrade-points.ts';
import { inFile } from '../problems/problem.ts';
import { bodyRenderer, missingBody, type RenderedBody } from '../render/body.tsx';
import type { Version } from '../versions/table.ts';
import { placeFlows } from './flows.ts';
import type { Loading, ReadBodies } from './read-bodies.ts';
import { timed, timedAsync } from './timed.ts';
import { pointRenderer, type RenderedPoint } from './upgrade-points.ts';

export interface RenderedBodies {
  /** The body of a topic in a version; one with mistakes shows nothing. */
  readonly bodyOf: (topic: Topic, version: Version | null) => RenderedBody;
  /** The bodies of all topics in all of their versions. */
  readonly pages: readonly RenderedBody[];
  readonly upgradePoints: readonly RenderedPoint[];
  /** The bodies of the upgrade points. */
  readonly points: readonly RenderedBody[];
}

const versionsOf = ({ versions }: Topic): readonly (Version | null)[] => (versions.length ? versions : [null]);

/**
 * @param keepsTrees whether Markdown is made when it is asked for; without the syntax trees, a build takes much less
 * memory
 */
export async function renderBodies(
  loading: Loading,
  { bodies, reused, isReused, renderSite, parse, codeOf, flows }: ReadBodies,
  keepsTrees: boolean,
): Promise<RenderedBodies> {
  const { root, table, library, cache, problems, keeping, onProgress } = loading;
  const renderers = new Map(
    [...bodies].map(([topic, body]) => {
      const renderings = cache.renderings(topic, renderSite);
      return [topic, bodyRenderer(topic, body, renderSite, { renderings })] as const;
    }),
  );
  const bodyOf = (topic: Topic, version: Version | null): RenderedBody => {
    const earlier = reused.taken.get(topic);
    if (earlier) return earlier.body(version);
    const render = renderers.get(topic);
    const body = render && problems.attempt(() => inFile(topic.file, () => render(version)));
    return body ?? missingBody(topic);
  };
  const pointRenderers = readUpgradePoints(root, table, problems, cache.points).flatMap((point) => {
    if (!point.isReadable) return [];
    const render = isReused(point)
      ? (version: Version) => bodyOf(point, version)
      : problems.attempt(() => pointRenderer(point, renderSite, parse, cache.renderings(point, renderSite)));
    return render ? [{ point, render }] : [];
  });
  await timedAsync('placing diagrams', () => placeFlows(flows, table, cache.flows, keeping?.store ?? noStore));
  const complete = (body: RenderedBody) => {
    if (!keepsTrees) body.markdown();
    return body;
  };
  const pages = timed('rendering pages', () => {
    const readable = library.topics.filter((topic) => renderers.has(topic) || reused.taken.has(topic));
    const open = readable.flatMap((topic) => versionsOf(topic).map((version) => ({ topic, version })));
    return open.map(({ topic, version }, index) => {
      const body = complete(bodyOf(topic, version));
      onProgress('rendering', index + 1, open.length);
      return body;
    });
  });
  const upgradePoints = pointRenderers.flatMap(({ point, render }) => {
    const inVersion = (version: Version) => [version.label, complete(render(version))] as const;
    return problems.attempt((): RenderedPoint => ({ point, bodies: new Map(point.versions.map(inVersion)) })) ?? [];
  });
  if (!problems.size) {
    const keep = (topic: Topic, rendered: ReadonlyMap<string, RenderedBody>) =>
      reused.keep(topic, codeOf.get(topic.file) ?? [], rendered);
    for (const topic of renderers.keys())
      keep(topic, new Map(versionsOf(topic).map((version) => [version?.label ?? '', bodyOf(topic, version)])));
    for (const rendered of upgradePoints) keep(rendered.point, rendered.bodies);
  }
  return { bodyOf, pages, upgradePoints, points: upgradePoints.flatMap((point) => [...point.bodies.values()]) };
}
