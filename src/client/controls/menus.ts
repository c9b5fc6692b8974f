/** Menus of the bar: they open natively; here they close, on a press elsewhere, when focus moves on, on Escape and once a link is chosen. */
const openMenus = () => document.querySelectorAll<HTMLDetailsElement>('details.menu[open]');

function closeAllBut(target: EventTarget | null): void {
  for (const menu of openMenus()) if (!(target instanceof Node && menu.contains(target))) menu.open = false;
}

export function bindMenus(): void {
  addEventListener('pointerdown', ({ target }) => closeAllBut(target));
  addEventListener('focusin', ({ target }) => closeAllBut(target));
  addEventListener('click', ({ target }) => {
    const chosen = target instanceof Element && target.closest('a') && target.closest<HTMLElement>('details.menu');
    if (!chosen) return;
    closeAllBut(null);
    // The pointer still rests on the menu, which would keep it open.
    chosen.dataset.chosen = '';
    chosen.addEventListener('pointerleave', () => delete chosen.dataset.chosen, { once: true });
  });
  addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    for (const menu of openMenus()) {
      const focusInside = menu.contains(document.activeElement);
      menu.open = false;
      if (focusInside) menu.querySelector('summary')?.focus();
    }
  });
}
