/** Copying a page as Markdown, and the command for coding agents. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { expect, onTestFinished, test } from 'vitest';
import { useSite } from './site.ts';

const site = useSite();
const address = '/api/1.2/kiln/firings';
const clipboard = { permissions: ['clipboard-read', 'clipboard-write'] };

test('without script, there is only the link to the Markdown', async () => {
  const page = await site.open(address, { javaScriptEnabled: false });
  await page.locator('.page-menu summary').click();
  const link = page.getByRole('link', { name: 'View as Markdown' });
  expect(await link.getAttribute('href')).toBe(`${address}.md`);
  expect(await page.getByRole('button', { name: 'Copy page' }).count()).toBe(0);
});

test('copies the page and the command by keyboard, and confirms it', async () => {
  const page = await site.open(address, clipboard);
  await page.mouse.move(300, 300);
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await page.getByRole('button', { name: 'Copy page' }).press('Enter');
  await page
    .locator('.page-actions > button')
    .filter({ hasText: /^Copied$/ })
    .waitFor();
  expect(await page.getByRole('status').filter({ hasText: 'Copied' }).count()).toBe(1);
  expect(await copied()).toMatch(/^---\ntitle: "Firings"[\s\S]+version: "1\.2"/);
  await page.locator('.page-menu summary').press('Enter');
  await page.getByRole('button', { name: 'Copy the command for coding agents' }).press('Enter');
  await page
    .locator('.page-menu button')
    .filter({ hasText: /^Copied$/ })
    .waitFor();
  const root = site.url('/').replace(/\/$/, '');
  expect(await copied()).toBe(`npx --yes ${root}/mcp.tgz --site ${root} --version 1.2`);
});

test('opens an assistant with a question that names the Markdown of the page', async () => {
  const page = await site.open(address);
  await page.mouse.move(300, 300);
  await page.locator('.page-menu summary').press('Enter');
  const link = page.getByRole('link', { name: 'Open in Oracle' });
  const href = new URL((await link.getAttribute('href')) ?? '');
  expect(href.origin).toBe('https://oracle.example');
  expect(href.searchParams.get('q')).toContain(`https://ember.example${address}.md`);
  expect(await link.getAttribute('rel')).toBe('noreferrer');
});

test('the copied command runs the server using only files of the site', async () => {
  const root = site.url('/').replace(/\/$/, '');
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'mcp-command-'));
  onTestFinished(() => fs.rmSync(folder, { recursive: true, force: true }));
  const client = new Client({ name: 'test', version: '1' });
  const args = ['--yes', `${root}/mcp.tgz`, '--site', root, '--version', '1.2'];
  const env = {
    ...(process.env as Record<string, string>),
    npm_config_cache: path.join(folder, 'npm'),
    npm_config_registry: 'http://localhost:9',
  };
  await client.connect(new StdioClientTransport({ command: 'npx', args, cwd: folder, env, stderr: 'inherit' }));
  onTestFinished(() => client.close());
  expect(JSON.stringify(await client.callTool({ name: 'read', arguments: { page: 'kiln/firings' } }))).toContain(
    'Version: 1.2',
  );
});

test('there is no layout shift when the buttons appear', async () => {
  const page = await site.open('/robots.txt');
  for (const width of [320, 700, 1366]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(site.url(address));
    const places = () =>
      page.evaluate(() =>
        ['.breadcrumbs', '.page-actions > button', '.page-actions summary', 'h1'].map((selector) =>
          JSON.stringify(document.querySelector(selector)?.getBoundingClientRect()),
        ),
      );
    const before = await places();
    await page.mouse.move(100, 300);
    await page.locator('.page-menu button').first().waitFor({ state: 'attached' });
    expect(await places()).toEqual(before);
  }
});
