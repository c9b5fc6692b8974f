/** Runs work after the next paint, or immediately in a hidden tab, which paints nothing. */
export function afterPaint(work: () => void): void {
  if (document.hidden) work();
  else requestAnimationFrame(() => setTimeout(work));
}

/** Resolves in a new task, so that the browser can respond to input first. */
export const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));
