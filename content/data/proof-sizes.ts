import { defineTable } from 'onesource';
import measured from '../measured.json' with { type: 'json' };

const { values, versions, machine, date } = measured.proofs;

type Proof = (typeof values)['2^15'];

const row = (po2: number, { seconds, cpuSeconds, memory, seal }: Proof) => ({
  cells: [
    `po2 ${po2}: ${(2 ** po2).toLocaleString('en-US')}`,
    `${Math.round(seconds)} s`,
    `${Math.round(cpuSeconds)} s`,
    Math.round(2 ** po2 / seconds).toString(),
    `${(memory / 1e9).toFixed(2)} GB`,
    `${seal.toLocaleString('en-US')} bytes`,
  ],
});

export const table = defineTable({
  caption: 'Composite proofs of one segment on a processor',
  source: [
    {
      title: `Measured for this site on ${machine}, with risc0-zkvm ${versions['risc0-zkvm']}, one run each`,
      href: '/contributors-guide#checks',
    },
  ],
  checked: date,
  columns: ['Rows of the segment', 'Time', 'Processor time', 'Rows a second', 'Memory', 'Seal'],
  rows: [row(15, values['2^15']), row(16, values['2^16']), row(17, values['2^17'])],
});
