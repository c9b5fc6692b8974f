/**
 * The ids in a document. Those of content have no colon: no heading's anchor has one, and others are refused. So what the
 * engine itself adds to a document, which does, can't be mistaken for a part of a page.
 */
const own = 'shell:';

/** The ids of the shell. Attributes, style sheets, and scripts that refer to one read it here. */
export const shellIds = {
  main: `${own}main`,
  drawer: `${own}drawer`,
  contents: `${own}contents`,
  term: `${own}term`,
  /** The `name` of menus, of which one is open at a time. */
  menus: `${own}menus`,
  pageState: `${own}page-state`,
} as const;

/** The anchor of the sources below a page: a part of its content, although its front matter has them. */
export const sourcesAnchor = 'sources';

/** What starts the ids that React makes up for a part of a document: a region, the search dialog, an island. */
export const idPrefix = (part: string): string => `${own}${part}`;

/** Whether content may have the id: it isn't empty, can be a fragment, and isn't the engine's. */
export const isContentId = (id: string): boolean => /^[^\s:]+$/.test(id);
