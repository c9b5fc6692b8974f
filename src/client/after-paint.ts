/** Does work once the next frame is on screen: what a reader waits for comes first. At once in a tab that shows no frames. */
export function afterPaint(work: () => void): void {
  if (document.hidden) work();
  else requestAnimationFrame(() => setTimeout(work));
}

/** Waits until the browser is through with the event at hand. */
export const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));
