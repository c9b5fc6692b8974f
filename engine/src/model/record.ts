/**
 * The data files that the browser fetches. A `PageRecord` is one page's content, shared by all versions in which it
 * reads the same, addressed by the hash of its JSON; `SetMeta` is what the shell needs besides records: the set's pages,
 * their addresses, and its sidebars. Only Node imports the schemas: browsers use the types, and the checks of
 * `data-checks.ts`.
 */
import { z } from 'zod';
import type { DeepReadonly } from '../problems/schema.ts';

const tocEntry = z.tuple([z.union([z.literal(2), z.literal(3)]), z.string(), z.string()]);

const places = z.array(z.object({ path: z.string(), versions: z.array(z.string()) }));
const placedTopic = z.object({ title: z.string(), places });

/** One page's content. `body` is HTML whose links into the page's own version start with `~/` (the version's root). */
export const pageRecordSchema = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  toc: z.array(tocEntry),
  body: z.string(),
  /** Path of the source file below `content/`, for the edit link; '' for a page without one. */
  source: z.string(),
  updated: z.string().nullable(),
  islands: z.array(z.string()),
  /** The page's references, with absolute URLs. */
  sources: z.array(z.object({ title: z.string(), href: z.string() })),
  /** The topic's path in each version, newest version first; empty for an unversioned page. */
  places,
  /**
   * In the latest version, the anchors that only older versions have, each with the newest of these: links to the latest
   * version were made when it was an older one. Absent if there are none.
   */
  elsewhere: z.array(z.tuple([z.string(), z.string()])).optional(),
  /** The topics that this one replaced, with their paths; absent if there are none. */
  precededBy: z.array(placedTopic).optional(),
  /** For a topic that ended: the topic that replaced it, which exists in the latest version, with its paths. */
  successor: placedTopic.nullable(),
});

/** A page's metadata in a version. Paths are relative to the set's root; '' is the set's start page. */
const docMeta = z.object({
  id: z.string(),
  path: z.string(),
  label: z.string(),
  sidebar: z.string().nullable(),
  crumbs: z.array(z.string()),
  previous: z.string().nullable(),
  next: z.string().nullable(),
  /** Hash of the page's record: `data/pages/{record}.json`. */
  record: z.string(),
});

const sidebarCategory = z.object({
  type: z.literal('category'),
  label: z.string(),
  /** Id of its own page. */
  doc: z.string().optional(),
  get items(): z.ZodArray<typeof sidebarItem> {
    return z.array(sidebarItem);
  },
});

const sidebarItem = z.discriminatedUnion('type', [
  z.object({ type: z.literal('doc'), id: z.string() }),
  z.object({ type: z.literal('link'), label: z.string(), href: z.string() }),
  z.object({ type: z.literal('heading'), label: z.string() }),
  sidebarCategory,
]);

export const setMetaSchema = z.object({
  /** Key of the set, see `nameOfSet`. */
  name: z.string(),
  /** The version, see `VersionLabel`. */
  label: z.string().nullable(),
  /** Root below the site's base, without a trailing slash: `/api/1.0`, `/api`, `` for the unversioned pages. */
  path: z.string(),
  mainDocId: z.string(),
  docs: z.array(docMeta),
  draftIds: z.array(z.string()),
  sidebars: z.record(z.string(), z.array(sidebarItem)),
});

export type TocEntry = DeepReadonly<z.infer<typeof tocEntry>>;
export type PageRecord = DeepReadonly<z.infer<typeof pageRecordSchema>>;
export type DocMeta = DeepReadonly<z.infer<typeof docMeta>>;
export type SidebarItem = DeepReadonly<z.infer<typeof sidebarItem>>;
export type SetMeta = DeepReadonly<z.infer<typeof setMetaSchema>>;

/** A record as it is inlined in the document: without the body, which is in the document as HTML. */
export type RecordHead = Omit<PageRecord, 'body'>;
