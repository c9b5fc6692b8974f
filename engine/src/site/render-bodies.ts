/** Renders each page and each point of an upgrade guide in all of its versions. */
import { setImmediate } from 'node:timers/promises';
import { spill, spilledText } from '../cache/spill.ts';
import type { Topic } from '../content/topic.ts';
import { readUpgradePoints } from '../content/upgrade-points.ts';
import { problemCollector } from '../problems/collect.ts';
import { itemAt } from '../problems/lookup.ts';
import { memoOf } from '../problems/memo.ts';
import { missingBody, type RenderedBody } from '../render/body.tsx';
import type { SiteData } from '../render/data.ts';
import type { Version } from '../versions/table.ts';
import { keptBodies, type TopicData, topicBodies } from './kept-bodies.ts';
import { reusedBodies } from './reused-bodies.ts';
import { timed, timedAsync } from './timed.ts';
import { type BodySource, labelOf, type TopicBodies, type TopicRenderer, topicRenderer } from './topic-renderer.ts';
import { pointKind, type RenderedPoint } from './upgrade-points.ts';

/** Topics that several threads render, each by the thread that takes it first. */
export interface SharedTopics {
  /** The place of the next topic in the list; undefined if all are taken. */
  take(): number | undefined;
  /** Ends when the other threads have no more to do. */
  done(): Promise<unknown>;
}

export interface BodyThreads {
  /** Does what later steps need of a topic that this thread has rendered, if it shares topics. */
  prepare(bodies: TopicBodies): void;
  /**
   * Shares topics with other threads; undefined if there are none.
   * @param files those of the topics
   * @param onRendered gets what other threads render, by place: neither topics with mistakes, nor those of threads that
   * failed
   */
  share(files: readonly string[], onRendered: (place: number, data: TopicData) => void): SharedTopics | undefined;
}

/** What the steps of a load share. */
export interface Loading extends BodySource {
  /** Is called as pages are read and rendered. */
  readonly onProgress: (step: string, done: number, of: number) => void;
  /** Other threads, which render some of the pages. */
  readonly threads: BodyThreads | undefined;
}

export interface RenderedBodies {
  /** The body of a topic in a version; one with mistakes shows nothing. */
  readonly bodyOf: (topic: Topic, version: Version | null) => RenderedBody;
  /** The bodies of all topics in all of their versions. */
  readonly pages: readonly RenderedBody[];
  readonly upgradePoints: readonly RenderedPoint[];
  /** The bodies of the upgrade points. */
  readonly points: readonly RenderedBody[];
  /** Names of the code files that pages show. */
  readonly shownCode: ReadonlySet<string>;
  readonly data: SiteData;
}

/** The points of upgrade guides; those with mistakes are left out. */
async function renderPoints(
  { root, table, problems, cache }: Loading,
  take: (topic: Topic) => TopicBodies | undefined,
  renderer: TopicRenderer,
): Promise<ReadonlyMap<RenderedPoint, TopicBodies>> {
  const rendered = new Map<RenderedPoint, TopicBodies>();
  for (const point of readUpgradePoints(root, table, problems, cache.points)) {
    if (!point.isReadable) continue;
    const mistakes = problemCollector();
    const bodies = take(point) ?? (await renderer.render(point, mistakes, pointKind(point)));
    for (const problem of mistakes.all) problems.add(problem);
    if (bodies && !mistakes.size) rendered.set({ point, bodies: bodies.bodies }, bodies);
  }
  return rendered;
}

/** The same bodies, with the texts that grow with the site on the disk. */
function spilledBodies({ codeFiles, bodies }: TopicBodies): TopicBodies {
  const spilled = memoOf((body: RenderedBody): RenderedBody => {
    const html = spill(body.html);
    const markdown = spill(body.markdown());
    return {
      ...body,
      get html() {
        return spilledText(html);
      },
      markdown: () => spilledText(markdown),
    };
  });
  return { codeFiles, bodies: new Map([...bodies].map(([label, body]) => [label, spilled(body)])) };
}

/** Takes topics one after the other, with no other thread. */
function takeAlone(count: number): () => number | undefined {
  let next = 0;
  return () => (next < count ? next++ : undefined);
}

/** Renders topics, together with other threads if there are some. */
async function renderTopics(
  topics: readonly Topic[],
  { problems, threads, onProgress }: Loading,
  renderer: TopicRenderer,
  held: (bodies: TopicBodies) => TopicBodies,
): Promise<ReadonlyMap<Topic, TopicBodies>> {
  const rendered = new Map<Topic, TopicBodies>();
  const shared = threads?.share(
    topics.map(({ file }) => file),
    (place, data) => {
      const bodies = topicBodies(data, renderer.data.pictures);
      if (bodies) rendered.set(itemAt(topics, place), held(bodies));
    },
  );
  const take = shared?.take ?? takeAlone(topics.length);
  const render = async (topic: Topic) => {
    const bodies = await renderer.render(topic, problems);
    if (!bodies) return;
    rendered.set(topic, held(bodies));
    if (shared) threads?.prepare(bodies);
  };
  const mine = new Set<Topic>();
  for (let place = take(); place !== undefined; place = take()) {
    const topic = itemAt(topics, place);
    mine.add(topic);
    await render(topic);
    onProgress('rendering', place + 1, topics.length);
    // Other threads report what they have done, and the client is bundled at the same time.
    await setImmediate();
  }
  if (shared) await timedAsync('waiting for other threads', shared.done);
  for (const topic of topics) if (!mine.has(topic) && !rendered.has(topic)) await render(topic);
  return rendered;
}

export async function renderBodies(loading: Loading): Promise<RenderedBodies> {
  const { root, library, cache, problems, keeping } = loading;
  const { modules, info } = loading.project;
  const renderer = await topicRenderer(loading);
  const { pictures } = renderer.data;
  const reused = reusedBodies(keeping && keptBodies(keeping, { root, info, library, modules, pictures }));
  const readable = library.topics.filter(({ isReadable }) => isReadable);
  const held = cache.keepsTrees ? (bodies: TopicBodies) => bodies : spilledBodies;
  const rendered = timed(
    'taking over pages of earlier builds',
    () =>
      new Map(
        readable.flatMap((topic) => {
          const earlier = reused.take(topic);
          return earlier ? [[topic, held(earlier)] as const] : [];
        }),
      ),
  );
  const open = readable.filter((topic) => !rendered.has(topic));
  for (const [topic, bodies] of await renderTopics(open, loading, renderer, held)) rendered.set(topic, bodies);
  const points = await renderPoints(loading, reused.take, renderer);
  renderer.end();
  if (!problems.size) {
    for (const [topic, bodies] of rendered) reused.keep(topic, bodies);
    for (const [{ point }, bodies] of points) reused.keep(point, bodies);
  }
  const all = [...rendered.values(), ...points.values()];
  return {
    bodyOf: (topic, version) => rendered.get(topic)?.bodies.get(labelOf(version)) ?? missingBody(topic),
    pages: [...rendered.values()].flatMap(({ bodies }) => [...bodies.values()]),
    upgradePoints: [...points.keys()],
    points: [...points.values()].flatMap(({ bodies }) => [...bodies.values()]),
    shownCode: new Set([...renderer.passageCode, ...all.flatMap(({ codeFiles }) => codeFiles)]),
    data: renderer.data,
  };
}
