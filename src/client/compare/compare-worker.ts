/** Compares bodies outside of the page's own thread: a long page takes longer than a frame. */
import { comparisonPatch, type VersionBody, versionsOfBlocks } from '../../site/changes/patch.ts';

export type CompareRequest =
  | { readonly type: 'compare'; readonly before: string; readonly after: string }
  | { readonly type: 'since'; readonly own: string; readonly others: readonly VersionBody[] };

const scope = self as unknown as {
  onmessage: (event: MessageEvent<{ id: number; request: CompareRequest }>) => void;
  postMessage(message: unknown): void;
};

scope.onmessage = ({ data: { id, request } }) => {
  const answer =
    request.type === 'compare' ? comparisonPatch(request.before, request.after) : versionsOfBlocks(request.own, request.others);
  scope.postMessage({ id, answer });
};
