import { defineTable } from './table.ts';

export const table = defineTable({
  caption: 'Messages of local provers',
  source: [
    { title: 'risc0/zkvm/src/host', href: 'src:risc0/zkvm/src/host/client/prove/mod.rs' },
    { title: 'risc0/groth16', href: 'src:risc0/groth16/src/lib.rs' },
  ],
  checked: '2026-11-20',
  columns: ['Message', 'Cause'],
  rows: [
    {
      versions: '<=3.0',
      cells: [{ code: 'Could not launch zkvm: …' }, 'r0vm is not where the host looks. Install it, or set RISC0_SERVER_PATH.'],
    },
    {
      versions: 'next',
      cells: [{ code: 'Could not launch "…".' }, 'r0vm is not where the host looks. Install it, or set RISC0_SERVER_PATH.'],
    },
    { versions: '<1.1', cells: [{ code: 'incompatible server version: …' }, 'Host and r0vm are of different minor versions.'] },
    {
      versions: '>=1.1 <=3.0',
      cells: [
        { code: "Your installation of the r0vm server is not compatible with your host's risc0-zkvm crate." },
        'Host and r0vm are of different minor versions. The rest of the message names both.',
      ],
    },
    { cells: [{ code: 'Session limit exceeded' }, 'The run is longer than session_limit allows.'] },
    {
      versions: '>=1.1 <2.0.0',
      cells: [{ code: 'segment po2 exceeds max on ProverOpts: 22 > 21' }, 'segment_limit_po2 is above what verifiers accept by default.'],
    },
    {
      versions: '>=2.0.0 <next',
      cells: [{ code: 'segment po2 exceeds max on ProverOpts: 23 > 22' }, 'segment_limit_po2 is above what verifiers accept by default.'],
    },
    {
      versions: '>=2.0.0',
      cells: [{ code: 'provided `ProverOpts` has unsupported `hashfn` value of "sha-256"' }, 'poseidon2 is the only hash function left.'],
    },
    { cells: [{ code: 'Please install docker first.' }, 'A Groth16 receipt was asked for, and docker --version fails.'] },
    {
      versions: '<3.0',
      cells: [
        { code: 'stark_to_snark is only supported on x86 architecture.' },
        'The Groth16 step does not run on ARM. Use an x86 machine.',
      ],
    },
    { cells: [{ code: 'Killed' }, 'Printed by the shell: out of memory. Lower segment_limit_po2.'] },
  ],
});
