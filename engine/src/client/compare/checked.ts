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

const readDone = (): Set<string> => new Set(slot.get());

const writeDone = (done: ReadonlySet<string>) => slot.set([...done].slice(-mostDone));

const parameter = 'without';

export const readUnused = (): readonly string[] => new URLSearchParams(location.search).getAll(parameter);

export function withUnused(search: string, unused: readonly string[]): string {
  const query = new URLSearchParams(search);
  query.delete(parameter);
  for (const feature of unused) query.append(parameter, feature);
  return query.size ? `?${query}` : '';
}

function hideUnused(container: HTMLElement, unused: readonly string[]): void {
  for (const point of container.querySelectorAll<HTMLElement>('.todo[data-uses]'))
    point.hidden = unused.includes(point.dataset.uses ?? '');
}

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
  hideUnused(container, unused);
}

export function saveBox({ target, currentTarget }: Event): void {
  if (!(target instanceof HTMLInputElement) || !(currentTarget instanceof HTMLElement)) return;
  const { todo, feature } = target.dataset;
  if (todo !== undefined) {
    const done = readDone();
    if (target.checked) done.add(todo);
    else done.delete(todo);
    writeDone(done);
  } else if (feature !== undefined) {
    const others = readUnused().filter((other) => other !== target.value);
    const unused = target.checked ? others : [...others, target.value];
    const search = withUnused(location.search, unused);
    history.replaceState(history.state, '', location.pathname + search + location.hash);
    hideUnused(currentTarget, unused);
  }
}
