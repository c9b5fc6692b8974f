/** Markup of regions, which the client finds by name. */

/** In document order. */
export const regionNames = ['navbar', 'sidebar', 'page', 'footer'] as const;
export type RegionName = (typeof regionNames)[number];

/** A region with its wrapper, which has no box (`display: contents`). */
export const regionHtml = (name: RegionName, html: string): string =>
  `<!--${name}--><div data-region="${name}">${html}</div><!--/${name}-->`;
