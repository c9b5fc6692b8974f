/** Compares bodies in a worker, because a long page takes longer than a frame. */
import { comparisonPatch, type Page, type VersionBody, versionsOfBlocks } from '../diff/patch.ts';

export type CompareRequest =
  | { readonly type: 'compare'; readonly before: Page; readonly after: Page }
  | { readonly type: 'since'; readonly own: string; readonly others: readonly VersionBody[] };

addEventListener('message', ({ data, ports }: MessageEvent<CompareRequest>) =>
  ports[0]?.postMessage(data.type === 'compare' ? comparisonPatch(data.before, data.after) : versionsOfBlocks(data.own, data.others)),
);
