/**
 * Parts that are loaded later: a spinner after 200 ms, then the part, or what failed with a button "Retry". Plain DOM, since it has to
 * work where loading code just failed.
 */
import type { Manifest } from '../build/write-site.ts';

const spinnerDelay = 200;

export interface ChunkPlace {
  /** Shows the state: nothing, the spinner, or the failure. */
  readonly element: HTMLElement;
}

/** Whether the site was built anew since this page was loaded: then its old files may be gone. */
export async function isOutdated(base: string, ownBuild: () => Promise<Manifest>): Promise<boolean> {
  try {
    const [own, response] = await Promise.all([ownBuild(), fetch(`${base}/data/manifest.json`, { cache: 'no-store' })]);
    return response.ok && ((await response.json()) as Manifest).build !== own.build;
  } catch {
    return false;
  }
}

/**
 * Loads a part and shows in `element` how it goes. Resolves once it is loaded, after as many tries as the reader makes.
 * @param name what the failure calls the part: "search", "explainer"
 */
export function loadChunk<T>(element: HTMLElement, name: string, load: () => Promise<T>): Promise<T> {
  return new Promise((resolve) => {
    let tries = 0;
    const attempt = () => {
      const spinner = setTimeout(() => {
        element.replaceChildren();
        const wheel = document.createElement('div');
        wheel.className = 'chunk-loading';
        wheel.setAttribute('role', 'status');
        wheel.setAttribute('aria-label', `Loading the ${name}`);
        element.append(wheel);
      }, spinnerDelay);
      load().then(
        (part) => {
          clearTimeout(spinner);
          element.replaceChildren();
          resolve(part);
        },
        (error: unknown) => {
          clearTimeout(spinner);
          tries++;
          showFailure(element, name, error, attempt, tries);
        },
      );
    };
    attempt();
  });
}

function showFailure(element: HTMLElement, name: string, error: unknown, retry: () => void, tries: number): void {
  console.warn(error);
  const box = document.createElement('div');
  box.className = 'chunk-failed';
  box.setAttribute('role', 'alert');
  const text = document.createElement('p');
  text.textContent = `The ${name} could not be loaded. ${error instanceof Error ? error.message : String(error)}`;
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
  if (tries > 1) button.focus();
}

/**
 * Imports a module anew on every try: browsers remember a failed import by its address, so a retry asks under another one.
 * @param load imports the module; the address of a failed one is taken from its error
 */
export async function importAgain<T>(load: () => Promise<T>, tries = { count: 0 }): Promise<T> {
  try {
    return await load();
  } catch (error) {
    const address = /https?:\S+\.js/.exec(error instanceof Error ? error.message : '')?.[0];
    tries.count++;
    if (!address || tries.count < 2) throw error;
    return (await import(/* @vite-ignore */ `${address}?again=${tries.count}`)) as T;
  }
}
