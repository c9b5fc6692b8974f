/** What the page and the search worker say to each other. Every question has a number; the answer carries it. */
import type { Elsewhere, SearchRequest, SearchResponse } from '../provider.ts';

/** One set as it came from the network: JSON in bytes, so that handing it over costs the page nothing. */
export interface SourceFiles {
  /** `SetMeta`; none for a digest, which holds its places itself. */
  readonly meta: ArrayBuffer | null;
  /** `Pack` or `Digest`. */
  readonly content: ArrayBuffer;
}

export type Question =
  | { readonly type: 'load'; readonly id: number; readonly scope: string; readonly base: string; readonly sources: readonly SourceFiles[] }
  | { readonly type: 'search'; readonly id: number; readonly request: SearchRequest }
  | { readonly type: 'words'; readonly id: number; readonly content: ArrayBuffer }
  | { readonly type: 'elsewhere'; readonly id: number; readonly query: string; readonly scope: string };

export type Answer =
  | { readonly id: number; readonly value: SearchResponse | Elsewhere | null }
  | { readonly id: number; readonly error: string };
