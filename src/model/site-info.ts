/**
 * What every page of the site shares, as plain data: the shell draws it, the browser gets it with the client's code.
 */
import type { SiteConfig } from './site-config.ts';

export type VersionStatus = 'unreleased' | 'latest' | 'superseded';

export interface VersionInfo {
  readonly label: string;
  /** What a reader sees: `3.0`, `next (unreleased)`. */
  readonly name: string;
  /** Root below the base: `/api/1.0`. */
  readonly path: string;
  readonly status: VersionStatus;
}

export interface SiteInfo {
  readonly config: SiteConfig;
  /** Base path without slash at the end: '' or '/docs'. */
  readonly base: string;
  /** Newest first. */
  readonly versions: readonly VersionInfo[];
  /** First page of each sidebar that the navbar links to, by sidebar name and then by set: paths below the base. Documents tell the browser. */
  readonly sidebarStarts: Readonly<Record<string, Readonly<Record<string, string>>>>;
}
