/** What is entered in an island before, while, and after it hydrates leads to the same, on every line. */

import { eventually, hold, hydrate, networkIsQuiet } from 'onesource/testing/e2e/reader';
import { useSite } from 'onesource/testing/e2e/site';
import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { awaken, islandCases, says, slot } from './island-cases.ts';

const site = useSite();

/** Slow, ordinary, and fast: milliseconds there and back, and bytes a second. */
const lines = [
  { latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 },
  { latency: 150, downloadThroughput: 200_000, uploadThroughput: 200_000 },
  { latency: 20, downloadThroughput: 2_000_000, uploadThroughput: 2_000_000 },
] as const;

/** Edits the first visible control of each kind, in the order of the document. Returns their values. */
async function edit(island: Locator): Promise<readonly string[]> {
  const values = new Map<string, string>();
  for (const control of await island.locator('input, textarea, select').locator('visible=true').all()) {
    const kind = await control.evaluate((it) => (it as HTMLInputElement).type);
    if (values.has(kind)) continue;
    if (kind === 'select-one') await control.selectOption({ index: 1 });
    else if (kind === 'range') await control.press('ArrowRight');
    else await control.fill('13');
    values.set(kind, await control.inputValue());
  }
  return [...values.values()];
}

it.each(islandCases)(
  '$name says the same after edits at any moment of loading as after the same edits later',
  async (islandCase) => {
    // As a reader would: looks at the island, and asks again for what didn't come in time.
    const hydrated = (page: Page) =>
      eventually(async () => {
        const island = slot(page, islandCase);
        await island.scrollIntoViewIfNeeded();
        const retry = page.getByRole('button', { name: 'Retry', exact: true });
        if (await retry.isVisible()) await retry.click();
        return island.getAttribute('data-hydrated');
      }).toBe('');
    const editLate = async () => {
      const page = await site.open(islandCase.path);
      await awaken(page, islandCase);
      await networkIsQuiet(page);
      return { page, values: await edit(slot(page, islandCase)) };
    };
    const editBefore = async () => {
      const page = await site.open(islandCase.path);
      const release = await hold(page, '**/assets/island-*.js*');
      await slot(page, islandCase).scrollIntoViewIfNeeded();
      const values = await edit(slot(page, islandCase));
      await hydrate(page);
      release();
      await hydrated(page);
      return { page, values };
    };
    // The edits begin when the client does, and end whenever they do.
    const editDuring = async (line: (typeof lines)[number]) => {
      const page = await site.open(islandCase.path);
      const session = await page.context().newCDPSession(page);
      await session.send('Network.emulateNetworkConditions', { offline: false, ...line });
      await page.mouse.move(3, 300);
      await slot(page, islandCase).scrollIntoViewIfNeeded();
      const values = await edit(slot(page, islandCase));
      await hydrated(page);
      return { page, values };
    };
    const [late, ...early] = await Promise.all([editLate(), editBefore(), ...lines.map(editDuring)]);
    const expected = await says(slot(late.page, islandCase));
    for (const { page, values } of early) {
      expect(values).toEqual(late.values);
      await eventually(() => says(slot(page, islandCase))).toBe(expected);
    }
  },
);
