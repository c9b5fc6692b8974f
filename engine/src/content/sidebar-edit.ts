/** Adds a page to the source of `content/sidebars.ts`, next to the pages that it belongs to. */
import { type ModuleFields, nameOf, type SyntaxNode } from './module-ranges.ts';
import { namedValues, nodeList, written } from './module-values.ts';
import type { TextEdit } from './page-source.ts';

/** A page's entry as it is written. */
interface WrittenEntry {
  readonly id: string;
  /** Its text, quotes included. */
  readonly literal: SyntaxNode;
  /** The list that it is written in. */
  readonly list: SyntaxNode;
}

/** The entries of each sidebar of the module, in reading order. Lists that are computed are left out. */
function writtenSidebars(program: SyntaxNode): WrittenEntry[][] {
  const named = namedValues(program);
  const sidebars = written(named.get('sidebars'), named);
  const itemsOf = (node: ModuleFields | undefined) => nodeList(node?.properties).find((one) => one && nameOf(one.key) === 'items')?.value;
  const entriesOf = (node: unknown): WrittenEntry[] => {
    const list = written(node, named);
    if (list?.type !== 'ArrayExpression') return [];
    return nodeList(list.elements).flatMap((element): WrittenEntry[] => {
      const entry = written(element, named);
      if (element?.type === 'Literal' && typeof element.value === 'string') return [{ id: element.value, literal: element, list }];
      return entry?.type === 'ObjectExpression' ? entriesOf(itemsOf(entry)) : [];
    });
  };
  return sidebars?.type === 'ArrayExpression' ? nodeList(sidebars.elements).map((one) => entriesOf(itemsOf(written(one, named)))) : [];
}

/** How close two pages are: how many folders they share, and whether they are in the same one. */
function nearness(a: string, b: string): number {
  const [one, other] = [a, b].map((id) => id.split('/').slice(0, -1)) as [string[], string[]];
  const at = one.findIndex((folder, i) => folder !== other[i]);
  const shared = at < 0 ? one.length : at;
  return shared + (shared === one.length && shared === other.length ? 0.5 : 0);
}

/** The entry after which a page belongs: the last one of the list with most pages of its folder. */
function neighbor(id: string, entries: readonly WrittenEntry[]): WrittenEntry | undefined {
  const best = Math.max(0, ...entries.map((entry) => nearness(id, entry.id)));
  const near = entries.filter((entry) => nearness(id, entry.id) === best);
  const sizeOf = ({ list }: WrittenEntry) => near.filter((one) => one.list === list).length;
  const most = Math.max(0, ...near.map(sizeOf));
  return near.findLast((entry) => sizeOf(entry) === most);
}

export interface SidebarAddition {
  /** The entry that the new one comes after. */
  readonly after: string;
  readonly edit: TextEdit;
}

/**
 * Adds a page to sidebars, once to each list that they share.
 * @param sidebars which ones, by their index
 * @param after the page to add it after, where those sidebars list it
 */
export function sidebarAdditions(program: SyntaxNode, id: string, sidebars: readonly number[], after?: string): SidebarAddition[] {
  const all = writtenSidebars(program);
  const found = new Map<number, SidebarAddition>();
  for (const index of sidebars) {
    const entries = all[index] ?? [];
    const entry = entries.find((one) => one.id === after) ?? neighbor(id, entries);
    if (!entry) continue;
    const { end } = entry.literal;
    found.set(end, { after: entry.id, edit: { start: end, end, text: `, '${id}'` } });
  }
  return [...found.values()];
}
