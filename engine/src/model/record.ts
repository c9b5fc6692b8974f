/**
 * The data files that the browser fetches. A `PageRecord` is one page's content, shared by all versions in which it
 * reads the same, addressed by the hash of its JSON; a `DataSection` is a few records; a `Pack` is all records of one
 * version (or of the unversioned pages); `SetMeta` is what the shell needs besides records: the set's pages, their
 * addresses, and its sidebars.
 */

/** A heading in the table of contents: level, anchor, text. */
export type TocEntry = readonly [level: 2 | 3, anchor: string, text: string];

/** One page's content. `body` is HTML whose links into the page's own version start with `~/` (the version's root). */
export interface PageRecord {
  /** The topic, e.g. `guides/install`; unique in its set. */
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly toc: readonly TocEntry[];
  readonly body: string;
  /** Path of the source file below `content/`, for the edit link; '' for a page without one. */
  readonly source: string;
  /** ISO date of the last commit that changed the source file; null outside a repository. */
  readonly updated: string | null;
  /** Names of the islands in the body. */
  readonly islands: readonly string[];
  /** The page's references, with absolute URLs. */
  readonly sources: readonly { readonly title: string; readonly href: string }[];
  /** The topic's path in each version, newest version first; empty for an unversioned page. */
  readonly places: readonly { readonly path: string; readonly versions: readonly string[] }[];
  /** The topics that this one replaced, with their paths; absent if there are none. */
  readonly precededBy?: readonly { readonly title: string; readonly places: PageRecord['places'] }[];
  /** For a topic that ended: the topic that replaced it, which exists in the latest version, with its paths. */
  readonly successor: { readonly title: string; readonly places: PageRecord['places'] } | null;
}

/** A record as it is inlined in the document: without the body, which is in the document as HTML. */
export type RecordHead = Omit<PageRecord, 'body'>;

/** A page's metadata in a version. Paths are relative to the set's root; '' is the set's start page. */
export interface DocMeta {
  readonly id: string;
  readonly path: string;
  /** Short title, as the sidebar shows it. */
  readonly label: string;
  /** Name of the sidebar that lists the page, or null. */
  readonly sidebar: string | null;
  /** Titles of the sidebar categories above the page, outermost first. */
  readonly crumbs: readonly string[];
  readonly previous: string | null;
  readonly next: string | null;
  /** Hash of the page's record: `data/pages/{record}.json`. */
  readonly record: string;
  /** Index of the page's section in `SetMeta.sections`; absent for a page without one. */
  readonly section?: number;
}

export type SidebarItem =
  | { readonly type: 'doc'; readonly id: string; readonly label: string; readonly path: string }
  | { readonly type: 'link'; readonly label: string; readonly href: string }
  | { readonly type: 'heading'; readonly label: string }
  | {
      readonly type: 'category';
      readonly label: string;
      readonly doc?: { readonly id: string; readonly path: string };
      readonly items: readonly SidebarItem[];
    };

/** Metadata of one version, or of the unversioned pages (`name` is then `learn`, `label` is empty). */
export interface SetMeta {
  /** Key of the set: the version's label, `learn` for the unversioned pages. */
  readonly name: string;
  readonly label: string;
  /** Root below the site's base, without a trailing slash: `/api/1.0`, `/api`, `` for the unversioned pages. */
  readonly path: string;
  readonly mainDocId: string;
  readonly docs: readonly DocMeta[];
  readonly draftIds: readonly string[];
  /** Hashes of the set's sections: `data/sections/{hash}.json`. */
  readonly sections: readonly string[];
  readonly sidebars: Readonly<Record<string, readonly SidebarItem[]>>;
}

/** A few consecutive pages of the sidebar: prefetched together while one of them is read. */
export interface DataSection {
  readonly pages: readonly PageRecord[];
}

/** All records of one set, in sidebar order. */
export interface Pack {
  /** Hash of the build that wrote the pack: packs of two builds are never mixed. */
  readonly build: string;
  readonly set: string;
  readonly pages: readonly PageRecord[];
}
