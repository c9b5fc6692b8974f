/**
 * Lazily loaded chunks: a spinner after 200 ms, then the chunk, or an error with a "Retry" button. Plain DOM, because
 * it must work when loading code has just failed.
 */
import { loadFailure } from '../shell/load-failure.ts';
import { focusIn } from './keep-focus.ts';
import { newElement } from './new-element.ts';
import { loadStyleSheet } from './style-sheet.ts';

const spinnerDelayMs = 200;

const spinner = (name: string) =>
  newElement('div', { class: 'chunk-loading', role: 'status', 'aria-label': `Loading the ${name}` });

/**
 * Loads a chunk and shows its state in `element`. Resolves when it is loaded, after any number of retries by the
 * reader.
 * @param name name of the chunk in messages: "search", "interactive part"
 */
export function loadChunk<T>(element: HTMLElement, name: string, load: () => Promise<T>): Promise<T> {
  return new Promise((resolve) => {
    const attempt = (isRetry: boolean) => {
      const timer = setTimeout(() => element.replaceChildren(spinner(name)), spinnerDelayMs);
      load().then(
        (part) => {
          clearTimeout(timer);
          element.replaceChildren();
          resolve(part);
        },
        (error: unknown) => {
          clearTimeout(timer);
          showFailure(element, name, error, () => attempt(true), isRetry);
        },
      );
    };
    attempt(false);
  });
}

function showFailure(element: HTMLElement, name: string, error: unknown, retry: () => void, focus: boolean): void {
  console.warn(error);
  const text = newElement('p', {}, loadFailure(`The ${name}`));
  const button = newElement('button', { type: 'button', class: 'button' }, 'Retry');
  button.addEventListener('click', () => {
    element.replaceChildren();
    focusIn(element);
    retry();
  });
  element.replaceChildren(newElement('div', { class: 'chunk-failed', role: 'alert' }, text, button));
  // The reader pressed the previous button, which is gone.
  if (focus) button.focus();
}

/**
 * Makes an import retryable: browsers cache a failed import by its URL, so a retry requests another one.
 * @param load imports the module; if it fails, the URL is taken from the error
 */
export function importAgain<T>(load: () => Promise<T>): () => Promise<T> {
  let failed: string | undefined;
  let missingStyle: string | undefined;
  let tries = 0;
  return async () => {
    // The bundler's loader requests a style sheet only once, and then assumes that it is loaded.
    if (missingStyle) await loadStyleSheet(missingStyle);
    missingStyle = undefined;
    try {
      return await load();
    } catch (error) {
      const message = error instanceof Error ? error.message : '';
      missingStyle = /\S+\.css/.exec(message)?.[0];
      const again = failed;
      failed ??= /https?:\S+\.js/.exec(message)?.[0];
      if (!again) throw error;
      return (await import(/* @vite-ignore */ `${again}?again=${++tries}`)) as T;
    }
  };
}
