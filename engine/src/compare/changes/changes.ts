/** The differences between two states of a set of pages: two versions, or one version before and after an edit. */
import type { LinkRules } from '../../config/page-href.ts';
import type { PageLink } from '../../model/page-data.ts';
import type { PageRecord } from '../../model/record.ts';
import type { VersionLabel } from '../../model/version-label.ts';
import { escapedText } from '../../render/html.ts';
import type { Site } from '../../site/load.ts';
import { addressIn } from '../../site/page-data.ts';
import { compareTrees } from '../diff/compare.ts';
import { type DiffPassage, passagesOf } from '../diff/passages.ts';
import { type HtmlNode, parseHtml } from '../diff/tree.ts';

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
  readonly info: LinkRules;
  readonly set: {
    readonly meta: { readonly label: VersionLabel; readonly path: string };
    readonly pages: readonly StatePage[];
  };
}

/** The pages of a version. Throws an Error if the site has no such version. */
export function stateOf({ info, sets }: Site, label: string): SetState {
  const set = sets.find(({ meta }) => meta.label === label);
  if (!set) throw new Error(`The site has no version ${label}.`);
  return { info, set };
}

const addressInState = ({ info, set }: SetState, path: string) => addressIn(info, set.meta.path, path);

function successorOf({ successor }: PageRecord, after: SetState): PageLink | null {
  const { label } = after.set.meta;
  const place = label === null ? undefined : successor?.places.find(({ versions }) => versions.includes(label));
  return successor && place ? { label: successor.title, href: addressInState(after, place.path) } : null;
}

export interface NewPage {
  readonly title: string;
  readonly description: string;
  readonly href: string;
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
    const address = addressInState(before, doc.path);
    const successor = successorOf(record, after);
    return [{ ...alone, id, title, kind: 'removed', before: address, after: null, successor }];
  });
}

/** The pages that only the newer state has. */
export function addedPages(before: SetState, after: SetState): NewPage[] {
  const old = new Set(before.set.pages.map(({ record }) => record.id));
  return after.set.pages.flatMap(({ doc, record: { id, title, description } }) =>
    old.has(id) ? [] : [{ title, description, href: addressInState(after, doc.path) }],
  );
}

/** All pages that differ, in the order of the newer state, removed ones last. */
export function changedPages(before: SetState, after: SetState): ChangedPage[] {
  const old = new Map(before.set.pages.map((page) => [page.record.id, page]));
  const inNewer = after.set.pages.flatMap((page): ChangedPage[] => {
    const { id, title } = page.record;
    const other = old.get(id);
    const address = addressInState(after, page.doc.path);
    if (!other) return [{ id, title, kind: 'added', before: null, after: address, ...alone }];
    const isMoved = other.doc.path !== page.doc.path;
    const { count, passages } = isSamePage(other.record, page.record)
      ? { count: 0, passages: [] }
      : comparePages(other.record, page.record);
    if (!isMoved && !count) return [];
    const from = addressInState(before, other.doc.path);
    return [{ ...alone, id, title, kind: 'changed', before: from, after: address, isMoved, count, passages }];
  });
  return [...inNewer, ...removedPages(before, after)];
}
