/**
 * The time of a first verification on a slow machine. Browsers cannot slow down workers, so the worker's script runs in
 * a slowed-down page: each run has a new browser, in which nothing is compiled or optimized yet.
 */
import fs from 'node:fs';
import path from 'node:path';
import { median } from 'onesource/bench/median';
import { findOrInstallChromium } from 'onesource/testing/chromium';
import { serveSite } from 'onesource/tools';
import { chromium } from 'playwright-core';
import { sample } from '../content/islands/receipt-verifier/facts/sample.ts';
import { distFolder } from '../tests/paths.ts';

const runs = 7;
/** How many times slower the processor is. */
const slowdown = 4;

interface Taken {
  /** Loading and evaluating the script; the server is on this machine. */
  readonly startMs: number;
  readonly firstMs: number;
  readonly secondMs: number;
}

type Verifying = Window & { verifyTwice: (address: string, given: typeof sample) => Promise<Taken> };

async function oneRun(url: string, script: string): Promise<Taken> {
  const browser = await chromium.launch({
    executablePath: await findOrInstallChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const page = await browser.newPage();
    const devtools = await page.context().newCDPSession(page);
    await page.addInitScript({ path: path.resolve('bench/verify.js') });
    await page.goto(new URL('404', url).href);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    return await page.evaluate(([address, given]) => (window as unknown as Verifying).verifyTwice(address, given), [
      script,
      sample,
    ] as const);
  } finally {
    await browser.close();
  }
}

/** Measures the site in `dist/`. */
export async function measureVerifier(): Promise<Record<string, { median: number; worst: number }>> {
  const script = fs.readdirSync(path.join(distFolder, 'assets')).find((file) => /^verifier-worker-.+\.js$/.test(file));
  if (!script) throw new Error('dist/assets has no verifier-worker-*.js: run `npm run build` first.');
  const server = await serveSite({ folder: distFolder, base: '', port: 0 });
  try {
    const taken: Taken[] = [];
    for (let i = 0; i < runs; i++) taken.push(await oneRun(server.url, `/assets/${script}`));
    const row = (value: (run: Taken) => number) => {
      const values = taken.map(value);
      return { median: Math.round(median(values)), worst: Math.round(Math.max(...values)) };
    };
    return {
      'loading the script, ms': row(({ startMs }) => startMs),
      'first verification, ms': row(({ firstMs }) => firstMs),
      'both, ms': row(({ startMs, firstMs }) => startMs + firstMs),
      'second verification, ms': row(({ secondMs }) => secondMs),
    };
  } finally {
    await server.close();
  }
}
