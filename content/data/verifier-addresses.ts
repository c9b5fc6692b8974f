import { defineTable } from 'onesource';
import { chains, retired } from '../islands/receipt-verifier/facts/deployments.ts';

/** The documentation's versions by the selector of their seals; verifier-selectors.ts has the rest. */
const versions: Readonly<Record<string, string>> = {
  '1.1': '50bd1769',
  '1.2': 'c101b42b',
  '2.0.0': '9f39696c',
  '2.1': 'f536085a',
  '>=2.2 <=2.3': 'bb001d44',
  '>=3.0 <next': '73c457ba',
};

/** The block explorer of each network, as deployment.toml names it. */
const explorers: Readonly<Record<string, string>> = {
  'Ethereum Mainnet': 'https://etherscan.io',
  'Ethereum Sepolia': 'https://sepolia.etherscan.io',
  'Ethereum Hoodi': 'https://hoodi.etherscan.io',
  'Arbitrum Mainnet': 'https://arbiscan.io',
  'Arbitrum Sepolia': 'https://sepolia.arbiscan.io',
  'Avalanche Mainnet': 'https://snowtrace.io',
  'Avalanche Fuji': 'https://testnet.snowtrace.io',
  'Base Mainnet': 'https://basescan.org',
  'Base Sepolia': 'https://sepolia.basescan.org',
  'Optimism Mainnet': 'https://optimistic.etherscan.io',
  'Optimism Sepolia': 'https://sepolia-optimism.etherscan.io',
  'Linea Mainnet': 'https://lineascan.build',
  'Linea Sepolia': 'https://sepolia.lineascan.build',
  'Polygon (POS) Mainnet': 'https://polygonscan.com',
  'Polygon zkEVM Mainnet': 'https://zkevm.polygonscan.com',
  'Katana Mainnet': 'https://katanascan.com',
};

const short = (address: string) => address.toLowerCase();

/** The networks that share an address, with their chain IDs, each leading to its page of the address in a block explorer. */
export const networksOf = (address: string, networks: readonly string[]) =>
  chains
    .filter(({ name }) => networks.includes(name))
    .map(({ name, id }) => ({ text: `${name} (${id})`, href: `${explorers[name]}/address/${address}` }));

/** Groups what is deployed by address: one that several networks share is one row. */
export function byAddress<T extends { readonly address: string; readonly network: string }>(deployed: readonly T[]) {
  const groups = new Map<string, T[]>();
  for (const one of deployed) groups.set(short(one.address), [...(groups.get(short(one.address)) ?? []), one]);
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    // deployment.toml has some addresses without the capitals that are their checksum.
    const address = group.find((one) => one.address !== short(one.address))?.address ?? first.address;
    return [
      {
        ...first,
        address,
        networks: networksOf(
          address,
          group.map(({ network }) => network),
        ),
      },
    ];
  });
}

const deployed = (selector: string, part: 0 | 1) =>
  byAddress(
    chains.flatMap(({ name, verifiers }) => {
      const address = verifiers[selector]?.[part];
      return address ? [{ address, network: name }] : [];
    }),
  );

const contract = (kind: string, selector: string | undefined, found: ReturnType<typeof byAddress>) =>
  found.map(({ address, networks }) => [
    selector ? [kind, { code: `0x${selector}` }] : kind,
    { code: address, copy: true as const },
    networks,
  ]);

function contractsOf(selector: string) {
  const has = chains.filter(({ verifiers }) => verifiers[selector]);
  return [
    ...(retired[selector] === 'removed'
      ? [['Verifier router', 'none: the routers removed this verifier on November 10, 2025', 'any']]
      : contract(
          'Verifier router',
          undefined,
          byAddress(has.map(({ name, router }) => ({ address: router, network: name }))),
        )),
    ...contract('Groth16 verifier', selector, deployed(selector, 0)),
    ...contract('Emergency stop', selector, deployed(selector, 1)),
  ];
}

/** The selector of the current set verifier, which the crate of release 3.0 belongs to. */
const setVerifier = '242f9d5b';

/** For each version, its contracts by kind. */
export const table = defineTable({
  caption: 'Contracts by kind and address, with the networks that have them, linked to their block explorers',
  source: [
    {
      title: 'deployment.toml',
      href: 'https://github.com/risc0/risc0-ethereum/blob/6329676ed58ab48b4d998011c9dcd5bc658bb619/contracts/deployment.toml',
    },
  ],
  checked: '2026-11-28',
  columns: ['Contract', 'Address', 'Networks'],
  rows: [
    { versions: '<1.1', cells: ['Groth16 verifier', 'none maintained; don’t deploy one', 'any'] },
    { versions: '>3.0', cells: ['Groth16 verifier', 'none yet', 'any'] },
    ...Object.entries(versions).flatMap(([range, selector]) =>
      contractsOf(selector).map((cells) => ({ versions: range, cells })),
    ),
    ...[
      ...contract('Set verifier', setVerifier, deployed(setVerifier, 0)),
      ...contract('Emergency stop', setVerifier, deployed(setVerifier, 1)),
    ].map((cells) => ({ versions: '>=3.0 <next', cells })),
  ],
});
