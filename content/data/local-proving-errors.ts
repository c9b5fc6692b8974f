import { defineTable } from 'onesource';

export const table = defineTable({
  caption: 'Errors from local provers',
  source: [
    { title: 'risc0/zkvm/src/host', href: 'src:risc0/zkvm/src/host/client/prove/mod.rs' },
    { title: 'risc0/groth16', href: 'src:risc0/groth16/src/lib.rs' },
  ],
  checked: '2026-11-20',
  columns: ['Message', 'Cause'],
  rows: [
    {
      versions: '>=0.21 <=3.0',
      cells: [
        { code: 'Could not launch zkvm: …' },
        'The host did not find r0vm. Install it, or set RISC0_SERVER_PATH.',
      ],
    },
    {
      versions: 'next',
      cells: [{ code: 'Could not launch "…".' }, 'The host did not find r0vm. Install it, or set RISC0_SERVER_PATH.'],
    },
    {
      versions: '>=0.21 <1.1',
      cells: [{ code: 'incompatible server version: …' }, 'The host and r0vm belong to different minor versions.'],
    },
    {
      versions: '>=1.1 <=3.0',
      cells: [
        { code: "Your installation of the r0vm server is not compatible with your host's risc0-zkvm crate." },
        'The host and r0vm belong to different minor versions. The rest of the message names both.',
      ],
    },
    { versions: '<2.0.0', cells: [{ code: 'Session limit exceeded' }, 'The run is longer than session_limit allows.'] },
    {
      versions: '>=2.0.0 <next',
      cells: [{ code: 'Session limit exceeded: … >= …' }, 'The run is longer than session_limit allows.'],
    },
    {
      versions: 'next',
      cells: [
        { code: 'Session limit exceeded: … >= …' },
        'The run is longer than session_limit allows. Only hosts with the feature prove check this limit.',
      ],
    },
    {
      versions: '>=1.1 <2.0.0',
      cells: [
        { code: 'segment po2 exceeds max on ProverOpts: 22 > 21' },
        'segment_limit_po2 is above what verifiers accept by default.',
      ],
    },
    {
      versions: '>=2.0.0 <next',
      cells: [
        { code: 'segment po2 exceeds max on ProverOpts: 23 > 22' },
        'segment_limit_po2 is above what verifiers accept by default.',
      ],
    },
    {
      versions: '>=2.0.0',
      cells: [
        { code: 'provided `ProverOpts` has unsupported `hashfn` value of "sha-256"' },
        'The prover supports no hash function except poseidon2.',
      ],
    },
    {
      versions: '>=0.21 <next',
      quotes: [],
      cells: [
        { code: 'failed to run custom build command for `risc0-circuit-recursion …`' },
        'The build downloads the recursion programs, and could not. Allow connections to risc0-artifacts.s3.us-west-2.amazonaws.com, or name a copy of the file in RECURSION_SRC_PATH.',
      ],
    },
    {
      cells: [
        { code: 'Could not build metal kernels' },
        'A build on macOS found no metal compiler. Install Xcode, as described under Build on a Mac.',
      ],
    },
    {
      versions: '>=1.0',
      cells: [
        { code: 'docker returned failure exit code: Some(137)' },
        'The container of the Groth16 step ran out of memory. Give Docker at least 8 GB.',
      ],
    },
    {
      versions: '>=1.0',
      cells: [{ code: 'docker returned failure exit code: Some(126)' }, 'This user may not run containers.'],
    },
    {
      versions: '>=3.0',
      cells: [
        { code: 'Missing assumption: …' },
        'The guest verified a claim for which the host gave no receipt. Call add_assumption for each env::verify.',
      ],
    },
    {
      versions: '>=3.0',
      cells: [
        { code: 'verify segment' },
        'The proof of a segment failed the prover’s own check. On a GPU, run it again: this happens now and then (risc0#3798).',
      ],
    },
    {
      versions: '>=0.21',
      cells: [{ code: 'Please install docker first.' }, 'You asked for a Groth16 receipt, but docker --version fails.'],
    },
    {
      versions: '<3.0',
      cells: [
        { code: 'stark_to_snark is only supported on x86 architecture.' },
        'The Groth16 step does not run on ARM. Use an x86 machine.',
      ],
    },
    {
      cells: [{ code: 'Killed' }, 'The shell prints this if the machine runs out of memory. Lower segment_limit_po2.'],
    },
  ],
});
