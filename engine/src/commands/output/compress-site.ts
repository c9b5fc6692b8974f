/** Compresses a built site: like a build, in a folder next to it that replaces it when complete. */
import fs from 'node:fs';
import path from 'node:path';
import { Problem } from '../../problems/problem.ts';
import type { CommandContext } from '../context.ts';
import { progressLine } from '../progress.ts';
import { type CompressOptions, compressFolder } from './compression.ts';
import { markerFile, readMarker } from './out-folder.ts';
import { beginStaging } from './staging.ts';

/** Links a file, or copies it if the file system doesn't support links. */
function linkFile(from: string, to: string): void {
  try {
    fs.linkSync(from, to);
  } catch {
    fs.copyFileSync(from, to, fs.constants.COPYFILE_FICLONE);
  }
}

/** Creates a folder with the same files, except compressed copies. */
function linkFolder(from: string, to: string): void {
  for (const entry of fs.readdirSync(from, { withFileTypes: true })) {
    const at = path.join(to, entry.name);
    if (entry.isDirectory()) {
      fs.mkdirSync(at);
      linkFolder(path.join(from, entry.name), at);
      // Write a new marker: changing a link would change the original.
    } else if (!/\.(br|gz)$/.test(entry.name) && entry.name !== markerFile) linkFile(path.join(from, entry.name), at);
  }
}

/**
 * Compresses the site in `out`. Returns the number of text files.
 * @param project the folder that contains `content/`
 * @throws Problem if there is no built site, or it is rebuilt in the meantime
 */
export async function compressSite(out: string, project: string, options: CompressOptions): Promise<number> {
  const marker = readMarker(out);
  if (!marker) throw new Problem(`There is no built site in ${out}.`, { remedy: 'Run `npx onesource build` first.' });
  const staging = beginStaging(out, project, marker.base);
  try {
    linkFolder(out, staging.folder);
    const count = await compressFolder(staging.folder, options);
    staging.commit(marker.run);
    return count;
  } finally {
    staging.abandon();
  }
}

/** `npx onesource compress`: writes `.br` and `.gz` next to the text files of `dist/`, at the best compression. */
export async function run({ root, out }: CommandContext): Promise<void> {
  const progress = progressLine();
  const count = await compressSite(out, root, {
    effort: 'best',
    done: (...files) => progress.at('compressing', ...files),
  });
  progress.clear();
  console.log(`${count} files are compressed.`);
}
