import { defineTable } from 'onesource';
import { byAddress } from './verifier-addresses.ts';

const deployments =
  'https://github.com/risc0/risc0-ethereum/blob/6329676ed58ab48b4d998011c9dcd5bc658bb619/contracts/deployment.toml';
const mainnet = '3 days';
const testnet = '1 second';

const controllers: readonly (readonly [network: string, address: string, delay: string])[] = [
  ['Ethereum Mainnet', '0x0b144E07A0826182B6b59788c34b32Bfa86Fb711', mainnet],
  ['Ethereum Sepolia', '0xB4E3306129208cC8e6E75157f75f62eAe0B920a0', testnet],
  ['Ethereum Hoodi', '0xE1CC216c5fd5EcAE1e951bDdcf951601554Be338', testnet],
  ['Arbitrum Mainnet', '0xDC986a09728F76110FF666eE7b20d99086501d15', mainnet],
  ['Arbitrum Sepolia', '0xDC986a09728F76110FF666eE7b20d99086501d15', testnet],
  ['Avalanche Mainnet', '0xDC986a09728F76110FF666eE7b20d99086501d15', mainnet],
  ['Avalanche Fuji', '0xDC986a09728F76110FF666eE7b20d99086501d15', testnet],
  ['Base Mainnet', '0xDC986a09728F76110FF666eE7b20d99086501d15', mainnet],
  ['Base Sepolia', '0xDC986a09728F76110FF666eE7b20d99086501d15', testnet],
  ['Optimism Mainnet', '0xDC986a09728F76110FF666eE7b20d99086501d15', mainnet],
  ['Optimism Sepolia', '0x2DEfEA335392bb62d01f74e338697C7B31De254C', testnet],
  ['Linea Mainnet', '0xDC986a09728F76110FF666eE7b20d99086501d15', mainnet],
  ['Linea Sepolia', '0xBDaEd5bbf8016AfD05Fc4659572e5fEb5854aAD4', testnet],
  ['Polygon (POS) Mainnet', '0x15249b0ee8eCabC8AB5753763501D4AcD0B7ABAB', mainnet],
  ['Polygon zkEVM Mainnet', '0xDC986a09728F76110FF666eE7b20d99086501d15', mainnet],
  ['Katana Mainnet', '0x821C0423dfD0f70890CB9BC6718451261b1696de', mainnet],
];

const withDelay = (shown: string) =>
  byAddress(
    controllers.filter(([, , delay]) => delay === shown).map(([network, address]) => ({ network, address })),
  ).map(({ address, networks }) => ({ cells: [{ code: address, copy: true as const }, networks, shown] }));

/** The owners of the managed routers: one row for each address and delay. */
export const table = defineTable({
  caption: 'Timelock controllers that own the managed routers, with the networks that have them',
  source: [{ title: 'deployment.toml', href: deployments }],
  checked: '2026-11-28',
  columns: ['Timelock controller', 'Networks', 'Delay of a change'],
  rows: [...withDelay(mainnet), ...withDelay(testnet)],
});
