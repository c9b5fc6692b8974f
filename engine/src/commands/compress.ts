/** `npm run compress`: writes `.br` and `.gz` next to the text files of `dist/`, at the best compression. */
import path from 'node:path';
import type { CommandContext } from './context.ts';
import { compressSite } from './output/compress-site.ts';
import { announceProgress } from './progress.ts';

export async function run({ root, out }: CommandContext): Promise<void> {
  const progress = announceProgress('compressing');
  const cache = path.join(root, 'node_modules/.cache/compressed');
  await compressSite(out, root, { effort: 'best', cache, done: progress.at });
  progress.end();
}
