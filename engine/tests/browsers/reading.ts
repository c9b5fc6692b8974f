/** Reading: links, terms, formulas, diagrams, print, zoom, and a page without script. */
import { expect, test } from 'vitest';
import type { Reader } from './reader.ts';

const quickstart = '/api/kiln/quickstart';

/** Runs in the page: the underline of the first element. */
const decoration = (selector: string) => {
  const element = document.querySelector(selector);
  if (!element) throw new Error(`There is no ${selector}.`);
  const { textDecorationLine, textDecorationStyle } = getComputedStyle(element);
  return `${textDecorationLine} ${textDecorationStyle}`;
};

const proseLink = '.prose p > a:not(.term)';

/** Runs in the page: whether it scrolls sideways. */
const overflows = () => document.documentElement.scrollWidth > document.documentElement.clientWidth + 1;

/** Adds the tests; like the callback of `describe`, a list that is as long as it has tests. */
export function readingTests(given: () => Reader): void {
  test('links and terms in prose are underlined', async () => {
    const reader = given();
    await reader.open(quickstart);
    expect(await reader.evaluate(decoration, proseLink)).toBe('underline solid');
    expect(await reader.evaluate(decoration, '.prose a.term')).toBe('underline dotted');
  });

  test('the underline of a link is painted', async () => {
    const reader = given();
    await reader.open(quickstart);
    await reader.evaluate(
      (selector) => document.querySelector(selector)?.scrollIntoView({ block: 'center', behavior: 'instant' }),
      proseLink,
    );
    /** What is shown when the next frames are painted. */
    const shownWith = async (line: string) => {
      await reader.evaluate(
        (selector, value) => {
          for (const link of document.querySelectorAll<HTMLElement>(selector)) link.style.textDecorationLine = value;
          return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
        },
        proseLink,
        line,
      );
      return reader.screenshot();
    };
    // Scroll bars fade out: only if nothing else changes do both screenshots with underlines look the same.
    const isPainted = async () => {
      const [before, without, after] = [await shownWith(''), await shownWith('none'), await shownWith('')];
      return before.equals(after) && !before.equals(without);
    };
    await expect.poll(isPainted).toBe(true);
  });

  test('formulas and diagrams have a size', async () => {
    const reader = given();
    const size = (selector: string) => {
      const { width, height } = document.querySelector(selector)?.getBoundingClientRect() ?? { width: 0, height: 0 };
      return { wide: width > 20, high: height > 10 };
    };
    await reader.open('/background/cones');
    expect(await reader.evaluate(size, 'math[display=block], .prose math')).toEqual({ wide: true, high: true });
    await reader.open('/background/stages-of-a-firing');
    expect(await reader.evaluate(size, 'svg.diagram, figure svg')).toEqual({ wide: true, high: true });
  });

  test('nothing scrolls sideways at 200% zoom', async () => {
    const reader = given();
    await reader.resize(683, 450);
    for (const path of [quickstart, '/', '/api/control/parts/sensors']) {
      await reader.open(path);
      expect({ path, overflows: await reader.evaluate(overflows) }).toEqual({ path, overflows: false });
    }
    await reader.resize(1366, 860);
  });

  test('nothing scrolls sideways with text twice as large', async () => {
    const reader = given();
    await reader.open(quickstart);
    await reader.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    expect(await reader.evaluate(overflows)).toBe(false);
  });

  test('in print, there is the text, but no controls', async () => {
    const reader = given();
    await reader.open(quickstart);
    const printed = await reader.evaluate(() => {
      // From here on, print styles apply to the window.
      const apply = (rules: CSSRuleList) => {
        for (const rule of rules) {
          if (rule instanceof CSSMediaRule && rule.media.mediaText === 'print') rule.media.mediaText = 'all';
          if ('cssRules' in rule) apply(rule.cssRules as CSSRuleList);
        }
      };
      for (const sheet of document.styleSheets) apply(sheet.cssRules);
      const isShown = (selector: string) =>
        [...document.querySelectorAll(selector)].some((element) => element.getClientRects().length > 0);
      return {
        text: isShown('.prose p'),
        controls: ['.navbar', '.sidebar', '.footer', '.copy', '.contents'].filter(isShown),
        background: getComputedStyle(document.body).backgroundColor,
      };
    });
    expect(printed).toEqual({ text: true, controls: [], background: 'rgb(255, 255, 255)' });
  });

  test('without script, a page can be read, and its menus open', async () => {
    const reader = given();
    await reader.openWithoutScript(quickstart);
    await reader.click('.menu.versions > summary');
    await reader.until(() => (document.querySelector('.menu.versions ul')?.getClientRects().length ?? 0) > 0);
    const shown = await reader.evaluate(() => ({
      script: document.documentElement.classList.contains('js'),
      heading: document.querySelector('main h1')?.textContent,
      search: (document.querySelector('.search-link')?.getClientRects().length ?? 0) > 0,
      code: (document.querySelector('.prose pre')?.getClientRects().length ?? 0) > 0,
    }));
    expect(shown).toEqual({ script: false, heading: expect.stringMatching(/\w/), search: true, code: true });
    await reader.click('.menu.versions a[data-version="1.0"]');
    await reader.arrives('/api/1.0/kiln/quickstart');
  });

  test('an address without a page has a message and links', async () => {
    const reader = given();
    await reader.open('/no-such-page');
    expect(await reader.evaluate(() => document.querySelector('h1')?.textContent)).toBe('Page not found');
    expect(await reader.evaluate(() => document.querySelectorAll('main a').length)).toBeGreaterThan(0);
  });
}
