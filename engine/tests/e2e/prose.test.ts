/** What readers do with a page's text: filter it, wrap long lines, tap terms; and how it fits windows of all widths. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { eventually, followLink, hydrate, showsHeading } from './reader.ts';
import { pageKinds, useSite } from './site.ts';

const site = useSite();
const narrow = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;

test('a filter shows the terms with all the words', async () => {
  const page = await site.open('/terminology');
  await hydrate(page);
  const terms = page.locator('.glossary > div:visible');
  const all = await terms.count();
  const [first = ''] = await page.locator('.glossary dt').allTextContents();
  await page.getByLabel('Filter the words').fill(first.toUpperCase());
  await eventually(() => terms.count()).toBeLessThan(all);
  expect(await terms.first().textContent()).toContain(first);
  await eventually(() => page.locator('.filter output').textContent()).toBe(`${await terms.count()} of ${all}`);
  await page.getByLabel('Filter the words').fill('');
  await eventually(() => terms.count()).toBe(all);
});

test('a filter shows the questions with all the words, and their answers', async () => {
  const page = await site.open('/faq');
  await hydrate(page);
  await page.getByLabel('Filter the questions').fill('lid draft');
  await eventually(() => page.locator('.prose h2:visible').allTextContents()).toEqual([
    expect.stringContaining('Can I open the lid'),
  ]);
  expect(await page.getByText('A draft cools one side first').isVisible()).toBe(true);
});

test('without script, there is no filter', async () => {
  const page = await site.open('/faq', { javaScriptEnabled: false });
  expect(await page.locator('.filter').isVisible()).toBe(false);
});

test('long lines of code wrap on request', async () => {
  const page = await site.open(pageKinds['guide with code'], narrow);
  await hydrate(page);
  const button = page.locator('.wrap').first();
  const code = page.locator('.code:has(.wrap) pre').first();
  const isTooWide = () => code.evaluate((box) => box.scrollWidth > box.clientWidth);
  await button.waitFor();
  expect(await isTooWide()).toBe(true);
  await button.click();
  await eventually(isTooWide).toBe(false);
  await button.click();
  await eventually(isTooWide).toBe(true);
});

describe('wrapped lines of code stay wrapped', () => {
  const whiteSpace = (page: Page) =>
    page
      .locator('.code pre')
      .first()
      .evaluate((pre) => getComputedStyle(pre).whiteSpace);

  test('on pages that are opened later, from the first frame on', async () => {
    const page = await site.open(pageKinds['guide with code'], narrow);
    await hydrate(page);
    await page.locator('.wrap').first().click();
    for (const pressed of await page.locator('.wrap').all())
      expect(await pressed.getAttribute('aria-pressed')).toBe('true');
    await page.reload();
    expect(await whiteSpace(page)).toBe('pre-wrap');
    await hydrate(page);
    await page.locator('.wrap').first().click();
    await page.reload();
    expect(await whiteSpace(page)).toBe('pre');
  });

  test('without storage until the tab is closed', async () => {
    const page = await site.open(pageKinds['guide with code'], {
      ...narrow,
      before: (opening) =>
        opening.addInitScript(() => {
          Object.defineProperty(window, 'localStorage', {
            get() {
              throw new DOMException('Blocked', 'SecurityError');
            },
          });
        }),
    });
    await hydrate(page);
    await page.locator('.wrap').first().click();
    expect(await whiteSpace(page)).toBe('pre-wrap');
    await followLink(page, '/api/kiln/firings');
    await showsHeading(page, 'Firings');
    expect(await whiteSpace(page)).toBe('pre-wrap');
  });
});

test('84 characters of code fit next to sidebar and table of contents', async () => {
  const page = await site.open(pageKinds['guide with code'], { viewport: { width: 1440, height: 900 } });
  const missing = await page.locator('.prose > .code pre').evaluateAll((all) =>
    all.map((pre) => {
      const code = pre.querySelector('code');
      if (code) code.textContent = 'x'.repeat(84);
      return pre.scrollWidth - pre.clientWidth;
    }),
  );
  expect(missing.length).toBeGreaterThan(0);
  expect(Math.max(...missing)).toBe(0);
  const [code, contents] = await Promise.all(
    ['.prose > .code', '.contents a'].map((selector) => page.locator(selector).first().boundingBox()),
  );
  expect((code?.x ?? 0) + (code?.width ?? 0)).toBeLessThan(contents?.x ?? 0);
});

describe('wide tables', () => {
  const tables = (page: Page) => page.locator('.prose .scroll:has(> .stacked)');
  const isTooWide = (all: Element[]) => all.map((box) => box.scrollWidth > box.clientWidth);

  test('have their rows stacked on phones, with the names of the columns', async () => {
    const page = await site.open(pageKinds['data tables'], narrow);
    expect(await tables(page).count()).toBeGreaterThan(0);
    expect(await tables(page).evaluateAll(isTooWide)).not.toContain(true);
    expect(await page.locator('.stacked thead:visible').count()).toBe(0);
    const names = await page.locator('.stacked').first().locator('th[scope=col]').allTextContents();
    const said = await page
      .locator('.stacked tbody tr:first-child')
      .first()
      .locator('td')
      .evaluateAll((cells) => cells.map((cell) => getComputedStyle(cell, '::before').content));
    expect(said).toEqual(names.slice(1).map((name) => `"${name}: "`));
  });

  test('are tables in wide windows, whose header stays above their rows', async () => {
    const page = await site.open(pageKinds['data tables'], { viewport: { width: 1440, height: 500 } });
    await hydrate(page);
    const table = page.locator('.prose .scroll[tabindex="-1"] > table').first();
    const [top = 0, bar = 0] = await table.evaluate((element) => {
      const last = element.querySelector('tbody tr:last-child');
      last?.scrollIntoView({ block: 'start', behavior: 'instant' });
      return [element.querySelector('thead th'), document.querySelector('.navbar')].map((it) =>
        Math.round(it?.getBoundingClientRect()[it.localName === 'th' ? 'top' : 'bottom'] ?? 0),
      );
    });
    expect(Math.abs(top - bar)).toBeLessThanOrEqual(1);
  });
});

test('no table scrolls vertically on its own', async () => {
  for (const size of [narrow, { viewport: { width: 1440, height: 900 } }]) {
    const page = await site.open(pageKinds['data tables'], size);
    const heights = await page
      .locator('.prose .scroll:has(> table)')
      .evaluateAll((all) => all.map((box) => box.scrollHeight - box.clientHeight));
    expect(heights.length).toBeGreaterThan(0);
    expect(Math.max(...heights)).toBeLessThanOrEqual(0);
  }
});

test('a diagram that is too wide for a phone is drawn for it', async () => {
  const page = await site.open('/api/kiln', narrow);
  const drawn = page.locator('.diagram svg:visible');
  await eventually(() => drawn.count()).toBe(1);
  const isTooWide = (box: Element) => box.scrollWidth > box.clientWidth;
  expect(await page.locator('.diagram .scroll').evaluate(isTooWide)).toBe(false);
  const high = await drawn.boundingBox();
  await page.setViewportSize({ width: 1440, height: 900 });
  await eventually(() => drawn.count()).toBe(1);
  expect((await drawn.boundingBox())?.width).toBeGreaterThan(high?.width ?? 0);
});

test('a table that scrolls fades at its edge, and keeps its first column in view', async () => {
  const page = await site.open(pageKinds['data tables'], narrow);
  const boxes = await page.locator('.prose .scroll:has(> .stacked)').evaluateAll((all) =>
    all
      .map((box) => {
        // Of a table that the build took for narrow enough.
        box.querySelector('table')?.classList.remove('stacked');
        return box;
      })
      .filter((box) => box.scrollWidth > box.clientWidth)
      .map((box) => {
        box.scrollLeft = box.scrollWidth;
        const [start, first] = [box, box.querySelector('td, th')].map((it) => it?.getBoundingClientRect().left);
        return { isMasked: getComputedStyle(box).maskImage !== 'none', isFirstInView: start === first };
      }),
  );
  expect(boxes.length).toBeGreaterThan(0);
  for (const box of boxes) expect(box).toEqual({ isMasked: true, isFirstInView: true });
});

test('on a page that is shown in place, only what is too wide fades', async () => {
  const page = await site.open('/terminology');
  await hydrate(page);
  await followLink(page, pageKinds['guide with code']);
  await page.locator('.code').first().waitFor();
  const boxes = () =>
    page.locator('.prose :is(pre, .scroll)').evaluateAll((all) =>
      all.map((box) => ({
        isTooWide: box.scrollWidth > box.clientWidth,
        fades: getComputedStyle(box).animationName !== 'none',
      })),
    );
  await eventually(async () => (await boxes()).filter(({ isTooWide, fades }) => isTooWide !== fades)).toEqual([]);
  expect((await boxes()).filter(({ fades }) => !fades).length).toBeGreaterThan(0);
});

test('on a phone, buttons hide no code', async () => {
  const page = await site.open(pageKinds['guide with code'], narrow);
  await hydrate(page);
  await page.locator('.wrap').first().waitFor();
  const covered = await page.locator('.code-frame > button').evaluateAll(
    (buttons) =>
      buttons.filter((button) => {
        const text = button.parentElement?.querySelector('code');
        return (
          text &&
          button.checkVisibility() &&
          button.getBoundingClientRect().bottom > text.getBoundingClientRect().top + 4
        );
      }).length,
  );
  expect(covered).toBe(0);
});

test('the first tap on a term opens its card, the second follows the link', async () => {
  const page = await site.open('/', narrow);
  const pages = ['/', '/api', pageKinds['guide with code'], pageKinds['data tables'], pageKinds.diagram];
  for (const path of pages) {
    await page.goto(site.url(path));
    if (await page.locator('a.term:visible').count()) break;
  }
  await hydrate(page);
  const before = page.url();
  const term = page.locator('a.term:visible').first();
  await term.tap();
  await page.locator('.term-popover:popover-open').waitFor();
  expect(page.url()).toBe(before);
  await term.tap();
  await page.waitForURL(/terminology/);
});

test('pages with a sidebar have one left edge; others are centered with their table of contents', async () => {
  const edges = new Map<string, number>();
  const page = await site.open('/', { viewport: { width: 1440, height: 900 } });
  for (const [kind, path] of Object.entries(pageKinds)) {
    if (kind === 'home') continue;
    await page.goto(site.url(path));
    const [left, right] = await page.locator('.layout').evaluate((layout) => {
      const last = layout.matches('.no-contents') ? 'main > article' : '.contents';
      const [article, end] = ['main > article', last].map((it) => layout.querySelector(it)?.getBoundingClientRect());
      return [article?.left ?? 0, document.documentElement.clientWidth - (end?.right ?? 0)];
    });
    if (await page.locator('.layout.no-sidebar').count()) expect(Math.abs(left - right), kind).toBeLessThan(72);
    else edges.set(kind, left);
  }
  expect(edges.size).toBeGreaterThan(5);
  expect(new Set(edges.values()).size, JSON.stringify([...edges])).toBe(1);
});

test('on a phone, the text starts within 250 pixels, and breadcrumbs and the banner take one line', async () => {
  const page = await site.open('/', narrow);
  for (const [kind, path] of Object.entries(pageKinds)) {
    if (['home', 'search', 'not found'].includes(kind)) continue;
    await page.goto(site.url(path));
    const top = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((it) => it.getBoundingClientRect().top);
    expect([kind, await top('.overview, .prose > *')]).toEqual([
      kind,
      expect.toSatisfy((pixels: number) => pixels <= 250),
    ]);
    for (const line of await page.locator('.breadcrumbs, .version-banner').all())
      expect((await line.boundingBox())?.height).toBeLessThan(40);
  }
});

test('on a phone, the table of contents is a menu, which closes when a heading is chosen', async () => {
  const page = await site.open(pageKinds['superseded version'], narrow);
  await hydrate(page);
  const menu = page.locator('.contents-narrow');
  await menu.locator('summary').tap();
  const link = menu.locator('a').last();
  expect(await link.isVisible()).toBe(true);
  const href = await link.getAttribute('href');
  await link.tap();
  await eventually(() => new URL(page.url()).hash).toBe(href);
  await eventually(() => menu.getAttribute('open')).toBeNull();
});

test('breadcrumbs stay where they are while the rest of their line is parsed', async () => {
  const page = await site.open(pageKinds['oldest version'], { javaScriptEnabled: false });
  const icon = page.locator('.breadcrumbs svg');
  const complete = await icon.boundingBox();
  await page.evaluate(() => {
    for (const late of document.querySelectorAll('.breadcrumbs li + li, .page-actions')) late.remove();
  });
  expect(await icon.boundingBox()).toEqual(complete);
});

test('a menu is shown when its label has been parsed', async () => {
  const page = await site.open(pageKinds['guide with code'], { javaScriptEnabled: false });
  const menu = page.locator('.topic-versions .menu');
  expect(await menu.isVisible()).toBe(true);
  await menu.evaluate((details) => details.replaceChildren());
  expect(await menu.isVisible()).toBe(false);
});

test('the sources are in the table of contents, whose link opens them', async () => {
  const page = await site.open(pageKinds['guide with code']);
  await hydrate(page);
  await page.locator('.contents a', { hasText: 'Sources' }).click();
  await eventually(() => page.locator('.sources a').first().isVisible()).toBe(true);
});

test('the page tree stays next to what changed and the upgrade guide', async () => {
  const page = await site.open('/api');
  for (const path of ['/api/changes', '/api/upgrade']) {
    await page.goto(site.url(path));
    expect(await page.locator('.sidebar-nav').isVisible()).toBe(true);
  }
});

test('an article tells search engines where it is', async () => {
  const page = await site.open(pageKinds['guide with code'], { javaScriptEnabled: false });
  const data: unknown = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '');
  expect(data).toMatchObject({
    '@graph': [
      { '@type': 'BreadcrumbList' },
      { '@type': 'TechArticle', headline: await page.locator('h1').textContent() },
    ],
  });
  expect(await page.locator('meta[property="og:type"]').getAttribute('content')).toBe('article');
});

test('the not-found page offers the pages with the most similar addresses', async () => {
  const page = await site.open('/api/kiln/quikstart');
  await hydrate(page);
  await eventually(() => page.locator('.nearest a').first().getAttribute('href')).toBe('/api/kiln/quickstart');
  expect(await page.locator('.nearest a').count()).toBeLessThanOrEqual(3);
});

test('the not-found page searches for what the address says, or for something else', async () => {
  const page = await site.open('/api/kiln/kiln-glazes');
  await hydrate(page);
  const field = page.getByRole('search').getByRole('searchbox');
  await eventually(() => field.inputValue()).toBe('kiln glazes');
  await field.fill('firing');
  await field.press('Enter');
  await eventually(() => page.url()).toBe(site.url('/search?q=firing'));
});
