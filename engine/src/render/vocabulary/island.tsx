import { renderToString } from 'react-dom/server';
import { suggest } from '../../problems/nearest.ts';
import { Problem } from '../../problems/problem.ts';
import { describeIssues } from '../../problems/schema.ts';
import { useCollector } from '../collector.ts';
import type { SiteData } from '../data.ts';
import { usePlace } from './element.ts';

/** An island, prerendered at build time; the browser hydrates it when it scrolls into view. */
export function islandElement(data: SiteData) {
  return function Island({ name = '', line, ...props }: { name?: string; line?: string } & Record<string, unknown>) {
    const { view, islands, check } = useCollector();
    return check(usePlace(line), () => {
      const island = data.islands.get(name);
      view.dependOn(({ data: now }) => now.islands.get(name)?.Component);
      view.dependOn(({ data: now }) => now.islands.get(name)?.props);
      // What is wrong with an island that exists has been reported with its file.
      if (!island && data.islandNames.includes(name)) return null;
      if (!island) throw new Problem(`There is no island "${name}".`, { remedy: suggest(name, data.islandNames) });
      const { Component } = island;
      const checked = island.props.safeParse(props);
      if (!checked.success)
        throw new Problem(`The props of the island "${name}" are wrong: ${describeIssues(checked.error)}.`, {
          remedy: 'Its props are listed in content/islands/about.ts.',
        });
      islands.add(name);
      try {
        const html = renderToString(<Component {...props} />, { identifierPrefix: name });
        return <div data-island={name} data-props={JSON.stringify(props)} dangerouslySetInnerHTML={{ __html: html }} />;
      } catch (error) {
        throw new Problem(`The island "${name}" cannot be rendered: ${error instanceof Error ? error.message : String(error)}`, {
          cause: error,
        });
      }
    });
  };
}
