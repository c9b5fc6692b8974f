/**
 * Terms in prose show their definition on hover, on focus, and on the first tap. The glossary is fetched on first use.
 */
import { fetchData } from '../../model/fetch-file.ts';
import { type Guard, isText, mapOf } from '../../problems/guards.ts';
import type { Data } from '../data.ts';
import { newElement } from '../new-element.ts';

type TermDefinition = readonly [term: string, definition: string];
type Definitions = Readonly<Record<string, TermDefinition>>;

const isDefinition = (value: unknown): value is TermDefinition =>
  Array.isArray(value) && isText(value[0]) && isText(value[1]);
const isDefinitions: Guard<Definitions> = mapOf(isDefinition);

/** Returns what loads the glossary once, and after a failure or an edit again. */
function definitionsLoader({ manifest }: Data): () => Promise<Definitions> {
  let definitions: Promise<Definitions> | null = null;
  const forget = () => {
    definitions = null;
  };
  import.meta.hot?.on('site:edit', forget);
  return () => {
    definitions ??= manifest().then(({ glossary }) => fetchData(glossary, isDefinitions));
    definitions.catch(forget);
    return definitions;
  };
}

interface TermPopover {
  readonly element: HTMLElement;
  /** The term whose definition is shown or being loaded. */
  shownFor(): HTMLElement | null;
  show(link: HTMLElement): Promise<void>;
  hide(): void;
  /** Hides it soon, unless the pointer moves onto it. */
  hideLater(): void;
  stay(): void;
}

/** Puts the popover below a word, or above it if there is no room; within the window. */
function placeAt(popover: HTMLElement, link: HTMLElement): void {
  const word = link.getClientRects()[0] ?? link.getBoundingClientRect();
  const { width, height } = popover.getBoundingClientRect();
  const left = Math.max(8, Math.min(word.left, innerWidth - width - 8));
  const top =
    word.bottom + 6 + height > innerHeight && word.top - height - 6 > 0 ? word.top - height - 6 : word.bottom + 6;
  popover.style.translate = `${Math.round(left)}px ${Math.round(top)}px`;
}

const hideDelayMs = 200;

function termPopover(loadDefinitions: () => Promise<Definitions>): TermPopover {
  const element = newElement('div', { class: 'term-popover', id: 'term-popover', popover: 'manual', role: 'tooltip' });
  document.body.append(element);
  let shownFor: HTMLElement | null = null;
  let timer = 0;

  const stay = () => clearTimeout(timer);
  const hide = () => {
    if (!shownFor) return;
    shownFor.removeAttribute('aria-describedby');
    shownFor = null;
    if (element.matches(':popover-open')) element.hidePopover();
  };
  const show = async (link: HTMLElement) => {
    stay();
    if (shownFor === link) return;
    hide();
    shownFor = link;
    const entry = (await loadDefinitions().catch((): Definitions => ({})))[link.dataset.term ?? ''];
    if (!entry || shownFor !== link || !link.isConnected) return;
    const [term, definition] = entry;
    element.replaceChildren(newElement('strong', {}, term), ` ${definition}`);
    element.showPopover();
    link.setAttribute('aria-describedby', element.id);
    placeAt(element, link);
  };
  const hideLater = () => {
    stay();
    timer = window.setTimeout(hide, hideDelayMs);
  };
  return { element, shownFor: () => shownFor, show, hide, hideLater, stay };
}

const termOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('a.term[data-term]') : null;

export function bindTerms(data: Data): void {
  const popover = termPopover(definitionsLoader(data));
  const isInPopover = (target: EventTarget | null) => target instanceof Node && popover.element.contains(target);
  /** The term under the latest touch. */
  let touched: HTMLElement | null = null;

  addEventListener('pointerover', ({ target, pointerType }) => {
    if (pointerType === 'touch') return;
    const link = termOf(target);
    const shownFor = popover.shownFor();
    if (link) popover.show(link);
    else if (isInPopover(target)) popover.stay();
    else if (shownFor && shownFor !== document.activeElement) popover.hideLater();
  });
  addEventListener('focusin', ({ target }) => {
    const link = termOf(target);
    // A tap also focuses the link; its click shows the definition, and would otherwise find it shown already.
    if (link && link === touched) return;
    if (link) popover.show(link);
    else popover.hide();
  });
  addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') popover.hide();
  });
  addEventListener('scroll', popover.hide, { passive: true, capture: true });
  addEventListener('pointerdown', ({ target, pointerType }) => {
    if (pointerType !== 'touch') return;
    touched = termOf(target);
    if (!touched && !isInPopover(target)) popover.hide();
  });
  // The first tap shows the definition, the second follows the link.
  addEventListener(
    'click',
    (event) => {
      const link = termOf(event.target);
      if (!link || link !== touched || popover.shownFor() === link) return;
      event.preventDefault();
      event.stopPropagation();
      popover.show(link);
    },
    true,
  );
}
