import type { ProjectModules } from '../content/project.ts';
import { suggest } from '../problems/nearest.ts';
import { Problem } from '../problems/problem.ts';
import type { LoadedIsland } from '../render/data.ts';

/** Loads the islands that pages use. Throws a Problem for an unknown island. */
export async function loadIslands(
  used: ReadonlySet<string>,
  { islands, islandsAbout }: Pick<ProjectModules, 'islands' | 'islandsAbout'>,
): Promise<Map<string, LoadedIsland>> {
  const entries = await Promise.all(
    [...used].map(async (name): Promise<[string, LoadedIsland]> => {
      const load = Object.hasOwn(islands, name) ? islands[name] : undefined;
      if (!load)
        throw new Problem(`There is no island "${name}".`, {
          place: { file: 'content/islands/index.ts' },
          remedy: suggest(name, Object.keys(islands)),
        });
      const { Island } = await load();
      if (typeof Island !== 'function')
        throw new Problem(`The island "${name}" exports no component named Island.`, {
          place: { file: `content/islands/${name}/island.tsx` },
        });
      const about = islandsAbout[name];
      if (!about)
        throw new Problem(`Nothing is known about the island "${name}".`, {
          place: { file: 'content/islands/about.ts' },
          remedy: 'Add its props and a summary.',
        });
      return [name, { Component: Island as LoadedIsland['Component'], ...about }];
    }),
  );
  return new Map(entries);
}
