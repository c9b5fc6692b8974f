/** Shows a comparison, or badges, in the article, and removes it again. Unchanged blocks keep their elements. */

import { itemAt } from '../../basics/lookup.ts';
import type { Patch } from '../../compare/diff/patch.ts';
import { uncover } from '../../shell/target.ts';
import { newElement } from '../new-element.ts';
import { trustedHtml } from '../trusted.ts';

const prose = () => document.querySelector<HTMLElement>('main .prose');

let original: { readonly element: HTMLElement; readonly nodes: readonly Node[] } | null = null;

function elementsOf(html: string): Node[] {
  const template = newElement('template', {});
  template.innerHTML = trustedHtml(html);
  return [...template.content.childNodes];
}

const sheet = new CSSStyleSheet();

function changedSections(prose: Element): Set<string> {
  const anchors = new Set<string>();
  let current: string | null = null;
  for (const element of prose.querySelectorAll('h2[id], h3[id], [data-change]')) {
    if (element.id) current = element.id;
    const isHeading = element.id !== '';
    // A heading may itself be a part of a change, and a change may start with a heading.
    const isChanged = isHeading
      ? element.closest('ins, del') || element.querySelector('ins, del')
      : !element.querySelector(':scope > [id]:first-child');
    if (isChanged && current) anchors.add(current);
  }
  return anchors;
}

function markContents(prose: Element | null): void {
  const anchors = prose ? [...changedSections(prose)] : [];
  const links = anchors.map((anchor) => `:is(.contents, .contents-narrow) a[href="#${CSS.escape(anchor)}"]::after`);
  sheet.replaceSync(
    links.length ? `${links.join(',')}{content:" \\2022" / " (changed)";color:var(--accent-text)}` : '',
  );
  if (!document.adoptedStyleSheets.includes(sheet))
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

export function restore(): void {
  if (original?.element.isConnected) original.element.replaceChildren(...original.nodes);
  original = null;
  markContents(null);
}

/**
 * Applies a patch to the article. Returns false if the patch doesn't fit, because something else has changed the
 * article.
 */
export function display({ parts, blocks }: Patch): boolean {
  const element = prose();
  if (!element) return false;
  const children = [...element.children];
  if (children.length !== blocks) return false;
  original = { element, nodes: [...element.childNodes] };
  element.replaceChildren(
    ...parts.flatMap((part) => (typeof part === 'number' ? [itemAt(children, part)] : elementsOf(part))),
  );
  markContents(element);
  return true;
}

export const changeElements = (): HTMLElement[] => [...(prose()?.querySelectorAll<HTMLElement>('[data-change]') ?? [])];

/** Scrolls to a change, and opens what hides it. */
export function reveal(change: HTMLElement): void {
  uncover(change);
  for (const other of document.querySelectorAll('.current-change')) other.classList.remove('current-change');
  change.classList.add('current-change');
  change.scrollIntoView({
    block: 'center',
    behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth',
  });
}
