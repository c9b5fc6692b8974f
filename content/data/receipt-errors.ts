import { defineTable } from 'onesource';

const otherProgram =
  'Compare the image ID with that of the program that made the receipt. Often it is the same source, built again with a different compiler or different dependencies.';
const otherRelease =
  'Keep provers and verifiers at one version. The receipt was made with a different release of the crates.';
const fake =
  'If the prover ran with RISC0_DEV_MODE set, prove without it. The receipt is a fake one, and the verifier is right to reject it.';
const damaged =
  'Otherwise, compare the bytes that arrived with those that were sent, and the releases on both sides. The seal does not belong to the claim.';

export const table = defineTable({
  caption: 'Errors from Receipt::verify',
  source: [{ title: 'VerificationError', href: 'src:risc0/zkp/src/verify/mod.rs' }],
  checked: '2026-11-21',
  columns: ['Message', 'What happened, and what to do'],
  rows: [
    { cells: [{ code: 'image_id mismatch' }, otherProgram], versions: '<1.0' },
    {
      askedAs: 'continuity, corrupted, wrong',
      cells: [
        { code: 'image_id mismatch' },
        'Ask for the receipt again. In a composite receipt, a segment doesn’t start where the one before it ended: some are missing, or are in a different order.',
      ],
      versions: '>=1.0',
    },
    {
      cells: [
        { code: 'Journal digest mismatch detected' },
        'Someone changed the journal after the proof was generated.',
      ],
      versions: '<1.0',
    },
    { cells: [{ code: 'control_id mismatch' }, otherRelease], versions: '<1.0' },
    { cells: [{ code: 'Verification indicates proof is invalid' }, fake], versions: '<1.0' },
    { cells: [{ code: 'Verification indicates proof is invalid' }, damaged], versions: '<1.0' },
    {
      askedAs: 'differs, recompiling invalidates, nonzero modified public',
      cells: [{ code: 'claim digest does not match the expected digest …; expected …' }, otherProgram],
      versions: '>=1.0',
    },
    {
      cells: [
        { code: 'claim digest does not match the expected digest …; expected …' },
        'If the image ID is right, the journal was changed after the proof, or the program ended with an exit code other than 0.',
      ],
      versions: '>=1.0',
    },
    {
      askedAs: 'upgrade, control root mismatch params, app stored rejected',
      cells: [
        { code: 'receipt was produced for a version of the verifier with parameters digest …; expected …' },
        otherRelease,
      ],
      versions: '>=1.0',
    },
    { cells: [{ code: 'verification indicates proof is invalid' }, fake], versions: '>=1.0' },
    {
      askedAs: 'GPU, bad',
      cells: [
        { code: 'verification indicates proof is invalid' },
        'If the prover has just made it, and only some inputs or some attempts fail, update to the newest patch, prove again, and report what stays. Such proofs were reported for two Ethereum blocks in June 2025 (zkevm-benchmark-workload#83) and for Groth16 with CUDA (risc0#3760).',
      ],
      versions: '>=2.0.0',
    },
    { cells: [{ code: 'verification indicates proof is invalid' }, damaged], versions: '>=1.0' },
    {
      askedAs: 'truncated, corrupt variant accessor, malformed conversion, corrupt, truncated, decode, bincode',
      cells: [
        { code: 'invalid receipt format' },
        'Check that the same release wrote the file. Parts of the receipt contradict each other. A STARK whose seal is cut off makes this version panic instead. Methods such as succinct return this too, for a receipt of another kind.',
      ],
      versions: '<3.0',
    },
    {
      cells: [
        { code: 'invalid receipt format' },
        'Check that the file is complete, and that the same release wrote it. The seal is cut off, or parts of the receipt contradict each other. Methods such as succinct return this too, for a receipt of another kind.',
      ],
      versions: '>=3.0',
    },
  ],
});
