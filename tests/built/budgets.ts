/**
 * Size budgets: what a reader downloads, in bytes as a server sends them (brotli). Each is a tripwire, a tenth above what
 * was measured when it was set: if something useful needs more, raise it and say why. Nothing is trimmed to fit one.
 */
import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import { brotliSize } from 'onesource/tools';

export interface Budget {
  readonly name: string;
  readonly bytes: number;
  readonly limit: number;
}

/** A chunk of the client as Vite's manifest describes it, by its source module. */
interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

type Chunks = Readonly<Record<string, Chunk>>;

/** In the budgets, kB are thousands of bytes. */
const kB = 1000;
const typicalPage = 'api/zkvm/quickstart.html';

/** Keys of the chunks of `entries` and their static imports. */
function reachAll(chunks: Chunks, entries: Iterable<string>): ReadonlySet<string> {
  const reached = new Set<string>();
  const visit = (key: string) => {
    const chunk = chunks[key];
    if (!chunk) throw new Error(`The client bundle has no chunk of ${key}.`);
    if (reached.has(key)) return;
    reached.add(key);
    for (const next of chunk.imports ?? []) visit(next);
  };
  for (const entry of entries) visit(entry);
  return reached;
}

/** The size of the largest file, compressed. Whatever is smaller after a quick compression isn't the largest one. */
function largestOf(files: readonly string[], read: (file: string) => Buffer): number {
  const params = { [zlib.constants.BROTLI_PARAM_QUALITY]: 5 };
  const quickly = files.map((file) => ({ file, bytes: zlib.brotliCompressSync(read(file), { params }).length }));
  let largest = 0;
  for (const { file, bytes } of quickly.sort((a, b) => b.bytes - a.bytes)) {
    if (bytes < largest) break;
    largest = Math.max(largest, brotliSize(file, read(file)));
  }
  return largest;
}

/** Measures every budget of the site in `folder`. Long because it is a table, and what its rows are made of. */
export async function measureBudgets(folder: string): Promise<Budget[]> {
  const read = (file: string) => fs.readFileSync(path.join(folder, file));
  const chunks = JSON.parse(read('.hosting/chunks.json').toString()) as Chunks;
  const sizeOf = (files: Iterable<string>) => [...files].reduce((sum, file) => sum + brotliSize(file, read(file)), 0);
  const files = (keys: Iterable<string>) =>
    new Set([...keys].flatMap((key) => [(chunks[key] as Chunk).file, ...((chunks[key] as Chunk).css ?? [])]));

  const html = read(typicalPage).toString();
  const inline = (element: 'style' | 'script') =>
    [...html.matchAll(new RegExp(`<${element}>(.*?)</${element}>`, 'gs'))].map((match) => match[1]).join('');
  const app = reachAll(chunks, ['engine/src/client/startup/boot.ts', 'engine/src/client/startup/start.ts']);
  const embedded = Object.keys(chunks).filter((key) => key.startsWith('engine/src/search/embedded/'));
  const search = reachAll(chunks, ['engine/src/client/search/search-dialog.tsx', ...embedded]);
  const workerFiles = (name: string, type = 'js') =>
    fs
      .readdirSync(path.join(folder, 'assets'))
      .filter((file) => new RegExp(`^${name}-.+\\.${type}$`).test(file))
      .map((file) => `assets/${file}`);
  const worker = workerFiles('worker');
  const verifier = workerFiles('verifier-worker');
  const { sets } = JSON.parse(read('data/manifest.json').toString()) as { sets: Record<string, { meta: string }> };
  const metas = Object.values(sets).map(({ meta }) => meta.slice(1));
  const meta = metas.find((file) => html.includes(file));
  if (!meta) throw new Error(`${typicalPage} names no metadata of the manifest.`);
  const records = fs.readdirSync(path.join(folder, 'data/pages')).map((file) => `data/pages/${file}`);
  const islands = Object.keys(chunks).filter((key) => /^content\/islands\/[^/]+\/island\.tsx$/.test(key));

  const headScript = brotliSize('head.js', Buffer.from(inline('script')));
  return [
    { name: 'style sheet', bytes: brotliSize('shell.css', Buffer.from(inline('style'))), limit: 10 * kB },
    // Fragments open what they lead to and menus close without the client, even if it never loads.
    { name: 'script before a reader shows up', bytes: headScript, limit: 3.7 * kB },
    // 1.3 kB of the page is the recorded run of its guest, which readers without script have.
    { name: `first view of ${typicalPage}`, bytes: brotliSize(typicalPage, Buffer.from(html)), limit: 26 * kB },
    { name: 'shell, all of it, React included', bytes: headScript + sizeOf(files(app)), limit: 88 * kB },
    {
      // 0.5 kB of it are pages before anything is typed, and the order of a page's sections; 0.3 kB the stems of passages.
      name: 'search: dialog, engine, worker',
      bytes: sizeOf(files([...search].filter((key) => !app.has(key)))) + sizeOf(worker),
      limit: 23 * kB,
    },
    { name: `metadata of the version of ${typicalPage}`, bytes: sizeOf([meta]), limit: 4.2 * kB },
    { name: 'public names, for queries that look like one', bytes: sizeOf(['names.json']), limit: 35 * kB },
    { name: 'largest record of a page', bytes: largestOf(records, read), limit: 24 * kB },
    {
      name: 'receipt verifier, when asked for',
      bytes: sizeOf([...files(['content/islands/receipt-verifier/verify-in-worker.ts']), ...verifier]),
      limit: 26 * kB,
    },
    {
      name: 'receipt inspector, what it adds to the verifier',
      bytes: sizeOf(workerFiles('inspect').filter((file) => !/-(bare|other)-/.test(file))),
      limit: 10.6 * kB,
    },
    {
      // Compressed when it is built.
      name: 'executor of guests, after a press',
      bytes: workerFiles('executor', 'deflate').reduce(
        (sum, file) => sum + read(file).length,
        sizeOf(workerFiles('run-worker')),
      ),
      limit: 250 * kB,
    },
    {
      name: 'comparing versions, on first use',
      bytes: sizeOf([
        ...files([...reachAll(chunks, ['engine/src/client/compare/comparison.tsx'])].filter((key) => !app.has(key))),
        ...workerFiles('compare-worker'),
        ...fs
          .readdirSync(path.join(folder, 'assets'))
          .filter((file) => /^changes-.+\.css$/.test(file))
          .map((file) => `assets/${file}`),
      ]),
      limit: 11 * kB,
    },
    {
      name: 'upgrade guides: their script',
      bytes: sizeOf([
        ...files([...reachAll(chunks, ['engine/src/client/compare/upgrade.ts'])].filter((key) => !app.has(key))),
      ]),
      limit: 1 * kB,
    },
    ...islands.map((key) => ({
      name: `island ${key.split('/')[2]}`,
      bytes: sizeOf(files([...reachAll(chunks, [key])].filter((chunk) => !app.has(chunk)))),
      // What islands share is a file each, counted in all of them, which a reader fetches once.
      limit: 12 * kB,
    })),
  ];
}
