/** `npm run compress`: writes `.br` and `.gz` next to the text files of `dist/`, at the best compression. */
import type { CommandContext } from './context.ts';
import { compressSite } from './output/compress-site.ts';
import { announceProgress } from './progress.ts';

export async function run({ root, out }: CommandContext): Promise<void> {
  const progress = announceProgress('compressing');
  await compressSite(out, root, { effort: 'best', done: progress.at });
  progress.end();
}
