/** The site's configuration after validation; the schema is in `config/site-config.ts`. */
import type { PageLink } from './page-data.ts';

export type NavbarPosition = 'left' | 'right';

export interface PageItem {
  readonly type: 'page';
  readonly label: string;
  readonly to: string;
  readonly position?: NavbarPosition | undefined;
}

export interface LinkItem {
  readonly type: 'link';
  readonly label: string;
  readonly href: string;
  readonly position?: NavbarPosition | undefined;
}

export type NavbarItem =
  | PageItem
  | LinkItem
  | { readonly type: 'docs'; readonly label: string; readonly position: NavbarPosition }
  | { readonly type: 'sidebar'; readonly label: string; readonly sidebar: string; readonly position: NavbarPosition }
  | {
      readonly type: 'dropdown';
      readonly label: string;
      readonly position: NavbarPosition;
      readonly items: readonly (PageItem | LinkItem)[];
    }
  | { readonly type: 'versions'; readonly position: NavbarPosition }
  | { readonly type: 'languages'; readonly position: NavbarPosition };

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

/** A color (`#101216`) in each color mode. */
export interface ModeColors {
  readonly dark: string;
  readonly light: string;
}

export interface SiteConfig {
  readonly title: string;
  /** For the navbar and for home screens of devices. */
  readonly shortName: string;
  readonly tagline: string;
  readonly url: string;
  /** Path the site is served under; `BASE_URL` overrides it. */
  readonly baseUrl: string;
  /** Whether addresses of pages end with a slash, and documents are `x/index.html`: for hosts that serve folders and don't rewrite addresses. */
  readonly trailingSlash: boolean;
  /** Address of the icon, a file in `public/`, below the base path. */
  readonly favicon?: string | undefined;
  /** Address of the logo, an SVG file in `public/`. */
  readonly logo?: string | undefined;
  /** The background, and the color of the browser's toolbar (`<meta name="theme-color">`). */
  readonly themeColor: ModeColors;
  /** Buttons, and marks of what is selected. */
  readonly accentColor: ModeColors;
  /** Text in the accent color. */
  readonly accentTextColor: ModeColors;
  /** Tints what is selected or highlighted. */
  readonly tintColor: ModeColors;
  readonly language: string;
  readonly locales: readonly { readonly code: string; readonly label: string }[];
  readonly repository: string;
  /** Address of the content in an editor, to which a page's file is appended; without it, pages have no link to edit them. */
  readonly editUrl?: string | undefined;
  readonly versionedRoot: string;
  /** Folders of pages below `content/`. */
  readonly folders: { readonly versioned: string; readonly unversioned: string };
  readonly announcement: { readonly id: string; readonly text: string; readonly link?: PageLink | undefined } | null;
  readonly navbar: readonly NavbarItem[];
  readonly footer: {
    readonly columns: readonly (readonly PageLink[])[];
    readonly logo?: { readonly alt: string; readonly href: string; readonly height: number } | undefined;
    readonly copyright: string;
  };
  readonly search: SearchConfig;
  /** Unversioned pages with a role, by their paths. */
  readonly pages: {
    /** Has `<Glossary />`; links `term:ID` lead there. */
    readonly glossary?: string | undefined;
    /** Frequently asked questions, which the not-found page offers. */
    readonly questions?: string | undefined;
    /** How to use the documentation with a coding agent; linked from every page's menu and from `llms.txt`. */
    readonly agents?: string | undefined;
  };
  /** The documentation server for coding agents. */
  readonly agents: {
    /** Name of the server, and start of the name of its package: `NAME-mcp`. */
    readonly name: string;
    /** What the documentation is about, as part of a sentence. */
    readonly subject: string;
    /** Assistants in which readers can open a page: their names, and addresses in which `{prompt}` is what to ask them. */
    readonly assistants: readonly { readonly label: string; readonly href: string }[];
  };
}
