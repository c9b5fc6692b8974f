/** Styles of islands: a document inlines those of its islands; client-side navigation loads them as files first. */
import { styles as islands } from 'virtual:islands';
import { promiseMemo } from '../../basics/memo.ts';
import changePagesSheet from '../../compare/styles/change-pages.css?url';
import changesSheet from '../../compare/styles/changes.css?url';
import { changePagesStyle, changesStyle } from '../../config/change-addresses.ts';
import { loadStyleSheet } from '../style-sheet.ts';

const shared: Readonly<Record<string, string>> = { [changesStyle]: changesSheet, [changePagesStyle]: changePagesSheet };
const sheetAddress = (name: string) => shared[name] ?? islands[name];

// Module state: what the document has is the same for all islands.
const loading = promiseMemo();
const here = new Set<string>();

const isHere = (name: string) =>
  here.has(name) || document.querySelector(`style[data-island-style="${name}"]`) !== null;

export const areStylesHere = (islands: readonly string[]): boolean => islands.every(isHere);

function loadStyle(name: string): Promise<void> {
  const address = sheetAddress(name);
  if (address === undefined || isHere(name)) return Promise.resolve();
  return loading.get(name, () => loadStyleSheet(address).then(() => void here.add(name)));
}

export async function loadStyles(islands: readonly string[]): Promise<void> {
  await Promise.all(islands.map(loadStyle));
}
