import { kept, type Store } from '../../cache/store.ts';
import { keptComparison } from '../../compare/changes/kept-comparisons.ts';
import { isSamePage } from '../../compare/changes/versions.ts';
import { type Keep, searchable } from '../../search/index/searchable.ts';
import type { TopicBodies } from '../../site/topic-renderer.ts';

/**
 * Does what later steps of the build would do with the bodies of a topic, so that threads share it. These steps find it
 * in the store.
 */
export function laterSteps(store: Store): (bodies: TopicBodies) => void {
  const keep: Keep = (key, make) => kept(store, key, make);
  const compare = keptComparison(store);
  return ({ bodies }) => {
    for (const body of new Set(bodies.values())) searchable(body.html, keep);
    // For the pages about changes: what successive versions show.
    const pages = [...bodies.values()].map(({ title, html, sources }) => ({ title, body: html, sources }));
    for (const [i, after] of pages.entries()) {
      const before = pages[i - 1];
      if (before && !isSamePage(before, after)) compare(before, after);
    }
  };
}
