/** Selectors of mock verifiers: the one that `encode_seal` writes, and the one of releases 1.0 and 1.1. */
export const mockSelectors: readonly string[] = ['ffffffff', '00000000'];

/**
 * Seals for contracts of another project, which the inspector names and doesn't check.
 * Source: boundless-xyz/boundless, crates/boundless-market/src/selector.rs at 2b58dbda94b475059e4ec5e20b1c40f05d25edc8.
 */
export const foreignSeals: Readonly<Record<string, string>> = {
  '62f049f6': 'the Blake3 Groth16 verifier of Boundless',
  ffff0000: 'the mock of the Blake3 Groth16 verifier of Boundless',
};

/**
 * Set verifiers: they accept a claim that is a leaf of a Merkle tree whose root is proven once.
 * Source: set-builder-image-id in contracts/deployment.toml at 6329676e; 0.2: contracts/src/selector.rs at v1.4.0.
 * How they hash: contracts/src/RiscZeroSetVerifier.sol at v1.2.0 (0.1), v1.4.0 (0.2), 8eadd481 (0.4), v2.0.1 (0.5),
 * v2.0.2 and later (0.6 to 0.9).
 */
export interface SetVerifier {
  readonly version: string;
  readonly selector: string;
  /** Image ID of the program that builds the tree. */
  readonly builderId: string;
  /** The tag with which a claim is hashed to a leaf. Before 0.5, the claim was the leaf. */
  readonly leafTag: string;
  /** Whether the builder's journal contains that the tree is finished. */
  readonly isMarkedFinished: boolean;
}

const [noTag, longTag, shortTag] = ['', '_____risc0_aggregation::LEAF_TAG', 'LEAF_TAG'] as const;

export const setVerifiers: readonly SetVerifier[] = [
  {
    version: '0.1',
    selector: 'bfca9ccb',
    builderId: '7d75250e86556132c0e10c05b0f1d823ae72a5e277a596039576b6578cb25260',
    leafTag: noTag,
    isMarkedFinished: false,
  },
  {
    version: '0.2',
    selector: '16a15cc8',
    builderId: 'a0a8e6243e40f65bbf8a5258a88591699df2fa5d6fc6495876992e53de08bbe5',
    leafTag: noTag,
    isMarkedFinished: true,
  },
  {
    version: '0.4',
    selector: 'f443ad7b',
    builderId: '8888bf20b2be0ca935e166325578c336cc16355f9b63e7e5279c71a0a97f4df9',
    leafTag: noTag,
    isMarkedFinished: true,
  },
  {
    version: '0.5',
    selector: 'f2e6e6dc',
    builderId: '79fd473a707e7c064af3edabf63cad6c7ab9205766fd8d8160bdef97fdd15c74',
    leafTag: longTag,
    isMarkedFinished: true,
  },
  {
    version: '0.6',
    selector: '80479d24',
    builderId: '2fcedaa205bbfab6b804dec81e99cc9a22b20dea7a9701a1a7c55c7d26ef32f6',
    leafTag: shortTag,
    isMarkedFinished: true,
  },
  {
    version: '0.7',
    selector: '0f63ffd5',
    builderId: 'a218e889a26852fd3d57a80983c76b53ff6d5fa4b469779511dd4d99329ae7aa',
    leafTag: shortTag,
    isMarkedFinished: true,
  },
  {
    version: '0.9',
    selector: '242f9d5b',
    builderId: '70909b25db0db00f1d4b4016aeb876f53568a3e5a8e6397cb562d79947a02cc9',
    leafTag: shortTag,
    isMarkedFinished: true,
  },
];
