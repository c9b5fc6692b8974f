/** A page as digests and hosted records see it. */
import type { PageRecord } from '../../model/record.ts';
import type { VersionLabel } from '../../model/version-label.ts';
import type { HeadingSection } from './sections.ts';

export interface SourcePage extends Pick<PageRecord, 'title' | 'description'> {
  readonly set: string;
  readonly version: VersionLabel;
  /** Address below the site's base, with a leading slash: `/guide/1.0/core/quickstart`. */
  readonly path: string;
  readonly crumbs: readonly string[];
  /** What readers search for when they mean the page (front matter). */
  readonly askedAs: readonly string[];
  readonly sections: readonly HeadingSection[];
  readonly record: PageRecord;
  readonly hash: string;
}
