/** Registers the service worker, once the page has nothing better to do. */
import { site } from 'virtual:site';
import { trustedUrl } from '../trusted.ts';

export function registerWorker(): void {
  const register = () => {
    navigator.serviceWorker.register(trustedUrl(`${site.base}/sw.js`), { scope: `${site.base}/` }).catch((error: unknown) => console.warn('Nothing is kept for reading offline.', error));
  };
  'requestIdleCallback' in window ? requestIdleCallback(register, { timeout: 5000 }) : setTimeout(register, 2000);
}
