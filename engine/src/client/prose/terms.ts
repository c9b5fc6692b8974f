/**
 * Terms in prose show their definition on hover, on focus, and on the first tap. The glossary is fetched on first use.
 */
import { site } from 'virtual:site';
import { type Guard, isText, mapOf } from '../../problems/guards.ts';
import { newElement } from '../new-element.ts';

type TermDefinition = readonly [term: string, definition: string];
type Definitions = Readonly<Record<string, TermDefinition>>;

const isDefinition = (value: unknown): value is TermDefinition => Array.isArray(value) && isText(value[0]) && isText(value[1]);
const isDefinitions: Guard<Definitions> = mapOf(isDefinition);

let definitions: Promise<Definitions> | null = null;

async function fetchDefinitions(): Promise<Definitions> {
  const fetched: unknown = await (await fetch(`${site.base}/data/glossary.json`)).json();
  if (!isDefinitions(fetched)) throw new Error('The glossary is malformed.');
  return fetched;
}

function loadDefinitions(): Promise<Definitions> {
  definitions ??= fetchDefinitions();
  definitions.catch(() => {
    definitions = null;
  });
  return definitions;
}

import.meta.hot?.on('site:edit', () => {
  definitions = null;
});

export function bindTerms(): void {
  const popover = newElement('div', { class: 'term-popover', id: 'term-popover', popover: 'manual', role: 'tooltip' });
  document.body.append(popover);
  let shownFor: HTMLElement | null = null;
  let leaving = 0;

  const hide = () => {
    if (!shownFor) return;
    shownFor.removeAttribute('aria-describedby');
    shownFor = null;
    if (popover.matches(':popover-open')) popover.hidePopover();
  };

  const show = async (link: HTMLElement) => {
    clearTimeout(leaving);
    if (shownFor === link) return;
    hide();
    shownFor = link;
    const found = (await loadDefinitions().catch((): Definitions => ({})))[link.dataset.term ?? ''];
    if (!found || shownFor !== link || !link.isConnected) return;
    const [term, definition] = found;
    popover.replaceChildren(newElement('strong', {}, term), ` ${definition}`);
    popover.showPopover();
    link.setAttribute('aria-describedby', popover.id);
    // Below the word, or above it if there is no room; within the window.
    const word = link.getClientRects()[0] ?? link.getBoundingClientRect();
    const { width, height } = popover.getBoundingClientRect();
    const left = Math.max(8, Math.min(word.left, innerWidth - width - 8));
    const top = word.bottom + 6 + height > innerHeight && word.top - height - 6 > 0 ? word.top - height - 6 : word.bottom + 6;
    popover.style.translate = `${Math.round(left)}px ${Math.round(top)}px`;
  };

  /** The term under the latest touch. */
  let touched: HTMLElement | null = null;

  const termOf = (target: EventTarget | null) => (target instanceof Element ? target.closest<HTMLElement>('a.term[data-term]') : null);
  addEventListener('pointerover', ({ target, pointerType }) => {
    const link = termOf(target);
    if (pointerType === 'touch') return;
    if (link) show(link);
    else if (target instanceof Node && popover.contains(target)) clearTimeout(leaving);
    else if (shownFor && shownFor !== document.activeElement) {
      clearTimeout(leaving);
      leaving = window.setTimeout(hide, 200);
    }
  });
  addEventListener('focusin', ({ target }) => {
    const link = termOf(target);
    // A tap also focuses the link; its click shows the definition, and would otherwise find it shown already.
    if (link && link === touched) return;
    if (link) show(link);
    else hide();
  });
  addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') hide();
  });
  addEventListener('scroll', hide, { passive: true, capture: true });
  addEventListener('pointerdown', ({ target, pointerType }) => {
    if (pointerType !== 'touch') return;
    touched = termOf(target);
    if (!touched && !(target instanceof Node && popover.contains(target))) hide();
  });
  // The first tap shows the definition, the second follows the link.
  addEventListener(
    'click',
    (event) => {
      const link = termOf(event.target);
      if (!link || link !== touched || shownFor === link) return;
      event.preventDefault();
      event.stopPropagation();
      show(link);
    },
    true,
  );
}
