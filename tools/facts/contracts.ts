/** Compares the tables about verifier contracts with the contracts repository and with the zkVM's control IDs. */
import { counted } from 'onesource/tools';
import { parse } from 'smol-toml';
import { z } from 'zod';
import { releaseTags } from './releases.ts';
import type { Repository } from './repository.ts';

const digestOf = (text: string | undefined, name: string) =>
  text === undefined ? undefined : new RegExp(`${name}[^;]*?"([0-9a-f]{64})"`).exec(text)?.[1];

/** The two constants of the default verifier at a tag of the zkVM. */
export function controlConstants(
  zkvm: Repository,
  tag: string,
): Record<'ALLOWED_CONTROL_ROOT' | 'BN254_IDENTITY_CONTROL_ID', string | undefined> {
  const text = zkvm.read(tag, 'risc0/circuit/recursion/src/control_id.rs');
  return {
    ALLOWED_CONTROL_ROOT: digestOf(text, 'ALLOWED_CONTROL_ROOT'),
    BN254_IDENTITY_CONTROL_ID: digestOf(text, 'BN254_IDENTITY_CONTROL_ID'),
  };
}

/** The newest final release of the contracts with this control root. */
export function contractsRelease(contracts: Repository, root: string | undefined): string | undefined {
  return releaseTags(contracts.tags)
    .filter((tag) => !tag.includes('-'))
    .findLast(
      (tag) => root && digestOf(contracts.read(tag, 'contracts/src/groth16/ControlID.sol'), 'CONTROL_ROOT') === root,
    );
}

/** The selector at the start of the seal of a release's test receipt. */
export function testedSelector(contracts: Repository, release: string, minor: string): string | undefined {
  const [major, newest] = minor.split('.').map(Number);
  // A minor version without circuit changes uses the test receipt of an earlier one.
  const minors = Array.from({ length: (newest ?? 0) + 1 }, (_, i) => `TestReceiptV${major}_${(newest ?? 0) - i}.sol`);
  const files = [...minors, 'TestReceipt.sol'].map((file) => `contracts/test/${file}`);
  const text = files.map((file) => contracts.read(release, file)).find((content) => content !== undefined);
  const seal = text && /bytes public constant SEAL =\s*hex"([0-9a-f]{8})/.exec(text)?.[1];
  return seal && `0x${seal}`;
}

const deployment = z.object({
  chains: z.record(
    z.string(),
    z.object({
      name: z.string(),
      id: z.number(),
      router: z.string().optional(),
      'timelock-controller': z.string().optional(),
      'timelock-delay': z.number().optional(),
      verifiers: z
        .array(
          z.object({
            name: z.string(),
            selector: z.string(),
            verifier: z.string(),
            estop: z.string().optional(),
            unroutable: z.boolean().optional(),
            stopped: z.boolean().optional(),
          }),
        )
        .optional(),
    }),
  ),
});

export type Deployment = z.infer<typeof deployment>;

/** The deployments at a commit. Throws if the file has an unknown format. */
export function readDeployment(contracts: Repository, ref: string): Deployment {
  return deployment.parse(parse(contracts.read(ref, 'contracts/deployment.toml') ?? ''));
}

const kinds: Readonly<Record<string, string>> = {
  RiscZeroGroth16Verifier: 'groth16 verifier',
  RiscZeroSetVerifier: 'set verifier',
};

/** The contracts for the selectors: kind and selector, network, chain ID, and address, in lower case. */
export function deployedContracts({ chains }: Deployment, selectors: readonly string[]): string[] {
  const lines = Object.values(chains).flatMap(({ name, id, router, verifiers = [] }) =>
    verifiers
      .filter((verifier) => selectors.includes(verifier.selector))
      .flatMap(({ name: contract, selector, verifier, estop, unroutable }) => [
        ...(unroutable || !router ? [] : [['verifier router', name, id, router]]),
        [`${kinds[contract] ?? contract}, ${selector}`, name, id, verifier],
        ...(estop ? [[`emergency stop, ${selector}`, name, id, estop]] : []),
      ]),
  );
  return [...new Set(lines.map((line) => line.join(' | ').toLowerCase()))];
}

/** Network and chain ID of each managed router, its controller, and how long a change of the router waits, in lower case. */
export function timelocks({ chains }: Deployment): string[] {
  return Object.values(chains).flatMap(({ name, id, 'timelock-controller': controller, 'timelock-delay': delay }) =>
    controller ? [[name, id, controller, inWords(delay ?? 0)].join(' | ').toLowerCase()] : [],
  );
}

const secondsOfDay = 86_400;

const inWords = (seconds: number) =>
  seconds % secondsOfDay ? counted(seconds, 'second') : counted(seconds / secondsOfDay, 'day');

/** The state of the deployments with this selector: active, stopped, or removed; undefined if they differ. */
export function deploymentState({ chains }: Deployment, selector: string): string | undefined {
  const states = Object.values(chains).flatMap(({ verifiers = [] }) =>
    verifiers
      .filter((verifier) => verifier.name === 'RiscZeroGroth16Verifier' && verifier.selector === selector)
      .map(({ unroutable, stopped }) => (unroutable ? 'removed' : stopped ? 'stopped' : 'active')),
  );
  return new Set(states).size === 1 ? states[0] : undefined;
}
