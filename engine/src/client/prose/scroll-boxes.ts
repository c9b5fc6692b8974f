/** Makes code, tables, and formulas focusable while they are too wide, so that the keyboard can scroll them. */
export function bindScrollBoxes(): { pageShown(): void } {
  const observer = new ResizeObserver((entries) => {
    for (const { target } of entries) (target as HTMLElement).tabIndex = target.scrollWidth > target.clientWidth ? 0 : -1;
  });
  return {
    pageShown() {
      observer.disconnect();
      // Islands handle their own scroll boxes.
      for (const box of document.querySelectorAll('.prose :is(pre, .scroll)[tabindex]:not([data-island] *)')) observer.observe(box);
    },
  };
}
