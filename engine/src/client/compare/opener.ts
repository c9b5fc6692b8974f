/** Compares the page with the version in the address (`?compare=1.2`), also after navigation to other pages. */

import { compareParameter } from '../../config/change-addresses.ts';
import type { PageData } from '../../model/page-data.ts';
import type { PageFeature } from '../../model/page-feature.ts';
import { closestElement } from '../../shell/closest-element.ts';
import { isPlainClick } from '../../shell/plain-click.ts';
import { importAgain } from '../chunk.ts';
import type { Data } from '../data.ts';
import { showFailure } from '../failure-message.ts';
import type { ShownComparison } from './comparison.tsx';

const asked = () => new URLSearchParams(location.search).get(compareParameter);

function addressWith(value: string | null): string {
  const url = new URL(location.href);
  if (value === null) url.searchParams.delete(compareParameter);
  else url.searchParams.set(compareParameter, value);
  return url.pathname + url.search + url.hash;
}

export function bindComparison(data: Data): PageFeature {
  const load = importAgain(() => import('./comparison.tsx'));
  let current: PageData | null = null;
  let following: string | null = null;
  let comparison: ShownComparison | null = null;

  const choose = (value: string | null) => {
    history.pushState(history.state, '', addressWith(value));
    update();
  };
  const update = () => {
    const page = current;
    const value = asked();
    following = value;
    if (value === null || !page) {
      comparison?.hide();
      return;
    }
    if (comparison) {
      void comparison.show(page, value);
      return;
    }
    load().then(
      ({ ShownComparison }) => {
        comparison ??= new ShownComparison(data, { choose, stop: () => choose(null) });
        if (current === page && asked() === value) void comparison.show(page, value);
      },
      (error: unknown) => {
        console.warn('The comparison could not be loaded.', error);
        showFailure();
      },
    );
  };
  addEventListener('click', (event) => {
    const link = closestElement(event.target, 'a[data-compare]');
    if (!link || event.defaultPrevented || !isPlainClick(event)) return;
    event.preventDefault();
    choose(link.dataset.compare ?? null);
  });
  addEventListener('popstate', () => {
    if (asked() !== following) update();
  });
  return {
    shown(page) {
      current = page;
      // Keep comparing after navigation, on pages that have versions.
      if (following !== null && asked() === null && page.version && page.version !== following)
        history.replaceState(history.state, '', addressWith(following));
      const keeps = page.version ? null : following;
      update();
      following ??= keeps;
    },
  };
}
