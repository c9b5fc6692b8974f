/** Terms in prose show their definition on hover, on focus, and on the first tap. */

import { closestElement } from '../../shell/closest-element.ts';
import { importAgain } from '../chunk.ts';
import type { Data } from '../data.ts';
import type { TermPopover } from './term-popover.ts';

const termOf = (target: EventTarget | null) => closestElement<HTMLAnchorElement>(target, 'a.term[data-term]');

export function bindTerms(data: Data): void {
  let popover: TermPopover | undefined;
  /** The term that the reader points at, while the popover is being loaded. */
  let asked: HTMLElement | null = null;
  const load = importAgain(() => import('./term-popover.ts'));
  const show = async (link: HTMLElement): Promise<void> => {
    asked = link;
    if (!popover) {
      const { termPopover } = await load();
      popover ??= termPopover(data);
    }
    if (asked === link) await popover.show(link);
  };
  const hide = () => {
    asked = null;
    popover?.hide();
  };
  const isInPopover = (target: EventTarget | null) =>
    target instanceof Node && (popover?.element.contains(target) ?? false);
  // What can't be loaded is a link without a card.
  const tryToShow = (link: HTMLElement) => show(link).catch((error: unknown) => console.warn(error));
  let touched: HTMLElement | null = null;

  addEventListener('pointerover', ({ target, pointerType }) => {
    if (pointerType === 'touch') return;
    const link = termOf(target);
    const shownFor = popover?.shownFor();
    if (link) tryToShow(link);
    else if (isInPopover(target)) popover?.stay();
    else if (shownFor && shownFor !== document.activeElement) popover?.hideLater();
    else if (!shownFor && asked !== document.activeElement) asked = null;
  });
  addEventListener('focusin', ({ target }) => {
    const link = termOf(target);
    // A tap also focuses the link; its click shows the definition, and would otherwise find it shown already.
    if (link && link === touched) return;
    if (link) tryToShow(link);
    else hide();
  });
  addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') hide();
  });
  addEventListener('scroll', hide, { passive: true, capture: true });
  addEventListener('pointerdown', ({ target, pointerType }) => {
    if (pointerType !== 'touch') return;
    touched = termOf(target);
    if (!touched && !isInPopover(target)) hide();
  });
  // The first tap shows the definition, the second follows the link.
  addEventListener(
    'click',
    (event) => {
      const link = termOf(event.target);
      if (!link || link !== touched || popover?.shownFor() === link) return;
      event.preventDefault();
      event.stopPropagation();
      show(link).catch(() => location.assign(link.href));
    },
    true,
  );
}
