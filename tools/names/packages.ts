/** What the table of names covers: crates, programs, and contracts. */

/** Crates, by their names in `Cargo.toml`. */
export const crates = [
  'risc0-zkvm',
  'risc0-build',
  'risc0-binfmt',
  'risc0-groth16',
  'risc0-bigint2',
  'risc0-zkp',
  'risc0-zkvm-platform',
  'risc0-povw',
  'bonsai-sdk',
  'risc0-ethereum-contracts',
  'risc0-build-ethereum',
  'risc0-aggregation',
  'risc0-steel',
  'risc0-op-steel',
] as const;

/** Programs with a command line: the crate, and the type that clap starts with, by the names they have had. */
export const programs = [
  { program: 'cargo risczero', crates: ['cargo-risczero'], roots: ['RisczeroArgs', 'Risczero'] },
  { program: 'r0vm', crates: ['risc0-r0vm', 'r0vm'], roots: ['Cli', 'Args'] },
  { program: 'rzup', crates: ['rzup'], roots: ['Cli', 'Rzup'] },
] as const;

/** Further crates whose environment variables users set. */
export const variableCrates = [
  'risc0-build-kernel',
  'risc0-circuit-rv32im',
  'risc0-circuit-rv32im-sys',
  'risc0-circuit-recursion',
  'risc0-circuit-recursion-sys',
  'risc0-circuit-keccak',
  'risc0-circuit-keccak-sys',
  'risc0-groth16-sys',
  'risc0-sys',
  'cargo-risczero',
  'risc0-r0vm',
  'rzup',
] as const;

/** Steel left risc0-ethereum with its release 2.3. What its own repository has is not in the table. */
export const moved = { packages: ['risc0-steel', 'risc0-op-steel', 'Steel contracts'], from: '3.0' } as const;

/** Releases before the documentation, for names that were gone when it starts. */
export const earlier = [
  'v0.10.0',
  'v0.11.1',
  'v0.12.0',
  'v0.13.0',
  'v0.14.0',
  'v0.15.3',
  'v0.16.1',
  'v0.17.0',
] as const;
