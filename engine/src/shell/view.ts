import type { PageData } from '../model/page-data.ts';
import type { SiteInfo } from '../model/site-info.ts';

export interface ShellProps {
  readonly site: SiteInfo;
  readonly page: PageData;
  /** Label of the reader's preferred version, to which Documentation leads from unversioned pages. */
  readonly preferred: string;
}

export interface ShellView extends ShellProps {
  /** The article's body: HTML at build time, a TrustedHTML object in the browser. */
  readonly body: unknown;
}
