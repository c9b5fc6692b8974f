/** The view model of a page: everything a component renders. `site/page-data.ts` computes it. */
import type { Notice, OverviewItem } from '../config/site-config.ts';
import type { TocEntry } from './record.ts';
import type { VersionStatus } from './site-info.ts';
import type { VersionLabel } from './version-label.ts';

export interface PageLink {
  readonly label: string;
  readonly href: string;
}

export interface VersionLink {
  readonly label: string;
  readonly name: string;
  readonly href: string;
  /** The month of its first release, "Mar 2024", or "unreleased"; '' if it is unknown. */
  readonly since: string;
  /** What its notices say of it in a word, with the severity of the worst; null without any. */
  readonly mark: Pick<Notice, 'mark' | 'severity'> | null;
  readonly current: boolean;
  readonly isLatest: boolean;
  readonly isMaintained: boolean;
  /** False if the topic does not exist in that version. */
  readonly sameTopic: boolean;
}

export interface VersionBanner {
  readonly status: Exclude<VersionStatus, 'latest'>;
  readonly version: string;
  readonly latest: PageLink;
  /** Whether `latest` is about the same topic, about the one that took its place, or only the start page. */
  readonly leadsTo: 'topic' | 'successor' | 'start';
  /** The upgrade guide from an older version to the latest; null for an unreleased version. */
  readonly upgrade: { readonly href: string; readonly to: string } | null;
}

/** A sidebar entry; addresses include the base path. */
export type SidebarNode =
  | { readonly type: 'doc'; readonly id: string; readonly label: string; readonly href: string }
  | { readonly type: 'link'; readonly label: string; readonly href: string }
  | { readonly type: 'heading'; readonly label: string }
  | {
      readonly type: 'category';
      readonly label: string;
      readonly doc: { readonly id: string; readonly href: string } | null;
      readonly items: readonly SidebarNode[];
      /** Ids of all pages in the category, including its own. */
      readonly ids: ReadonlySet<string>;
    };

export type PageLayout = 'document' | 'home' | 'search';

export interface PageData {
  readonly set: string;
  readonly id: string;
  readonly layout: PageLayout;
  readonly title: string;
  readonly documentTitle: string;
  readonly description: string;
  readonly href: string;
  readonly toc: readonly TocEntry[];
  readonly crumbs: readonly PageLink[];
  readonly previous: PageLink | null;
  readonly next: PageLink | null;
  /** Whether it has a source file, unlike pages about changes, search, and not found. */
  readonly isTopic: boolean;
  /** Null if the configuration has no address for editing, or the page is no topic. */
  readonly editUrl: string | null;
  readonly updated: string | null;
  readonly sources: readonly { readonly title: string; readonly href: string }[];
  /** Sections that older versions have: a reader who follows an old link to one is told where it is. */
  readonly elsewhere: readonly { readonly anchor: string; readonly version: string; readonly href: string }[];
  /** Null for a page without a sidebar. */
  readonly sidebar: readonly SidebarNode[] | null;
  /** Address of the first page of its sidebar, of which this page is a part in the navbar. */
  readonly section: string | null;
  /** Id of the page that the sidebar marks: this one, or the one that it is part of. */
  readonly sidebarId: string;
  readonly versions: readonly VersionLink[];
  readonly banner: VersionBanner | null;
  /** Notices about the page's version, with addresses that include the base path. */
  readonly notices: readonly Notice[];
  /** What the start page of a version says at a glance; nothing on other pages. */
  readonly overview: readonly OverviewItem[];
  /** In which versions the topic exists: "In every version", "Since 0.21"; null for an unversioned page. */
  readonly existsIn: string | null;
  /** The pages about changes that the sidebar doesn't list. */
  readonly unlisted: readonly PageLink[];
  /** Address of the file with all pages of the version; null for an unversioned page. */
  readonly wholeFile: string | null;
  /** Label of the page's version; null for an unversioned page. */
  readonly version: VersionLabel;
}
