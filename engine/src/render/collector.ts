/** Collects what rendering a body finds besides its HTML: headings, anchors, links, islands, pictures, mistakes. */
import type { MDXComponents } from 'mdx/types';
import { createContext, useContext } from 'react';
import type { Picture } from '../content/pictures.ts';
import type { TocEntry } from '../model/record.ts';
import { type Place, Problem, ProblemList, placed } from '../problems/problem.ts';
import type { LinkTarget } from './resolve-link.ts';
import type { VersionView } from './view.ts';

export interface CollectedLink {
  readonly target: LinkTarget;
  readonly place: Place;
}

export interface Collector {
  readonly view: VersionView;
  /** What draws the elements of the page. */
  readonly components: MDXComponents;
  /** Prefix of all heading anchors, for bodies that are shown together on one page. */
  readonly anchorPrefix: string;
  /** The file of the shared passage being rendered; undefined in the page's own text. */
  readonly passage?: string;
  readonly toc: TocEntry[];
  readonly anchors: Set<string>;
  readonly links: readonly CollectedLink[];
  readonly islands: Set<string>;
  readonly pictures: Set<Picture>;
  /** Returns a number that is unique in the body. */
  next(): number;
  /** Records an anchor. Throws a Problem if the page has it already. */
  anchor(id: string): void;
  /** Resolves a link to its address, and records where it leads. */
  link(href: string, place: Place | (() => Place)): string;
  /** Runs `work`. A Problem that it throws is stored with its place, and null returned: others are found too. */
  check<T>(place: Place | (() => Place), work: () => T): T | null;
  /** Throws the stored mistakes, if any. */
  end(): void;
}

export function makeCollector(view: VersionView, components: MDXComponents, anchorPrefix = ''): Collector {
  let count = 0;
  const anchors = new Set<string>();
  const links: CollectedLink[] = [];
  const problems: Problem[] = [];
  return {
    view,
    components,
    anchorPrefix,
    toc: [],
    anchors,
    links,
    islands: new Set(),
    pictures: new Set(),
    next: () => ++count,
    anchor(id) {
      if (anchors.has(id))
        throw new Problem(`Two parts of the page have the anchor "#${id}".`, {
          remedy: 'Reword one of them, or set its anchor: ## Heading [#anchor].',
        });
      anchors.add(id);
    },
    link(href, place) {
      const { href: address, target } = view.link(href);
      // The lines of front matter take a second parse, so they are looked up only for links that are recorded.
      if (target) links.push({ target, place: typeof place === 'function' ? place() : place });
      return address;
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
  if (!collector) throw new Error('An element of the authoring vocabulary is rendered outside of a page.');
  return collector;
}
