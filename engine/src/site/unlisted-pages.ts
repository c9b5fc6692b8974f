import { Problem } from '../problems/problem.ts';
import type { PageSet } from './sets.ts';

/** Returns a warning for each page that is in no sidebar of any version and lacks `listed: false`. */
export function unlistedPages(sets: readonly PageSet[]): Problem[] {
  const pages = sets.flatMap((set) => set.pages);
  const listed = new Set(pages.filter(({ doc }) => doc.sidebar !== null).map(({ topic }) => topic));
  const missing = new Set(
    pages
      .map(({ topic }) => topic)
      .filter((topic) => !listed.has(topic) && topic.id !== 'index' && topic.front.listed !== false),
  );
  return [...missing].map(
    ({ file, id }) =>
      new Problem(`No sidebar lists the page "${id}".`, {
        place: { file, line: 1 },
        remedy: `Add '${id}' to content/sidebars.ts, or write "listed: false" into the front matter.`,
      }),
  );
}
