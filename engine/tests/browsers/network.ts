/** A network failure. */
import { test } from 'vitest';
import type { Reader } from './reader.ts';

export function networkTests(given: () => Reader): void {
  test('without a network, an open page keeps working', async () => {
    const reader = given();
    await reader.open('/api/kiln/quickstart');
    await reader.wake();
    await reader.disconnect();
    try {
      await reader.click('.mode-button');
      await reader.until(() => document.documentElement.dataset.theme === 'light');
    } finally {
      await reader.reconnect();
    }
  });
}
