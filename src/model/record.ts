/**
 * What travels to the browser. A `PageRecord` is one page's content, the same in every version in which it reads the same, addressed by
 * the hash of its JSON; a `Section` is a few of them; a `Pack` is all records of one version (or of the unversioned pages); `SetMeta` is what
 * the shell needs besides them: which pages the version has, where they are, and its sidebars.
 */

/** A heading in the table of contents: level, anchor, text. */
export type TocEntry = readonly [level: 2 | 3, anchor: string, text: string];

/** One page's content. `body` is HTML whose links into the page's own version start with `~/` (the version's root). */
export interface PageRecord {
  /** The topic, e.g. `zkvm/quickstart`; unique in its set. */
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly toc: readonly TocEntry[];
  readonly body: string;
  /** Path of the source file below `content/`, for the edit link; '' where there is none. */
  readonly source: string;
  /** ISO date of the last commit that changed the source file, or null outside a repository. */
  readonly updated: string | null;
  /** Islands drawn in the body. */
  readonly islands: readonly string[];
  /** What the statements rest on, with full addresses. */
  readonly sources: readonly { readonly title: string; readonly href: string }[];
  /** Where the topic stands in which versions (newest first); empty for an unversioned page. */
  readonly places: readonly { readonly path: string; readonly versions: readonly string[] }[];
  /** Topics whose subject this one took over, and where they are; left out where there are none. */
  readonly precededBy?: readonly { readonly title: string; readonly places: PageRecord['places'] }[];
  /** Where a reader of a topic that ended goes on: its path in the latest version. */
  readonly successor: { readonly title: string; readonly path: string } | null;
}

/** A record as the document carries it: all but the body, which stands in the document itself. */
export type RecordHead = Omit<PageRecord, 'body'>;

/** A page's place in a version. Paths are below the set's root and have no leading slash; '' is the set's start page. */
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
  /** Place of the page's section in `SetMeta.sections`; left out for a page without one. */
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
  /** Root below the site's base, without slash at the end: `/api/1.0`, `/api`, `` for the unversioned pages. */
  readonly path: string;
  readonly mainDocId: string;
  readonly docs: readonly DocMeta[];
  readonly draftIds: readonly string[];
  /** Hashes of the set's sections: `data/sections/{hash}.json`. */
  readonly sections: readonly string[];
  readonly sidebars: Readonly<Record<string, readonly SidebarItem[]>>;
}

/** A few pages that follow one another in the sidebar: what is fetched ahead while one of them is read. */
export interface Section {
  readonly pages: readonly PageRecord[];
}

/** All records of one set, in the order of the sidebar. */
export interface Pack {
  /** Hash of the build that wrote it: packs of two builds are never mixed. */
  readonly build: string;
  readonly set: string;
  readonly pages: readonly PageRecord[];
}
