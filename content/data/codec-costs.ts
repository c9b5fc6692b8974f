import { defineTable } from 'onesource';
import measured from '../measured.json' with { type: 'json' };

const { values, versions, date } = measured.execution;

/** How many numbers each run decodes. */
const count = 10_000;

const row = (what: string, code: string, { cycles }: { readonly cycles: number }) => ({
  cells: [
    what,
    { code },
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
  columns: ['In the guest', 'Code', 'Cycles', 'A value'],
  rows: [
    row('serde_json, random values', 'serde_json::from_slice(&bytes)', values['serde_json, random numbers']),
    row('the codec of risc0-zkvm', 'env::read', values['env::read, random numbers']),
    row('postcard, random values', 'postcard::from_bytes(&bytes)', values['postcard, random numbers']),
    row('borsh', 'borsh::from_slice(&bytes)', values['borsh, random numbers']),
    row('bincode', 'bincode::deserialize(&bytes)', values['bincode, random numbers']),
    row('bytes to integers', 'bytes.chunks_exact(8).map(part)', values['from_le_bytes, random numbers']),
    row('postcard, the values 0 to 9,999', 'postcard::from_bytes(&bytes)', values['postcard, small numbers']),
    row(
      'rkyv 0.8, a copy',
      'rkyv::from_bytes::<Vec<u64>, rkyv::rancor::Error>(&aligned)',
      values['rkyv from_bytes, random numbers'],
    ),
    row('words as they are', 'env::read_slice(&mut words)', values['read_slice, random numbers']),
    row(
      'rkyv 0.8, in place',
      'rkyv::access::<Archived, rkyv::rancor::Error>(&aligned)',
      values['rkyv access, random numbers'],
    ),
  ],
});
