/** `npx onesource compress`: writes `.br` and `.gz` next to the text files of `dist/`, at the best compression. */
import { Problem } from '../../problems/problem.ts';
import type { CommandContext } from '../context.ts';
import { progressLine } from '../progress.ts';
import { compressFolder } from './compression.ts';
import { readMarker } from './out-folder.ts';

export async function run({ out }: Pick<CommandContext, 'out'>): Promise<void> {
  const before = readMarker(out);
  if (!before) throw new Problem(`There is no built site in ${out}.`, { remedy: 'Run `npx onesource build` first.' });
  const progress = progressLine();
  const done = (...files: [count: number, of: number]) => progress.at('compressing', ...files);
  const count = await compressFolder(out, { effort: 'best', done }).finally(() => {
    progress.clear();
    // Copies of the old site's files would be served in place of the new ones.
    if (readMarker(out)?.run !== before.run)
      throw new Problem(`${out} was rebuilt in the meantime.`, { remedy: 'Run the command again.' });
  });
  console.log(`${count} files are compressed.`);
}
