/** Code, tables and formulas that are too wide scroll, so the keyboard stops at them: but only while there is something to scroll to. */
export function bindScrollBoxes(): { pageShown(): void } {
  const observer = new ResizeObserver((entries) => {
    for (const { target } of entries) (target as HTMLElement).tabIndex = target.scrollWidth > target.clientWidth ? 0 : -1;
  });
  return {
    pageShown() {
      observer.disconnect();
      // An island takes care of its scroll boxes itself.
      for (const box of document.querySelectorAll('.prose :is(pre, .scroll)[tabindex]:not([data-island] *)')) observer.observe(box);
    },
  };
}
