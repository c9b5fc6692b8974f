/**
 * Lazily loaded chunks: a spinner after 200 ms, then the chunk, or an error with a "Retry" button. Plain DOM, because it must
 * work when loading code has just failed.
 */
import { focusIn } from './keep-focus.ts';
import { loadStyleSheet } from './style-sheet.ts';

const spinnerDelay = 200;

function wheel(name: string): HTMLElement {
  const element = document.createElement('div');
  element.className = 'chunk-loading';
  element.setAttribute('role', 'status');
  element.setAttribute('aria-label', `Loading the ${name}`);
  return element;
}

/**
 * Loads a chunk and shows its state in `element`. Resolves when it is loaded, after any number of retries by the reader.
 * @param name name of the chunk in messages: "search", "interactive part"
 */
export function loadChunk<T>(element: HTMLElement, name: string, load: () => Promise<T>): Promise<T> {
  return new Promise((resolve) => {
    const attempt = (isRetry: boolean) => {
      const spinner = setTimeout(() => element.replaceChildren(wheel(name)), spinnerDelay);
      load().then(
        (part) => {
          clearTimeout(spinner);
          element.replaceChildren();
          resolve(part);
        },
        (error: unknown) => {
          clearTimeout(spinner);
          showFailure(element, name, error, () => attempt(true), isRetry);
        },
      );
    };
    attempt(false);
  });
}

function showFailure(element: HTMLElement, name: string, error: unknown, retry: () => void, focus: boolean): void {
  console.warn(error);
  const box = document.createElement('div');
  box.className = 'chunk-failed';
  box.setAttribute('role', 'alert');
  const text = document.createElement('p');
  text.textContent = `The ${name} could not be loaded. ${navigator.onLine ? (error instanceof Error ? error.message : String(error)) : 'You are offline.'}`;
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'button';
  button.textContent = 'Retry';
  button.addEventListener('click', () => {
    element.replaceChildren();
    focusIn(element);
    retry();
  });
  box.append(text, button);
  element.replaceChildren(box);
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
