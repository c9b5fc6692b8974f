import { defineTable } from 'onesource';

const row = (folder: string, proves: string, shows: string, versions?: string) => ({
  cells: [{ text: folder, href: `src:examples/${folder}` }, proves, shows],
  ...(versions ? { versions } : {}),
});

export const table = defineTable({
  caption: 'Example projects in the repository',
  source: [{ title: 'examples/', href: 'src:examples' }],
  checked: '2026-11-21',
  columns: ['Folder', 'What is proven', 'Read it for'],
  rows: [
    row('hello-world', 'that a number is composite; its factors aren’t published', 'the smallest complete project'),
    row(
      'json',
      'one field of a JSON file; the rest isn’t published',
      'parsing with serde; committing a hash of the input',
    ),
    row('password-checker', 'that a password meets a policy', 'host and guest that share types through a crate'),
    row('sha', 'the SHA-256 hash of a text', 'the accelerated SHA-256'),
    row('keccak', 'the Keccak-256 hash of a text', 'the Keccak precompile', '>=1.2'),
    row('composition', 'a statement that builds on another receipt', 'env::verify and add_assumption', '>=0.20'),
    row('chess', 'that a position has a mate in one; the move isn’t published', 'a third-party crate in the guest'),
    row('wordle', 'the answer to a guess; the word isn’t published', 'several proofs with one committed secret'),
    row(
      'voting-machine',
      'that each step of a vote follows the rules',
      'state that passes from one proof to the next; several guests',
    ),
    row('prorata', 'that one recipient’s share of a sum was computed correctly', 'a command line tool around a proof'),
    row(
      'digital-signature',
      'a signature made from a passphrase',
      'hashing a secret; its host compares the message, and a verifier has to compare the identity in the journal too',
    ),
    row('ecdsa', 'that an ECDSA signature is valid', 'elliptic curves in the guest'),
    row('jwt-validator', 'that a JSON web token is signed and carries a claim', 'RSA signatures (RS256)', '>=0.20'),
    row('groth16-verifier', 'that a Groth16 proof from a different system is valid', 'pairings on BN254', '>=0.20'),
    row('bn254', 'a pairing equation on BN254', 'a patched curve crate', '>=2.0.0'),
    row('bls12_381', 'operations on BLS12-381', 'a patched curve crate', '>=2.0.0'),
    row('c-kzg', 'nothing: it executes a KZG verification of Ethereum', 'a Rust crate that binds to C', '>=1.1'),
    row('c-guest', 'a computation written in C', 'a guest without Rust (experimental)', '>=1.1'),
    row('wasm', 'the result of a WebAssembly program', 'an interpreter (wasmi) in the guest'),
    row('smartcore-ml', 'the prediction of a machine-learning model', 'inference with SmartCore'),
    row('xgboost', 'the prediction of a gradient-boosting model', 'a model trained in Python'),
    row(
      'waldo',
      'that Waldo is in a picture; his place isn’t published',
      'large inputs read in parts through a Merkle tree',
      '<=3.0',
    ),
    row('zkevm-demo', 'the execution of an Ethereum transaction', 'the revm interpreter in the guest', '<1.1'),
    row('bevy', 'the state of a small game after some turns', 'a game engine in the guest'),
    row('profiling', 'a Fibonacci number', 'cycle profiles for pprof'),
    row('cycle-counter', 'nothing: it measures the other examples', 'cycle counts as a CSV file', '<=1.0'),
    row('browser-verify', 'nothing: it verifies a receipt in a browser', 'the verifier compiled to WebAssembly'),
    row('prover', 'whatever its caller asks for', 'a proving service on the public interface', '>=1.1 <=3.0'),
  ],
});
