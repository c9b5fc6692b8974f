/** The differences between two states of a set of pages: two versions, or one version before and after an edit. */
import type { AddressRules } from '../../config/page-href.ts';
import type { PageLink } from '../../model/page-data.ts';
import type { PageRecord } from '../../model/record.ts';
import type { VersionLabel } from '../../model/version-label.ts';
import { escapedText } from '../../render/html.ts';
import { addressIn } from '../../site/page-data.ts';
import { compareTrees } from '../diff/compare.ts';
import { isMark, type Mark } from '../diff/marks.ts';
import { type DiffPassage, passagesOf } from '../diff/passages.ts';
import { type HtmlNode, parseHtml } from '../diff/tree.ts';
import { beyondFacts, type ChangedFact, changedFacts, type FactsOfVersion } from './facts.ts';

export interface ChangedPage {
  readonly id: string;
  readonly title: string;
  readonly kind: 'added' | 'removed' | 'changed';
  readonly before: string | null;
  readonly after: string | null;
  readonly isMoved: boolean;
  readonly count: number;
  readonly passages: readonly DiffPassage[];
  readonly successor: PageLink | null;
}

type VisiblePage = Pick<PageRecord, 'title' | 'body' | 'sources'>;

/**
 * The visible parts of a page: title, body, sources. Links into its version start with `~`. Trees are large, and
 * parsing takes less time than keeping them.
 */
function treeOf({ title, body, sources }: VisiblePage): readonly HtmlNode[] {
  const items = sources.map((source) => `<li>${escapedText(source.title)}</li>`).join('');
  return parseHtml(`<h1>${escapedText(title)}</h1>${body}${items && `<ul>${items}</ul>`}`);
}

export interface StatePage {
  readonly doc: { readonly path: string };
  readonly record: PageRecord;
}

export interface SetState {
  readonly info: AddressRules;
  readonly set: {
    readonly meta: { readonly label: VersionLabel; readonly path: string };
    readonly pages: readonly StatePage[];
  };
}

const addressOf = ({ info, set }: SetState, path: string) => addressIn(info, set.meta.path, path);

function successorOf({ successor }: PageRecord, after: SetState): PageLink | null {
  const { label } = after.set.meta;
  const place = label === null ? undefined : successor?.places.find(({ versions }) => versions.includes(label));
  return successor && place ? { label: successor.title, href: addressOf(after, place.path) } : null;
}

type PageDifference = Pick<ChangedPage, 'count' | 'passages'>;

const isSamePage = (before: VisiblePage, after: VisiblePage): boolean =>
  before === after || (before.body === after.body && before.title === after.title);

function comparePages(before: VisiblePage, after: VisiblePage): PageDifference {
  const { nodes, count } = compareTrees(treeOf(before), treeOf(after));
  return { count, passages: passagesOf(nodes) };
}

const alone = { isMoved: false, count: 0, passages: [], successor: null };

export function removedPages(before: SetState, after: SetState): ChangedPage[] {
  const now = new Set(after.set.pages.map(({ record }) => record.id));
  return before.set.pages.flatMap(({ doc, record }): ChangedPage[] => {
    const { id, title } = record;
    if (now.has(id)) return [];
    const address = addressOf(before, doc.path);
    const successor = successorOf(record, after);
    return [{ ...alone, id, title, kind: 'removed', before: address, after: null, successor }];
  });
}

/** All pages that differ, in the order of the newer state, removed ones last. */
export function changedPages(before: SetState, after: SetState): ChangedPage[] {
  const old = new Map(before.set.pages.map((page) => [page.record.id, page]));
  const inNewer = after.set.pages.flatMap((page): ChangedPage[] => {
    const { id, title } = page.record;
    const other = old.get(id);
    const address = addressOf(after, page.doc.path);
    if (!other) return [{ id, title, kind: 'added', before: null, after: address, ...alone }];
    const isMoved = other.doc.path !== page.doc.path;
    const { count, passages } = isSamePage(other.record, page.record)
      ? { count: 0, passages: [] }
      : comparePages(other.record, page.record);
    if (!isMoved && !count) return [];
    const from = addressOf(before, other.doc.path);
    return [{ ...alone, id, title, kind: 'changed', before: from, after: address, isMoved, count, passages }];
  });
  return [...inNewer, ...removedPages(before, after)];
}

/** The net changes between two versions: anything that was changed back in between is not a change. */
export interface VersionChanges {
  readonly before: FactsOfVersion;
  readonly after: FactsOfVersion;
  readonly facts: readonly ChangedFact[];
  readonly added: readonly ChangedPage[];
  readonly removed: readonly ChangedPage[];
  readonly moved: readonly ChangedPage[];
  /** Pages whose passages differ in more than facts, with only those passages. */
  readonly changed: readonly ChangedPage[];
}

export interface VersionState extends SetState {
  readonly version: FactsOfVersion;
}

/**
 * Attributes that must be unique in a document, or that make an island hydrate: removed from passages on other pages.
 */
const unique = / ((id|for|data-island|data-props|data-group|data-change|aria-labelledby)="[^"]*"|tabindex="-1")/g;

/** The targets of one side's links: the version's root, and the page itself. */
interface Sides {
  readonly root: string;
  readonly page: string;
}

/** The nodes with links into their version, and without anchors, for pages that show passages. */
function resolvedSides(
  nodes: readonly HtmlNode[],
  roots: Readonly<Record<Mark, Sides>>,
  side: Mark = 'ins',
): HtmlNode[] {
  return nodes
    .filter((node) => typeof node === 'string' || !(node.tag === 'a' && / class="anchor"/.test(node.attributes)))
    .map((node) => {
      if (typeof node === 'string') return node;
      const nodeSide = isMark(node) ? node.tag : side;
      const attributes = node.attributes
        .replace(' href="~', ` href="${roots[nodeSide].root}`)
        .replace(' href="#', ` href="${roots[nodeSide].page}#`)
        .replace(unique, '');
      return { ...node, attributes, children: resolvedSides(node.children, roots, nodeSide) };
    });
}

export function changesBetween(
  old: VersionState,
  now: VersionState,
  factTitles: Readonly<Record<string, string>>,
): VersionChanges {
  const [before, after] = [old.version, now.version];
  const pages = changedPages(old, now);
  const rootOf = ({ info, set }: SetState) => info.base + set.meta.path;
  return {
    before,
    after,
    facts: changedFacts(before, after, factTitles),
    added: pages.filter(({ kind }) => kind === 'added'),
    removed: pages.filter(({ kind }) => kind === 'removed'),
    moved: pages.filter(({ isMoved }) => isMoved),
    changed: pages
      .map((page) => ({ ...page, passages: beyondFacts(page.passages, before, after) }))
      .filter(({ passages }) => passages.length)
      .map((page) => {
        const sides = {
          del: { root: rootOf(old), page: page.before ?? '' },
          ins: { root: rootOf(now), page: page.after ?? '' },
        };
        return {
          ...page,
          passages: page.passages.map(({ heading, nodes }) => ({ heading, nodes: resolvedSides(nodes, sides) })),
        };
      }),
  };
}
