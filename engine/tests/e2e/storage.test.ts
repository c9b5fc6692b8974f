/** A browser that allows no storage: the site can be read and searched. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { eventually, hydrate, linkTo, settle, showsHeading } from './reader.ts';
import { useSite } from './site.ts';

const site = useSite();
const start = '/api/1.2/kiln/quickstart';

/** Reads a page, follows a link, and searches. */
async function read(page: Page): Promise<void> {
  await settle(page);
  const theme = () => page.evaluate(() => document.documentElement.dataset.theme ?? 'dark');
  const before = await theme();
  await page.locator('.mode-button').click();
  await eventually(theme).not.toBe(before);
  await linkTo(page, '/api/1.2/kiln/install').click();
  await showsHeading(page, 'Installation');
  await page.keyboard.press('Control+k');
  await page.locator('.search-dialog input').fill('firing');
  await page.locator('.search-dialog [role=option]').first().waitFor();
  await page.keyboard.press('Escape');
  await page.reload();
  await hydrate(page);
  await showsHeading(page, 'Installation');
}

describe('storage that is not allowed', () => {
  /** What browsers do if cookies and site data are blocked: they reject, or throw errors. */
  const forbid = (page: Page) =>
    page.addInitScript(() => {
      const refusal = () => new DOMException('The operation is insecure.', 'SecurityError');
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, {
          get() {
            throw refusal();
          },
        });
    });

  test('pages are read and searched', async () => {
    const page = await site.open(start, { before: forbid });
    await read(page);
  });

  test('the console warns once', async () => {
    const warnings: string[] = [];
    const page = await site.open(start, {
      before: async (opening) => {
        opening.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
        await forbid(opening);
      },
    });
    await settle(page);
    await page.locator('.mode-button').click();
    expect(warnings.filter((text) => text.startsWith('Browser storage is not available'))).toHaveLength(1);
  });
});
