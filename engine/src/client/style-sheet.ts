import { newElement } from './new-element.ts';

/** Loads a style sheet by its URL. Rejects if that fails; a later call tries again. */
export function loadStyleSheet(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = newElement('link', { rel: 'stylesheet', href: address });
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      reject(new Error(`${address} could not be loaded.`));
    };
    document.head.append(link);
  });
}
