/** Markup of regions: the client finds them by name, and the service worker empties them to show another page. */

/** In document order. */
export const regionNames = ['navbar', 'sidebar', 'page', 'footer'] as const;
export type RegionName = (typeof regionNames)[number];

/** A region with its wrapper, which has no box (`display: contents`). */
export const regionHtml = (name: RegionName, html: string): string =>
  `<!--${name}--><div data-region="${name}">${html}</div><!--/${name}-->`;

/** Replaces the content of a document's regions. */
export function withRegions(html: string, content: (name: RegionName) => string): string {
  return html.replace(/<!--(navbar|sidebar|page|footer)-->.*?<!--\/\1-->/gs, (_, name: RegionName) => regionHtml(name, content(name)));
}
