/** The drawing of STARK by hand in a real browser: dragging, touch, keyboard, words, print, and a page without script. */

import { eventually, hydrate } from 'onesource/testing/e2e/reader';
import { useSite, type VisitOptions } from 'onesource/testing/e2e/site';
import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';

const site = useSite();
const path = '/proof-system/stark-by-hand';
const place = '[data-island="stark-by-hand"]';

async function openDrawing(options?: VisitOptions): Promise<{ page: Page; island: Locator }> {
  const page = await site.open(path, options);
  await hydrate(page);
  const island = page.locator(place);
  await island.locator('.picture').scrollIntoViewIfNeeded();
  await page.locator(`${place}[data-hydrated]`).waitFor({ state: 'attached' });
  return { page, island };
}

const dot = (island: Locator, row: number) => island.getByLabel(`Dot of row ${row}`, { exact: true });
const verdict = (island: Locator) => island.getByRole('status').textContent();
const sentences = (page: Page) => page.locator(`${place} .story li`);

/** Where the dot of a row is, in pixels of the window. */
async function positionOf(island: Locator, row: number): Promise<{ x: number; y: number }> {
  const box = await dot(island, row).boundingBox();
  if (!box) throw new Error(`Row ${row} has no dot.`);
  const value = Number(await dot(island, row).inputValue());
  return { x: box.x + box.width / 2, y: box.y + 20 + (1 - value / 192) * (box.height - 40) };
}

const heights = (island: Locator, part: string) =>
  island.locator(`${part} > circle`).evaluateAll((circles) => circles.map((circle) => circle.getAttribute('cy')));

it('is dragged: every committed point moves, and the words say what changed', async () => {
  const { page, island } = await openDrawing();
  const before = await heights(island, '.word');
  const from = await positionOf(island, 3);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x, from.y - 80, { steps: 8 });
  await page.mouse.up();
  const value = Number(await dot(island, 3).inputValue());
  expect(Math.abs(value - 89)).toBeLessThan(5);
  await eventually(() => verdict(island)).toContain(`Row 3 is ${value} instead of 12. 184 of 184 points moved`);
  const after = await heights(island, '.word');
  expect(after.length).toBe(32);
  expect(after.every((height, i) => height !== before[i])).toBe(true);
  expect(await island.locator('.rules .label').textContent()).toMatch(/divides: no, remainder \d/);
  expect(await island.locator('.bar.bad').count()).toBe(3);
  expect(await island.locator('.ghost').count()).toBe(184);
  expect(await island.locator('.z .long').count()).toBeGreaterThan(100);
});

it('follows a finger on a dot, and scrolls under a finger elsewhere', async () => {
  const { page, island } = await openDrawing({ viewport: { width: 390, height: 700 }, hasTouch: true, isMobile: true });
  const session = await page.context().newCDPSession(page);
  const swipe = async ({ x, y }: { x: number; y: number }, by: number) => {
    const touch = (type: 'touchStart' | 'touchMove', to: number) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y: to }] });
    await touch('touchStart', y);
    for (let step = 1; step <= 8; step += 1) await touch('touchMove', y + (by * step) / 8);
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  };
  const start = await page.evaluate(() => scrollY);
  const at = await positionOf(island, 4);
  await swipe(at, -80);
  await eventually(() => verdict(island)).toMatch(/Row 4 is \d+ instead of 19/);
  expect(await page.evaluate(() => scrollY)).toBe(start);
  const moved = await dot(island, 4).inputValue();
  await swipe({ x: at.x, y: at.y - 160 }, 80);
  await eventually(() => page.evaluate(() => scrollY)).toBeLessThan(start);
  expect(await dot(island, 4).inputValue()).toBe(moved);
});

it('works with the keyboard, dot by dot', async () => {
  const { page, island } = await openDrawing();
  await dot(island, 2).focus();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await eventually(() => verdict(island)).toContain('2 rows are false');
  expect(await dot(island, 3).getAttribute('aria-valuetext')).toBe('11, false: it was 12');
  expect(await sentences(page).locator('visible=true').allTextContents()).toEqual([
    expect.stringContaining('This proof is yours'),
  ]);
  await island.getByRole('button', { name: 'Back to the story' }).press('Enter');
  await eventually(() => sentences(page).locator('visible=true').allTextContents()).toEqual([
    expect.stringMatching(/^Trace\./),
  ]);
  expect(await dot(island, 3).inputValue()).toBe('12');
  await island.getByLabel(/^Sentence/).press('End');
  await eventually(() => verdict(island)).toMatch(/^✗ Rejected/);
  await island.getByRole('button', { name: 'Reset' }).press('Enter');
  await eventually(() => verdict(island)).toMatch(/^✓ Accepted/);
});

it('tells its story one sentence at a time', async () => {
  const page = await site.open(path);
  await hydrate(page);
  // Waits until the explainer is hydrated: its controls are disabled before.
  const next = page.locator(place).getByRole('button', { name: 'Next' });
  for (let presses = 0; presses < 7; presses += 1) await next.click();
  await eventually(() => page.locator(`${place} .story [aria-current]`).textContent()).toMatch(/^FRI\. .* 24 of 32/);
  expect(await sentences(page).locator('visible=true').count()).toBe(1);
  await eventually(() => verdict(page.locator(place))).toMatch(/^✗ Rejected at a query/);
  await page.locator(place).getByRole('button', { name: 'Back' }).press('Enter');
  await eventually(() => verdict(page.locator(place))).toMatch(/^✗ Rejected at z/);
});

it('shows the controls of a cheating prover once the story has come to them', async () => {
  const { island } = await openDrawing();
  const trick = island.getByLabel('The prover’s trick');
  const next = island.getByRole('button', { name: 'Next' });
  for (let sentence = 1; sentence < 7; sentence += 1) {
    expect(await trick.isVisible()).toBe(false);
    await next.click();
  }
  await eventually(() => trick.isVisible()).toBe(true);
});

it('keeps the verdict on the screen while the figure is', async () => {
  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 390, height: 700 },
  ]) {
    const { island, page } = await openDrawing({ viewport });
    await island.getByLabel(/^Sentence/).press('End');
    for (const part of ['.picture', '.reason', 'summary']) {
      await island
        .locator(part)
        .first()
        .evaluate((it) => it.scrollIntoView({ block: 'end', behavior: 'instant' }));
      const box = await island.getByRole('status').boundingBox();
      const bar = await page.locator('header').first().boundingBox();
      expect(box && box.y >= (bar?.height ?? 0) - 1 && box.y + box.height <= viewport.height).toBe(true);
    }
  }
});

it('shows all sentences without script, and in print with every number', async () => {
  const still = await site.open(path, { javaScriptEnabled: false });
  expect(await sentences(still).locator('visible=true').count()).toBe(9);
  expect(await still.locator(`${place} .word > circle`).count()).toBe(32);
  for (const page of [still, await site.open(path)]) {
    await page.emulateMedia({ media: 'print' });
    expect(await sentences(page).locator('visible=true').count()).toBe(9);
    const numbers = page.locator(`${place} .numbers > li`);
    expect(await numbers.count()).toBe(7);
    for (const text of await numbers.all()) expect((await text.boundingBox())?.height).toBeGreaterThan(20);
  }
});

it('moves without animation if the reader prefers so', async () => {
  for (const [reducedMotion, duration] of [
    ['reduce', '0s'],
    ['no-preference', '0.15s'],
  ] as const) {
    const { island } = await openDrawing({ reducedMotion });
    const circle = island.locator('.word > circle').first();
    expect(await circle.evaluate((it) => getComputedStyle(it).transitionDuration)).toBe(duration);
  }
});
