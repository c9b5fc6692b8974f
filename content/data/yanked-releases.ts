import { defineTable } from 'onesource';

const index = (crate: string) => `https://crates.io/crates/${crate}/versions`;
const yanked = (crate: string, releases: string) => ({
  cells: [{ code: crate, href: index(crate) }, releases],
});

/** Read from the `yanked` field of the crate index; the index gives no reasons. */
export const table = defineTable({
  caption: 'Yanked releases by crate',
  source: [{ title: 'crates.io', href: 'https://crates.io' }],
  checked: '2026-11-23',
  columns: ['Crate', 'Yanked releases'],
  rows: [
    yanked('risc0-zkvm', '1.0.0-rc.2, 1.0.2, 1.1.0, 1.3.0, 2.0.0, 2.0.1, 2.0.2, 2.1.0, 3.0.0'),
    yanked('risc0-r0vm', '1.1.0, 1.3.0, 2.0.0, 2.0.1, 2.0.2, 2.1.0, 3.0.0'),
    yanked('cargo-risczero', '1.1.0, 1.3.0, 3.0.0'),
    yanked('risc0-build', '0.7.0, 1.0.2, 1.1.0, 2.0.0, 3.0.0-rc.1, 3.0.0'),
    yanked('risc0-circuit-rv32im', '1.1.0, 1.3.0, 2.0.0, 2.0.1, 2.0.2, 2.0.3, 2.0.4, 4.0.0'),
    yanked('risc0-zkvm-platform', '1.1.0, 1.3.0, 2.0.0, 2.2.0'),
  ],
});
