/** Loads a style sheet by its URL. Rejects if that fails; a later call tries again. */
export function loadStyleSheet(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = address;
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      reject(new Error(`${address} could not be loaded.`));
    };
    document.head.append(link);
  });
}
