/** Compares bodies in a worker, because a long page takes longer than a frame. */
import { type ComparedPage, comparisonPatch, type Patch, type VersionBody, versionsOfBlocks } from '../diff/patch.ts';

/** The questions to the worker, each with its answer. */
export interface CompareQuestions {
  /** `shown`: which of the two pages the reader sees. */
  compare: {
    readonly asks: readonly [before: ComparedPage, after: ComparedPage, shown: 'before' | 'after'];
    readonly answer: Patch;
  };
  since: {
    readonly asks: readonly [shown: string, others: readonly VersionBody[]];
    readonly answer: readonly (readonly string[])[];
  };
}

export type CompareRequest = {
  [Type in keyof CompareQuestions]: { readonly type: Type; readonly asks: CompareQuestions[Type]['asks'] };
}['compare' | 'since'];

addEventListener('message', ({ data, ports }: MessageEvent<CompareRequest>) =>
  ports[0]?.postMessage(data.type === 'compare' ? comparisonPatch(...data.asks) : versionsOfBlocks(...data.asks)),
);
