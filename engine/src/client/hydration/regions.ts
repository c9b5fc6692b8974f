/** Handles all regions of the document together. */
import { flushSync } from 'react-dom';
import { nextTask } from '../../shell/after-paint.ts';
import { layoutClass } from '../../shell/regions.tsx';
import type { ShellServices } from '../../shell/services.ts';
import type { ShellView } from '../../shell/view.ts';
import { regionRoot } from './region-root.tsx';

export interface Regions {
  hydrate(view: ShellView): Promise<void>;
  /** Renders a page synchronously. */
  show(view: ShellView): void;
}

/** @throws Error if the document lacks the place of a region */
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
      // When the focused element is removed, the browser computes style. Before the first change, that is cheap.
      page.blur();
      flushSync(() => {
        for (const region of [navbar, sidebar, footer]) region.update(view);
        page.updateInNewElement(view);
      });
      page.swap();
      const layout = document.querySelector('.layout');
      if (layout) layout.className = layoutClass(view.page);
    },
  };
}
