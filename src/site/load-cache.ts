import type { bodyRenderer } from '../render/body.tsx';
import type { Body } from '../render/mdx.ts';

export type Renderer = ReturnType<typeof bodyRenderer>;

/** What a load can reuse from the previous one if only pages changed. The development server keeps it. */
export interface LoadCache {
  readonly bodies: Map<string, { readonly text: string; readonly body: Body; render?: Renderer }>;
  /** All front matter and shared passages: what pages know about each other. */
  shape: string;
  changes: ReadonlyMap<string, string> | undefined;
}

export const emptyCache = (): LoadCache => ({ bodies: new Map(), shape: '', changes: undefined });
