/**
 * A thread of a build: takes topics from a list that it shares with others, and renders them. It loads the project
 * itself. A topic with mistakes is left to the main thread, which reports them; so is everything if the project has
 * some.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { compiledName } from '../../bin/compile.mjs';
import { openStore } from '../cache/store.ts';
import { keptComparison } from '../compare/changes/kept-comparisons.ts';
import { type comparePages, isSamePage } from '../compare/changes/versions.ts';
import { readLibrary } from '../content/library.ts';
import { loadProject } from '../content/project.ts';
import { problemCollector } from '../problems/collect.ts';
import { itemAt } from '../problems/lookup.ts';
import { topicData } from '../site/kept-bodies.ts';
import { emptyCache } from '../site/load-cache.ts';
import { readProject } from '../site/project.ts';
import { type TopicBodies, topicRenderer } from '../site/topic-renderer.ts';
import { type ThreadData, type ThreadMessage, takePlace } from './build-threads.ts';

/** Compares what successive versions show, for the pages about changes. The main thread finds it in the store. */
function compareVersions({ bodies }: TopicBodies, compare: typeof comparePages): void {
  const pages = [...bodies.values()].map(({ title, html, sources }) => ({ title, body: html, sources }));
  for (const [i, after] of pages.entries()) {
    const before = pages[i - 1];
    if (before && !isSamePage(before, after)) compare(before, after);
  }
}

async function renderShare({ root, modules, files, next, store }: ThreadData): Promise<void> {
  const load = (file: string) => import(new URL(compiledName(file), modules).href);
  const project = await readProject(root, await loadProject(root, load), process.env.BASE_URL);
  const problems = problemCollector();
  const cache = emptyCache(false);
  const { folders } = project.info.config;
  const { table } = project;
  const library = readLibrary(root, table, { folders, problems });
  const renderer = await topicRenderer({ root, project, table, library, cache, problems, keeping: undefined });
  const kept = store && openStore(store.folder, store.code);
  const compare = kept && keptComparison(kept);
  const topics = new Map(library.topics.map((topic) => [topic.file, topic]));
  while (!problems.size) {
    const place = takePlace(next, files);
    if (place === undefined) return;
    const topic = topics.get(itemAt(files, place));
    const mistakes = problemCollector();
    const bodies = topic && (await renderer.render(topic, mistakes));
    if (!bodies || mistakes.size || problems.size) continue;
    const message: ThreadMessage = [place, topicData(bodies)];
    parentPort?.postMessage(message);
    if (compare) compareVersions(bodies, compare);
  }
}

await renderShare(workerData as ThreadData);
