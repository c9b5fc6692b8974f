/**
 * What the reader checks in guides, saved in the browser. An edit that is done is checked in every guide that has it, and
 * what the program doesn't use is hidden in all of them.
 */
import { storageSlot } from '../../shell/preferences/storage.ts';

const mostSaved = 2000;

const savedSet = (key: string) => {
  const slot = storageSlot(key, (raw) => (Array.isArray(raw) ? raw.filter((item) => typeof item === 'string') : null));
  return {
    read: (): ReadonlySet<string> => new Set(slot.get()),
    change(item: string, isIn: boolean): void {
      const items = new Set(slot.get());
      if (isIn) items.add(item);
      else items.delete(item);
      slot.set([...items].slice(-mostSaved));
    },
  };
};

const done = savedSet('upgrade-done');
const unused = savedSet('upgrade-unused');

function hideUnused(guide: HTMLElement): void {
  const without = unused.read();
  for (const point of guide.querySelectorAll<HTMLElement>('.todo[data-uses]'))
    point.hidden = without.has(point.dataset.uses ?? '');
}

/** Checks what was checked earlier. What was checked before the script came is saved. */
export function restoreBoxes(guide: HTMLElement): void {
  for (const box of guide.querySelectorAll<HTMLInputElement>('input[data-todo]')) {
    const { todo = '' } = box.dataset;
    if (box.checked) done.change(todo, true);
    else box.checked = done.read().has(todo);
  }
  for (const box of guide.querySelectorAll<HTMLInputElement>('input[data-feature]')) {
    if (!box.checked) unused.change(box.value, true);
    else box.checked = !unused.read().has(box.value);
  }
  hideUnused(guide);
}

/** Saves a box that has changed, as the listener of its guide. */
export function saveBox({ target, currentTarget }: Event): void {
  if (!(target instanceof HTMLInputElement) || !(currentTarget instanceof HTMLElement)) return;
  const { todo, feature } = target.dataset;
  if (todo !== undefined) done.change(todo, target.checked);
  if (feature === undefined) return;
  unused.change(target.value, !target.checked);
  hideUnused(currentTarget);
}
