import type { ProjectModules } from '../content/project.ts';
import type { ProblemCollector } from '../problems/collect.ts';
import { Problem } from '../problems/problem.ts';
import type { LoadedIsland } from '../render/draw/render-site.ts';

const isComponent = (value: unknown): value is LoadedIsland['Component'] => typeof value === 'function';

/**
 * Loads the islands that pages use. An unknown one is left out: the page that names it reports it.
 * @param problems receives mistakes in the islands' own files
 */
export async function loadIslands(
  used: ReadonlySet<string>,
  { islands, islandsAbout }: Pick<ProjectModules, 'islands' | 'islandsAbout'>,
  problems: ProblemCollector,
): Promise<Map<string, LoadedIsland>> {
  const loadOne = async (name: string, load: () => Promise<{ Island?: unknown }>): Promise<[string, LoadedIsland]> => {
    const { Island } = await load();
    if (!isComponent(Island))
      throw new Problem(`The island "${name}" exports no component named Island.`, {
        place: { file: `content/islands/${name}/island.tsx` },
      });
    const about = islandsAbout[name];
    if (!about)
      throw new Problem(`Nothing is known about the island "${name}".`, {
        place: { file: 'content/islands/about.ts' },
        remedy: 'Add its props and a summary.',
      });
    return [name, { Component: Island, ...about }];
  };
  const entries = await Promise.all(
    [...used].map((name) => {
      const load = Object.hasOwn(islands, name) ? islands[name] : undefined;
      return load && problems.collect(() => loadOne(name, load));
    }),
  );
  return new Map(entries.filter((entry) => entry !== undefined));
}
