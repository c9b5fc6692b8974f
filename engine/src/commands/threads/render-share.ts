/**
 * Topics that a thread of a build renders. It loads the project itself. A topic with mistakes is left to the main
 * thread, which reports them; so is everything if the project has some.
 */
import { compiledName } from '../../../bin/compile.mjs';
import { storeAt } from '../../cache/store.ts';
import { readLibrary } from '../../content/library.ts';
import { loadProject } from '../../content/project.ts';
import { problemCollector } from '../../problems/collect.ts';
import { itemAt } from '../../problems/lookup.ts';
import { topicData } from '../../site/kept-bodies.ts';
import { keptFronts } from '../../site/kept-fronts.ts';
import { emptyCache } from '../../site/load-cache.ts';
import { readProject } from '../../site/project.ts';
import { topicRenderer } from '../../site/topic-renderer.ts';
import { laterSteps } from './later-steps.ts';
import { type ThreadData, type ThreadMessage, type TopicsTask, takePlace } from './task.ts';

/** Renders the topics that this thread takes. */
export async function renderShare(
  { root, modules, store }: ThreadData,
  { files, next }: TopicsTask,
  say: (message: ThreadMessage) => void,
): Promise<void> {
  const load = (file: string) => import(new URL(compiledName(file), modules).href);
  const project = await readProject(root, await loadProject(root, load), process.env.BASE_URL);
  const problems = problemCollector();
  const cache = emptyCache(false);
  const { folders } = project.info.config;
  const { table } = project;
  const results = storeAt(store);
  const library = readLibrary(root, table, { folders, fronts: keptFronts(results), problems });
  const renderer = await topicRenderer({ root, project, table, library, cache, problems, keeping: undefined });
  const prepare = store && laterSteps(results);
  const topics = new Map(library.topics.map((topic) => [topic.file, topic]));
  while (!problems.size) {
    const place = takePlace(next, files.length);
    if (place === undefined) return;
    const topic = topics.get(itemAt(files, place));
    const mistakes = problemCollector();
    const bodies = topic && (await renderer.render(topic, mistakes));
    if (!bodies || mistakes.size || problems.size) continue;
    say({ kind: 'topic', place, data: topicData(bodies) });
    prepare?.(bodies);
  }
}
