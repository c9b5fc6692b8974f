import { defineTable } from 'onesource';
import measured from '../measured.json' with { type: 'json' };

const { values, versions, date } = measured.crypto;

interface Figure {
  readonly cycles: number;
}

/** `code`: what both crates were called with, or what calls the precompile. */
const row = (what: string, code: string, plain: Figure, fast: Figure) => ({
  cells: [
    what,
    { code },
    plain.cycles.toLocaleString('en-US'),
    fast.cycles.toLocaleString('en-US'),
    (plain.cycles / fast.cycles).toFixed(0),
  ],
});

export const table = defineTable({
  caption: 'Hashes, signatures, and powers in cycles, as plain instructions and with a precompile',
  source: [
    {
      title: `Measured for this site, with risc0-zkvm ${versions['risc0-zkvm']} and ${versions.compiler}`,
      href: '/contributors-guide#checks',
    },
  ],
  checked: date,
  columns: ['Work', 'Code', 'Original crate', 'Precompile', 'Times fewer'],
  rows: [
    row(
      'verifying an RSA signature of 2,048 bits, patched rsa',
      'key.verify_prehash(&hash, &signature).unwrap()',
      values['rsa verify crate'],
      values['rsa verify patched'],
    ),
    row(
      'SHA-256 of 1 KiB, risc0_zkvm::sha',
      'Impl::hash_bytes(&data)',
      values['sha256 1 KiB crate'],
      values['sha256 1 KiB precompile'],
    ),
    row(
      'SHA-256 of 1 KiB, patched sha2',
      'Sha256::digest(&data)',
      values['sha256 1 KiB crate'],
      values['sha256 1 KiB patched'],
    ),
    row(
      'recovering the key of an ECDSA signature, as ecrecover does, patched k256',
      'VerifyingKey::recover_from_prehash(&hash, &signature, recovery).unwrap()',
      values['k256 recover crate'],
      values['k256 recover patched'],
    ),
    row(
      'verifying an ECDSA signature over secp256k1, patched k256',
      'key.verify_prehash(&hash, &Signature::from_slice(&signature).unwrap())',
      values['k256 verify crate'],
      values['k256 verify patched'],
    ),
    row(
      'a Merkle proof of 16 levels with SHA-256',
      'hash(&[node, *sibling].concat())',
      values['merkle 16 crate'],
      values['merkle 16 precompile'],
    ),
    row(
      'Keccak-256 of 1 KiB',
      'env::risc0_keccak_update(&mut state)',
      values['keccak 1 KiB crate'],
      values['keccak 1 KiB precompile'],
    ),
    row(
      'a power modulo a number of 256 bits, patched crypto-bigint',
      'DynResidue::new(&base, parameters).pow(&exponent)',
      values['bigint pow crate'],
      values['bigint pow patched'],
    ),
    row(
      'verifying an Ed25519 signature, patched curve25519-dalek',
      'key.verify_strict(&hash, &signature).unwrap()',
      values['ed25519 verify crate'],
      values['ed25519 verify patched'],
    ),
  ],
});
