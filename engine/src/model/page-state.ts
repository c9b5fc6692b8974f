import type { SetFiles } from './manifest.ts';
import type { DocMeta, RecordHead } from './record.ts';
import type { SiteInfo } from './site-info.ts';

export interface PageState {
  readonly set: string;
  readonly id: string;
  readonly build: string;
  readonly manifest: string;
  readonly files: SetFiles;
  readonly record: RecordHead;
  /** The page's metadata, if its set doesn't list it (not found). */
  readonly doc?: DocMeta;
  /** Absent if the navbar links to no sidebar. */
  readonly sidebarStarts?: SiteInfo['sidebarStarts'];
}
