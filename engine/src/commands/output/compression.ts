/** Precompresses the text files of a site, so that a server doesn't have to. */
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip } from 'node:zlib';
import { isText } from '../media-types.ts';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** `fast` takes a twentieth of the time of `best`, but files are a tenth larger. */
export type Effort = 'fast' | 'best';

/** A smaller file fits into one packet anyway. */
const leastBytes = 512;
const fastQuality = 8;

/** Level 11 takes twenty times as long to save a twentieth: worth it for files cached for a year, not for documents. */
const qualityOf = (file: string, effort: Effort) =>
  effort === 'best' && !/\.(html|md)$/.test(file) ? constants.BROTLI_MAX_QUALITY : fastQuality;

const settings = (quality: number, content: Buffer) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  },
});

/** Bytes of a file at the best compression; files too small to be compressed count as they are. */
export function brotliSize(file: string, content: Buffer): number {
  return content.length < leastBytes
    ? content.length
    : brotliCompressSync(content, settings(qualityOf(file, 'best'), content)).length;
}

export interface CompressOptions {
  readonly effort: Effort;
  readonly done?: (count: number, of: number) => void;
}

/** Writes `.br` and `.gz` next to every text file below `folder`, in parallel. Returns the number of files. */
export async function compressFolder(folder: string, { effort, done = () => {} }: CompressOptions): Promise<number> {
  const entries = await fs.readdir(folder, { recursive: true, withFileTypes: true });
  // What a symbolic link leads to is not the site's.
  const files = entries
    .filter((entry) => entry.isFile() && isText(entry.name))
    .map(({ parentPath, name }) => path.join(parentPath, name));
  const waiting = files.values();
  let count = 0;
  const worker = async () => {
    for (const file of waiting) {
      const content = await fs.readFile(file);
      done(++count, files.length);
      if (content.length < leastBytes) continue;
      const quality = qualityOf(file, effort);
      const [small, wide] = await Promise.all([
        brotli(content, settings(quality, content)),
        deflate(content, { level: effort === 'best' ? 9 : 6 }),
      ]);
      await Promise.all([fs.writeFile(`${file}.br`, small), fs.writeFile(`${file}.gz`, wide)]);
    }
  };
  await Promise.all(Array.from({ length: os.availableParallelism() }, worker));
  return files.length;
}
