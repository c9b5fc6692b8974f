/** `npm run compress`: puts `.br` and `.gz` beside the text files of `dist/`, so that a server only has to choose. */
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip } from 'node:zlib';
import { distFolder } from './paths.ts';
import { announceProgress } from './progress.ts';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

const textFile = /\.(html|js|css|json|svg|xml|txt|webmanifest)$/;
/** Below this a file fits one packet either way. */
const leastBytes = 512;
/** Documents are many, and 11 takes forty times as long for a tenth of the size; what is kept for a year is worth it. */
const documentQuality = 6;

const settings = (file: string, content: Buffer) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: file.endsWith('.html') ? documentQuality : constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  },
});

/** Bytes of a file's content as it is served to a browser that takes brotli; `file` says by its ending how hard it is compressed. */
export function brotliSize(file: string, content: Buffer): number {
  return content.length < leastBytes ? content.length : brotliCompressSync(content, settings(file, content)).length;
}

async function compressFile(file: string): Promise<void> {
  const content = await fs.readFile(file);
  if (content.length < leastBytes) return;
  const [small, wide] = await Promise.all([brotli(content, settings(file, content)), deflate(content, { level: 9 })]);
  await Promise.all([fs.writeFile(`${file}.br`, small), fs.writeFile(`${file}.gz`, wide)]);
}

/** Compresses every text file below `folder`, as many at a time as there are processors. `done` hears how far it is. */
export async function compressFolder(folder: string, done: (count: number, of: number) => void = () => {}): Promise<number> {
  const files = (await fs.readdir(folder, { recursive: true }))
    .filter((file) => textFile.test(file))
    .map((file) => path.join(folder, file));
  const waiting = files.values();
  let count = 0;
  const worker = async () => {
    for (const file of waiting) {
      await compressFile(file);
      done(++count, files.length);
    }
  };
  await Promise.all(Array.from({ length: os.availableParallelism() }, worker));
  return files.length;
}

export async function run(): Promise<void> {
  const progress = announceProgress('compressing');
  await compressFolder(distFolder, progress.at);
  progress.end();
}
