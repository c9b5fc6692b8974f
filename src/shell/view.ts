import type { PageData } from '../model/page-data.ts';
import type { SiteInfo } from '../model/site-info.ts';

/** What every component of the shell renders. */
export interface ShellProps {
  readonly site: SiteInfo;
  readonly page: PageData;
  /** Label of the version the reader prefers: where Documentation leads from unversioned pages. */
  readonly preferred: string;
}

/** What a region renders. */
export interface View extends ShellProps {
  /** The article's body: HTML at build time, a TrustedHTML object in the browser. */
  readonly body: unknown;
}
