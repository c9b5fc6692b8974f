import { defineTable } from 'onesource';

const otherProgram =
  'The receipt belongs to a different program. Often it is the same source, built again with a different compiler or different dependencies.';
const otherRelease =
  'The receipt was made with a different release of the crates. Keep provers and verifiers at one version.';
const fake =
  'Most often this is a fake receipt: the prover ran with RISC0_DEV_MODE set and the verifier did not. The verifier is right to reject it.';

export const table = defineTable({
  caption: 'Errors from Receipt::verify',
  source: [{ title: 'VerificationError', href: 'src:risc0/zkp/src/verify/mod.rs' }],
  checked: '2026-11-21',
  columns: ['Message', 'What happened, and what to do'],
  rows: [
    { cells: [{ code: 'image_id mismatch' }, otherProgram], versions: '<1.0' },
    {
      cells: [
        { code: 'Journal digest mismatch detected' },
        'Someone changed the journal after the proof was generated.',
      ],
      versions: '<1.0',
    },
    { cells: [{ code: 'control_id mismatch' }, otherRelease], versions: '<1.0' },
    { cells: [{ code: 'Verification indicates proof is invalid' }, fake], versions: '<1.0' },
    {
      cells: [
        { code: 'claim digest does not match the expected digest …; expected …' },
        `${otherProgram} It is also the message for a changed journal, and for a program that ended with an exit code other than 0.`,
      ],
      versions: '>=1.0',
    },
    {
      cells: [
        { code: 'receipt was produced for a version of the verifier with parameters digest …; expected …' },
        otherRelease,
      ],
      versions: '>=1.0',
    },
    { cells: [{ code: 'verification indicates proof is invalid' }, fake], versions: '>=1.0' },
  ],
});
