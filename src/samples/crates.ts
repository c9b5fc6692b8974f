/**
 * What cargo must be told beyond "this version of risc0-zkvm" so that an old release builds, and builds with its own sister crates.
 * Tried with crates.io as of November 2026.
 */

/** How the crates of one release are asked for. */
export interface Release {
  /** Version of `risc0-zkvm`. */
  readonly zkvm: string;
  /** Features of `risc0-zkvm` in a host. */
  readonly hostFeatures: readonly string[];
  /** Crates to hold at exactly these versions. */
  readonly pins: Readonly<Record<string, string>>;
  /** Yanked crates: cargo takes them only where a lock file names them already. */
  readonly locked: Readonly<Record<string, string>>;
}

const sisters = ['binfmt', 'circuit-recursion', 'circuit-rv32im', 'core', 'groth16', 'zkp', 'zkvm-platform'];
const pinSisters = (version: string) => Object.fromEntries(sisters.map((name) => [`risc0-${name}`, version]));

/** By the first two numbers of the version. */
const exceptions: Readonly<Record<string, (zkvm: string) => Partial<Release>>> = {
  // The client of 0.18 uses parts of the prover without saying so.
  '0.18': () => ({ hostFeatures: ['std', 'client', 'prove'] }),
  // The requirements of 1.0 and 1.1 admit the sister crates of 1.2, whose interfaces had changed.
  '1.0': (zkvm) => ({ pins: pinSisters(zkvm) }),
  '1.1': (zkvm) => ({ pins: pinSisters(zkvm) }),
  '2.0': (zkvm) => ({ locked: { 'risc0-zkvm': zkvm, 'risc0-circuit-rv32im': '2.0.3' } }),
  '2.1': (zkvm) => ({ locked: { 'risc0-zkvm': zkvm, 'risc0-circuit-rv32im': '2.0.4' } }),
};

/** How to ask for the release with this version of `risc0-zkvm`. */
export function releaseOf(zkvm: string): Release {
  const minor = zkvm.split('.').slice(0, 2).join('.');
  return { zkvm, hostFeatures: ['std', 'client'], pins: {}, locked: {}, ...exceptions[minor]?.(zkvm) };
}
