/** Whatever leads to a part of a page shows it: fragments, links, the contents, and history; before the client and without it. */
import fs from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildSite, makeTinySite, versionedPage } from '../tiny-site.ts';
import { eventually, faults, followLink, hydrate, nextFrames, showsHeading, watchShifts } from './reader.ts';
import { useSite, type VisitOptions } from './site.ts';

const filler = `${'Some text that fills the page, so that what is below it is out of view at first. '.repeat(12)}\n\n`;

/** Parts of a page that are hidden at first, by the id of the heading and what is seen when they are shown. */
const hidden = {
  'is-it-dry': 'No, wait for a week.',
  'with-gas': 'Open the valve first.',
  'a-worn-hinge': 'Grease it.',
} as const;

const manual = `## Before use

${filler.repeat(3)}
[The question](#is-it-dry), [the tab](#with-gas), [the details](#a-worn-hinge), [the end](#the-end)

${filler.repeat(3)}

<Question>

### Is it dry?

No, wait for a week.

</Question>

${filler.repeat(3)}

<Tabs group="fuel">

<Tab label="Wood">

Stack it.

</Tab>

<Tab label="Gas">

### With gas

Open the valve first.

</Tab>

</Tabs>

${filler.repeat(3)}

<Details summary="Repairs">

### A worn hinge

Grease it.

</Details>

${filler.repeat(3)}

## The end

${filler.repeat(3)}
`;

/** A long page with sections of all lengths: none at all, questions, and those that fill more than a window. */
const lengths = [0, 1, 0, 4, 0, 0, 2, 0, 9, 1, 0];
const section = (i: number) => {
  if (i === 0) return '## Heading 0';
  const text = `Sentence ${i}. `.repeat((lengths[i % lengths.length] ?? 0) * 20);
  if (i % 3) return `${i % 4 ? '###' : '##'} Heading ${i}\n\n${text}`;
  return `<Question>\n\n### Heading ${i}\n\nAnswer ${i}.\n\n</Question>`;
};
const sections = 34;
/** The contents don't list questions. */
const listed = Array.from({ length: sections }, (_, i) => section(i)).filter((text) => !text.startsWith('<')).length;
const long = Array.from({ length: sections }, (_, i) => section(i)).join('\n\n');

const questions = `[The twelfth](#heading-12)\n\n<Filter label="questions" />\n\n${long}`;

let root = '';
beforeAll(async () => {
  root = makeTinySite({
    'content/sidebars.ts': `export const sidebars = [{ name: 'api', versions: '*', items: ['index', 'install', 'long', 'questions'] }];\n`,
    'content/api/install.mdx': versionedPage('Manual', manual),
    'content/api/long.mdx': versionedPage('Everything', long),
    'content/api/questions.mdx': versionedPage('Questions', questions),
  });
  await buildSite(root);
});
afterAll(() => fs.rmSync(root, { recursive: true, force: true }));
const site = useSite(() => path.join(root, 'dist'));

/** Waits until an element and its answer are in view. */
async function isShown(page: Page, id: string, text: string): Promise<void> {
  await eventually(() =>
    page.evaluate((wanted) => {
      const { top = -1, height = 0 } = document.getElementById(wanted)?.getBoundingClientRect() ?? {};
      return height > 0 && top >= 50 && top < innerHeight / 2;
    }, id),
  ).toBe(true);
  expect(await page.getByText(text).isVisible()).toBe(true);
}

/** Hides again what a target has opened, as a reader does. */
async function hide(page: Page): Promise<void> {
  for (const details of await page.locator('.details[open] > summary').all()) await details.click();
  await page.locator('.tab').first().click();
  for (const text of Object.values(hidden)) expect(await page.getByText(text).isVisible(), text).toBe(false);
}

const blocked: VisitOptions = {
  expected: faults,
  before: (page) => page.route('**/assets/*.js*', (route) => route.abort()),
};
const clients = [
  ['before hydration, or if the client never loads', blocked, async () => {}],
  ['after hydration', {}, hydrate],
] as const;

describe.each(clients)('%s', (_, options, wake) => {
  test('a link on the page shows its target, also when it is used again, and so does going back', async () => {
    const page = await site.open('/api/install', options);
    await wake(page);
    for (const [id, text] of Object.entries(hidden)) {
      const link = page.locator(`.prose a[href="#${id}"]:not(.anchor)`);
      await link.click();
      await isShown(page, id, text);
      await hide(page);
      await link.click();
      await isShown(page, id, text);
      await hide(page);
    }
    await page.locator('.prose a[href="#the-end"]:not(.anchor)').click();
    await page.evaluate(() => history.back());
    await eventually(() => page.getByText(hidden['a-worn-hinge']).isVisible()).toBe(true);
  });
});

test.each(Object.entries(hidden))(
  'an address with #%s shows it without a reader, nothing shifts, and it can be closed',
  async (id, text) => {
    const page = await site.open('/robots.txt');
    await page.goto(site.url(`/api/install#${id}`));
    const shifts = await watchShifts(page);
    await isShown(page, id, text);
    await hydrate(page);
    await isShown(page, id, text);
    expect(await shifts()).toEqual([]);
    await hide(page);
  },
);

test('a tab that the reader prefers does not hide the target', async () => {
  const page = await site.open('/api/install');
  await hydrate(page);
  await page.locator('.tab').last().click();
  await page.locator('.tab').first().click();
  await page.goto(site.url('/api/install#with-gas'));
  await hydrate(page);
  await isShown(page, 'with-gas', hidden['with-gas']);
});

test.each(Object.entries(hidden))('a link on another page shows #%s, and so does coming back', async (id, text) => {
  const page = await site.open('/api');
  await hydrate(page);
  await followLink(page, `/api/install#${id}`);
  await showsHeading(page, 'Manual');
  await isShown(page, id, text);
  await hide(page);
  await followLink(page, '/api');
  await showsHeading(page, 'Introduction');
  await page.evaluate(() => history.back());
  await showsHeading(page, 'Manual');
  await eventually(() => page.getByText(text).isVisible()).toBe(true);
});

test('a link to what a filter hides empties the filter', async () => {
  const page = await site.open('/api/questions');
  await hydrate(page);
  const field = page.locator('.filter input');
  await field.fill('Answer 3.');
  await page.locator('#heading-12').waitFor({ state: 'hidden' });
  await page.locator('.prose a[href="#heading-12"]:not(.anchor)').click();
  await isShown(page, 'heading-12', 'Answer 12.');
  expect(await field.inputValue()).toBe('');
});

describe('every entry of the contents is marked when it is clicked, and until the reader scrolls', () => {
  const marked = (page: Page) =>
    page.evaluate(() =>
      [...document.querySelectorAll('nav.contents [aria-current]')].map((link) => link.getAttribute('href')),
    );

  test.each([
    [1000, 500],
    [1366, 768],
    [1440, 1200],
    [1920, 1080],
    [2560, 1440],
    [3840, 2160],
  ])('in a window of %i × %i', async (width, height) => {
    const page = await site.open('/api/long', { viewport: { width, height } });
    await hydrate(page);
    const hrefs = await page
      .locator('nav.contents a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    expect(hrefs.length).toBe(listed);
    // Each is tried from above and from below.
    for (const href of [...hrefs, ...hrefs.toReversed()]) {
      await page.evaluate(
        (wanted) => document.querySelector<HTMLElement>(`nav.contents a[href="${wanted}"]`)?.click(),
        href,
      );
      await nextFrames(page);
      expect(await marked(page), href).toEqual([href]);
    }
    const last = hrefs.at(-1) ?? '';
    await page.evaluate(
      (wanted) => document.querySelector<HTMLElement>(`nav.contents a[href="${wanted}"]`)?.click(),
      last,
    );
    await page.mouse.move(width / 2, height / 2);
    await page.mouse.wheel(0, -400);
    await eventually(() => marked(page)).not.toEqual([last]);
  });
});
