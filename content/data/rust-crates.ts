import { defineTable } from 'onesource';

const crate = (name: string, folder: string, purpose: string, versions?: string) => ({
  cells: [{ text: name, href: `https://crates.io/crates/${name}` }, purpose, { text: folder, href: `src:${folder}` }],
  ...(versions ? { versions } : {}),
});

export const table = defineTable({
  caption: 'Crates from RISC Zero for applications',
  source: [{ title: 'Cargo.toml', href: 'src:Cargo.toml' }],
  checked: '2026-11-21',
  columns: ['Crate', 'Purpose', 'Source'],
  rows: [
    crate('risc0-zkvm', 'risc0/zkvm', 'host, guest, and verifier: the crate that every project uses'),
    crate('risc0-build', 'risc0/build', 'compiles guests from a build script'),
    crate('cargo-risczero', 'risc0/cargo-risczero', 'the command line tool: new projects, reproducible builds'),
    crate('risc0-binfmt', 'risc0/binfmt', 'program images and image IDs'),
    crate('risc0-zkp', 'risc0/zkp', 'the proof system: fields, hashes, and the STARK prover and verifier'),
    crate('risc0-zkvm-platform', 'risc0/zkvm/platform', 'memory layout and system calls of the guest'),
    crate(
      'risc0-groth16',
      'risc0/groth16',
      'Groth16 proofs: verifies them, and makes them from a succinct receipt',
      '>=0.21',
    ),
    crate('risc0-bigint2', 'risc0/bigint2', 'big-integer arithmetic in the guest through a precompile', '>=1.2'),
    crate('risc0-povw', 'risc0/povw', 'proof of verifiable work', '>=3.0'),
    crate('bonsai-sdk', 'bonsai/sdk', 'client for the Bonsai REST interface'),
  ],
});
