import { defineTable } from 'onesource';
import { releases } from '../islands/receipt-verifier/facts/releases.ts';

const reversed = (hex: string) => hex.match(/../g)?.toReversed().join('') ?? '';
const ofReleases = releases.filter(({ zkvm }) => !zkvm.includes('rc'));

/** Contracts write the control ID with its bytes in the opposite order from the crates. */
export const table = defineTable({
  caption: 'Control root, BN254 control ID, and selector of each release',
  source: [
    {
      title: 'control_id.rs at each tag',
      href: 'https://github.com/risc0/risc0/blob/v3.0.6/risc0/circuit/recursion/src/control_id.rs',
    },
    {
      title: 'ControlID.sol at each tag',
      href: 'https://github.com/risc0/risc0-ethereum/blob/v3.0.1/contracts/src/groth16/ControlID.sol',
    },
  ],
  checked: '2026-11-28',
  columns: ['Release', 'Selector', 'ALLOWED_CONTROL_ROOT', 'BN254_IDENTITY_CONTROL_ID', 'Contracts'],
  rows: ofReleases.toReversed().map(({ zkvm, selector, controlRoot, controlId, tag }) => ({
    cells: [zkvm, { code: `0x${selector}` }, { code: controlRoot }, { code: reversed(controlId) }, { code: tag }],
  })),
});
