/** Renders each page and each point of an upgrade guide in all of its versions. */
import { setImmediate } from 'node:timers/promises';
import type { Topic } from '../content/topic.ts';
import { type PointTopic, readUpgradePoints } from '../content/upgrade-points.ts';
import { type ProblemCollector, problemCollector } from '../problems/collect.ts';
import { Problem } from '../problems/problem.ts';
import type { RenderSite } from '../render/draw/render-site.ts';
import { missingBody, type RenderedBody } from '../render/render-body.tsx';
import type { Version } from '../versions/table.ts';
import { labelOf, type RenderInputs, type TopicBodies, type TopicRenderer, topicRenderer } from './topic-renderer.ts';

export interface RenderedPoint {
  readonly point: PointTopic;
  /** By label of the version to upgrade to. */
  readonly bodies: ReadonlyMap<string, RenderedBody>;
}

function checkHeadings({ file }: PointTopic, bodies: TopicBodies | undefined, problems: ProblemCollector): void {
  const [heading] = [...(bodies?.values() ?? [])].flatMap(({ toc }) => toc);
  if (heading)
    problems.add(
      new Problem(`The point has a heading, "${heading[2]}".`, {
        place: { file },
        remedy: 'Its title is its heading. What needs another one is a point of its own.',
      }),
    );
}

export interface Loading extends RenderInputs {
  readonly onProgress: (step: string, done: number, of: number) => void;
}

export interface RenderedBodies {
  /** The body of a topic in a version; one with mistakes shows nothing. */
  readonly bodyOf: (topic: Topic, version: Version | null) => RenderedBody;
  readonly pages: readonly RenderedBody[];
  readonly upgradePoints: readonly RenderedPoint[];
  readonly points: readonly RenderedBody[];
  readonly site: RenderSite;
}

/** The level of a point's title in a guide. */
const pointLevel = 2;

/** The points of upgrade guides; those with mistakes are left out. */
async function renderPoints(
  { root, table, problems, cache }: Loading,
  renderer: TopicRenderer,
): Promise<ReadonlyMap<RenderedPoint, TopicBodies>> {
  const rendered = new Map<RenderedPoint, TopicBodies>();
  for (const point of readUpgradePoints(root, table, problems, cache.points)) {
    if (!point.isReadable) continue;
    const mistakes = problemCollector();
    const bodies = await renderer.render(point, mistakes, pointLevel);
    checkHeadings(point, bodies, mistakes);
    for (const problem of mistakes.all) problems.add(problem);
    if (bodies && !mistakes.size) rendered.set({ point, bodies }, bodies);
  }
  return rendered;
}

export async function renderBodies(loading: Loading): Promise<RenderedBodies> {
  const { library, problems, onProgress } = loading;
  const renderer = await topicRenderer(loading);
  const rendered = new Map<Topic, TopicBodies>();
  const topics = library.topics.filter(({ isReadable }) => isReadable);
  for (const [place, topic] of topics.entries()) {
    const bodies = await renderer.render(topic, problems);
    if (bodies) rendered.set(topic, bodies);
    onProgress('rendering', place + 1, topics.length);
    // The client is bundled at the same time.
    await setImmediate();
  }
  const points = await renderPoints(loading, renderer);
  return {
    bodyOf: (topic, version) => rendered.get(topic)?.get(labelOf(version)) ?? missingBody(topic),
    pages: [...rendered.values()].flatMap((bodies) => [...bodies.values()]),
    upgradePoints: [...points.keys()],
    points: [...points.values()].flatMap((bodies) => [...bodies.values()]),
    site: renderer.site,
  };
}
