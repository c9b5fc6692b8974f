/** Styles of the islands: a document contains those of its islands, a page shown in the document needs them as files first. */
import changePagesSheet from '../../shell/changes/change-pages.css?url';
import changesSheet from '../../shell/changes/changes.css?url';
import { changePagesStyle, changesStyle } from '../../site/changes/addresses.ts';
import { loadStyleSheet } from '../style-sheet.ts';

const islands = import.meta.glob<string>('../../../content/islands/*/island.css', { query: '?url', import: 'default', eager: true });
const shared: Readonly<Record<string, string>> = { [changesStyle]: changesSheet, [changePagesStyle]: changePagesSheet };
const addressOf = (name: string) => shared[name] ?? islands[`../../../content/islands/${name}/island.css`];

const loading = new Map<string, Promise<void>>();
const here = new Set<string>();

const isHere = (name: string) => here.has(name) || document.querySelector(`style[data-island-style="${name}"]`) !== null;

export const areStylesHere = (islands: readonly string[]): boolean => islands.every(isHere);

function loadStyle(name: string): Promise<void> {
  const address = addressOf(name);
  if (address === undefined || isHere(name)) return Promise.resolve();
  let style = loading.get(name);
  if (!style) {
    style = loadStyleSheet(address).then(() => void here.add(name));
    loading.set(name, style);
    style.catch(() => loading.delete(name));
  }
  return style;
}

/** Loads the styles of these islands that are not here yet. Rejects where one cannot be had. */
export async function loadStyles(islands: readonly string[]): Promise<void> {
  await Promise.all(islands.map(loadStyle));
}
