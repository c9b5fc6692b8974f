/** The baseline: MiniSearch on the same sections, configured as its documentation suggests. */
import MiniSearch from 'minisearch';
import type { SourcePage } from '../../src/search/index/source-page.ts';

/** Returns a function that returns the addresses of the results, best first. */
export function miniSearch(pages: readonly SourcePage[]): (query: string) => string[] {
  const engine = new MiniSearch({
    fields: ['title', 'heading', 'description', 'askedAs', 'text', 'code'],
    searchOptions: { prefix: true, fuzzy: 0.2, boost: { title: 4, askedAs: 3, heading: 3, description: 1.5 } },
  });
  engine.addAll(
    pages.flatMap(({ path, title, description, askedAs, sections }) =>
      sections.map(({ anchor, heading, text, code }, i) => ({
        id: anchor ? `${path}#${anchor}` : path,
        title: i === 0 ? title : '',
        description: i === 0 ? description : '',
        askedAs: i === 0 ? askedAs.join(' ') : '',
        heading,
        text,
        code,
      })),
    ),
  );
  return (query) => engine.search(query).map(({ id }) => String(id));
}
