/** Compares a version's facts about verifier contracts with the contracts' source and deployments. */
import type { DataTable, Version, VersionTable } from 'onesource/tools';
import {
  contractsRelease,
  controlConstants,
  type Deployment,
  deployedContracts,
  deploymentState,
  testedSelector,
  timelocks,
} from './contracts.ts';
import type { Repository } from './repository.ts';
import { rowsFor } from './rows.ts';

export interface VerifierSources {
  readonly zkvm: Repository;
  readonly contracts: Repository;
  readonly deployment: Deployment;
  readonly tables: ReadonlyMap<string, DataTable>;
  readonly versions: VersionTable;
}

const differing = (what: string, shown: string | undefined, source: string | undefined) =>
  shown === source ? [] : [`${what} is ${shown ?? 'missing'}, but the source says ${source ?? 'nothing'}`];

const unequalRows = (table: string, shown: readonly string[], source: readonly string[]) => [
  ...source.filter((row) => !shown.includes(row)).map((row) => `${table}: no row for ${row}`),
  ...shown.filter((row) => !source.includes(row)).map((row) => `${table}: nothing is deployed as ${row}`),
];

/** The networks of a row with their chain IDs: `A (1), B (10)` are `A | 1` and `B | 10`. */
const networksIn = (cell: string) =>
  [...cell.matchAll(/(?:^|, )(.+?) \((\d+)\)/g)].map(([, name, id]) => `${name} | ${id}`);

/** Returns the differences in a version, one sentence each. Versions before selectors have only control constants. */
export function checkVerifiers(
  version: Version,
  { zkvm, contracts, deployment, tables, versions }: VerifierSources,
): string[] {
  const { tag = '', minor = '' } = version.facts;
  const shown = (table: string) => {
    const content = tables.get(table);
    return content ? rowsFor(table, content, version, versions).map(({ texts }) => texts) : [];
  };
  const constants = controlConstants(zkvm, tag);
  const differences = shown('control-roots').flatMap(([name, value]) =>
    differing(`control-roots: ${name}`, value, constants[name as keyof typeof constants]),
  );
  const [selectors] = shown('verifier-selectors');
  const [release, selector] = selectors ?? [];
  if (version.status !== 'unreleased' && constants.ALLOWED_CONTROL_ROOT && selectors) {
    const newest = contractsRelease(contracts, constants.ALLOWED_CONTROL_ROOT);
    differences.push(...differing('verifier-selectors: the contracts release', release, newest));
    if (version.facts.contracts) differences.push(...differing('contracts', version.facts.contracts, newest));
    if (newest)
      differences.push(
        ...differing('verifier-selectors: the selector', selector, testedSelector(contracts, newest, minor)),
      );
  }
  const listed = shown('verifier-addresses').flatMap(([kind = '', address, networks = '']) =>
    networksIn(networks).map((network) => `${kind} | ${network} | ${address}`.toLowerCase()),
  );
  const named = shown('verifier-addresses').flatMap(([kind = '']) => /0x[0-9a-f]{8}$/.exec(kind)?.[0] ?? []);
  const deployed = selector?.startsWith('0x') ? deployedContracts(deployment, [selector, ...named]) : [];
  if (deployed.length) {
    differences.push(...unequalRows('verifier-addresses', listed, deployed));
    const state = deploymentState(deployment, selector ?? '');
    if (state && !selectors?.at(-1)?.startsWith(state))
      differences.push(`verifier-selectors: the verifier is "${selectors?.at(-1)}", but deployment.toml says ${state}`);
  }
  const controllers = shown('timelock-controllers').flatMap(([address, networks = '', delay]) =>
    networksIn(networks).map((network) => `${network} | ${address} | ${delay}`.toLowerCase()),
  );
  return [
    ...differences,
    ...unequalRows('timelock-controllers', controllers, controllers.length ? timelocks(deployment) : []),
  ];
}
