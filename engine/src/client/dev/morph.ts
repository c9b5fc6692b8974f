/** Development only: shows an edited body without touching unchanged blocks. */
import { steps } from '../../compare/diff/sequence.ts';
import { itemAt } from '../../problems/lookup.ts';

function contentOf(html: string): DocumentFragment {
  const template = document.createElement('template');
  template.innerHTML = html;
  return template.content;
}

/**
 * The blocks of a body as text, without the content of islands, whose components are replaced separately, with their
 * state.
 */
function blockTexts(html: string) {
  const content = contentOf(html);
  for (const island of content.querySelectorAll('[data-island]')) island.replaceChildren();
  return [...content.children].map((block, index) => ({ text: block.outerHTML, index }));
}

/**
 * Replaces what differs in a body.
 * @param prose the element that shows the body
 * @param before its HTML as the server sent it
 */
export function morph(prose: Element, before: string, after: string): void {
  const [old, fresh] = [blockTexts(before), [...contentOf(after).children]];
  const shown = [...prose.children];
  // An extension or a translator changed the page.
  if (shown.length !== old.length) {
    prose.replaceChildren(...fresh);
    return;
  }
  const blockSteps = steps(old, blockTexts(after), ({ text }) => text);
  for (const step of blockSteps)
    if (step.type === 'changed') for (const { index } of step.before) shown[index]?.remove();
  let next = prose.firstElementChild;
  for (const step of blockSteps) {
    if (step.type === 'same') next = shown[step.before.at(-1)?.index ?? 0]?.nextElementSibling ?? null;
    else for (const { index } of step.after) prose.insertBefore(itemAt(fresh, index), next);
  }
}
