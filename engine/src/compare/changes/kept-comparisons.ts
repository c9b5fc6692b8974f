/** Comparisons of pages that an earlier build made. */
import { kept, type Store } from '../../cache/store.ts';
import { type ComparedPage, comparePages, type PageDifference } from './versions.ts';

/** What a comparison reads of a page. */
const seenOf = ({ title, body, sources }: ComparedPage) => [title, body, ...sources.map((source) => source.title)];

/** Compares pages, or finds their comparison in a store. */
export const keptComparison =
  (store: Store): typeof comparePages =>
  (before, after) => {
    const [old, now] = [seenOf(before), seenOf(after)];
    // Where the first page ends.
    const key = ['comparison', String(old.length), ...old, ...now];
    // What is kept has been checked by its hash: no schema checks each node of the trees once more.
    const difference: PageDifference = JSON.parse(kept(store, key, () => JSON.stringify(comparePages(before, after))));
    return difference;
  };
