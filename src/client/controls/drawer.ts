/**
 * The drawer is a popover: it opens and closes natively. Here: the rest of the page is inert while it is open, it closes on the
 * desktop layout, once a link is chosen, and on back navigation; and categories open in a time that follows their height.
 */
const desktop = matchMedia('(min-width: 997px)');
const drawer = () => document.getElementById('drawer');

export const isDrawerOpen = (): boolean => drawer()?.matches(':popover-open') ?? false;

export function closeDrawer(): void {
  if (isDrawerOpen()) drawer()?.hidePopover();
}

function setOthersInert(inert: boolean): void {
  for (const part of document.querySelectorAll<HTMLElement>('.skip, .announcement, .navbar, #main, .contents, .footer')) part.inert = inert;
}

/** Time to open a category, in milliseconds: longer for more to show, after Material Design's duration for a height in pixels. */
function openingTime(height: number): number {
  const part = height / 36;
  return height ? Math.round((4 + 15 * part ** 0.25 + part / 5) * 10) : 0;
}

export function bindDrawer(): void {
  const adapt = () => {
    setOthersInert(isDrawerOpen());
    if (isDrawerOpen()) drawer()?.querySelector<HTMLElement>('.drawer-close')?.focus();
    else if (document.activeElement === document.body) document.querySelector<HTMLElement>('.drawer-button')?.focus();
  };
  // Before it closes: the browser then gives focus back to the button that opened it, which must not be inert.
  addEventListener('beforetoggle', ({ target, newState }) => target === drawer() && newState === 'closed' && setOthersInert(false), true);
  // Toggle events do not bubble, but they are captured.
  addEventListener('toggle', ({ target }) => target === drawer() && adapt(), true);
  // Opened before this was here.
  if (isDrawerOpen()) adapt();
  desktop.addEventListener('change', () => {
    if (desktop.matches) closeDrawer();
  });
  addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    if (target.closest('#drawer a')) closeDrawer();
    const category = target.closest('summary')?.parentElement;
    const content = category?.classList.contains('category') ? category.querySelector('ul') : null;
    if (category && content) {
      const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
      category.style.setProperty('--opening', `${still ? 1 : openingTime(content.scrollHeight || content.childElementCount * 32)}ms`);
    }
  });
}
