/** `npx onesource previews`: draws the link previews of all pages that have none yet, for the builds that follow. */
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import satori from 'satori';
import { type PreviewCard, previewCard, previewSize } from '../shell/preview/card.ts';
import { loadSite, type Site } from '../site/load.ts';
import { pageData } from '../site/page-data.ts';
import { readProject } from '../site/project.ts';
import type { CommandContext } from './context.ts';
import { previewFolder, previewLogo } from './files/previews.ts';

/** The cards of all pages; versions in which title and section are the same share one. */
function cardsOf({ info, sets }: Site, root: string): PreviewCard[] {
  const logo = previewLogo(root, info.config);
  const cards = sets.flatMap(({ meta, pages }) =>
    pages.map(({ doc, record }) => previewCard(info, pageData(info, meta, doc, record), logo)),
  );
  return [...new Map(cards.map((card) => [card.file, card])).values()];
}

const weights = [600, 700] as const;
const alphabets = ['latin', 'latin-ext', 'greek'];
const { resolve } = createRequire(import.meta.url);

const readFonts = () =>
  alphabets.flatMap((alphabet) =>
    weights.map((weight) => {
      const data = fs.readFileSync(resolve(`@fontsource/inter/files/inter-${alphabet}-${weight}-normal.woff`));
      // The first family that has a character draws it.
      return { name: alphabet === 'latin' ? 'Inter' : `Inter ${alphabet}`, weight, data };
    }),
  );

export async function drawPreviews(
  site: Site,
  root: string,
): Promise<{ readonly drawn: number; readonly unchanged: number; readonly removed: number }> {
  const folder = path.join(root, previewFolder);
  fs.mkdirSync(folder, { recursive: true });
  const present = new Set(fs.readdirSync(folder));
  const cards = cardsOf(site, root);
  const missing = cards.filter(({ file }) => !present.has(file));
  const fonts = readFonts();
  for (const { file, element } of missing) {
    const svg = await satori(element as Parameters<typeof satori>[0], { ...previewSize, fonts });
    const at = path.join(folder, file);
    // A run that is interrupted leaves no half of a picture.
    fs.writeFileSync(`${at}.part`, new Resvg(svg).render().asPng());
    fs.renameSync(`${at}.part`, at);
  }
  const wanted = new Set(cards.map(({ file }) => file));
  // Whatever else is in the folder stays.
  const unused = [...present].filter((name) => /-[A-Za-z0-9]{10}\.png(\.part)?$/.test(name) && !wanted.has(name));
  for (const name of unused) fs.rmSync(path.join(folder, name));
  return { drawn: missing.length, unchanged: cards.length - missing.length, removed: unused.length };
}

export async function run({ root, load }: CommandContext): Promise<void> {
  const site = await loadSite(root, await readProject(root, load));
  const { drawn, unchanged, removed } = await drawPreviews(site, root);
  console.log(
    `${previewFolder}: ${drawn} drawn, ${unchanged} as they were, ${removed} removed. The next build uses them.`,
  );
}
