/** Markup of regions: the client finds them by name, and the service worker replaces one to show another page. */

/** In document order. */
export const regionNames = ['navbar', 'sidebar', 'page', 'footer'] as const;
export type RegionName = (typeof regionNames)[number];

/** A region with its wrapper, which has no box (`display: contents`). */
export const regionHtml = (name: RegionName, html: string): string =>
  `<!--${name}--><div data-region="${name}">${html}</div><!--/${name}-->`;

export const withRegion = (html: string, name: RegionName, content: string): string =>
  html.replace(new RegExp(`<!--${name}-->.*?<!--/${name}-->`, 's'), () => regionHtml(name, content));
