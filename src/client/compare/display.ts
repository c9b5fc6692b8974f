/** Puts a comparison into the article that is displayed, and takes it out again. Blocks that stay the same keep their elements. */
import type { Patch } from '../../site/changes/patch.ts';
import { trustedHtml } from '../trusted.ts';

const prose = () => document.querySelector<HTMLElement>('#main .prose');

/** The article as it was: its element, and all that was in it. */
let original: { readonly element: HTMLElement; readonly nodes: readonly Node[] } | null = null;

function elementsOf(html: string): Node[] {
  const template = document.createElement('template');
  template.innerHTML = trustedHtml(html);
  return [...template.content.childNodes];
}

/** Takes a comparison or badges out. */
export function restore(): void {
  if (original?.element.isConnected) original.element.replaceChildren(...original.nodes);
  original = null;
}

/** Shows the comparison. False where the article isn't what the patch is for: something else has changed it. */
export function display({ parts, blocks }: Patch): boolean {
  restore();
  const element = prose();
  if (!element) return false;
  const children = [...element.children];
  if (children.length !== blocks) return false;
  original = { element, nodes: [...element.childNodes] };
  element.replaceChildren(...parts.flatMap((part) => (typeof part === 'number' ? [children[part] as Element] : elementsOf(part))));
  return true;
}

/** Shows a badge before each block that has one. */
export function displayBadges(badges: readonly (string | null)[]): boolean {
  restore();
  const element = prose();
  const children = element ? [...element.children] : [];
  if (!element || children.length !== badges.length) return false;
  original = { element, nodes: [...element.childNodes] };
  const nodes = children.flatMap((child, i): Node[] => {
    const text = badges[i];
    if (!text) return [child];
    const badge = document.createElement('p');
    badge.className = 'since-when';
    badge.dataset.change = '';
    badge.textContent = text;
    return [badge, child];
  });
  element.replaceChildren(...nodes);
  return true;
}

/** The first element of each change, in order. */
export const changeElements = (): HTMLElement[] => [...(prose()?.querySelectorAll<HTMLElement>('[data-change]') ?? [])];

/** Brings a change into view, out of closed details and tabs. */
export function reveal(change: HTMLElement): void {
  for (const details of document.querySelectorAll<HTMLDetailsElement>('#main .prose details:not([open])'))
    if (details.contains(change)) details.open = true;
  const panel = change.closest('.tab-panel');
  const tabs = panel?.parentElement;
  if (panel && tabs) {
    const at = [...tabs.querySelectorAll(':scope > .tab-panel')].indexOf(panel);
    const radio = tabs.querySelectorAll<HTMLInputElement>(':scope > label > input')[at];
    if (radio) radio.checked = true;
  }
  for (const other of document.querySelectorAll('.current-change')) other.classList.remove('current-change');
  change.classList.add('current-change');
  change.scrollIntoView({ block: 'center', behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth' });
}
