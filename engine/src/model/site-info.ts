/** Data that all pages share. The shell renders it; the browser gets it as part of the client's code. */
import type { Notice, OverviewItem, SiteConfig } from '../config/site-config.ts';

/** Superseded versions may get further patches, unmaintained ones (`maintained: false`) do not. */
export type VersionStatus = 'unreleased' | 'latest' | 'superseded' | 'unmaintained';

export interface VersionInfo {
  readonly label: string;
  /** Display name: `3.0`, `next (unreleased)`, `1.0 (vulnerable)`. */
  readonly name: string;
  readonly path: string;
  readonly status: VersionStatus;
  /** ISO date of its first release; undefined while unreleased, or if nobody wrote it down. */
  readonly released: string | undefined;
  /** What each of its pages says first. */
  readonly notices: readonly Notice[];
  /** What its start page says at a glance. */
  readonly overview: readonly OverviewItem[];
}

export interface Logo {
  readonly width: number;
  readonly height: number;
  /** Its `<svg>`; in the browser, trusted HTML. */
  readonly markup: string;
}

/** Settings that only the build reads: browsers don't get them. */
export const buildSettings = [
  'baseUrl',
  'favicon',
  'logo',
  'themeColor',
  'accentColor',
  'accentTextColor',
  'fillColor',
  'versionedRoot',
  'feeds',
  'wasmInWorkers',
] as const satisfies readonly (keyof SiteConfig)[];

export interface SiteInfo {
  readonly config: Omit<SiteConfig, (typeof buildSettings)[number]>;
  readonly base: string;
  readonly logo: Logo | null;
  /**
   * Paths below the base of files that links outside of pages may lead to. Browsers get those to which the configuration
   * links.
   */
  readonly files: readonly string[];
  /** Newest first. */
  readonly versions: readonly VersionInfo[];
  /**
   * Path of the first page of each sidebar that the navbar links to, by sidebar name and set. In the browser it comes
   * from the document's state.
   */
  readonly sidebarStarts: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** The same with the whole configuration. */
export interface BuildInfo extends SiteInfo {
  readonly config: SiteConfig;
}
