/** A network failure. */
import { expect, test } from 'vitest';
import type { Reader } from './reader.ts';

export function networkTests(given: () => Reader): void {
  test('opened pages can be read offline, if the browser has service workers', async () => {
    const reader = given();
    const path = '/api/kiln/quickstart';
    await reader.open(path);
    await reader.wake();
    if (!(await reader.evaluate(() => 'serviceWorker' in navigator))) {
      // Without service workers, only the current page keeps working.
      await reader.disconnect();
      await reader.click('.mode-button');
      await reader.until(() => document.documentElement.dataset.theme === 'light');
      await reader.reconnect();
      return;
    }
    await reader.until(() => navigator.serviceWorker.controller !== null);
    await reader.goOn('/faq');
    await reader.wake();
    await reader.goOn(path);
    const heading = await reader.evaluate(() => document.querySelector('#main h1')?.textContent);
    await reader.wake();
    await reader.until(
      async (wanted) => (await Promise.all(wanted.map((address) => caches.match(address)))).every(Boolean),
      [path, '/faq'],
    );
    await reader.disconnect();
    try {
      await reader.goOn('/faq');
      await reader.arrives('/faq');
      await reader.goOn(path);
      await reader.arrives(path);
      expect(await reader.evaluate(() => document.querySelector('#main h1')?.textContent)).toBe(heading);
    } finally {
      await reader.reconnect();
    }
  });
}
