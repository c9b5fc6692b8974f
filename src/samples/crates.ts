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

const exceptions: readonly { readonly since: string; readonly until: string; readonly tell: (zkvm: string) => Partial<Release> }[] = [
  // The client of 0.18 uses parts of the prover without saying so.
  { since: '0.18', until: '0.18', tell: () => ({ hostFeatures: ['std', 'client', 'prove'] }) },
  // Their requirements admit the sister crates of 1.2, whose interfaces had changed.
  { since: '1.0', until: '1.1', tell: (zkvm) => ({ pins: pinSisters(zkvm) }) },
  { since: '2.0', until: '2.0', tell: (zkvm) => ({ locked: { 'risc0-zkvm': zkvm, 'risc0-circuit-rv32im': '2.0.3' } }) },
  { since: '2.1', until: '2.1', tell: (zkvm) => ({ locked: { 'risc0-zkvm': zkvm, 'risc0-circuit-rv32im': '2.0.4' } }) },
];

const minor = (version: string) => version.split('.').slice(0, 2).map(Number).reduce((sum, part) => sum * 1000 + part, 0);

/** How to ask for the release with this version of `risc0-zkvm`. */
export function releaseOf(zkvm: string): Release {
  const found = exceptions.find(({ since, until }) => minor(zkvm) >= minor(since) && minor(zkvm) <= minor(until));
  return { zkvm, hostFeatures: ['std', 'client'], pins: {}, locked: {}, ...found?.tell(zkvm) };
}
