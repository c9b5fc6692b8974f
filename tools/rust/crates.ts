/**
 * Dependencies that an old release needs besides "this version of risc0-zkvm" to build, and to build with its own
 * sister crates. Tried with crates.io as of November 2026.
 */

/** The dependencies for a release. */
export interface CrateRelease {
  /** Version of `risc0-zkvm`. */
  readonly zkvm: string;
  /** Features of `risc0-zkvm` in a host. */
  readonly hostFeatures: readonly string[];
  /** Crates that must have exactly these versions. */
  readonly pins: Readonly<Record<string, string>>;
  /** Yanked crates, which cargo uses only if they are in the lock file. */
  readonly locked: Readonly<Record<string, string>>;
}

const sisters = ['binfmt', 'circuit-recursion', 'circuit-rv32im', 'core', 'groth16', 'zkp', 'zkvm-platform'];
const pinSisters = (version: string) => Object.fromEntries(sisters.map((name) => [`risc0-${name}`, version]));

/** By major and minor version. */
const exceptions: Readonly<Record<string, (zkvm: string) => Partial<CrateRelease>>> = {
  // The client of 0.18 needs an undeclared feature of the prover.
  '0.18': () => ({ hostFeatures: ['std', 'client', 'prove'] }),
  // The requirements of 1.0 and 1.1 allow the sister crates of 1.2, which are incompatible.
  '1.0': (zkvm) => ({ pins: pinSisters(zkvm) }),
  '1.1': (zkvm) => ({ pins: pinSisters(zkvm) }),
  '2.0': (zkvm) => ({ locked: { 'risc0-zkvm': zkvm, 'risc0-circuit-rv32im': '2.0.3' } }),
  '2.1': (zkvm) => ({ locked: { 'risc0-zkvm': zkvm, 'risc0-circuit-rv32im': '2.0.4' } }),
};

/** Returns the dependencies for a version of `risc0-zkvm`. */
export function releaseOf(zkvm: string): CrateRelease {
  const minor = zkvm.split('.').slice(0, 2).join('.');
  return { zkvm, hostFeatures: ['std', 'client'], pins: {}, locked: {}, ...exceptions[minor]?.(zkvm) };
}
