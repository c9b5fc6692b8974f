/** Navigation: links, back and forward, versions, anchors; client-side in browsers with the Navigation API. */
import { expect, test } from 'vitest';
import type { Reader } from './reader.ts';

const quickstart = '/api/kiln/quickstart';

/** Adds the tests; like the callback of `describe`, a list that is as long as it has tests. */
export function movingTests(given: () => Reader): void {
  test('a link leads to a page, by client-side navigation if the browser supports it', async () => {
    const reader = given();
    await reader.open(quickstart);
    await reader.wake();
    await reader.evaluate(() => document.documentElement.setAttribute('data-same', ''));
    const title = await reader.evaluate(() => document.title);
    await reader.click('.pagination a:last-of-type');
    await reader.until((before) => document.title !== before && document.querySelector('main h1') !== null, title);
    const moved = await reader.evaluate(() => ({
      inPlace: document.documentElement.hasAttribute('data-same'),
      canBe: 'navigation' in window,
      top: scrollY,
    }));
    expect(moved).toEqual({ inPlace: moved.canBe, canBe: moved.canBe, top: 0 });
  });

  test('back and forward show the pages they lead to', async () => {
    const reader = given();
    await reader.open(quickstart);
    await reader.wake();
    const heading = () => document.querySelector('main h1')?.textContent ?? '';
    const first = await reader.evaluate(heading);
    await reader.click('.navbar a[href="/faq"], .footer a[href="/faq"], a[href="/faq"]');
    await reader.arrives('/faq');
    await reader.until((text) => document.querySelector('main h1')?.textContent !== text, first);
    const second = await reader.evaluate(heading);
    await reader.back();
    await reader.until((text) => document.querySelector('main h1')?.textContent === text, first);
    await reader.arrives(quickstart);
    await reader.forward();
    await reader.until((text) => document.querySelector('main h1')?.textContent === text, second);
  });

  test('the version switch keeps the topic and the heading', async () => {
    const reader = given();
    await reader.open(`${quickstart}#write-the-program`);
    await reader.wake();
    await reader.click('.menu.versions > summary');
    await reader.click('.menu.versions a[data-version="1.0"]');
    await reader.arrives('/api/1.0/kiln/quickstart');
    expect(await reader.evaluate(() => location.hash)).toBe('#write-the-program');
    await reader.until(() => {
      const top = document.getElementById('write-the-program')?.getBoundingClientRect().top ?? -1;
      return top >= 50 && top < innerHeight / 2;
    });
  });
}
