/** Runs work once the next frame is on screen: what a reader waits for comes first. At once in a tab that shows no frames. */
export function afterPaint(work: () => void): void {
  if (document.hidden) work();
  else requestAnimationFrame(() => setTimeout(work));
}

/** Resolves in a task of its own: the browser can respond to the reader first. */
export const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));
