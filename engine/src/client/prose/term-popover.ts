/** The card with the definition of a term. Loaded on first use, as is the glossary. */

import { type Guard, isText, mapOf } from '../../basics/guards.ts';
import { promiseMemo } from '../../basics/memo.ts';
import { shellIds } from '../../config/ids.ts';
import { fetchData } from '../../transport/fetch-file.ts';
import type { Data } from '../data.ts';
import { newElement } from '../new-element.ts';

type TermDefinition = readonly [term: string, definition: string];
type Definitions = Readonly<Record<string, TermDefinition>>;

const isDefinition = (value: unknown): value is TermDefinition =>
  Array.isArray(value) && isText(value[0]) && isText(value[1]);
const isDefinitions: Guard<Definitions> = mapOf(isDefinition);

function definitionsLoader({ manifest }: Data): () => Promise<Definitions> {
  const loaded = promiseMemo();
  return () => loaded.get('glossary', () => manifest().then(({ glossary }) => fetchData(glossary, isDefinitions)));
}

export interface TermPopover {
  readonly element: HTMLElement;
  shownFor(): HTMLElement | null;
  show(link: HTMLElement): Promise<void>;
  hide(): void;
  /** Hides it soon, unless the pointer moves onto it. */
  hideLater(): void;
  stay(): void;
}

function placeAt(popover: HTMLElement, link: HTMLElement): void {
  const word = link.getClientRects()[0] ?? link.getBoundingClientRect();
  const { width, height } = popover.getBoundingClientRect();
  const left = Math.max(8, Math.min(word.left, innerWidth - width - 8));
  const top =
    word.bottom + 6 + height > innerHeight && word.top - height - 6 > 0 ? word.top - height - 6 : word.bottom + 6;
  popover.style.translate = `${Math.round(left)}px ${Math.round(top)}px`;
}

const hideDelayMs = 200;

export function termPopover(data: Data): TermPopover {
  const loadDefinitions = definitionsLoader(data);
  const element = newElement('div', { class: 'term-popover', id: shellIds.term, popover: 'manual', role: 'tooltip' });
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
