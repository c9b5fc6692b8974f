/** Changes that a page shows as a diff: removed, added, and unchanged lines, without line numbers. */
import { Problem } from 'onesource/tools';

/**
 * The text after the changes. Each group of removed and unchanged lines has to be in the text exactly once, in that
 * order.
 * @throws Problem if it isn't
 */
export function applyPatch(text: string, patch: string): string {
  const lines = patch.split('\n');
  const before = lines.filter((line) => !line.startsWith('+')).map((line) => line.slice(1));
  const after = lines.filter((line) => !line.startsWith('-')).map((line) => line.slice(1));
  const parts = text.split(before.join('\n'));
  if (before.length && parts.length === 2) return parts.join(after.join('\n'));
  throw new Problem(`The file has the lines of this diff ${parts.length - 1} times.`, {
    remedy: 'Removed and unchanged lines must be in the file once, one after the other.',
  });
}
