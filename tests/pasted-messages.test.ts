/** Messages that users pasted, from the threads named here: what search looks for keeps the decisive words. */
import { shortenQuery } from 'onesource/tools';
import { expect, test } from 'vitest';

const unwrap = 'called `Result::unwrap()` on an `Err` value:';

/** Thread, message, and what the query has to contain, in this order. */
const messages: readonly (readonly [thread: string, message: string, ...kept: string[]])[] = [
  // Rust panics
  [
    'risc0#633',
    `thread 'main' panicked at 'called \`Result::unwrap()\` on an \`Err\` value: Session limit exceeded'`,
    'Session limit exceeded',
  ],
  [
    'risc0#591',
    `thread '<unnamed>' panicked at '${unwrap} NotSupported', ./src/guest/env.rs:258:54`,
    'env NotSupported',
  ],
  [
    'risc0#1284',
    `thread 'main' panicked at /home/po/risc0/risc0/zkp/src/hal/cuda.rs:347:63: ${unwrap} UnknownError`,
    'cuda UnknownError',
  ],
  [
    'risc0#2627',
    `${unwrap} Guest panicked: sys_getenv is disabled; can be enabled with the sys-getenv feature flag on risc0-zkvm-platform`,
    'sys_getenv',
    'sys-getenv',
  ],
  [
    'risc0#766',
    'called "Result::unwrap()" on an "Err" value: Io(Kind(UnexpectedEof)) bincode receipt',
    'UnexpectedEof',
    'bincode receipt',
  ],
  [
    'risc0#1093',
    'Guest panicked: source slice length (0) does not match destination slice length (32)',
    'source slice length',
    'destination',
  ],
  ['risc0#2167', 'Guest panicked: verification indicates proof is invalid', 'verification indicates proof is invalid'],
  [
    'risc0#2123',
    `thread 'main' panicked at risc0/r0vm/src/lib.rs:192:18:\n${unwrap} incompatible client version: 1.1.0-alpha.1, server version: 1.0.3\nnote: run with \`RUST_BACKTRACE=1\` environment variable to display a backtrace`,
    'incompatible client version',
    'server',
  ],
  [
    'risc0#3506',
    'Invalid trap address: 0x00000000, cause: LoadAccessFault(0xfffffffc)',
    'Invalid trap address',
    'LoadAccessFault',
  ],
  [
    'risc0#1236',
    'value: sys_verify_integrity: failed to resolve journal_digest and image_id',
    'sys_verify_integrity',
    'journal_digest',
    'image_id',
  ],
  ['risc0#3187', 'Malformed ProgramBinary', 'Malformed ProgramBinary'],
  ['risc0#1299', 'invalid receipt format', 'invalid receipt format'],
  // Cargo and compilers
  [
    'risc0#2360',
    "error[E0658]: use of unstable library feature 'build_hasher_simple_hash_one'",
    'unstable library feature build_hasher_simple_hash_one',
  ],
  [
    'risc0#435',
    'error: target is not supported, for more information see: https://docs.rs/getrandom/#unsupported-targets',
    'target',
    'getrandom',
    'unsupported-targets',
  ],
  ['risc0#328', "clang: error: the clang compiler does not support '-march=rv32im'", 'clang compiler', 'rv32im'],
  [
    'risc0#443',
    "error: unknown target triple 'riscv32im-risc0-zkvm-elf', please use -triple or -arch",
    'unknown target triple riscv32im-risc0-zkvm-elf',
  ],
  ['risc0#443', "cc: error: unrecognized argument in option '-mabi=ilp32'", 'unrecognized argument', 'ilp32'],
  [
    'risc0#2737',
    'error: failed to run custom build command for `risc0-circuit-rv32im-v2-sys v0.1.0`',
    'custom build command risc0-circuit-rv32im-v2-sys',
  ],
  [
    'risc0#1485',
    'error: failed to run custom build command for methods v0.1.0 build-script-build (exit status: 255)',
    'custom build command methods',
  ],
  ['risc0#2449', 'CUDA kernels: compilation failed', 'CUDA kernels: compilation failed'],
  [
    'InfinityVM#343',
    'xcrun: error: unable to find utility "metal", not a developer tool or in PATH',
    'xcrun',
    'metal developer tool',
  ],
  ['risc0#815', "error: toolchain 'risc0' is not installed", "toolchain 'risc0' is not installed"],
  [
    'risc0#1485',
    "The 'risc0' toolchain could not be found. To install the risc0 toolchain, use cargo-risczero.",
    'risc0 toolchain',
    'install',
    'cargo-risczero',
  ],
  // Contracts
  [
    'risc0-ethereum#495',
    'VerificationFailed : Error raised when cryptographic verification of the zero-knowledge proof fails.',
    'VerificationFailed',
    'verification proof fails',
  ],
  // Containers, rzup, and services
  [
    'risc0#1749',
    'docker: no matching manifest for linux/arm64 risczero/risc0-groth16-prover',
    'docker matching manifest linux arm64',
    'risc0-groth16-prover',
  ],
  [
    'risc0#3795',
    'ERROR: failed to solve: risczero/risc0-guest-builder:r0.1.97.0: no match for platform in manifest: not found',
    'risc0-guest-builder:r0.1.97.0',
    'platform',
  ],
  ['risc0#2421', 'Error: No asset found for target: X86_64AppleDarwin', 'No asset found for target: X86_64AppleDarwin'],
  [
    'risc0#2335',
    'Error: Rate limited by GitHub API. Please set a GitHub token in the GITHUB_TOKEN environment variable.',
    'Rate limited GitHub API',
    'GITHUB_TOKEN',
  ],
  [
    'risc0#834',
    'HTTP status client error (403 Forbidden) for url (https://api.github.com/repos/risc0/rust/releases/latest)',
    'Forbidden',
    'github',
    'releases',
  ],
  [
    'risc0#1507',
    'Could not download pre-built toolchain: Release v2024-01-31.1 does not have a prebuilt toolchain for host x86_64-apple-darwin',
    'download pre-built toolchain',
    'x86_64-apple-darwin',
  ],
  [
    'risc0-ethereum#421',
    'cargo risczero install --version r0.1.81.0\nError: Run `rzup install` instead',
    'cargo risczero install',
    'rzup',
  ],
  [
    'risc0#3298',
    'Error: HTTP error from reqwest Caused by: 0: error sending request for url 1: operation timed out',
    'reqwest sending request',
    'operation timed',
  ],
  [
    'zeth#137',
    "Your installation of the r0vm server is not compatible with your host's risc0-zkvm crate.",
    'r0vm server compatible',
    'risc0-zkvm',
  ],
];

test.each(messages)('%s: %s', (_, message, ...kept) => {
  const query = shortenQuery(message);
  expect(query.length).toBeLessThanOrEqual(64);
  let rest = query;
  for (const words of kept) {
    expect(rest).toContain(words);
    rest = rest.slice(rest.indexOf(words) + words.length);
  }
});
