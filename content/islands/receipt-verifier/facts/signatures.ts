/**
 * Functions and errors of verifier contracts, by the first four bytes of the Keccak-256 digest of their signatures.
 * Source: risc0-ethereum, contracts/src at v3.0.1; for those before 1.0, IRiscZeroVerifier.sol at v0.10.0 and, in
 * risc0, at v0.19.1.
 */
export const functions: Readonly<Record<string, string>> = {
  ab750e75: 'verify(bytes,bytes32,bytes32)',
  '1599ead5': 'verifyIntegrity((bytes,bytes32))',
  '6efef009': 'verify(bytes,bytes32,bytes32,bytes32)',
  '1a36ed75': 'verify(bytes,bytes32,bytes32,bytes)',
  '1bb8068f': 'verify_integrity((bytes,(bytes32,bytes32,(uint8,uint8),bytes32,bytes32)))',
  '04b18430': 'verify((bytes,(bytes32,bytes32,(uint8,uint8),bytes32,bytes32)))',
};

export const errors: Readonly<Record<string, string>> = {
  '439cc0cd': 'VerificationFailed()',
  b8b38d4c: 'SelectorMismatch(bytes4,bytes4)',
  e4ea6542: 'SelectorUnknown(bytes4)',
  de03ac4c: 'SelectorRemoved(bytes4)',
  d93c0665: 'EnforcedPause()',
  '08c379a0': 'Error(string)',
};
