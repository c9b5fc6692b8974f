/** Actions in the search dialog, and its contents, for tests. */
import type { Page } from 'playwright-core';
import { eventually } from './reader.ts';
import type { BuiltSite, VisitOptions } from './site.ts';

export const searchInput = (page: Page) => page.getByRole('dialog').getByRole('combobox', { name: 'Search' });
/** The results, and the link to all of them. */
export const results = (page: Page) => page.locator('dialog [role=option]');

/** Opens the dialog with the keyboard when the document is complete: during a navigation, keys are lost. */
export async function openDialog(page: Page): Promise<void> {
  await page.waitForLoadState();
  await page.keyboard.press('Control+k');
  await searchInput(page).waitFor();
}

/** Opens a page, and the dialog on it. */
export async function openWithSearch(site: BuiltSite, path: string, options?: VisitOptions): Promise<Page> {
  const page = await site.open(path, options);
  await openDialog(page);
  return page;
}

export async function dialogCloses(page: Page): Promise<void> {
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

/** Pastes a text where the focus is, as an event, since a clipboard is shared by all pages. */
export async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', pasted);
    document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
  }, text);
}

/** Types a query as a reader does, and waits for its answer. */
export async function searchFor(page: Page, query: string): Promise<void> {
  await searchInput(page).fill('');
  await searchInput(page).pressSequentially(query);
  await eventually(() => page.getByRole('dialog').getByRole('status').textContent()).toContain(`for ${query}`);
}

/** Addresses of the results that are shown, without the link to all results. */
export function addresses(page: Page): Promise<string[]> {
  return page
    .locator('dialog [role=group] [role=option]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
}

/** Texts that are highlighted in the page. */
export function highlighted(page: Page): Promise<string[]> {
  return page.evaluate(() => [...((CSS.highlights.get('search') as Iterable<Range> | undefined) ?? [])].map(String));
}
