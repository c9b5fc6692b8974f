import { defineTable } from 'onesource';
import measured from '../measured.json' with { type: 'json' };

const { values, versions, date } = measured.execution;

const row = (what: string, plain: { readonly cycles: number }, fast: { readonly cycles: number }) => ({
  cells: [
    what,
    plain.cycles.toLocaleString('en-US'),
    fast.cycles.toLocaleString('en-US'),
    (plain.cycles / fast.cycles).toFixed(0),
  ],
});

export const table = defineTable({
  caption: 'Hashes and signatures in cycles, as plain instructions and with a precompile',
  source: [
    {
      title: `Measured for this site, with risc0-zkvm ${versions['risc0-zkvm']} and ${versions.compiler}`,
      href: '/contributors-guide#checks',
    },
  ],
  checked: date,
  columns: ['Work', 'Original crate', 'Precompile', 'Times fewer'],
  rows: [
    row('SHA-256 of 1 KiB, patched sha2', values['sha256 1 KiB crate'], values['sha256 1 KiB patched']),
    row('SHA-256 of 1 KiB, risc0_zkvm::sha', values['sha256 1 KiB crate'], values['sha256 1 KiB precompile']),
    row('Keccak-256 of 1 KiB', values['keccak 1 KiB crate'], values['keccak 1 KiB precompile']),
    row('a Merkle proof of 16 levels with SHA-256', values['merkle 16 crate'], values['merkle 16 precompile']),
    row(
      'verifying an ECDSA signature over secp256k1',
      values['ecdsa k256 verify'],
      values['ecdsa k256 verify patched'],
    ),
  ],
});
