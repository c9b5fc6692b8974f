import { defineTable } from 'onesource';

const source = 'https://github.com/boundless-xyz/boundless/blob/v2.0.2/crates/boundless-market/src/deployments.rs';

const network = (name: string, chain: string, explorer: string, market: string, token: string, stream: string) => ({
  quotes: [],
  cells: [
    `${name}, chain ID ${chain}`,
    { code: market, href: `https://${explorer}/address/${market}` },
    { code: token, href: `https://${explorer}/address/${token}` },
    stream,
  ],
});

/** The addresses that the client of release 2.0.2 uses for each network. */
export const table = defineTable({
  caption: 'Markets that the client knows, Boundless 2.0',
  source: [{ title: 'deployments.rs at v2.0.2', href: source }],
  checked: '2026-11-27',
  columns: ['Network', 'Market', 'Token for collateral', 'Order stream'],
  rows: [
    network(
      'Base',
      '8453',
      'basescan.org',
      '0xfd152dadc5183870710fe54f939eae3ab9f0fe82',
      '0xAA61bB7777bD01B684347961918f1E07fBbCe7CF',
      'base-mainnet.boundless.network',
    ),
    network(
      'Taiko',
      '167000',
      'taikoscan.io',
      '0xb3f5c7b4379052eade8c7f3fa6da37fb871da28b',
      '0xC284A781072442cC1882a8Db4573990B7B49DaC4',
      'taiko-mainnet.boundless.network',
    ),
    network(
      'Base Sepolia',
      '84532',
      'sepolia.basescan.org',
      '0x56da3786061c82214d18e634d2817e86ad42d7ce',
      '0x8d4dA4b7938471A919B08F941461b2ed1679d7bb',
      'base-sepolia.boundless.network',
    ),
    network(
      'Ethereum Sepolia',
      '11155111',
      'sepolia.etherscan.io',
      '0xc211b581cb62e3a6d396a592bab34979e1bbba7d',
      '0xb4FC69A452D09D2662BD8C3B5BB756902260aE28',
      'eth-sepolia.boundless.network',
    ),
  ],
});
