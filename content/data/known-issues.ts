import { defineTable } from 'onesource';

const issue = (number: number) => ({
  text: `risc0#${number}`,
  href: `https://github.com/risc0/risc0/issues/${number}`,
});

/** Reports by users that were open, or in no release, on the day of the check; not reproduced for this site. */
export const table = defineTable({
  caption: 'Known issues in hosts and provers',
  source: [{ title: 'Issues of risc0/risc0', href: 'https://github.com/risc0/risc0/issues' }],
  checked: '2026-11-27',
  columns: ['Issue', 'Reported for', 'What happens', 'What to do'],
  rows: [
    {
      versions: '>=2.0.0 <next',
      askedAs: 'malicious crashes service, untrusted zero-length vulnerability, attacker supplied STARK aborts server',
      cells: [
        { text: 'risc0#3712', href: 'https://github.com/risc0/risc0/pull/3712' },
        'all releases since 2.0',
        'A segment receipt with an empty seal makes its verifier panic. A composite receipt contains segment receipts. Read in the code, not run.',
        'Verify composite receipts of strangers in a process that may end.',
      ],
    },
    {
      versions: '>=3.0 <next',
      askedAs: 'SNARK segfaults, Address final, crash converting STARK',
      cells: [
        issue(3785),
        '3.0.5 and 3.0.6, CUDA',
        'The Groth16 step on the GPU ends the process with an illegal memory access, on an L4, an A100, and an H100.',
        'Do this step in Docker, as shown under Shrink-wrapping. The report says that 5.0.0-rc.1 is not affected, and nobody has reported on 3.1.0-rc.1.',
      ],
    },
    {
      versions: '>=3.0',
      askedAs: 'corrupt huge shard, segment bigger u32 wraparound, max supported chunk exponent NVIDIA',
      cells: [
        issue(3773),
        '3.0.5 and 5.0.0-rc.1, CUDA',
        'From po2 23 on, the GPU computes hashes over wrong cells: an index of 32 bits overflows. No error is reported when it happens.',
        'Stay at po2 22, the largest size that verifiers accept by default.',
      ],
    },
    {
      versions: '>=1.2 <next',
      cells: [
        issue(3803),
        'an L40S; 1.2.6, 2.3.2, and 3.0.6 have the same code',
        'Two CUDA kernels read and write past the end of their buffer. The proofs of the report were valid.',
        'The pre-release 3.1.0-rc.1 of October 30, 2026, checks the end, as 5.0.0-rc.1 does.',
      ],
    },
    {
      versions: '>=3.0 <next',
      askedAs: 'snark invalid, flaky chain wrapper, intermittent bad percent',
      cells: [
        issue(3760),
        '3.0.5, CUDA; closed',
        '2 of 10 Groth16 receipts that were wrapped on the GPU did not verify; all 10 wrapped in Docker did.',
        'Verify each receipt before you use it, and wrap in Docker.',
      ],
    },
    {
      versions: '>=3.0 <next',
      askedAs: 'random GPU job, nondeterministic shard nvidia, sporadic assertion hundreds',
      cells: [
        issue(3798),
        '3.0.5, CUDA',
        'Now and then a segment proof fails the check that the prover makes itself, and the run ends with "verify segment". The first report speaks of one run of 841 segments in ten; a later one counts 5 failures in 293 runs. A change proposed on September 11, 2026 (risc0#3804, in no release on November 28, 2026) names cells of the trace that the prover leaves unwritten as the cause, and the prover for the processor is affected as well.',
        'Run the same proof again. One run failed twice in a row, and no report names one that failed three times. The prover’s own check stops such a proof.',
      ],
    },
    {
      versions: '>=3.0 <next',
      askedAs: 'prove_session discards finished, chunk loses job progress, checkpoint resume partial crash, salvage',
      cells: [
        issue(3799),
        '3.0.5',
        'If one segment fails, the proofs of all other segments of the run are lost.',
        'Split very long runs into several guests, or prove segment by segment, as the cookbook shows.',
      ],
    },
    {
      versions: '>=3.0 <next',
      askedAs: 'worker degrades days uptime, Blackwell card failures increase over, periodically reboot container',
      cells: [
        { text: 'boundless#1648', href: 'https://github.com/boundless-xyz/boundless/issues/1648' },
        'Bento, RTX 5080',
        'The last step of a proof, compressing and verifying, fails more often the longer a GPU agent has been running.',
        'Restart the GPU agents from time to time. The reporter did so for two months with success.',
      ],
    },
    {
      versions: '>=3.0 <next',
      askedAs: 'EIP PeerDAS crash, segfault native fine, blob extension invalid pointer',
      cells: [
        issue(3506),
        '3.0.3, c-kzg/v2.1.1-risczero.2',
        'A guest that calls compute_cells of the patched c-kzg stops with LoadAccessFault(0xfffffffc). The same code runs on the host.',
        [
          {
            text: 'The issue is open. Troubleshooting says how to find the place in the guest',
            href: 'api:zkvm/troubleshooting#the-guest-stops',
          },
        ],
      ],
    },
    {
      versions: '>=3.0 <next',
      askedAs: 'poseidon syscall executes, algebraic witgen failure, executor ok breaks bytes',
      cells: [
        issue(3427),
        '3.0.3',
        'A guest that calls sys_poseidon2 for a short input runs in dev mode, but the prover cannot generate the witness.',
        'The issue is open. Hash with SHA-256 instead.',
      ],
    },
    {
      versions: '>=3.0 <next',
      askedAs: 'truncated blob multi-node, distributed worker decode cached chunk, valkey read premature EOF',
      cells: [
        { text: 'boundless#1698', href: 'https://github.com/boundless-xyz/boundless/issues/1698' },
        'Bento, Boundless 1.2.2',
        'On a cluster of three servers, tasks fail with "Failed to deserialize segment data from redis: io error: unexpected end of file", four of them on one day.',
        'The issue names no cause. Start the job again.',
      ],
    },
    {
      versions: '>=3.0 <next',
      askedAs: 'OOM largest shard, VRAM insufficient rows, max exponent consumer GPU',
      cells: [
        { text: 'risc0#3761', href: 'https://github.com/risc0/risc0/pull/3761' },
        'all releases 3.0, CUDA',
        'A segment of po2 22 does not fit into the 24 GB of an RTX 4090.',
        'Stay at 21. A change that saves memory is on the branch boundless-release-3.0 since June 2026, and in no release on November 28, 2026.',
      ],
    },
    {
      versions: '>=1.0',
      askedAs: 'data vanishes mixing methods, piped ignored env, half arguments arrive',
      cells: [
        { text: 'risc0#3806', href: 'https://github.com/risc0/risc0/pull/3806' },
        'all releases since 0.19',
        'If a host calls both stdin and write or write_slice, the guest sees only what was written.',
        'Use one of the two for all of the input.',
      ],
    },
    {
      versions: '>=1.0',
      askedAs: 'M1 MacBook chain, ARM snark unsupported, EVM arm64',
      cells: [
        issue(1749),
        'all releases since 1.0',
        'Without CUDA, the Groth16 step runs on x86 only, in Docker.',
        'On Apple silicon, generate a succinct receipt and wrap it on an x86 machine, or use a remote prover.',
      ],
    },
    {
      versions: '>=2.0.0',
      askedAs: 'nvcc forever building, cu extremely, speed sm target thread count',
      cells: [
        issue(3023),
        '2.0, CUDA',
        'Compiling the GPU kernels takes hours on a machine with 8 cores, most of them for Keccak.',
        'Compile for a single architecture, limit parallel jobs, and keep the result: see Local proving.',
      ],
    },
    {
      versions: '>=1.0',
      askedAs: 'crashes Err, odd alignment, unpadded public deserialization abort',
      cells: [
        issue(3754),
        'all releases since 0.19, and main',
        'Decoding a journal or bytes whose length is not a multiple of 4 panics instead of returning an error.',
        'Read the bytes of such a journal directly instead of calling decode.',
      ],
    },
  ],
});
