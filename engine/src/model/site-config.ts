/** The site's configuration after validation; the schema is in `config/site-config.ts`. */
import type { PageLink } from './page-data.ts';

export type Position = 'left' | 'right';

export interface PageItem {
  readonly type: 'page';
  readonly label: string;
  readonly to: string;
  readonly position?: Position | undefined;
}

export interface LinkItem {
  readonly type: 'link';
  readonly label: string;
  readonly href: string;
  readonly position?: Position | undefined;
}

export type NavbarItem =
  | PageItem
  | LinkItem
  | { readonly type: 'docs'; readonly label: string; readonly position: Position }
  | { readonly type: 'sidebar'; readonly label: string; readonly sidebar: string; readonly position: Position }
  | { readonly type: 'dropdown'; readonly label: string; readonly position: Position; readonly items: readonly (PageItem | LinkItem)[] }
  | { readonly type: 'versions'; readonly position: Position }
  | { readonly type: 'languages'; readonly position: Position };

/** Search by a service that implements Algolia's protocol. */
export interface HostedConfig {
  readonly provider: 'hosted';
  readonly appId: string;
  readonly apiKey: string;
  readonly indexName: string;
  readonly hosts?:
    | readonly { readonly url: string; readonly protocol: 'https' | 'http'; readonly accept: 'read' | 'write' | 'readWrite' }[]
    | undefined;
  readonly origins: readonly string[];
  readonly versionFacet: string;
  readonly insightsHost?: string | undefined;
  readonly analytics: boolean;
}

export type SearchConfig = { readonly provider: 'embedded' } | HostedConfig;

export interface SiteConfig {
  readonly title: string;
  readonly tagline: string;
  readonly url: string;
  /** Path the site is served under; `BASE_URL` overrides it. */
  readonly baseUrl: string;
  /** Whether addresses of pages end with a slash, and documents are `x/index.html`: for hosts that serve folders and don't rewrite addresses. */
  readonly trailingSlash: boolean;
  /** Address of the icon, a file in `public/`, below the base path. */
  readonly favicon: string;
  /** Color of the browser's toolbar (`<meta name="theme-color">`) in each color mode. */
  readonly themeColor: { readonly dark: string; readonly light: string };
  readonly language: string;
  readonly locales: readonly { readonly code: string; readonly label: string }[];
  readonly repository: string;
  readonly editUrl: string;
  readonly versionedRoot: string;
  readonly announcement: { readonly id: string; readonly text: string; readonly link?: PageLink | undefined } | null;
  readonly navbar: readonly NavbarItem[];
  readonly footer: {
    readonly columns: readonly (readonly PageLink[])[];
    readonly logo: { readonly alt: string; readonly href: string; readonly height: number };
    readonly copyright: string;
  };
  readonly search: SearchConfig;
}
