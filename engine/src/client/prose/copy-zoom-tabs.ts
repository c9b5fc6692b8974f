/**
 * The behavior of prose, which React doesn't manage, by event delegation: copy buttons, pictures, tabs, terms, and scroll
 * boxes.
 */
import type { PageFeature } from '../../model/page-feature.ts';
import { closestElement } from '../../shell/closest-element.ts';
import { copyText } from '../../shell/page-actions/copy-text.ts';
import { isPlainClick } from '../../shell/plain-click.ts';
import { tabSlot } from '../../shell/preferences/preferences.ts';
import { targetOf } from '../../shell/target.ts';
import { announce } from '../announce.ts';
import { importAgain } from '../chunk.ts';
import type { Data } from '../data.ts';
import { bindScrollBoxes } from './scroll-boxes.ts';
import { bindTerms } from './terms.ts';

export function bindProse(data: Data): readonly PageFeature[] {
  bindCopy();
  bindPictures();
  bindTabs();
  bindTerms(data);
  return [{ beforePaint: restoreTabs }, bindScrollBoxes()];
}

const shownMs = 2000;

function bindCopy(): void {
  addEventListener('click', ({ target }) => {
    const button = closestElement(target, '.copy');
    const code = button?.parentElement?.querySelector('code');
    if (!button || !code) return;
    const done = (state: 'copied' | 'failed', message: string) => {
      button.dataset.copied = state;
      announce(message);
      setTimeout(() => delete button.dataset.copied, shownMs);
    };
    copyText(code.textContent).then(
      () => done('copied', 'Copied'),
      (error: unknown) => {
        console.warn(error);
        // Fallback: select the code, so that the reader can copy it.
        const range = document.createRange();
        range.selectNodeContents(code);
        getSelection()?.removeAllRanges();
        getSelection()?.addRange(range);
        done('failed', 'Copying is not allowed. The code is selected.');
      },
    );
  });
}

/**
 * A click enlarges a picture. Without script, with a modifier key, and where the code can't be loaded, its link leads
 * to the file.
 */
function bindPictures(): void {
  const load = importAgain(() => import('./enlarged.ts'));
  addEventListener('click', (event) => {
    const link = closestElement<HTMLAnchorElement>(event.target, 'a.zoom');
    if (!link || !isPlainClick(event)) return;
    event.preventDefault();
    load().then(
      ({ showEnlarged }) => showEnlarged(link),
      () => location.assign(link.href),
    );
  });
}

/** Chooses a tab in all groups of its name, except around an element. */
function chooseTab(group: string, value: string, except: Element | null = null): void {
  for (const tabs of document.querySelectorAll<HTMLElement>(`.tabs[data-group="${CSS.escape(group)}"]`)) {
    if (tabs.contains(except)) continue;
    const radio = [...tabs.querySelectorAll<HTMLInputElement>(':scope > label > input')].find(
      (input) => input.value === value,
    );
    if (radio) radio.checked = true;
  }
}

function bindTabs(): void {
  addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.type !== 'radio') return;
    const group = target.closest<HTMLElement>('.tabs')?.dataset.group;
    if (!group) return;
    const before = target.getBoundingClientRect().top;
    chooseTab(group, target.value);
    // Content above may have changed its height: keep the tab under the reader's finger.
    scrollBy({ top: target.getBoundingClientRect().top - before, behavior: 'instant' });
    tabSlot.set({ ...tabSlot.get(), [group]: target.value });
  });
}

function restoreTabs(): void {
  if (!document.querySelector('.tabs')) return;
  const target = targetOf(location.hash);
  for (const [group, value] of Object.entries(tabSlot.get() ?? {})) chooseTab(group, String(value), target);
}
