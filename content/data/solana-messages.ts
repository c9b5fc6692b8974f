import { defineTable } from 'onesource';

const repository = 'https://github.com/boundless-xyz/risc0-solana/tree/8329541/solana-verifier/programs';
const deactivated = { code: 'Selector has been deactivated' };
const refused = { code: 'Verification error' };

/** Messages of Solana's router and verifier, which belong to another repository. */
export const table = defineTable({
  caption: 'When the transaction fails on Solana',
  source: [{ title: 'solana-verifier/programs', href: repository }],
  checked: '2026-11-23',
  columns: ['Message', 'What to do, and what happened'],
  rows: [
    {
      askedAs: 'VerificationError, right arguments, invalid, custom program, Anchor',
      cells: [
        refused,
        'Encode the seal with the router’s client crate, which changes the sign of one point. A seal from encode_seal for Ethereum is refused.',
      ],
    },
    {
      cells: [
        refused,
        'If the seal is right, compare image ID and journal: they belong to another proof. The verifier expects the SHA-256 digest of the journal, and a run without assumptions that ended with code 0.',
      ],
    },
    {
      askedAs: 'Anchor 3012, PDA, missing, unknown',
      cells: [
        { code: 'AccountNotInitialized' },
        'Prove with a release that the router knows. If the account is verifier_entry, the router has no verifier for this selector.',
      ],
    },
    {
      askedAs: 'Anchor error message, paused, disabled, frozen',
      cells: [
        deactivated,
        'Prove with a newer release. The emergency stop was used for this one, by the router’s owner or by anyone with a proof for an image ID and a journal digest of zeros.',
      ],
    },
    {
      cells: [
        deactivated,
        {
          text: 'The stop is permanent. The entry stays, and no other verifier can take its selector.',
          href: 'https://github.com/boundless-xyz/risc0-solana/blob/8329541/solana-verifier/programs/verifier_router/src/estop/mod.rs',
        },
      ],
    },
    {
      askedAs: 'Anchor error message, wrong, mismatch',
      cells: [
        { code: 'Invalid verifier program' },
        'Read entry.verifier, and pass that address. The one that you passed as verifier_program isn’t in the entry.',
      ],
    },
    {
      askedAs: 'alt_bn128, syscall, malformed, endianness',
      cells: [
        { code: 'Pairing error' },
        'Compare the seal’s 256 bytes with those of the receipt. The coordinates aren’t those of a point on the curve: the seal is cut off, or its parts are in another order.',
      ],
    },
  ],
});
