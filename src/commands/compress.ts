/** `npm run compress`: writes `.br` and `.gz` next to the text files of `dist/`, at the best compression, for deployment. */
import path from 'node:path';
import { compressSite } from './output/compress-site.ts';
import { distFolder, projectRoot } from './paths.ts';
import { announceProgress } from './progress.ts';

export async function run(): Promise<void> {
  const progress = announceProgress('compressing');
  const cache = path.join(projectRoot, 'node_modules/.cache/compressed');
  await compressSite(distFolder, projectRoot, { effort: 'best', cache, done: progress.at });
  progress.end();
}
