import type { ReactNode } from 'react';
import { createRoot, type HydrationOptions, hydrateRoot, type Root } from 'react-dom/client';

/** Hydrates what an element contains, or renders into it if it is empty. */
export function mountRoot(element: HTMLElement, content: ReactNode, options: HydrationOptions): Root {
  if (element.hasChildNodes()) return hydrateRoot(element, content, options);
  const root = createRoot(element, options);
  root.render(content);
  return root;
}
