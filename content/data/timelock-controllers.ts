import { defineTable } from './table.ts';

const deployments = 'https://github.com/risc0/risc0-ethereum/blob/6329676ed58ab48b4d998011c9dcd5bc658bb619/contracts/deployment.toml';
const at = (network: string, explorer: string, address: string, delay: string) => ({
  cells: [network, { text: address, href: `${explorer}/address/${address}` }, delay],
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
    at('Ethereum Mainnet', 'https://etherscan.io', '0x0b144E07A0826182B6b59788c34b32Bfa86Fb711', mainnet),
    at('Ethereum Sepolia', 'https://sepolia.etherscan.io', '0xB4E3306129208cC8e6E75157f75f62eAe0B920a0', testnet),
    at('Ethereum Hoodi', 'https://hoodi.etherscan.io', '0xE1CC216c5fd5EcAE1e951bDdcf951601554Be338', testnet),
    at('Arbitrum Mainnet', 'https://arbiscan.io', '0xdc986a09728f76110ff666ee7b20d99086501d15', mainnet),
    at('Arbitrum Sepolia', 'https://sepolia.arbiscan.io', '0xdc986a09728f76110ff666ee7b20d99086501d15', testnet),
    at('Avalanche Mainnet', 'https://snowtrace.io', '0xDC986a09728F76110FF666eE7b20d99086501d15', mainnet),
    at('Avalanche Fuji', 'https://testnet.snowtrace.io', '0xDC986a09728F76110FF666eE7b20d99086501d15', testnet),
    at('Base Mainnet', 'https://basescan.org', '0xdc986a09728f76110ff666ee7b20d99086501d15', mainnet),
    at('Base Sepolia', 'https://sepolia.basescan.org', '0xdc986a09728f76110ff666ee7b20d99086501d15', testnet),
    at('Optimism Mainnet', 'https://optimistic.etherscan.io', '0xdc986a09728f76110ff666ee7b20d99086501d15', mainnet),
    at('Optimism Sepolia', 'https://sepolia-optimism.etherscan.io', '0x2DEfEA335392bb62d01f74e338697C7B31De254C', testnet),
    at('Linea Mainnet', 'https://lineascan.build', '0xdc986a09728f76110ff666ee7b20d99086501d15', mainnet),
    at('Linea Sepolia', 'https://sepolia.lineascan.build', '0xBDaEd5bbf8016AfD05Fc4659572e5fEb5854aAD4', testnet),
    at('Polygon (POS) Mainnet', 'https://polygonscan.com', '0x15249b0ee8eCabC8AB5753763501D4AcD0B7ABAB', mainnet),
    at('Polygon zkEVM Mainnet', 'https://zkevm.polygonscan.com', '0xdc986a09728f76110ff666ee7b20d99086501d15', mainnet),
    at('Katana Mainnet', 'https://katanascan.com', '0x821C0423dfD0f70890CB9BC6718451261b1696de', mainnet),
  ],
});
