import { defineTable } from './table.ts';

const otherProgram =
  'The receipt belongs to another program. Often it is the same source, built again with another compiler or other dependencies.';
const otherRelease = 'The receipt comes from another release of the crates. Keep provers and verifiers at one version.';
const fake = 'Often a fake receipt: the prover ran with RISC0_DEV_MODE set, the verifier did not. That is as it should be.';

export const table = defineTable({
  caption: 'Errors of Receipt::verify',
  source: [{ title: 'VerificationError', href: 'src:risc0/zkp/src/verify/mod.rs' }],
  checked: '2026-11-20',
  columns: ['Message', 'What happened, and what to do'],
  rows: [
    { cells: [{ code: 'image_id mismatch' }, otherProgram], versions: '<1.0' },
    { cells: [{ code: 'Journal digest mismatch detected' }, 'The journal was changed on the way.'], versions: '<1.0' },
    { cells: [{ code: 'control_id mismatch' }, otherRelease], versions: '<1.0' },
    { cells: [{ code: 'Verification indicates proof is invalid' }, fake], versions: '<1.0' },
    {
      cells: [
        { code: 'claim digest does not match the expected digest …; expected …' },
        `${otherProgram} Or its journal was changed, or the program did not end with exit code 0.`,
      ],
      versions: '>=1.0',
    },
    {
      cells: [{ code: 'receipt was produced for a version of the verifier with parameters digest …; expected …' }, otherRelease],
      versions: '>=1.0',
    },
    { cells: [{ code: 'verification indicates proof is invalid' }, fake], versions: '>=1.0' },
  ],
});
