/** No accessibility violations that axe-core can find in states that readers open; `reading.test.ts` has the page kinds. */
import { test } from 'vitest';
import { expectAccessible, expectLandmarks } from './axe.ts';
import { networkIsQuiet, settle } from './reader.ts';
import { pageKinds, phone, useSite } from './site.ts';

const site = useSite();

test('menu open', async () => {
  const page = await site.open('/api/1.0/kiln/quickstart');
  await settle(page);
  await page.locator('.navbar .menu.versions summary').click();
  await expectAccessible(page);
});

test('the dialog of search adds no landmark, and says how many results there are', async () => {
  const page = await site.open('/api/kiln/quickstart');
  await settle(page);
  await page.keyboard.press('/');
  await page.locator('dialog[open] input').fill('kiln');
  await page.locator('dialog[open] [role=option], dialog[open] .hit, dialog[open] li a').first().waitFor();
  await expectLandmarks(page);
});

test('what only phones show, in both color modes', async () => {
  const page = await site.open(pageKinds['data tables'], phone);
  await settle(page);
  await expectAccessible(page);
});

test('drawer open', async () => {
  const page = await site.open('/api/kiln/quickstart', phone);
  await page.locator('.drawer-button').tap();
  await networkIsQuiet(page);
  // The rest of the page is inert.
  await expectAccessible(page, '.sidebar');
});
