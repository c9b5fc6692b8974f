/**
 * Whatever a reader does while an island is loading, the island never says something that its controls don't: they are
 * disabled until it can answer. That doesn't depend on the island: each is on one of the lines, and several are on each
 * line.
 */

import { setTimeout } from 'node:timers/promises';
import { eventually, hold, hydrate, networkIsQuiet } from 'onesource/testing/e2e/reader';
import { useSite } from 'onesource/testing/e2e/site';
import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { awaken, type IslandCase, islandCases, says, slot } from './island-cases.ts';

const site = useSite();

/** Slow, ordinary, and fast. */
const lines = [
  { latencyMs: 400, bytesPerSecond: 50_000 },
  { latencyMs: 150, bytesPerSecond: 200_000 },
  { latencyMs: 20, bytesPerSecond: 2_000_000 },
] as const;

/** Puts a page on a line. The browser's own emulation sometimes holds requests back forever. */
async function putOnLine(page: Page, { latencyMs, bytesPerSecond }: (typeof lines)[number]): Promise<void> {
  let line: Promise<unknown> = Promise.resolve();
  await page.route('**/*', async (route) => {
    // The server may close a connection that is used again.
    const response = await route.fetch({ maxRetries: 3 });
    const bytes = Number(response.headers()['content-length'] ?? 0);
    line = line.then(() => setTimeout((bytes / bytesPerSecond) * 1000));
    await Promise.all([line, setTimeout(latencyMs)]);
    await route.fulfill({ response });
  });
}

const controlsOf = (island: Locator) => island.locator('input, textarea, select').locator('visible=true');

/** Places of the first control of each kind. A list without a second option can't be edited. */
const firstOfEachKind = (island: Locator): Promise<readonly number[]> =>
  controlsOf(island).evaluateAll((all) => {
    const kinds = new Set<string>();
    return all.flatMap((control, i) => {
      const { type } = control as HTMLInputElement;
      if (kinds.has(type) || (control instanceof HTMLSelectElement && control.options.length < 2)) return [];
      kinds.add(type);
      return [i];
    });
  });

/** Edits the controls at some places, each as soon as it can be edited. Returns their values. */
async function edit(island: Locator, places: readonly number[]): Promise<readonly string[]> {
  const values: string[] = [];
  for (const place of places) {
    const control = controlsOf(island).nth(place);
    const kind = await control.evaluate((it) => (it as HTMLInputElement).type);
    if (kind === 'select-one') await control.selectOption({ index: 1 });
    else if (kind === 'range') {
      await control.and(control.page().locator(':enabled')).waitFor();
      await control.press('ArrowRight');
    } else await control.fill('13');
    values.push(await control.inputValue());
  }
  return values;
}

// As a reader would: looks at the island, and asks again for what didn't come in time. Slow lines take seconds.
const hydrated = (page: Page, islandCase: IslandCase) =>
  expect
    .poll(
      async () => {
        const island = slot(page, islandCase);
        await island.scrollIntoViewIfNeeded();
        const retry = page.getByRole('button', { name: 'Retry', exact: true });
        if (await retry.isVisible()) await retry.click();
        return island.getAttribute('data-hydrated');
      },
      { interval: 250 },
    )
    .toBe('');

async function editLate(page: Page, islandCase: IslandCase) {
  const places = await firstOfEachKind(slot(page, islandCase));
  await awaken(page, islandCase);
  await networkIsQuiet(page);
  await eventually(() => says(slot(page, islandCase))).toMatch(islandCase.answersWhenSeen ?? '');
  return { places, values: await edit(slot(page, islandCase), places) };
}

const valuesOf = (island: Locator): Promise<readonly string[]> =>
  controlsOf(island).evaluateAll((all) =>
    all.map((control) => `${(control as HTMLInputElement).value} ${(control as HTMLInputElement).checked}`),
  );

const enabledIn = (island: Locator) => island.locator(':is(button, input, select, textarea):enabled').count();

/** Presses and types on each control as a reader would who doesn't see that it waits. */
async function tryToEdit(page: Page, island: Locator): Promise<void> {
  for (const control of await island.locator('button, input, textarea, select').locator('visible=true').all()) {
    await control.click({ force: true });
    await page.keyboard.type('13');
    await page.keyboard.press('ArrowUp');
  }
}

async function editBefore(page: Page, islandCase: IslandCase, places: readonly number[]): Promise<readonly string[]> {
  const release = await hold(page, '**/assets/island-*.js*');
  const island = slot(page, islandCase);
  await island.scrollIntoViewIfNeeded();
  const [values, said] = [await valuesOf(island), await says(island)];
  expect(await enabledIn(island)).toBe(0);
  await tryToEdit(page, island);
  await hydrate(page);
  await tryToEdit(page, island);
  expect(await enabledIn(island)).toBe(0);
  expect(await valuesOf(island)).toEqual(values);
  expect(await says(island)).toBe(said);
  release();
  await hydrated(page, islandCase);
  return edit(island, places);
}

/** The browser fills in what was entered before. */
async function editAfterReload(page: Page, islandCase: IslandCase, places: readonly number[]) {
  await page.reload();
  await awaken(page, islandCase);
  return edit(slot(page, islandCase), places);
}

/** The edits begin when the client does, and end whenever they do. */
const editDuring =
  (line: (typeof lines)[number]): typeof editBefore =>
  async (page, islandCase, places) => {
    await putOnLine(page, line);
    await page.mouse.move(3, 300);
    await slot(page, islandCase).scrollIntoViewIfNeeded();
    const values = await edit(slot(page, islandCase), places);
    await hydrated(page, islandCase);
    return values;
  };

/** In one tab, which loads the page again for each moment. */
async function compareEdits(islandCase: IslandCase, line: (typeof lines)[number]): Promise<void> {
  const page = await site.open(islandCase.path);
  const said = () => says(slot(page, islandCase));
  const { places, values } = await editLate(page, islandCase);
  const expected = await said();
  for (const editEarly of [editBefore, editDuring(line), editAfterReload]) {
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    if (editEarly !== editAfterReload) await page.goto(site.url(islandCase.path));
    expect(await editEarly(page, islandCase, places), islandCase.name).toEqual(values);
    await eventually(said).toBe(expected);
  }
}

// Several islands at once: most of the time, a slow line keeps them waiting.
const together = 4;
const onLines = islandCases.map((islandCase, i) => ({ islandCase, line: lines[i % lines.length] ?? lines[0] }));
const groups = Array.from({ length: Math.ceil(onLines.length / together) }, (_, i) =>
  onLines.slice(i * together, (i + 1) * together),
);
it.each(groups.map((group) => [group.map(({ islandCase }) => islandCase.name).join(', '), group] as const))(
  'edits at any moment of loading lead to what the same edits lead to later: %s',
  async (_, group) => {
    await Promise.all(group.map(({ islandCase, line }) => compareEdits(islandCase, line)));
  },
);
