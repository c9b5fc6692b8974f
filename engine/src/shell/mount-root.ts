import type { ReactNode } from 'react';
import { createRoot, type HydrationOptions, hydrateRoot, type Root } from 'react-dom/client';

export interface RootOptions extends HydrationOptions {
  /** What the ids in it start with: `idPrefix` of its name. */
  readonly identifierPrefix: string;
  /** Whether the build rendered the same content into the element. Otherwise, what the element contains is replaced. */
  readonly isPrerendered?: boolean;
}

/** Creates a React root; nothing else does. */
export function mountRoot(
  element: HTMLElement,
  content: ReactNode,
  { isPrerendered = false, ...options }: RootOptions,
): Root {
  if (isPrerendered) return hydrateRoot(element, content, options);
  const root = createRoot(element, options);
  root.render(content);
  return root;
}
