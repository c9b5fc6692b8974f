/**
 * The behavior of prose, which React doesn't manage, by event delegation: copy buttons, pictures, tabs, terms, filters,
 * and scroll boxes.
 */
import type { PageFeature } from '../../model/page-feature.ts';
import { bindCopy } from './copy.ts';
import { bindFilters } from './filter.ts';
import { bindPictures } from './pictures.ts';
import { bindScrollBoxes } from './scroll-boxes.ts';
import { bindTabs, restoreTabs } from './tabs.ts';
import { bindTerms } from './terms.ts';

export function bindProse(): readonly PageFeature[] {
  bindCopy();
  bindPictures();
  bindTabs();
  bindTerms();
  return [{ beforePaint: restoreTabs }, bindScrollBoxes(), bindFilters()];
}
