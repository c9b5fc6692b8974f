/** Firefox, driven by Puppeteer over WebDriver BiDi. */
import puppeteer, { type ElementHandle } from 'puppeteer-core';
import { onPath } from '../programs.ts';
import { type Engine, type EngineKind, firstVisible, missingPrograms } from './engine.ts';

const programs = ['firefox-esr', 'firefox'];

async function start(): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: onPath(programs) as string,
    headless: true,
  });
  const page = await browser.newPage();
  await page.setViewport({ width: 1366, height: 860 });
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  const visible = async (selector: string) => {
    const element = (await page.evaluateHandle(firstVisible, selector)).asElement();
    if (!element) throw new Error(`Nothing visible matches ${selector}.`);
    return element as ElementHandle<Element>;
  };
  return {
    complaints,
    goto: async (address) => void (await page.goto(address)),
    evaluate: async <A extends readonly unknown[], T>(work: (...given: A) => T, ...given: A): Promise<Awaited<T>> =>
      (await page.evaluate(`(${work})(...${JSON.stringify(given)})`)) as Awaited<T>,
    click: async (selector) => (await visible(selector)).click(),
    hover: async (selector) => (await visible(selector)).hover(),
    press: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    resize: (width, height) => page.setViewport({ width, height }),
    back: async () => void (await page.goBack({ waitUntil: [] })),
    forward: async () => void (await page.goForward({ waitUntil: [] })),
    screenshot: async () => Buffer.from(await page.screenshot()),
    close: () => browser.close(),
  };
}

export const firefoxEngine: EngineKind = {
  name: 'Firefox',
  missing: onPath(programs) ? null : missingPrograms(['firefox-esr']),
  start,
};
