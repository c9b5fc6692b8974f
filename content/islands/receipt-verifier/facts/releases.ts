import type { VerifyingKey } from '../groth16.ts';
import fixed from './fixed-releases.json' with { type: 'json' };

/**
 * Every release with a Groth16 verifier that has a selector.
 * Source: risc0-ethereum, contracts/src/groth16/ControlID.sol at the tag; the selector follows from it, and a test
 * computes it.
 */
export interface VerifierRelease {
  /** The version of the zkVM. */
  readonly zkvm: string;
  /** The seal's first four bytes. */
  readonly selector: string;
  /** The newest tag of the contracts with this control root. */
  readonly tag: string;
  readonly controlRoot: string;
  /** BN254_CONTROL_ID in the contract's byte order. */
  readonly controlId: string;
  /** A verifying key other than that of `verifying-key.ts`, with its digest. */
  readonly key?: VerifyingKey & { readonly digest: string };
  /** What a valid proof of the release doesn't show; data/advisories.ts has the advisories. */
  readonly warning?: string;
}

const more = 'See Security advisories.';
const forged = `Warning: this release accepts proofs of false statements, so a valid seal doesn’t show that the program ran. Ask for a proof of a current release. ${more}`;
const takenOver = `Warning: a host can take over guests that were built with this release and choose their journal. Ask for a proof of a rebuilt guest, with a new image ID. ${more}`;

export const releases: readonly VerifierRelease[] = [
  {
    zkvm: '1.0.0-rc.6',
    selector: 'f7ca3f2c',
    tag: 'v1.0.0-rc.6',
    controlRoot: '2c4aec26b74fdb27cd637d6106cfd64f6222aa55de73cd2b73189315b901ca09',
    controlId: '10ff834dbef62ccbba201ecd26a772e3036a075aacbaf47200679a11dcdcf10d',
    warning: forged,
  },
  {
    zkvm: '1.0',
    selector: '310fe598',
    tag: 'v1.0.0',
    controlRoot: 'a516a057c9fbf5629106300934d48e0e775d4230e41e503347cad96fcbde7e2e',
    controlId: '0eb6febcf06c5df079111be116f79bd8c7e85dc9448776ef9a59aaf2624ab551',
    warning: forged,
  },
  {
    zkvm: '1.1.0-rc.1',
    selector: '4c630d87',
    tag: 'v1.1.0-rc.2',
    controlRoot: '9a3767040e4cf554112afa68bc043274a8636a06565e1d5e2b7fa90fda941218',
    controlId: '05a022e1db38457fb510bc347b30eb8f8cf3eda95587653d0eac19e1f10d164e',
    warning: takenOver,
  },
  {
    zkvm: '1.1',
    selector: '50bd1769',
    tag: 'v1.1.4',
    controlRoot: '8b6dcf11d463ac455361b41fb3ed053febb817491bdea00fdb340e45013b852e',
    controlId: '05a022e1db38457fb510bc347b30eb8f8cf3eda95587653d0eac19e1f10d164e',
    warning: takenOver,
  },
  {
    zkvm: '1.2',
    selector: 'c101b42b',
    tag: 'v1.4.3',
    controlRoot: '8cdad9242664be3112aba377c5425a4df735eb1c6966472b561d2855932c0469',
    controlId: '04446e66d300eb7fb45c9726bb53c793dda407a62e9601618bb43c5c14657ac0',
    warning: takenOver,
  },
  {
    zkvm: '1.3.0-rc.1',
    selector: '922fe23d',
    tag: 'v1.4.0-rc.1',
    controlRoot: '6fcbfc564e08874a235c181e75bb53547402b116957f700497bf482e08060a15',
    controlId: '04446e66d300eb7fb45c9726bb53c793dda407a62e9601618bb43c5c14657ac0',
    warning: takenOver,
  },
  {
    zkvm: '2.0.0-rc.1',
    selector: '14da014b',
    tag: 'v2.0.0-rc.2',
    controlRoot: '1193543e87956d31c39a87145e84332461dab71dc450b74507381f2d18e43447',
    controlId: '04446e66d300eb7fb45c9726bb53c793dda407a62e9601618bb43c5c14657ac0',
    warning: forged,
  },
  {
    zkvm: '2.0',
    selector: '9f39696c',
    tag: 'v2.1.0',
    controlRoot: '539032186827b06719244873b17b2d4c122e2d02cfb1994fe958b2523b844576',
    controlId: '04446e66d300eb7fb45c9726bb53c793dda407a62e9601618bb43c5c14657ac0',
    warning: forged,
  },
  {
    zkvm: '2.1',
    selector: 'f536085a',
    tag: 'v2.2.1',
    controlRoot: '884389273e128b32475b334dec75ee619b77cb33d41c332021fe7e44c746ee60',
    controlId: '04446e66d300eb7fb45c9726bb53c793dda407a62e9601618bb43c5c14657ac0',
    warning: forged,
  },
  {
    zkvm: '2.2 and 2.3',
    selector: 'bb001d44',
    tag: 'v2.2.2',
    controlRoot: 'ce52bf56033842021af3cf6db8a50d1b7535c125a34f1a22c6fdcf002c5a1529',
    controlId: '04446e66d300eb7fb45c9726bb53c793dda407a62e9601618bb43c5c14657ac0',
    warning: `Warning: a host can take over guests that were built with an affected release and choose their journal. Compare the image ID with one built with ${fixed.ofEvery}. ${more}`,
  },
  {
    zkvm: '3.0',
    selector: '73c457ba',
    tag: 'v3.0.1',
    controlRoot: 'a54dc85ac99f851c92d7c96d7318af41dbe7c0194edfcc37eb4d422a998c1f56',
    controlId: '04446e66d300eb7fb45c9726bb53c793dda407a62e9601618bb43c5c14657ac0',
  },
];
