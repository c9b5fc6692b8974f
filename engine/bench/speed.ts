/** The speed of pages: a cold visit on a slow connection and a slow machine, four more pages, one search. */
import fs from 'node:fs';
import path from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { compressFolder } from '../src/commands/output/compression.ts';
import { serveSite } from '../src/commands/serve.ts';
import { findOrInstallChromium } from '../tests/chromium.ts';
import { countingRelay } from './counting-relay.ts';
import { median } from './median.ts';
import type { MeasuredProject } from './project.ts';
import { readScenario, type Scenario } from './scenario.ts';
import { scratchFolder } from './scratch-folder.ts';
import { network, slowdown } from './slow-phone.ts';

const runs = 5;
/** Time between hovering over a link and clicking it. */
const hoverMs = 80;
/** Timeout of a navigation. */
const timeoutMs = 20_000;

/** What `watch.js` keeps. */
interface Watched {
  readonly fcp: number;
  readonly cls: number;
  readonly tbt: number;
  readonly inp: number;
}

type Watching = Window & { watched: Watched };

async function settle(page: Page, extraMs: number): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(extraMs);
}

/** Hovers over a link, clicks it, and returns the milliseconds from the click to the next page's heading. */
async function follow(page: Page, href: string): Promise<number> {
  const link = page.locator(`a[href="${href}"]`).locator('visible=true').first();
  await page.evaluate(() => {
    sessionStorage.removeItem('shown');
    sessionStorage.setItem('awaited', document.querySelector('h1')?.textContent ?? '');
  });
  await link.scrollIntoViewIfNeeded();
  await link.hover();
  await page.waitForTimeout(hoverMs);
  await link.click();
  for (let waitedMs = 0; waitedMs < timeoutMs; waitedMs += 30) {
    const [clicked, shown] = await page
      .evaluate(() => [sessionStorage.getItem('clicked'), sessionStorage.getItem('shown')])
      .catch(() => [null, null]);
    if (clicked && shown) return Number(shown) - Number(clicked);
    await page.waitForTimeout(30);
  }
  throw new Error(`${href} was not shown within ${timeoutMs} ms.`);
}

interface SpeedRun {
  readonly [measure: string]: number;
}

async function oneRun(
  browser: Browser,
  url: string,
  sent: () => number,
  { reading, query }: Scenario,
): Promise<SpeedRun> {
  const [start = '', ...onward] = reading;
  const context = await browser.newContext({ viewport: { width: 1366, height: 900 } });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', network);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.addInitScript({ path: path.join(import.meta.dirname, 'watch.js') });
  const watched = () => page.evaluate(() => (window as unknown as Watching).watched);
  const before = sent();
  const kB = () => (sent() - before) / 1024;
  await page.goto(new URL(start, url).href);
  await settle(page, 3000);
  const first = await watched();
  const firstKB = kB();
  const timesMs: number[] = [];
  for (const href of onward) {
    timesMs.push(await follow(page, href));
    await settle(page, 800);
  }
  const pagesKB = kB();
  await page.keyboard.press('Control+k');
  const input = page.locator('dialog input[type=search], dialog input').first();
  await input.waitFor();
  await input.pressSequentially(query, { delay: 30 });
  const typed = performance.now();
  await page.locator('dialog a').first().waitFor();
  const searchedMs = performance.now() - typed;
  await settle(page, 800);
  const last = await watched();
  await context.close();
  return {
    'first contentful paint, ms': first.fcp,
    'blocking time, first view, ms': first.tbt,
    'blocking time, whole session, ms': last.tbt,
    'layout shift': last.cls,
    'first navigation, ms': timesMs[0] ?? Number.NaN,
    'further navigations, ms': median(timesMs.slice(1)),
    'interaction to next paint, ms': last.inp,
    'first result after the last key, ms': searchedMs,
    'first view, kB': firstKB,
    'five pages, kB': pagesKB,
    'five pages and a search, kB': kB(),
  };
}

/** Measures the site in `dist/`. */
export async function measureSpeed(
  project: MeasuredProject,
): Promise<Record<string, { median: number; worst: number }>> {
  const scenario = readScenario(project);
  const folder = scratchFolder();
  fs.cpSync(project.dist, folder, { recursive: true });
  await compressFolder(folder, { effort: 'best' });
  const server = await serveSite({ folder, base: '', port: 0 });
  const relay = await countingRelay(Number(new URL(server.url).port));
  const browser = await chromium.launch({
    executablePath: await findOrInstallChromium(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
  try {
    const url = `http://localhost:${relay.port}/`;
    await oneRun(browser, url, relay.sent, scenario);
    const taken: SpeedRun[] = [];
    for (let i = 0; i < runs; i++) {
      taken.push(await oneRun(browser, url, relay.sent, scenario));
      console.log(`  run ${i + 1} of ${runs}`);
    }
    const names = Object.keys(taken[0] ?? {});
    const tidy = (value: number) => Math.round(value * 10) / 10;
    return Object.fromEntries(
      names.map((name) => [
        name,
        {
          median: tidy(median(taken.map((run) => run[name] ?? Number.NaN))),
          worst: tidy(Math.max(...taken.map((run) => run[name] ?? Number.NaN))),
        },
      ]),
    );
  } finally {
    await browser.close();
    relay.close();
    await server.close();
    fs.rmSync(folder, { recursive: true, force: true });
  }
}
