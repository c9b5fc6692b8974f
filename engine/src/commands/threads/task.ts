/** What a build gives its other threads to do, and what they say of it. */
import type { StorePlace } from '../../cache/store.ts';
import type { Manifest } from '../../model/manifest.ts';
import type { SetMeta } from '../../model/record.ts';
import type { SiteInfo } from '../../model/site-info.ts';
import type { TopicData } from '../../site/kept-bodies.ts';
import type { AssetData } from '../document-assets.ts';
import type { SharedPage } from '../files/site-file.ts';
import type { FileTime } from '../output/write-files.ts';

/** What a thread gets to know when it starts. */
export interface ThreadData {
  readonly root: string;
  /** Address of the folder of compiled modules. */
  readonly modules: string;
  readonly store: StorePlace | null;
}

/** Topics to render. */
export interface TopicsTask {
  readonly kind: 'topics';
  /** Files of the topics. */
  readonly files: readonly string[];
  /** See `takePlace`. */
  readonly next: SharedArrayBuffer;
}

/** A page whose document is to be written. */
export interface PageTask extends SharedPage {
  /** Below the folder of the site. */
  readonly file: string;
}

/** Documents to write. */
export interface DocumentsTask {
  readonly kind: 'documents';
  readonly pages: readonly PageTask[];
  /** See `takePlace`. */
  readonly next: SharedArrayBuffer;
  /** The folder of the site. */
  readonly folder: string;
  readonly site: SiteInfo;
  /** Served metadata of each set. */
  readonly metas: ReadonlyMap<string, SetMeta>;
  readonly assets: AssetData;
  readonly manifest: Pick<Manifest, 'build' | 'sets'>;
  readonly manifestAddress: string;
}

export type ThreadTask = TopicsTask | DocumentsTask;

export type ThreadMessage =
  | { readonly kind: 'topic'; readonly place: number; readonly data: TopicData }
  | { readonly kind: 'document'; readonly place: number; readonly time: FileTime }
  | { readonly kind: 'done' };

/**
 * Takes the next item of a list that threads share: its place, or undefined if all are taken.
 * @param next an Int32Array with the place that comes next
 * @param count how many items there are
 */
export function takePlace(next: SharedArrayBuffer, count: number): number | undefined {
  const place = Atomics.add(new Int32Array(next), 0, 1);
  return place < count ? place : undefined;
}
