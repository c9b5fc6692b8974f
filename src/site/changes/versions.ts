/** The differences between two states of a set of pages: two versions, or one version before and after an edit. */
import type { PageRecord } from '../../model/record.ts';
import type { SiteInfo } from '../../model/site-info.ts';
import { addressIn } from '../page-data.ts';
import type { PageSet, SetPage } from '../sets.ts';
import { compareTrees } from './compare.ts';
import { type Passage, passagesOf } from './passages.ts';
import { type Node, parseHtml } from './tree.ts';

export interface ChangedPage {
  readonly id: string;
  readonly title: string;
  readonly kind: 'added' | 'removed' | 'changed';
  /** Address with base, if the page exists. */
  readonly before: string | null;
  readonly after: string | null;
  /** Whether the path has changed. */
  readonly isMoved: boolean;
  /** Number of changes in the text; 0 for a page that was only moved, or that exists in only one state. */
  readonly count: number;
  readonly passages: readonly Passage[];
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Trees of the most recently compared pages: each version is needed twice, but all of them would take a hundred megabytes. */
const trees = new Map<PageRecord, readonly Node[]>();
const mostTrees = 100;

/** The visible parts of a page: title, body, sources. Links into its version start with `~`. */
function treeOf(record: PageRecord): readonly Node[] {
  let tree = trees.get(record);
  if (!tree) {
    const sources = record.sources.map(({ title }) => `<li>${escaped(title)}</li>`).join('');
    tree = parseHtml(`<h1>${escaped(record.title)}</h1>${record.body}${sources && `<ul>${sources}</ul>`}`);
    trees.set(record, tree);
    for (const oldest of trees.keys()) {
      if (trees.size <= mostTrees) break;
      trees.delete(oldest);
    }
  }
  return tree;
}

/** A state of a set, and its site. */
export interface SetState {
  readonly info: SiteInfo;
  readonly set: PageSet;
}

const pathBelow = (state: SetState, page: SetPage) => addressIn(state.info, state.set.meta.path, page.doc.path);

/** All pages that differ, in the order of the newer state, removed ones last. */
export function changedPages(before: SetState, after: SetState): ChangedPage[] {
  const old = new Map(before.set.pages.map((page) => [page.topic.id, page]));
  const now = new Map(after.set.pages.map((page) => [page.topic.id, page]));
  const alone = { isMoved: false, count: 0, passages: [] };
  const found = after.set.pages.flatMap((page): ChangedPage[] => {
    const { id } = page.topic;
    const { title } = page.record;
    const other = old.get(id);
    const address = pathBelow(after, page);
    if (!other) return [{ id, title, kind: 'added', before: null, after: address, ...alone }];
    const isMoved = other.doc.path !== page.doc.path;
    const isSame = other.record === page.record || (other.record.body === page.record.body && other.record.title === page.record.title);
    const { nodes, count } = isSame ? { nodes: [], count: 0 } : compareTrees(treeOf(other.record), treeOf(page.record));
    if (!isMoved && !count) return [];
    return [{ id, title, kind: 'changed', before: pathBelow(before, other), after: address, isMoved, count, passages: passagesOf(nodes) }];
  });
  const gone = before.set.pages.filter(({ topic }) => !now.has(topic.id));
  return [
    ...found,
    ...gone.map(
      (page): ChangedPage => ({
        id: page.topic.id,
        title: page.record.title,
        kind: 'removed',
        before: pathBelow(before, page),
        after: null,
        ...alone,
      }),
    ),
  ];
}
