/**
 * What rendering one body finds besides its HTML: headings, anchors, links, islands, pictures, mistakes.
 */
import { createContext, useContext } from 'react';
import type { Picture } from '../content/pictures.ts';
import type { TocEntry } from '../model/record.ts';
import { type Place, Problem, ProblemList, placed } from '../problems/problem.ts';
import type { LinkTarget } from './resolve-link.ts';
import type { View } from './view.ts';

export interface CollectedLink {
  readonly target: LinkTarget;
  readonly place: Place;
}

export interface Collector {
  readonly view: View;
  /** Prefix of all heading anchors, for bodies that are shown together on one page. */
  readonly anchorPrefix: string;
  /** The file of the shared passage being rendered; undefined in the page's own text. */
  readonly passage?: string;
  readonly toc: TocEntry[];
  readonly anchors: Set<string>;
  readonly links: CollectedLink[];
  readonly islands: Set<string>;
  readonly pictures: Set<Picture>;
  /** Returns a number that is unique in the body. */
  next(): number;
  /** Records an anchor. Throws a Problem if the page has it already. */
  anchor(id: string): void;
  /** Runs `work`. If it throws a Problem, stores it with its place and returns null, so that the page's other mistakes are found too. */
  check<T>(place: Place | (() => Place), work: () => T): T | null;
  /** Throws the mistakes that were kept, if any. */
  end(): void;
}

export function makeCollector(view: View, anchorPrefix = ''): Collector {
  let count = 0;
  const anchors = new Set<string>();
  const problems: Problem[] = [];
  return {
    view,
    anchorPrefix,
    toc: [],
    anchors,
    links: [],
    islands: new Set(),
    pictures: new Set(),
    next: () => ++count,
    anchor(id) {
      if (anchors.has(id))
        throw new Problem(`Two parts of the page have the anchor "#${id}".`, {
          remedy: 'Reword one of them, or give it an anchor by hand: ## Heading [#anchor].',
        });
      anchors.add(id);
    },
    check(place, work) {
      try {
        return placed(place, work);
      } catch (error) {
        if (!(error instanceof Problem)) throw error;
        problems.push(error);
        return null;
      }
    },
    end() {
      if (problems.length) throw new ProblemList(problems);
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
