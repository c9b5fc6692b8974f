import { chains, retired } from '../islands/receipt-verifier/facts/deployments.ts';
import { defineTable } from './table.ts';

/** The documentation's versions by the selector of their seals; verifier-selectors.ts has the rest. */
const versions: Readonly<Record<string, string>> = {
  '1.1': '50bd1769',
  '1.2': 'c101b42b',
  '2.0.0': '9f39696c',
  '2.1': 'f536085a',
  '>=2.2 <=2.3': 'bb001d44',
  '3.0': '73c457ba',
};

/** One block of rows for each Groth16 selector. */
export const table = defineTable({
  caption: 'Groth16 verifier contracts by network',
  source: [
    {
      title: 'deployment.toml',
      href: 'https://github.com/risc0/risc0-ethereum/blob/6329676ed58ab48b4d998011c9dcd5bc658bb619/contracts/deployment.toml',
    },
  ],
  checked: '2026-11-20',
  columns: ['Network', 'Chain ID', 'Router', 'Groth16 verifier', 'Emergency stop'],
  rows: [
    { versions: '<1.1 || >3.0', cells: ['any', '–', '–', 'none deployed for you', '–'] },
    ...Object.entries(versions).flatMap(([range, selector]) =>
      chains.flatMap(({ name, id, router, verifiers }) => {
        const [verifier, stop] = verifiers[selector] ?? [];
        if (!verifier || !stop) return [];
        const route = retired[selector] === 'removed' ? 'not routed' : { code: router };
        return [{ versions: range, cells: [name, id, route, { code: verifier }, { code: stop }] }];
      }),
    ),
  ],
});
