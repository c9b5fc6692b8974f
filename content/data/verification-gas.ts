import { defineTable } from 'onesource';
import measured from '../measured.json' with { type: 'json' };

const { values, versions, date } = measured.gas;

/** Thousands with commas. */
const gas = (figure: number) => figure.toLocaleString('en-US');

const row = (
  what: string,
  { call, calldata }: { readonly call: number; readonly calldata: number },
  versions: string,
) => ({
  cells: [what, gas(call), gas(calldata)],
  versions,
});

const latest = '>=3.0 <next';

export const table = defineTable({
  caption: 'Gas of a verification',
  source: [
    {
      title: `Measured for this site with the contracts of ${versions.contracts}, solc ${versions.solc}, and the release’s own test receipt`,
      href: '/contributors-guide#checks',
    },
  ],
  checked: date,
  columns: ['What is called', 'Gas of the call', 'Gas of its data in a transaction'],
  rows: [
    row('RiscZeroGroth16Verifier, directly', values.direct, latest),
    row('through the emergency stop', values['emergency stop'], latest),
    row('through the router', values.router, latest),
    {
      cells: [
        'RiscZeroSetVerifier: a new root, besides the verification of its proof',
        gas(values['new root'].call),
        '–',
      ],
      versions: latest,
    },
    row('RiscZeroSetVerifier: one claim in a set of 1', values['claim in a set of 1'], latest),
    row('one claim in a set of 10', values['claim in a set of 10'], latest),
    row('one claim in a set of 100', values['claim in a set of 100'], latest),
  ],
});
