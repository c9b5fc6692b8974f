/**
 * `npm run bench:relevance`: types every query into the search dialog of the built site, in a real browser, and says how well it was answered.
 * With `--misses`, prints the queries whose first result is not right.
 */
import path from 'node:path';
import { chromium, type Page } from 'playwright-core';
import { serveSite } from '../../src/commands/server/server.ts';
import { findOrInstallChromium } from '../../tests/chromium.ts';
import { queries, queryClasses, type RelevanceQuery } from './queries.ts';
import { type Answer, summary } from './summary.ts';

/** Types a query and gives the addresses of the results, in the order in which they are shown. */
async function ask(page: Page, query: string): Promise<string[]> {
  const input = page.locator('dialog input');
  await input.fill('');
  await input.pressSequentially(query);
  await page.waitForFunction((typed) => {
    const said = document.querySelector('dialog [role=status]')?.textContent ?? '';
    return said.endsWith(` for ${typed}`);
  }, query);
  return page
    .locator('dialog [role=listbox] [role=group] a')
    .evaluateAll((links) => links.map((link) => `${(link as HTMLAnchorElement).pathname}${(link as HTMLAnchorElement).hash}`));
}

/** Whether an address is what a query should lead to. */
function isRight(url: string, { expected }: RelevanceQuery): boolean {
  return expected.some((each) => (each.includes('#') ? url === each : url.replace(/#.*/, '') === each));
}

const server = await serveSite({ folder: path.resolve('dist'), base: '', port: 0 });
const browser = await chromium.launch({ executablePath: await findOrInstallChromium(), args: ['--no-sandbox'] });
const answers: Answer[] = [];
try {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  await page.goto(`${server.url}api`);
  await page.keyboard.press('Control+k');
  await page.locator('dialog input').waitFor();
  for (const query of queries) {
    const found = await ask(page, query.query);
    const rank = found.findIndex((url) => isRight(url, query)) + 1;
    const stray = found.filter((url) => /^\/api\/(?:next|\d)/.test(url)).length;
    answers.push({ class: query.class, rank, shown: found.length, stray, nothing: query.expected.length === 0 });
    if (process.argv.includes('--misses') && (query.expected.length > 0 ? rank !== 1 : found.length > 0)) {
      console.log(`${query.class.padEnd(12)} ${query.query.padEnd(40)} ${rank || '-'}  ${found[0] ?? ''}`);
    }
  }
} finally {
  await browser.close();
  await server.close();
}
console.table(summary(answers, queryClasses));
