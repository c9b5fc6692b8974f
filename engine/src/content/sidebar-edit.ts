/** Adds a page to the source of `content/sidebars.ts`, next to the pages that it belongs to. */
import { type ModuleFields, nameOf, nodeList, type SyntaxNode } from './module-ranges.ts';
import { namedValues, written } from './module-values.ts';
import type { TextEdit } from './page-source.ts';

interface WrittenEntry {
  readonly id: string;
  readonly literal: SyntaxNode;
  readonly list: SyntaxNode;
}

/** The entries of each sidebar of the module, in reading order. Lists that are computed are left out. */
function writtenSidebars(program: SyntaxNode): WrittenEntry[][] {
  const named = namedValues(program);
  const sidebars = written(named.get('sidebars'), named);
  const itemsOf = (node: ModuleFields | undefined) =>
    nodeList(node?.properties).find((property) => property && nameOf(property.key) === 'items')?.value;
  const entriesOf = (node: unknown): WrittenEntry[] => {
    const list = written(node, named);
    if (list?.type !== 'ArrayExpression') return [];
    return nodeList(list.elements).flatMap((element): WrittenEntry[] => {
      const entry = written(element, named);
      if (element?.type === 'Literal' && typeof element.value === 'string')
        return [{ id: element.value, literal: element, list }];
      return entry?.type === 'ObjectExpression' ? entriesOf(itemsOf(entry)) : [];
    });
  };
  return sidebars?.type === 'ArrayExpression'
    ? nodeList(sidebars.elements).map((sidebar) => entriesOf(itemsOf(written(sidebar, named))))
    : [];
}

function nearness(a: string, b: string): number {
  const [foldersOfA, foldersOfB] = [a, b].map((id) => id.split('/').slice(0, -1)) as [string[], string[]];
  const at = foldersOfA.findIndex((folder, i) => folder !== foldersOfB[i]);
  const shared = at < 0 ? foldersOfA.length : at;
  return shared + (shared === foldersOfA.length && shared === foldersOfB.length ? 0.5 : 0);
}

function neighbor(id: string, entries: readonly WrittenEntry[]): WrittenEntry | undefined {
  const best = Math.max(0, ...entries.map((entry) => nearness(id, entry.id)));
  const near = entries.filter((entry) => nearness(id, entry.id) === best);
  const sizeOf = ({ list }: WrittenEntry) => near.filter((entry) => entry.list === list).length;
  const most = Math.max(0, ...near.map(sizeOf));
  return near.findLast((entry) => sizeOf(entry) === most);
}

export interface SidebarAddition {
  readonly after: string;
  readonly edit: TextEdit;
}

/**
 * Adds a page to one sidebar of each version.
 * @param sidebars those of each version, by their index
 * @param after the page to add it after, in versions with a sidebar that lists it
 */
export function sidebarAdditions(
  program: SyntaxNode,
  id: string,
  sidebars: readonly (readonly number[])[],
  after?: string,
): SidebarAddition[] {
  const all = writtenSidebars(program);
  const additions = new Map<number, SidebarAddition>();
  for (const ofVersion of sidebars) {
    const lists = ofVersion.map((index) => all[index] ?? []);
    const named = lists.flatMap((entries) => entries.filter((candidate) => candidate.id === after));
    const near = lists.flatMap((entries) => neighbor(id, entries) ?? []);
    const entry = named[0] ?? near.sort((a, b) => nearness(id, b.id) - nearness(id, a.id))[0];
    if (!entry) continue;
    const { end } = entry.literal;
    additions.set(end, { after: entry.id, edit: { start: end, end, text: `, '${id}'` } });
  }
  return [...additions.values()];
}
