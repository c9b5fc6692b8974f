import { defineTable } from 'onesource';
import measured from '../measured.json' with { type: 'json' };

const { values, versions, date } = measured.execution;

/** How many numbers each run decodes. */
const count = 10_000;

const row = (name: string | { readonly code: string }, { cycles }: { readonly cycles: number }) => ({
  cells: [
    name,
    cycles.toLocaleString('en-US'),
    (cycles / count).toLocaleString('en-US', { maximumSignificantDigits: 3 }),
  ],
});

export const table = defineTable({
  caption: 'Cycles to read or decode 10,000 values of type u64',
  source: [
    {
      title: `Measured for this site, with risc0-zkvm ${versions['risc0-zkvm']} and ${versions.compiler}`,
      href: '/contributors-guide#checks',
    },
  ],
  checked: date,
  columns: ['In the guest', 'Cycles', 'A value'],
  rows: [
    row('serde_json, random values', values['serde_json, random numbers']),
    row({ code: 'env::read::<Vec<u64>>()' }, values['env::read, random numbers']),
    row('postcard, random values', values['postcard, random numbers']),
    row('bincode', values['bincode, random numbers']),
    row('borsh', values['borsh, random numbers']),
    row('postcard, the values 0 to 9,999', values['postcard, small numbers']),
    row('rkyv 0.8, from_bytes', values['rkyv from_bytes, random numbers']),
    row('rkyv 0.8, access', values['rkyv access, random numbers']),
    row({ code: 'u64::from_le_bytes' }, values['from_le_bytes, random numbers']),
    row({ code: 'env::read_slice' }, values['read_slice, random numbers']),
  ],
});
