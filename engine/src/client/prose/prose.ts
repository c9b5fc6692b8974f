/** The behavior of prose, which React doesn't manage, by event delegation: copy buttons, pictures, tabs, terms, and scroll boxes. */
import { bindCopy } from './copy.ts';
import { bindPictures } from './pictures.ts';
import { bindScrollBoxes } from './scroll-boxes.ts';
import { bindTabs, restoreTabs } from './tabs.ts';
import { bindTerms } from './terms.ts';

export function bindProse(): { beforePaint(): void; pageShown(): void } {
  bindCopy();
  bindPictures();
  bindTabs();
  bindTerms();
  return { beforePaint: restoreTabs, pageShown: bindScrollBoxes().pageShown };
}
