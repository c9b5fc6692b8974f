/**
 * What a reader downloads for the first result of search, and how long it takes on a slow phone, on sites of any size
 * with invented pages, each as rich in names and words as a real one.
 */
import fs from 'node:fs';
import path from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { serveSite } from '../src/commands/server/server.ts';
import { manifestSchema } from '../src/model/manifest.ts';
import { entryOf } from '../src/problems/lookup.ts';
import { findOrInstallChromium } from '../tests/chromium.ts';
import { firstSearch, inventedDigest, partsByName } from '../tests/fixtures/first-search.ts';
import { inventedWord } from '../tests/fixtures/invented-pages.ts';
import { median } from './median.ts';
import type { MeasuredProject } from './project.ts';
import { readScenario } from './scenario.ts';
import { scratchFolder } from './scratch-folder.ts';
import { network, slowdown } from './slow-phone.ts';

/** Words of each query by their rank: a frequent and a rare one, and both as in a question. */
const queries = [[20], [2000], [30, 400]].map((ranks) => ranks.map(inventedWord).join(' '));
const defaultPages = [84, 500, 5000, 10_000, 50_000];
const runs = 5;
/** Between two keys, as `tools/measure` types. */
const keyMs = 30;

interface SearchRow {
  readonly 'first results, kB': number;
  readonly 'most, kB': number;
  readonly requests: number;
  readonly 'first result after the last key, ms': number;
  readonly 'index, kB per page': number;
}

/** Milliseconds from the last key of a query to the first result, with nothing cached. */
async function firstResultMs(browser: Browser, url: string, query: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', network);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.goto(url);
    await page.waitForLoadState('networkidle');
    await page.keyboard.press('Control+k');
    const input = page.locator('dialog input').first();
    await input.waitFor();
    await input.pressSequentially(query, { delay: keyMs });
    const typed = performance.now();
    await page.locator('dialog [role=option]:not(.search-all)').first().waitFor();
    return performance.now() - typed;
  } finally {
    await context.close();
  }
}

async function measureSize(browser: Browser, pages: number, url: string, folder: string): Promise<SearchRow> {
  const parts = partsByName(inventedDigest(pages));
  fs.rmSync(folder, { recursive: true });
  fs.mkdirSync(folder);
  let written = 0;
  for (const [name, part] of parts) {
    const text = JSON.stringify(part);
    written += text.length;
    fs.writeFileSync(path.join(folder, `${name}.json`), text);
  }
  const searches = queries.map((query) => firstSearch(parts, query));
  const timesMs: number[] = [];
  for (let run = 0; run <= runs; run++) {
    for (const query of queries) {
      const takenMs = await firstResultMs(browser, url, query);
      // The first run fills the server's cache of compressed files.
      if (run) timesMs.push(takenMs);
    }
  }
  const kB = searches.map(({ bytes }) => Math.round(bytes / 100) / 10);
  return {
    'first results, kB': median(kB),
    'most, kB': Math.max(...kB),
    requests: median(searches.map(({ fetched }) => fetched.flat().length)),
    'first result after the last key, ms': Math.round(median(timesMs)),
    'index, kB per page': Math.round(written / pages / 100) / 10,
  };
}

/** Measures the site in `dist/` with other pages in the index of its latest version. */
export async function measureSearch(
  project: MeasuredProject,
  pages: readonly number[] = defaultPages,
): Promise<Record<string, SearchRow>> {
  const folder = scratchFolder();
  fs.cpSync(project.dist, folder, { recursive: true });
  const { sets, latest } = manifestSchema.parse(
    JSON.parse(fs.readFileSync(path.join(folder, 'data/manifest.json'), 'utf8')),
  );
  const { digest } = entryOf(new Map(Object.entries(sets)), latest);
  const [start = ''] = readScenario(project).reading;
  const server = await serveSite({ folder, base: '', port: 0 });
  const browser = await chromium.launch({ executablePath: await findOrInstallChromium(), args: ['--no-sandbox'] });
  const rows: Record<string, SearchRow> = {};
  try {
    for (const count of pages) {
      const row = await measureSize(browser, count, new URL(start, server.url).href, path.join(folder, digest));
      rows[`${count.toLocaleString('en-US')} pages`] = row;
      console.log(`  ${count} pages: ${JSON.stringify(row)}`);
    }
    return rows;
  } finally {
    await browser.close();
    await server.close();
    fs.rmSync(folder, { recursive: true, force: true });
  }
}
