/** Saves the checked boxes of upgrade guides by change, so that a change is checked in every guide that has it. */
import { storageSlot } from '../../shell/preferences/storage.ts';

/** Maximum number of saved keys; the oldest are dropped first. */
const mostDone = 2000;

const slot = storageSlot('upgrade-done', (raw) =>
  Array.isArray(raw) ? raw.filter((key) => typeof key === 'string') : null,
);

export const readDone = (): Set<string> => new Set(slot.get());

const writeDone = (done: ReadonlySet<string>) => slot.set([...done].slice(-mostDone));

/** Checks the saved boxes in the document, and saves those that were checked before this code was loaded. */
export function restoreBoxes(): void {
  const done = readDone();
  const before = done.size;
  for (const box of document.querySelectorAll<HTMLInputElement>('#main input[data-todo]')) {
    if (box.checked) done.add(box.dataset.todo ?? '');
    box.checked = done.has(box.dataset.todo ?? '');
  }
  if (done.size > before) writeDone(done);
}

addEventListener('change', ({ target }) => {
  if (!(target instanceof HTMLInputElement) || target.dataset.todo === undefined) return;
  const done = readDone();
  if (target.checked) done.add(target.dataset.todo);
  else done.delete(target.dataset.todo);
  writeDone(done);
});
