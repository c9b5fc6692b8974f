/**
 * What rendering one body brings to light beside its HTML: headings, anchors, links, islands.
 */
import { createContext, useContext } from 'react';
import type { TocEntry } from '../model/record.ts';
import { Problem } from '../problems/problem.ts';
import type { LinkTarget, View } from './view.ts';

export interface CollectedLink {
  readonly target: LinkTarget;
  readonly line: number | undefined;
}

export interface Collector {
  readonly view: View;
  /** Starts every anchor of a heading: what is shown next to others of its kind must not share theirs. */
  readonly anchorPrefix: string;
  /** The file of the shared passage being rendered; undefined in the page's own text. */
  readonly passage?: string;
  readonly toc: TocEntry[];
  readonly anchors: Set<string>;
  readonly links: CollectedLink[];
  readonly islands: Set<string>;
  /** A number no other part of the body has. */
  next(): number;
  /** Notes an anchor; throws a Problem where the page has it already. */
  anchor(id: string, line: number | undefined): void;
}

export function makeCollector(view: View, anchorPrefix = ''): Collector {
  let count = 0;
  const anchors = new Set<string>();
  return {
    view,
    anchorPrefix,
    toc: [],
    anchors,
    links: [],
    islands: new Set(),
    next: () => ++count,
    anchor(id, line) {
      if (anchors.has(id)) {
        throw new Problem(`Two parts of the page have the anchor "#${id}".`, {
          place: { file: view.topic.file, ...(line ? { line } : {}) },
          remedy: 'Reword one of them, or give it an anchor by hand: ## Heading [#anchor].',
        });
      }
      anchors.add(id);
    },
  };
}

const CollectorContext = createContext<Collector | null>(null);

export const CollectorProvider = CollectorContext.Provider;

/** The collector of the body being rendered. */
export function useCollector(): Collector {
  const collector = useContext(CollectorContext);
  if (!collector) throw new Error('The authoring vocabulary is rendered outside a page.');
  return collector;
}
