/** A click on a result of search shows the passage with the answer, whatever kind of passage that is. */
import fs from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildSite, makeTinySite, versionedPage } from '../tiny-site.ts';
import { eventually } from './reader.ts';
import { addresses, dialogCloses, highlighted, openDialog, openWithSearch, results, searchFor } from './search.ts';
import { useSite } from './site.ts';

const sentence = 'Some more text that fills the page, so that everything below it is out of view at first. ';
const filler = `${sentence.repeat(6)}\n\n`.repeat(8);
const row = (i: number) => `| dial ${i} | turns by ${i} degrees and clicks softly |`;
const table = ['| Dial | Mechanism |', '|---|---|', ...Array.from({ length: 40 }, (_, i) => row(i))].join('\n');

const manual = `${filler}
## Dials

${filler}

${table.replace(row(33), '| walnut knob | silences the buzzer until morning |')}

## Messages

${filler}

<DataTable name="messages" as="entries" />

## Questions

<Question>

### Is the glockenspiel waterproof?

No: keep it under the marquee.

</Question>

## Care

${filler}

- Dust the lid.
- Polish the escutcheon with beeswax.

${filler}

<Details summary="A stubborn hinge">

Warm the gudgeon with a hairdryer.

</Details>

## Moths

<AskedAs words="larvae, pantry" />

They eat the felt below the keys.

### Traps

For moths in felt, try a bowl of vinegar.

## Winter

<AskedAs words="attic, snow" />

Keep it dry, wrapped in two blankets, from the first frost on.

- Air it.

## Tools

${filler}

<Tabs group="place">

<Tab label="Indoors">

A cloth is enough.

</Tab>

<Tab label="Outdoors">

Bring the tarpaulin and a mallet.

</Tab>

</Tabs>

## Colors

${filler}

The enamel comes in three colors:

- Teal.
- Ochre.

## Trimming

Trim the wick once a day.

- A wick and a lantern are sold apart.

Trim the felt. ${sentence}

Trim the reeds. ${sentence}

## Kettle

${filler}

${'```'}bash
kettle --boil --whistle
${'```'}

A whistle says that the kettle is about to boil.

## Recipe for varnish

${filler}

${'```'}bash
varnish --coats 3 --resin dammar
${'```'}

${filler}
`;

const messages = `export const table = {
  caption: 'Messages', source: [{ title: 'Manual', href: 'https://tiny.example/manual' }], checked: '2025-06-01',
  columns: ['Message', 'What to do'],
  rows: [
    { cells: [{ code: 'E17 carousel jammed: sprocket (7) out of line' }, 'Realign the sprocket, then press the lever.'] },
    ...Array.from({ length: 12 }, (_, i) => ({ cells: [{ code: 'E' + (40 + i) + ' lamp unlit' }, 'Replace the bulb of lamp number ' + i + '.'] })),
    { cells: [{ code: 'E61 flue blocked' }, 'Sweep the flue with the long brush.'] },
  ],
};
`;

const glossary = `export const glossary = [
  ${Array.from({ length: 26 }, (_, i) => `{ id: 'word-${i}', term: '${String.fromCharCode(65 + i)}word', aliases: [], definition: '${sentence}' }`).join(', ')},
  { id: 'zither', term: 'Zither', aliases: [], definition: 'A box with many strings, played on a table.' },
];
`;

let root = '';
beforeAll(async () => {
  root = makeTinySite({
    'content/api/install.mdx': versionedPage('Manual', manual),
    'content/data/messages.ts': messages,
    'content/glossary.ts': glossary,
  });
  await buildSite(root);
});
afterAll(() => fs.rmSync(root, { recursive: true, force: true }));
const site = useSite(() => path.join(root, 'dist'));

/** The text that was looked for, if all of it is in view: below the bar, in no closed or scrolled box. */
const inView = (page: Page, text: string) =>
  page.evaluate((wanted) => {
    const walker = document.createTreeWalker(document.querySelector('main') as Element, NodeFilter.SHOW_TEXT);
    const bar = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    while (walker.nextNode()) {
      const at = walker.currentNode.nodeValue?.indexOf(wanted) ?? -1;
      if (at < 0) continue;
      const range = new Range();
      range.setStart(walker.currentNode, at);
      range.setEnd(walker.currentNode, at + wanted.length);
      const { top, bottom, left, width } = range.getBoundingClientRect();
      const onTop = document.elementFromPoint(left + Math.min(width, 10) / 2, (top + bottom) / 2);
      if (width && top >= bar && bottom <= innerHeight && walker.currentNode.parentElement?.contains(onTop))
        return true;
    }
    return false;
  }, text);

const found = (page: Page) => page.locator('main .search-found').innerText();

const kinds = [
  ['a row of a long table', 'walnut knob buzzer', 'silences the buzzer until morning'],
  ['a row, for a word of the head', 'dial mechanism of the buzzer', 'silences the buzzer until morning'],
  [
    'a pasted message among entries',
    "thread 'main' panicked at src/main.rs:3:5:\nE17 carousel jammed: sprocket (7) out of line",
    'Realign the sprocket',
  ],
  ['the last entry', 'E61 flue blocked', 'Sweep the flue'],
  ['a question whose answer is closed', 'is the glockenspiel waterproof', 'keep it under the marquee'],
  ['a term', 'what is a zither', 'A box with many strings'],
  ['an item of a list', 'polish escutcheon beeswax', 'Polish the escutcheon'],
  ['a closed box', 'warm the gudgeon', 'Warm the gudgeon'],
  ['a tab that is not chosen', 'tarpaulin mallet', 'Bring the tarpaulin'],
  ['code', 'varnish resin dammar', 'resin dammar'],
  ['text below code with the same words', 'kettle boil whistle', 'about to boil'],
  ['the beginning, if a later part has hardly more', 'trim wick lantern', 'once a day'],
] as const;

async function openFirstResult(query: string): Promise<Page> {
  const page = await openWithSearch(site, '/api');
  await searchFor(page, query);
  await results(page).first().click();
  await dialogCloses(page);
  return page;
}

const phone = { viewport: { width: 390, height: 780 }, hasTouch: true, isMobile: true };

test.each([
  ['desktop, a passage of any kind', {}, kinds],
  // What looks different on a phone: stacked rows, entries, the boxes, and code that scrolls.
  ['phone, a passage', phone, kinds.filter(([kind]) => /^a row of|last entry|closed box|a tab|code/.test(kind))],
] as const)('on a %s is in view, highlighted', async (_, screen, passages) => {
  const page = await site.open('/api', screen);
  for (const [kind, query, answer] of passages) {
    await page.goto(site.url('/api'));
    await openDialog(page);
    await page.keyboard.insertText(query);
    await page.locator('dialog [data-status=idle]').waitFor();
    const [url = ''] = await addresses(page);
    await results(page).first().click();
    await dialogCloses(page);
    await eventually(() => page.url()).toContain(url);
    await eventually(() => found(page)).toContain(answer);
    expect(await inView(page, answer), kind).toBe(true);
    expect(await page.evaluate(() => document.activeElement?.matches('.search-found')), kind).toBe(true);
    expect((await highlighted(page)).length, kind).toBeGreaterThan(0);
  }
});

test('a list is shown together with the sentence that leads to it', async () => {
  const page = await openFirstResult('enamel colors');
  await eventually(() => page.locator('main .search-found').allInnerTexts()).toEqual([
    'The enamel comes in three colors:',
    expect.stringContaining('Ochre.'),
  ]);
  expect(await inView(page, 'Ochre.')).toBe(true);
});

test('a section that readers mean by words that it lacks is shown from its beginning', async () => {
  const page = await openFirstResult('attic');
  await eventually(() => found(page)).toContain('Keep it dry');
  expect(await inView(page, 'wrapped in two blankets')).toBe(true);
});

test('a section is not left for one of its subsections', async () => {
  const page = await site.open('/api');
  await openDialog(page);
  await searchFor(page, 'moths larvae pantry felt');
  expect((await addresses(page))[0]).toBe('/api/install#moths');
  await results(page).first().click();
  await dialogCloses(page);
  await eventually(() => found(page)).toContain('below the keys');
});

test('a page whose beginning answers stays at its beginning', async () => {
  const page = await openFirstResult('manual');
  await eventually(() => found(page)).toBe('Manual');
  expect(await page.locator('main h1.search-found').count()).toBe(1);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('the next result on the same page replaces the highlight', async () => {
  const page = await site.open('/api');
  for (const [query, answer] of [
    ['walnut knob buzzer', 'silences the buzzer'],
    ['E61 flue blocked', 'Sweep the flue'],
  ] as const) {
    await openDialog(page);
    await searchFor(page, query);
    await page.keyboard.press('Enter');
    await dialogCloses(page);
    await eventually(() => found(page)).toContain(answer);
  }
});
