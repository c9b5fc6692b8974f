/** Synchronizes the tabs of a group across a page, and stores the choice. */
import { tabSlot } from '../../shell/preferences/preferences.ts';

function choose(group: string, value: string): void {
  for (const tabs of document.querySelectorAll<HTMLElement>(`.tabs[data-group="${CSS.escape(group)}"]`)) {
    const radio = [...tabs.querySelectorAll<HTMLInputElement>(':scope > label > input')].find(
      (input) => input.value === value,
    );
    if (radio) radio.checked = true;
  }
}

export function bindTabs(): void {
  addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.type !== 'radio') return;
    const group = target.closest<HTMLElement>('.tabs')?.dataset.group;
    if (!group) return;
    const before = target.getBoundingClientRect().top;
    choose(group, target.value);
    // Content above may have changed its height: keep the tab under the reader's finger.
    scrollBy({ top: target.getBoundingClientRect().top - before, behavior: 'instant' });
    tabSlot.set({ ...tabSlot.get(), [group]: target.value });
  });
}

/** Selects the stored tabs of the page. */
export function restoreTabs(): void {
  if (!document.querySelector('.tabs')) return;
  for (const [group, value] of Object.entries(tabSlot.get() ?? {})) choose(group, String(value));
}
