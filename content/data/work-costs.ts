import { defineTable } from 'onesource';
import measured from '../measured.json' with { type: 'json' };

const { values, versions, date } = measured.execution;

const cycles = (count: number) => count.toLocaleString('en-US');

/** Cycles of one operation, without those of the loop around it. */
const costOf = (thousand: { readonly cycles: number }) => {
  const count = (thousand.cycles - values['loop 1000'].cycles) / 1000;
  return count < 10 ? count.toFixed(1) : Math.round(count).toString();
};

export const table = defineTable({
  caption: 'What ordinary work costs in cycles',
  source: [
    {
      title: `Measured for this site, with risc0-zkvm ${versions['risc0-zkvm']} and ${versions.compiler}`,
      href: '/contributors-guide#checks',
    },
  ],
  checked: date,
  columns: ['Work', 'Cycles'],
  rows: [
    { cells: ['one addition, u32', costOf(values['u32 add 1000'])] },
    { cells: ['one multiplication, u32', costOf(values['u32 mul 1000'])] },
    { cells: ['one division, u32', costOf(values['u32 div 1000'])] },
    { cells: ['one multiplication, u64', costOf(values['u64 mul 1000'])] },
    { cells: ['one division, u64', costOf(values['u64 div 1000'])] },
    { cells: ['one multiplication, u128', costOf(values['u128 mul 1000'])] },
    { cells: ['one addition, f32', costOf(values['f32 add 1000'])] },
    { cells: ['one addition, f64', costOf(values['f64 add 1000'])] },
    { cells: ['one multiplication, f64', costOf(values['f64 mul 1000'])] },
    { cells: ['one division, f64', costOf(values['f64 div 1000'])] },
    { cells: ['one square root, f64', costOf(values['f64 sqrt 1000'])] },
    { cells: ['sort_unstable of 10,000 u32', cycles(values['sort_unstable 10000'].cycles)] },
    { cells: ['checking that 10,000 u32 are sorted', cycles(values['check sorted 10000'].cycles)] },
    { cells: ['10,000 insertions into a HashMap', cycles(values['HashMap insert 10000'].cycles)] },
    { cells: ['10,000 insertions into a BTreeMap', cycles(values['BTreeMap insert 10000'].cycles)] },
    { cells: ['10,000 lookups in a HashMap', cycles(values['HashMap get 10000'].cycles)] },
    { cells: ['10,000 lookups in a BTreeMap', cycles(values['BTreeMap get 10000'].cycles)] },
    { cells: ['parsing 1,000 JSON objects with three fields', cycles(values['json 1000 objects'].cycles)] },
  ],
});
