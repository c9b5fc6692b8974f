/** All regions of the document together. */
import { flushSync } from 'react-dom';
import { nextTask } from '../../shell/after-paint.ts';
import { layoutClass } from '../../shell/regions.tsx';
import type { ShellServices } from '../../shell/services.ts';
import type { View } from '../../shell/view.ts';
import { regionRoot } from './region-root.tsx';

export interface Regions {
  /** Resolves once every region is hydrated. Each gets a task of its own. */
  hydrate(view: View): Promise<void>;
  /** Shows a page at once. */
  show(view: View): void;
}

/** @throws Error where the document lacks a region */
export function documentRegions(services: ShellServices): Regions {
  const navbar = regionRoot('navbar', services);
  const sidebar = regionRoot('sidebar', services);
  const page = regionRoot('page', services);
  const footer = regionRoot('footer', services);
  return {
    async hydrate(view) {
      for (const region of [navbar, page, sidebar, footer]) {
        await region.hydrate(view);
        await nextTask();
      }
    },
    show(view) {
      flushSync(() => {
        for (const region of [navbar, sidebar, footer]) region.update(view);
        page.updateInNewElement(view);
      });
      page.swap();
      const layout = document.getElementById('layout');
      if (layout) layout.className = layoutClass(view.page);
    },
  };
}
