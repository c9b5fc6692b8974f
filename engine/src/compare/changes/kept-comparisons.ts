/** Comparisons of pages that an earlier build made. */
import { z } from 'zod';
import type { Store } from '../../cache/store.ts';
import type { HtmlNode } from '../diff/tree.ts';
import { type ComparedPage, comparePages, type PageDifference } from './versions.ts';

const node: z.ZodType<HtmlNode> = z.lazy(() =>
  z.union([z.string(), z.object({ tag: z.string(), attributes: z.string(), children: z.array(node) })]),
);
const keptDifference: z.ZodType<PageDifference> = z.object({
  count: z.number(),
  passages: z.array(
    z.object({ heading: z.object({ anchor: z.string(), text: z.string() }).nullable(), nodes: z.array(node) }),
  ),
});

/** What a comparison reads of a page. */
const seenOf = ({ title, body, sources }: ComparedPage) => [title, body, ...sources.map((source) => source.title)];

/** Compares pages, or finds their comparison in a store. */
export const keptComparison =
  (store: Store): typeof comparePages =>
  (before, after) => {
    const [old, now] = [seenOf(before), seenOf(after)];
    // Where the first page ends.
    const key = ['comparison', String(old.length), ...old, ...now];
    const kept = store.read(key);
    if (kept !== undefined) return keptDifference.parse(JSON.parse(kept));
    const difference = comparePages(before, after);
    store.write(key, JSON.stringify(difference));
    return difference;
  };
