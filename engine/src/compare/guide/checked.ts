/**
 * What the reader checks in guides. Changes that are done are saved in the browser, by change, so that a change is
 * checked in every guide that has it. What the program doesn't use is saved in the address, because another guide may
 * ask about features that this one doesn't mention.
 */
import { storageSlot } from '../../shell/preferences/storage.ts';

const mostDone = 2000;

const slot = storageSlot('upgrade-done', (raw) =>
  Array.isArray(raw) ? raw.filter((key) => typeof key === 'string') : null,
);

export const readDone = (): Set<string> => new Set(slot.get());

const writeDone = (done: ReadonlySet<string>) => slot.set([...done].slice(-mostDone));

const parameter = 'without';

/** The features that the program doesn't use, according to the address. */
export const readUnused = (): readonly string[] => new URLSearchParams(location.search).getAll(parameter);

export function withUnused(search: string, unused: readonly string[]): string {
  const query = new URLSearchParams(search);
  query.delete(parameter);
  for (const feature of unused) query.append(parameter, feature);
  return query.size ? `?${query}` : '';
}

const sheet = new CSSStyleSheet();

/** Hides the points about features that the program doesn't use, by a style sheet: the points may belong to React. */
export function hideUnused(): void {
  const points = readUnused().map((feature) => `.todo[data-uses="${CSS.escape(feature)}"]`);
  sheet.replaceSync(points.length ? `${points.join(',')}{display:none}` : '');
  if (!document.adoptedStyleSheets.includes(sheet))
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

/** Checks the boxes of the guide that the document came with, and saves those that are checked already. */
export function restoreBoxes(container: HTMLElement): void {
  const done = readDone();
  const before = done.size;
  for (const box of container.querySelectorAll<HTMLInputElement>('input[data-todo]')) {
    if (box.checked) done.add(box.dataset.todo ?? '');
    box.checked = done.has(box.dataset.todo ?? '');
  }
  if (done.size > before) writeDone(done);
  const unused = readUnused();
  for (const box of container.querySelectorAll<HTMLInputElement>('input[data-feature]'))
    box.checked = !unused.includes(box.value);
}

export function saveBox({ target }: Event): void {
  if (!(target instanceof HTMLInputElement)) return;
  const { todo, feature } = target.dataset;
  if (todo !== undefined) {
    const done = readDone();
    if (target.checked) done.add(todo);
    else done.delete(todo);
    writeDone(done);
  } else if (feature !== undefined) {
    const others = readUnused().filter((other) => other !== target.value);
    const search = withUnused(location.search, target.checked ? others : [...others, target.value]);
    history.replaceState(history.state, '', location.pathname + search + location.hash);
    hideUnused();
  }
}
