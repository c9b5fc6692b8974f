import { defineTable } from 'onesource';

export const table = defineTable({
  caption: 'Terminals of the controller',
  source: [{ title: 'board.c', href: 'src:firmware/board.c' }],
  checked: '2025-06-01',
  columns: ['Terminal', 'Use', 'Part number of the plug'],
  rows: [
    { cells: [{ code: 'T1' }, 'Thermocouple', { code: '0x8EaB2D97Dfce405A1692a21b3ff3A172d593D319' }] },
    { cells: [{ code: 'T2' }, 'Thermocouple', { code: '0x925d8331ddc0a1F0d96E68CF073DFE1d92b69187' }] },
    { cells: [{ code: 'R1' }, { text: 'Relay of the elements', href: 'api:kiln/install#wire-the-relay' }, 'none'] },
  ],
});
