/** Chromium, driven by Playwright. */
import { chromium } from 'playwright-core';
import { launchOptions } from '../chromium.ts';
import { type Engine, type EngineKind, firstVisible } from './engine.ts';

async function start(): Promise<Engine> {
  const browser = await chromium.launch(await launchOptions());
  const page = await browser.newPage({ viewport: { width: 1366, height: 860 } });
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  const visible = async (selector: string) => {
    const element = (await page.evaluateHandle(firstVisible, selector)).asElement();
    if (!element) throw new Error(`Nothing visible matches ${selector}.`);
    return element;
  };
  return {
    complaints,
    goto: async (address) => void (await page.goto(address)),
    evaluate: (work, ...given) => page.evaluate(`(${work})(...${JSON.stringify(given)})`),
    click: async (selector) => (await visible(selector)).click(),
    hover: async (selector) => (await visible(selector)).hover(),
    press: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    resize: (width, height) => page.setViewportSize({ width, height }),
    back: async () => void (await page.goBack()),
    forward: async () => void (await page.goForward()),
    screenshot: () => page.screenshot(),
    close: () => browser.close(),
  };
}

export const chromiumEngine: EngineKind = { name: 'Chromium', missing: null, start };
