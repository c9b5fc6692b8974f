/**
 * What a reader downloads for search, and how long the first result takes on a slow phone, on sites of any size with
 * invented pages, each as rich in names and words as a real one.
 */
import fs from 'node:fs';
import path from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { entryOf } from '../src/basics/lookup.ts';
import { compressFolder } from '../src/commands/output/compression.ts';
import { serveSite } from '../src/commands/serve.ts';
import { contentHash } from '../src/content/files/content-hash.ts';
import { manifestSchema } from '../src/model/manifest.ts';
import { findOrInstallChromium } from '../tests/chromium.ts';
import { inventedDigest, partsByName } from '../tests/fixtures/invented-digest.ts';
import { inventedQueries } from '../tests/fixtures/invented-pages.ts';
import { median } from './median.ts';
import type { MeasuredProject } from './project.ts';
import { readScenario } from './scenario.ts';
import { scratchFolder } from './scratch-folder.ts';
import { searchInTurn, type TimedSearch } from './search-reader.ts';

const defaultPages = [84, 500, 1000, 2500];
const runs = 5;

interface SearchRow {
  /** Of the first search since the page was opened. */
  readonly 'opening to first result, ms': number;
  readonly 'last key to first result, ms': number;
  readonly 'its index files, kB': number;
  /** Of a later one in the same dialog. */
  readonly 'later query: last key to first result, ms': number;
  readonly 'later query: index files, kB': number;
}

const kB = (bytes: number) => Math.round(bytes / 100) / 10;

/**
 * Writes the index of a site with invented pages.
 * @returns its size in bytes, and the path of its names
 */
async function writeIndex(folder: string, pages: number): Promise<{ written: number; names: string }> {
  fs.rmSync(folder, { recursive: true });
  fs.mkdirSync(folder);
  let written = 0;
  const write = (name: string, part: object): string => {
    const text = JSON.stringify(part);
    const hash = contentHash(text);
    written += text.length;
    fs.writeFileSync(path.join(folder, `${name}-${hash}.json`), text);
    return hash;
  };
  const { names, ...parts } = Object.fromEntries(partsByName(inventedDigest(pages)));
  const hashes = Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, write(name, part)]));
  const namesHash = write('names', { ...names, hashes });
  await compressFolder(folder, { effort: 'fast' });
  return { written, names: `names-${namesHash}.json` };
}

/** The medians by query: each one is the first in some runs, and a later one in others. */
async function measureQueries(browser: Browser, url: string): Promise<Record<string, SearchRow>> {
  const kinds = Object.entries(inventedQueries());
  const cold = new Map<string, TimedSearch[]>(kinds.map(([kind]) => [kind, []]));
  const later = new Map<string, TimedSearch[]>(kinds.map(([kind]) => [kind, []]));
  for (let run = 0; run < runs * kinds.length; run++) {
    const order = [...kinds.slice(run % kinds.length), ...kinds.slice(0, run % kinds.length)];
    const searches = await searchInTurn(
      browser,
      url,
      order.map(([, query]) => query),
    );
    for (const [i, search] of searches.entries()) (i ? later : cold).get(order[i]?.[0] ?? '')?.push(search);
  }
  const row = (first: readonly TimedSearch[], others: readonly TimedSearch[]): SearchRow => ({
    'opening to first result, ms': Math.round(median(first.map(({ fromOpeningMs }) => fromOpeningMs))),
    'last key to first result, ms': Math.round(median(first.map(({ fromLastKeyMs }) => fromLastKeyMs))),
    'its index files, kB': kB(median(first.map(({ bytes }) => bytes))),
    'later query: last key to first result, ms': Math.round(median(others.map(({ fromLastKeyMs }) => fromLastKeyMs))),
    'later query: index files, kB': kB(median(others.map(({ bytes }) => bytes))),
  });
  const all = (searches: ReadonlyMap<string, readonly TimedSearch[]>) => [...searches.values()].flat();
  return {
    ...Object.fromEntries(kinds.map(([kind]) => [kind, row(cold.get(kind) ?? [], later.get(kind) ?? [])])),
    'all queries': row(all(cold), all(later)),
  };
}

/** Measures the site in `dist/` with other pages in the index of its latest version. */
export async function measureSearch(
  project: MeasuredProject,
  pages: readonly number[] = defaultPages,
): Promise<Record<string, SearchRow>> {
  const folder = scratchFolder();
  fs.cpSync(project.dist, folder, { recursive: true });
  const { sets, latest } = manifestSchema.parse(
    JSON.parse(fs.readFileSync(path.join(folder, 'data/manifest.json'), 'utf8')),
  );
  const { digest } = entryOf(new Map(Object.entries(sets)), latest);
  let shown = digest;
  await compressFolder(folder, { effort: 'fast' });
  const [start = ''] = readScenario(project).reading;
  const document = path.join(folder, `${start}.html`);
  const server = await serveSite({ folder, base: '', port: 0 });
  const browser = await chromium.launch({ executablePath: await findOrInstallChromium(), args: ['--no-sandbox'] });
  const rows: Record<string, SearchRow> = {};
  try {
    for (const count of pages) {
      const { written, names } = await writeIndex(path.dirname(path.join(folder, digest)), count);
      // The document says where the names are.
      const html = fs.readFileSync(document, 'utf8').replace(shown, `${path.posix.dirname(digest)}/${names}`);
      shown = `${path.posix.dirname(digest)}/${names}`;
      fs.writeFileSync(document, html);
      await compressFolder(path.dirname(document), { effort: 'fast' });
      console.log(`  ${count} pages: index of ${kB(written / count)} kB per page`);
      for (const [kind, row] of Object.entries(await measureQueries(browser, new URL(start, server.url).href))) {
        rows[`${count.toLocaleString('en-US')} pages, ${kind}`] = row;
        console.log(`    ${kind}: ${Object.values(row).join(', ')}`);
      }
    }
    return rows;
  } finally {
    await browser.close();
    await server.close();
    fs.rmSync(folder, { recursive: true, force: true });
  }
}
