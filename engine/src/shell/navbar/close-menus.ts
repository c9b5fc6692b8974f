/** Closes open menus on a press or focus outside, and on Escape. */
export function bindMenus(): void {
  const close = (event: Event) => {
    const isKey = event instanceof KeyboardEvent;
    if (isKey && event.key !== 'Escape') return;
    for (const menu of document.querySelectorAll<HTMLDetailsElement>('.menu[open]')) {
      if (isKey && menu.contains(document.activeElement)) menu.querySelector('summary')?.focus();
      if (isKey || !(event.target instanceof Node && menu.contains(event.target))) menu.open = false;
    }
  };
  for (const type of ['pointerdown', 'focusin', 'keydown']) addEventListener(type, close);
}
