import { defineTable } from 'onesource';
import { explored } from './verifier-addresses.ts';

const deployments =
  'https://github.com/risc0/risc0-ethereum/blob/6329676ed58ab48b4d998011c9dcd5bc658bb619/contracts/deployment.toml';
const at = (network: string, address: string, delay: string) => ({
  cells: [network, explored(network, address), delay],
});
const mainnet = '3 days';
const testnet = '1 second';

/** The owner of each managed router. Every address leads to the network's block explorer. */
export const table = defineTable({
  caption: 'Timelock controllers that own the managed routers',
  source: [{ title: 'deployment.toml', href: deployments }],
  checked: '2026-11-21',
  columns: ['Network', 'Timelock controller', 'Delay of a change'],
  rows: [
    at('Ethereum Mainnet', '0x0b144E07A0826182B6b59788c34b32Bfa86Fb711', mainnet),
    at('Ethereum Sepolia', '0xB4E3306129208cC8e6E75157f75f62eAe0B920a0', testnet),
    at('Ethereum Hoodi', '0xE1CC216c5fd5EcAE1e951bDdcf951601554Be338', testnet),
    at('Arbitrum Mainnet', '0xdc986a09728f76110ff666ee7b20d99086501d15', mainnet),
    at('Arbitrum Sepolia', '0xdc986a09728f76110ff666ee7b20d99086501d15', testnet),
    at('Avalanche Mainnet', '0xDC986a09728F76110FF666eE7b20d99086501d15', mainnet),
    at('Avalanche Fuji', '0xDC986a09728F76110FF666eE7b20d99086501d15', testnet),
    at('Base Mainnet', '0xdc986a09728f76110ff666ee7b20d99086501d15', mainnet),
    at('Base Sepolia', '0xdc986a09728f76110ff666ee7b20d99086501d15', testnet),
    at('Optimism Mainnet', '0xdc986a09728f76110ff666ee7b20d99086501d15', mainnet),
    at('Optimism Sepolia', '0x2DEfEA335392bb62d01f74e338697C7B31De254C', testnet),
    at('Linea Mainnet', '0xdc986a09728f76110ff666ee7b20d99086501d15', mainnet),
    at('Linea Sepolia', '0xBDaEd5bbf8016AfD05Fc4659572e5fEb5854aAD4', testnet),
    at('Polygon (POS) Mainnet', '0x15249b0ee8eCabC8AB5753763501D4AcD0B7ABAB', mainnet),
    at('Polygon zkEVM Mainnet', '0xdc986a09728f76110ff666ee7b20d99086501d15', mainnet),
    at('Katana Mainnet', '0x821C0423dfD0f70890CB9BC6718451261b1696de', mainnet),
  ],
});
