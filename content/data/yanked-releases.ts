import { defineTable } from 'onesource';
import { registry } from '../registry.ts';

/** Read from the `yanked` field of the crate index; the index gives no reasons. */
export const table = defineTable({
  caption: 'Yanked releases by crate',
  source: [{ title: 'crates.io', href: 'https://crates.io' }],
  checked: registry.asked,
  columns: ['Crate', 'Yanked releases'],
  rows: Object.entries(registry.crates).flatMap(([crate, releases]) => {
    const yanked = releases.flatMap(({ version, isYanked }) => (isYanked ? [version] : []));
    return yanked.length
      ? { cells: [{ code: crate, href: `https://crates.io/crates/${crate}/versions` }, yanked.join(', ')] }
      : [];
  }),
});
