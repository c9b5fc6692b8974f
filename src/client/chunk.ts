/**
 * Parts that are loaded later: a spinner after 200 ms, then the part, or what failed with a button "Retry". Plain DOM, since it has to
 * work where loading code just failed.
 */
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
 * Loads a part and shows in `element` how it goes. Resolves once it is loaded, after as many tries as the reader makes.
 * @param name what the failure calls the part: "search", "interactive part"
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
    retry();
  });
  box.append(text, button);
  element.replaceChildren(box);
  // The reader pressed the button that was here before.
  if (focus) button.focus();
}

/**
 * An import that can be tried again: browsers remember a failed one by its address, so a further try asks under another.
 * @param load imports the module; the address of a failed one is taken from its error
 */
export function importAgain<T>(load: () => Promise<T>): () => Promise<T> {
  let failed: string | undefined;
  let missingStyle: string | undefined;
  let tries = 0;
  return async () => {
    // The bundler's loader asks for a style sheet once only, and takes it for there afterwards.
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
