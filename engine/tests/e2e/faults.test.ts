/** Faults in untouched or frozen tabs: a new build, a color mode of another tab. */
import { expect, test } from 'vitest';
import { eventually, faults, hydrate, networkIsQuiet } from './reader.ts';
import { searchInput } from './search.ts';
import { useSite } from './site.ts';

const site = useSite();
const path = '/api/kiln/quickstart';

test('after a deploy, the first use of an untouched tab reloads it once', async () => {
  let loads = 0;
  let manifests = 0;
  const page = await site.open(path, {
    expected: faults,
    before: async (opened) => {
      opened.on('load', () => {
        loads += 1;
      });
      await opened.route('**/assets/boot-*.js*', (route) => route.fulfill({ status: 404, body: '' }));
      await opened.route('**/data/manifest.json', (route) => {
        manifests += 1;
        return route.fulfill({ json: { build: 'of-today' } });
      });
    },
  });
  await page.keyboard.press('Control+k');
  await eventually(() => loads).toBe(2);
  // The client is requested again after two seconds; the build is the same as before, so another reload would not help.
  const before = manifests;
  await eventually(async () => {
    await page.keyboard.press('Shift');
    return manifests;
  }).toBeGreaterThan(before);
  await networkIsQuiet(page);
  expect(loads).toBe(2);
});

test('after a deploy, what the first use asked for is done once the tab is reloaded', async () => {
  let isOld = true;
  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const page = await site.open(path, {
    expected: faults,
    before: async (opened) => {
      await opened.route('**/assets/boot-*.js*', (route) =>
        isOld ? route.fulfill({ status: 404, body: '' }) : route.continue(),
      );
      await opened.route('**/data/manifest.json', async (route) => {
        await asked;
        isOld = false;
        await route.fulfill({ json: { build: 'of-today' } });
      });
    },
  });
  await page.locator('.mode-button').click();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('fir');
  answer();
  await searchInput(page).waitFor();
  await eventually(() => searchInput(page).inputValue()).toBe('fir');
  expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('light');
});

test('a color mode chosen in one tab reaches an untouched one, including its theme-color', async () => {
  const untouched = await site.open('/faq');
  const shown = () =>
    untouched.evaluate(() => ({
      mode: document.documentElement.dataset.theme ?? 'dark',
      bar: document.querySelector<HTMLMetaElement>('meta[name=theme-color]')?.content,
    }));
  const before = await shown();
  const other = await site.open(path, { context: untouched.context() });
  await hydrate(other);
  const button = other.locator('.mode-button');
  expect(await button.getAttribute('aria-pressed')).toBe('false');
  await button.click();
  await eventually(() => button.getAttribute('aria-pressed')).toBe('true');
  await eventually(async () => (await shown()).mode).toBe('light');
  await eventually(async () => (await shown()).bar).not.toBe(before.bar);
});

test('a frozen tab shows the current color mode when it resumes', async () => {
  const page = await site.open('/faq');
  await page.evaluate(() => {
    localStorage.setItem('theme', 'light');
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await eventually(() => page.evaluate(() => document.documentElement.dataset.theme)).toBe('light');
});
