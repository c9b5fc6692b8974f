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

/** An address to copy, which leads to its page in the network's block explorer. */
export function explored(network: string, address: string) {
  const explorer = explorers[network];
  const code = { code: address, copy: true as const };
  return explorer ? { ...code, href: `${explorer}/address/${address}` } : code;
}

/** One block of rows for each Groth16 selector. */
export const table = defineTable({
  caption: 'Groth16 verifier contracts by network, each linked to its block explorer',
  source: [
    {
      title: 'deployment.toml',
      href: 'https://github.com/risc0/risc0-ethereum/blob/6329676ed58ab48b4d998011c9dcd5bc658bb619/contracts/deployment.toml',
    },
  ],
  checked: '2026-11-21',
  columns: ['Network', 'Router', 'Groth16 verifier', 'Emergency stop'],
  rows: [
    { versions: '<1.1', cells: ['any', '–', 'none maintained; don’t deploy one', '–'] },
    { versions: '>3.0', cells: ['any', '–', 'none yet', '–'] },
    ...Object.entries(versions).flatMap(([range, selector]) =>
      chains.flatMap(({ name, id, router, verifiers }) => {
        const [verifier, stop] = verifiers[selector] ?? [];
        if (!verifier || !stop) return [];
        const route = retired[selector] === 'removed' ? 'not routed' : explored(name, router);
        return [
          {
            versions: range,
            cells: [`${name}, chain ID ${id}`, route, explored(name, verifier), explored(name, stop)],
          },
        ];
      }),
    ),
  ],
});
