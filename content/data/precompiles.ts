import { defineTable } from 'onesource';

interface CratePatch {
  versions: string;
  crate: string;
  /** Releases of the crate for which a tag exists. */
  releases: string;
  /** Below github.com/risc0. */
  fork: string;
  tag: string;
  /** What it takes besides the patch; `unstable` is a feature of guest and build. */
  needs?: 'unstable' | 'blst';
}

const ecc = 'RustCrypto-elliptic-curves';
const bigint = 'RustCrypto-crypto-bigint';
const dalek = 'curve25519-dalek';

const patches: CratePatch[] = [
  { versions: '0.18', crate: 'sha2', releases: '0.10.6', fork: 'RustCrypto-hashes', tag: 'sha2/v0.10.6-risc0' },
  {
    versions: '>=0.19 <1.2',
    crate: 'sha2',
    releases: '0.10.6',
    fork: 'RustCrypto-hashes',
    tag: 'sha2-v0.10.6-risczero.0',
  },
  {
    versions: '>=1.2 <next',
    crate: 'sha2',
    releases: '0.9.9, 0.10.6 to 0.10.8',
    fork: 'RustCrypto-hashes',
    tag: 'sha2-v0.10.8-risczero.0',
  },
  {
    versions: 'next',
    crate: 'sha2',
    releases: '0.9.9, 0.10.6 to 0.10.9',
    fork: 'RustCrypto-hashes',
    tag: 'sha2-v0.10.9-risczero.0',
  },
  {
    versions: '>=1.2 <3.0',
    crate: 'tiny-keccak',
    releases: '2.0.2',
    fork: 'tiny-keccak',
    tag: 'tiny-keccak/v2.0.2-risczero.0',
    needs: 'unstable',
  },
  {
    versions: '>=3.0',
    crate: 'tiny-keccak',
    releases: '2.0.2',
    fork: 'tiny-keccak',
    tag: 'tiny-keccak/v2.0.2-risczero.0',
  },
  { versions: '0.18', crate: 'k256', releases: '0.13.1', fork: ecc, tag: 'k256/v0.13.1-risc0' },
  { versions: '>=0.19 <1.2', crate: 'k256', releases: '0.13.1', fork: ecc, tag: 'k256/v0.13.1-risczero.1' },
  {
    versions: '>=1.2 <3.0',
    crate: 'k256',
    releases: '0.13.1 to 0.13.4',
    fork: ecc,
    tag: 'k256/v0.13.3-risczero.1',
    needs: 'unstable',
  },
  { versions: '>=3.0 <next', crate: 'k256', releases: '0.13.1 to 0.13.4', fork: ecc, tag: 'k256/v0.13.3-risczero.1' },
  { versions: 'next', crate: 'k256', releases: '0.13.1 to 0.13.4', fork: ecc, tag: 'k256/v0.13.4-risczero.1' },
  { versions: '1.2', crate: 'p256', releases: '0.13.2', fork: ecc, tag: 'p256/v0.13.2-risczero.0', needs: 'unstable' },
  {
    versions: '>=2.0.0 <3.0',
    crate: 'p256',
    releases: '0.13.2',
    fork: ecc,
    tag: 'p256/v0.13.2-risczero.1',
    needs: 'unstable',
  },
  { versions: '>=3.0', crate: 'p256', releases: '0.13.2', fork: ecc, tag: 'p256/v0.13.2-risczero.1' },
  {
    versions: '>=0.19 <1.2',
    crate: 'ed25519-dalek',
    releases: 'curve25519-dalek 4.1.0',
    fork: dalek,
    tag: 'curve25519-4.1.0-risczero.1',
  },
  {
    versions: '>=1.2 <2.3',
    crate: 'ed25519-dalek',
    releases: 'curve25519-dalek 4.1.0 to 4.1.2',
    fork: dalek,
    tag: 'curve25519-4.1.2-risczero.0',
  },
  {
    versions: '>=2.3',
    crate: 'ed25519-dalek',
    releases: 'curve25519-dalek 4.1.0 to 4.1.3',
    fork: dalek,
    tag: 'curve25519-4.1.3-risczero.0',
  },
  {
    versions: '>=1.2 <3.0',
    crate: 'rsa',
    releases: '0.9.6',
    fork: 'RustCrypto-RSA',
    tag: 'v0.9.6-risczero.0',
    needs: 'unstable',
  },
  { versions: '>=3.0 <next', crate: 'rsa', releases: '0.9.6', fork: 'RustCrypto-RSA', tag: 'v0.9.6-risczero.0' },
  { versions: 'next', crate: 'rsa', releases: '0.9.9', fork: 'RustCrypto-RSA', tag: 'v0.9.9-risczero.0' },
  {
    versions: '>=2.0.0 <3.0',
    crate: 'substrate-bn',
    releases: '0.6.0',
    fork: 'paritytech-bn',
    tag: 'v0.6.0-risczero.0',
    needs: 'unstable',
  },
  { versions: '>=3.0', crate: 'substrate-bn', releases: '0.6.0', fork: 'paritytech-bn', tag: 'v0.6.0-risczero.0' },
  {
    versions: '>=2.0.0 <2.3',
    crate: 'bls12_381',
    releases: '0.8.0',
    fork: 'zkcrypto-bls12_381',
    tag: 'v0.8.0-risczero.0',
    needs: 'unstable',
  },
  {
    versions: '2.3',
    crate: 'bls12_381',
    releases: '0.8.0',
    fork: 'zkcrypto-bls12_381',
    tag: 'bls12_381/v0.8.0-risczero.1',
    needs: 'unstable',
  },
  {
    versions: '>=3.0',
    crate: 'bls12_381',
    releases: '0.8.0',
    fork: 'zkcrypto-bls12_381',
    tag: 'bls12_381/v0.8.0-risczero.1',
  },
  {
    versions: '>=2.0.0 <3.0',
    crate: 'blst',
    releases: '0.3.14',
    fork: 'blst',
    tag: 'blst/v0.3.14-risczero.0',
    needs: 'unstable',
  },
  { versions: '>=3.0 <next', crate: 'blst', releases: '0.3.14', fork: 'blst', tag: 'blst/v0.3.14-risczero.0' },
  { versions: 'next', crate: 'blst', releases: '0.3.14 to 0.3.16', fork: 'blst', tag: 'blst/v0.3.16-risczero.0' },
  {
    versions: '>=2.0.0 <2.3',
    crate: 'c-kzg',
    releases: '1.0.3, 2.1.0',
    fork: 'c-kzg-4844',
    tag: 'c-kzg/v2.1.0-risczero.0',
    needs: 'blst',
  },
  {
    versions: '>=2.3',
    crate: 'c-kzg',
    releases: '1.0.3, 2.1.0, 2.1.1, 2.1.5',
    fork: 'c-kzg-4844',
    tag: 'v2.1.5-risczero.0',
    needs: 'blst',
  },
  { versions: '0.18', crate: 'crypto-bigint', releases: '0.5.2', fork: bigint, tag: 'v0.5.2-risc0' },
  { versions: '>=0.19 <1.2', crate: 'crypto-bigint', releases: '0.5.2', fork: bigint, tag: 'v0.5.2-risczero.0' },
  {
    versions: '>=1.2 <3.0',
    crate: 'crypto-bigint',
    releases: '0.5.2 to 0.5.5',
    fork: bigint,
    tag: 'v0.5.5-risczero.0',
    needs: 'unstable',
  },
  { versions: '>=3.0', crate: 'crypto-bigint', releases: '0.5.2 to 0.5.5', fork: bigint, tag: 'v0.5.5-risczero.0' },
];

/**
 * Until 1.1 the tags are those of the guests at the version's tag; from 1.2 those of its list, as last corrected.
 * `unstable` follows the code: until 2.3 `risc0-build` announces big-integer programs to the forks only with that
 * feature.
 */
export const table = defineTable({
  caption: 'Crates with an accelerated fork',
  source: [
    {
      title: 'the project’s lists',
      href: 'https://github.com/risc0/risc0/tree/3bbcd44d6459b9ef6ac0df3846dc9215514934e8/website/api_versioned_docs',
    },
    { title: 'guests of the examples', href: 'src:examples' },
  ],
  checked: '2026-11-22',
  columns: ['Crate', 'Releases', 'Fork', 'Tag', 'Needs'],
  rows: patches.map(({ versions, crate, releases, fork, tag, needs }) => ({
    versions,
    cells: [
      { code: crate },
      releases,
      { text: fork, href: `https://github.com/risc0/${fork}` },
      { code: tag },
      needs ? { code: needs } : '',
    ],
  })),
});
