/** The time from saving a file to its effect in an open page: `npm run dev` on a copy of the project. */
import fs from 'node:fs';
import path from 'node:path';
import { chromium, type Page } from 'playwright-core';
import { findOrInstallChromium } from '../tests/chromium.ts';
import { startDevServer } from '../tests/dev-server.ts';
import { copyProject, ownPackages } from '../tests/project-copy.ts';
import { median } from './median.ts';
import type { MeasuredProject } from './project.ts';
import { readScenario, type Scenario } from './scenario.ts';

export interface EditRow {
  /** The median of several edits. */
  readonly seconds: number;
  /** Average of the server. */
  readonly cpuSeconds: number;
}

interface MeasuredEdit {
  /** Address of the page where the edit is visible. */
  readonly page: string;
  readonly file: string;
  /** The file's text after edit number `n`. */
  change(text: string, i: number): string;
  /** Runs in the page: whether it shows the edit. */
  isShown(i: number): boolean;
}

const edits = 5;
const inMain = (text: string) => document.querySelector('main')?.textContent?.includes(text) ?? false;

/** The edits of each kind. */
const kindsOf = ({ paragraph, term, table, island }: Scenario['edits']): Readonly<Record<string, MeasuredEdit>> => ({
  'a paragraph': {
    ...paragraph,
    change: (text, i) => `${text}\n\nParagraph ${i}.\n`,
    isShown: (i) => inMain(`Paragraph ${i}.`),
  },
  'a term of the glossary': {
    ...term,
    change: (text, i) => text.replace(/definition:\s+'/, (start) => `${start}Definition ${i}. `),
    isShown: (i) => inMain(`Definition ${i}.`),
  },
  'a data table': {
    ...table,
    change: (text, i) => text.replace(/caption: '/, (start) => `${start}Caption ${i}. `),
    isShown: (i) => inMain(`Caption ${i}.`),
  },
  "an island's style sheet": {
    page: island.page,
    file: `content/islands/${island.name}/island.css`,
    change: (text, i) => `${text}\n:root { --edit: ${i}; }\n`,
    isShown: (i) => getComputedStyle(document.documentElement).getPropertyValue('--edit') === String(i),
  },
  "an island's component": {
    page: island.page,
    file: `content/islands/${island.name}/island.tsx`,
    change: (text, i) => text.replace('<section ', `<section data-edit="${i}" `),
    isShown: (i) => document.querySelector(`section[data-edit="${i}"]`) !== null,
  },
});

/** Opens a page, hydrated, with its islands in view. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.mouse.move(300, 300);
  await page.mouse.move(310, 310);
  await page.waitForFunction(() => document.readyState === 'complete' && !window.early);
  const island = page.locator('[data-island]').first();
  if (!(await island.count())) return;
  await island.scrollIntoViewIfNeeded();
  await page.locator('[data-island][data-hydrated]').first().waitFor();
}

/** Measures each kind of edit, and renaming a page. */
export async function measureEdits(project: MeasuredProject): Promise<Record<string, EditRow>> {
  const root = copyProject(project.root);
  ownPackages(root);
  const pages = (i: number) => path.join(root, `content/learn/renamed-${i}.mdx`);
  const description = 'A page that is renamed to see how long that takes until its new address works.';
  fs.writeFileSync(pages(0), `---\ntitle: Renamed\ndescription: ${description}\nlisted: false\n---\nA sentence.\n`);
  const server = await startDevServer(root);
  const cpu = () => {
    // Fields 14 and 15 of /proc/PID/stat, in hundredths of a second; there is no such file outside Linux.
    const stat = `/proc/${server.process.pid}/stat`;
    const fields = fs.existsSync(stat) ? fs.readFileSync(stat, 'utf8').split(' ') : [];
    return (Number(fields[13]) + Number(fields[14])) / 100;
  };
  const browser = await chromium.launch({ executablePath: await findOrInstallChromium(), args: ['--no-sandbox'] });
  const rows: Record<string, EditRow> = {};
  const measure = async (name: string, edit: (i: number) => Promise<void>) => {
    // The first one also loads what the others use.
    await edit(0);
    await server.says('shown after');
    const [started, taken]: [number, number[]] = [cpu(), []];
    for (let i = 1; i <= edits; i++) {
      const saved = performance.now();
      await edit(i);
      taken.push((performance.now() - saved) / 1000);
      await server.says('shown after');
    }
    rows[name] = {
      seconds: Math.round(median(taken) * 100) / 100,
      cpuSeconds: Math.round(((cpu() - started) / edits) * 100) / 100,
    };
    console.log(`  ${name}: ${rows[name].seconds} s, ${rows[name].cpuSeconds} CPU s`);
  };
  try {
    const page = await browser.newPage();
    await page.addInitScript(`globalThis.inMain = ${inMain}`);
    for (const [name, { page: address, file, change, isShown }] of Object.entries(
      kindsOf(readScenario(project).edits),
    )) {
      await open(page, new URL(address, server.url).href);
      const at = path.join(root, file);
      const text = fs.readFileSync(at, 'utf8');
      await measure(name, async (i) => {
        fs.writeFileSync(at, change(text, i));
        await page.waitForFunction(isShown, i);
      });
    }
    await measure('the name of a page', async (i) => {
      fs.renameSync(pages(i), pages(i + 1));
      const address = new URL(`renamed-${i + 1}`, server.url);
      while (!(await fetch(address)).ok);
    });
    return rows;
  } finally {
    await browser.close();
    await server.stop();
    fs.rmSync(root, { recursive: true, force: true });
  }
}
