/** Everything a view of a page renders. `site/page-data.ts` makes it. */
import type { TocEntry } from './record.ts';

export interface PageLink {
  readonly label: string;
  readonly href: string;
}

/** An entry of the version menu: the same topic there, or that version's start where it does not exist. */
export interface VersionLink {
  readonly label: string;
  readonly name: string;
  readonly href: string;
  readonly current: boolean;
  /** False where the topic does not exist in that version. */
  readonly sameTopic: boolean;
}

/** Says that a page is not of the latest version, and where the latest is. */
export interface VersionBanner {
  readonly status: 'superseded' | 'unreleased';
  readonly version: string;
  readonly latest: PageLink;
  /** Whether `latest` is about the same topic, about the one that took its place, or only the start page. */
  readonly leadsTo: 'topic' | 'successor' | 'start';
  /** The way from a superseded version to the latest one; null for an unreleased one. */
  readonly upgrade: PageLink | null;
}

/** A sidebar entry with its address, base included. */
export type SidebarNode =
  | { readonly type: 'doc'; readonly id: string; readonly label: string; readonly href: string }
  | { readonly type: 'link'; readonly label: string; readonly href: string }
  | { readonly type: 'heading'; readonly label: string }
  | {
      readonly type: 'category';
      readonly label: string;
      readonly doc: { readonly id: string; readonly href: string } | null;
      readonly items: readonly SidebarNode[];
      /** Ids of the pages in it, its own included. */
      readonly ids: ReadonlySet<string>;
    };

export type PageLayout = 'document' | 'home' | 'search';

export interface PageData {
  readonly set: string;
  readonly id: string;
  readonly layout: PageLayout;
  readonly title: string;
  /** What stands in the browser's tab. */
  readonly documentTitle: string;
  readonly description: string;
  /** Address with base. */
  readonly href: string;
  /** Full address of the same topic in the latest version that has it. */
  readonly canonical: string;
  readonly toc: readonly TocEntry[];
  readonly crumbs: readonly PageLink[];
  readonly previous: PageLink | null;
  readonly next: PageLink | null;
  /** Null for a page that no writer wrote (search, not found). */
  readonly editUrl: string | null;
  /** ISO date, or null. */
  readonly updated: string | null;
  readonly sources: readonly { readonly title: string; readonly href: string }[];
  /** Null where the page has none. */
  readonly sidebar: readonly SidebarNode[] | null;
  readonly versions: readonly VersionLink[];
  readonly banner: VersionBanner | null;
  /** In which versions the topic exists: "In every version", "Since 0.21"; null for an unversioned page. */
  readonly existsIn: string | null;
  /** Topics that this one succeeds, which cover its subject in versions that lack it; `href` by the label of a version. */
  readonly coverage: readonly {
    readonly title: string;
    readonly versions: readonly string[];
    readonly href: Readonly<Record<string, string>>;
  }[];
  /** What changed in the page's version; null for the oldest version and for unversioned pages. */
  readonly changes: PageLink | null;
  /** The version the page is of; null for an unversioned page. */
  readonly version: string | null;
}
