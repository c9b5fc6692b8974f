/** `npm run bench:keys`: the time from a key press in the search dialog to the results on screen, in Chromium. */
import { chromium } from 'playwright-core';
import { serveSite } from '../../src/commands/serve.ts';
import { findOrInstallChromium } from '../../tests/chromium.ts';
import { measuredProject } from '../project.ts';
import { readScenario } from '../scenario.ts';
import { readQueries } from './queries.ts';

const presses = 200;
const project = measuredProject(process.cwd());

const server = await serveSite({ folder: project.dist, base: '', port: 0 });
const browser = await chromium.launch({ executablePath: await findOrInstallChromium(), args: ['--no-sandbox'] });
try {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  await page.goto(`${server.url}api`);
  await page.keyboard.press('Control+k');
  const input = page.locator('dialog input');
  await input.fill(readScenario(project).query);
  await page.locator('dialog [role=option]').first().waitFor();
  // In the page: from the key event to the mutation that shows the answer to the current query.
  await page.evaluate(() => {
    const field = document.querySelector<HTMLInputElement>('dialog input');
    const status = document.querySelector('dialog [role=status]');
    const timesMs: number[] = [];
    let pressed = 0;
    field?.addEventListener('keydown', () => {
      pressed = performance.now();
    });
    if (status) {
      new MutationObserver(() => {
        if (pressed && field && status.textContent?.endsWith(` for ${field.value}`)) {
          timesMs.push(performance.now() - pressed);
          pressed = 0;
        }
      }).observe(status, { childList: true, characterData: true, subtree: true });
    }
    Object.assign(window, { keyTimes: timesMs });
  });
  let count = 0;
  for (const { query } of readQueries(project.root).readers) {
    if (count >= presses) break;
    await input.fill('');
    for (const key of query.slice(0, 24)) {
      await page.keyboard.press(key === ' ' ? 'Space' : key).catch(() => page.keyboard.insertText(key));
      await page.waitForTimeout(60);
      count++;
    }
  }
  const timesMs = (await page.evaluate(() => (window as unknown as { keyTimes: number[] }).keyTimes)).sort(
    (a, b) => a - b,
  );
  const at = (part: number) => timesMs[Math.min(timesMs.length - 1, Math.floor(timesMs.length * part))]?.toFixed(1);
  console.log(`${timesMs.length} key presses: median ${at(0.5)} ms, 95th percentile ${at(0.95)} ms, most ${at(1)} ms`);
} finally {
  await browser.close();
  await server.close();
}
