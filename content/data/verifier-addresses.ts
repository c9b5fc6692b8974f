import { defineTable } from './table.ts';

/** One block of rows for each Groth16 selector; which zkVM makes which selector stands in verifier-selectors.ts. */
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
    {
      versions: '1.1',
      cells: [
        'Ethereum Mainnet',
        '1',
        'not routed',
        { code: '0x94A4684d6F7085C19138Bd4f9F3295fa9943C622' },
        { code: '0x08AeD6C108E500540a9544beF7a8B8a05E056e87' },
      ],
    },
    {
      versions: '1.1',
      cells: [
        'Ethereum Sepolia',
        '11155111',
        'not routed',
        { code: '0xd9b0d07CeCd808a8172F21fA7C97992168f045CA' },
        { code: '0x7a028d6f0BD603Ad2a47e3a3B1E504C0D6234877' },
      ],
    },
    {
      versions: '1.1',
      cells: [
        'Arbitrum Mainnet',
        '42161',
        'not routed',
        { code: '0x84b943E31e7fAe6072ce5F75eb4694C7D5F9b0cF' },
        { code: '0x5E36f0D56741013d864d8FEb5950AB0E7Eff9Ab1' },
      ],
    },
    {
      versions: '1.1',
      cells: [
        'Arbitrum Sepolia',
        '421614',
        'not routed',
        { code: '0x84b943E31e7fAe6072ce5F75eb4694C7D5F9b0cF' },
        { code: '0x5E36f0D56741013d864d8FEb5950AB0E7Eff9Ab1' },
      ],
    },
    {
      versions: '1.1',
      cells: [
        'Avalanche Mainnet',
        '43114',
        'not routed',
        { code: '0x84b943E31e7fAe6072ce5F75eb4694C7D5F9b0cF' },
        { code: '0x5E36f0D56741013d864d8FEb5950AB0E7Eff9Ab1' },
      ],
    },
    {
      versions: '1.1',
      cells: [
        'Avalanche Fuji',
        '43113',
        'not routed',
        { code: '0x84b943E31e7fAe6072ce5F75eb4694C7D5F9b0cF' },
        { code: '0x5E36f0D56741013d864d8FEb5950AB0E7Eff9Ab1' },
      ],
    },
    {
      versions: '1.1',
      cells: [
        'Base Mainnet',
        '8453',
        'not routed',
        { code: '0x84b943E31e7fAe6072ce5F75eb4694C7D5F9b0cF' },
        { code: '0x5E36f0D56741013d864d8FEb5950AB0E7Eff9Ab1' },
      ],
    },
    {
      versions: '1.1',
      cells: [
        'Base Sepolia',
        '84532',
        'not routed',
        { code: '0x2DEfEA335392bb62d01f74e338697C7B31De254C' },
        { code: '0xB369b4dd27FBfb59921d3A4a3D23AC2fc32FB908' },
      ],
    },
    {
      versions: '1.1',
      cells: [
        'Optimism Mainnet',
        '10',
        'not routed',
        { code: '0x84b943E31e7fAe6072ce5F75eb4694C7D5F9b0cF' },
        { code: '0x5E36f0D56741013d864d8FEb5950AB0E7Eff9Ab1' },
      ],
    },
    {
      versions: '1.1',
      cells: [
        'Optimism Sepolia',
        '11155420',
        'not routed',
        { code: '0x84b943E31e7fAe6072ce5F75eb4694C7D5F9b0cF' },
        { code: '0x5E36f0D56741013d864d8FEb5950AB0E7Eff9Ab1' },
      ],
    },
    {
      versions: '1.1',
      cells: [
        'Linea Mainnet',
        '59144',
        'not routed',
        { code: '0x84b943E31e7fAe6072ce5F75eb4694C7D5F9b0cF' },
        { code: '0x5E36f0D56741013d864d8FEb5950AB0E7Eff9Ab1' },
      ],
    },
    {
      versions: '1.1',
      cells: [
        'Linea Sepolia',
        '59141',
        'not routed',
        { code: '0xf70aBAb028Eb6F4100A24B203E113D94E87DE93C' },
        { code: '0x44c220f0598345195cE99AD6A57aDfFcb9Ea33e7' },
      ],
    },
    {
      versions: '1.1',
      cells: [
        'Polygon zkEVM Mainnet',
        '1101',
        'not routed',
        { code: '0x84b943E31e7fAe6072ce5F75eb4694C7D5F9b0cF' },
        { code: '0x5E36f0D56741013d864d8FEb5950AB0E7Eff9Ab1' },
      ],
    },
    {
      versions: '1.2',
      cells: [
        'Ethereum Mainnet',
        '1',
        'not routed',
        { code: '0xAC292cF957Dd5BA174cdA13b05C16aFC71700327' },
        { code: '0x03B66cEDaB014Ca7E970Bfb83C1951d10DD2A805' },
      ],
    },
    {
      versions: '1.2',
      cells: [
        'Ethereum Sepolia',
        '11155111',
        'not routed',
        { code: '0xAC292cF957Dd5BA174cdA13b05C16aFC71700327' },
        { code: '0x47d697328D6A80b00D796cEd9f54468931Aa1ECe' },
      ],
    },
    {
      versions: '1.2',
      cells: [
        'Arbitrum Mainnet',
        '42161',
        'not routed',
        { code: '0xAC292cF957Dd5BA174cdA13b05C16aFC71700327' },
        { code: '0x03B66cEDaB014Ca7E970Bfb83C1951d10DD2A805' },
      ],
    },
    {
      versions: '1.2',
      cells: [
        'Arbitrum Sepolia',
        '421614',
        'not routed',
        { code: '0xAC292cF957Dd5BA174cdA13b05C16aFC71700327' },
        { code: '0x47d697328D6A80b00D796cEd9f54468931Aa1ECe' },
      ],
    },
    {
      versions: '1.2',
      cells: [
        'Avalanche Mainnet',
        '43114',
        'not routed',
        { code: '0x8062Dc6C824F10e62E47FdC55A0ecD54C2641F2d' },
        { code: '0x5b188d3d31f7bcfC2e3A22F85c3ca4dD23a77dD1' },
      ],
    },
    {
      versions: '1.2',
      cells: [
        'Avalanche Fuji',
        '43113',
        'not routed',
        { code: '0xAC292cF957Dd5BA174cdA13b05C16aFC71700327' },
        { code: '0x47d697328D6A80b00D796cEd9f54468931Aa1ECe' },
      ],
    },
    {
      versions: '1.2',
      cells: [
        'Base Mainnet',
        '8453',
        'not routed',
        { code: '0xAC292cF957Dd5BA174cdA13b05C16aFC71700327' },
        { code: '0x03B66cEDaB014Ca7E970Bfb83C1951d10DD2A805' },
      ],
    },
    {
      versions: '1.2',
      cells: [
        'Base Sepolia',
        '84532',
        'not routed',
        { code: '0xAC292cF957Dd5BA174cdA13b05C16aFC71700327' },
        { code: '0x47d697328D6A80b00D796cEd9f54468931Aa1ECe' },
      ],
    },
    {
      versions: '1.2',
      cells: [
        'Optimism Mainnet',
        '10',
        'not routed',
        { code: '0xAC292cF957Dd5BA174cdA13b05C16aFC71700327' },
        { code: '0x03B66cEDaB014Ca7E970Bfb83C1951d10DD2A805' },
      ],
    },
    {
      versions: '1.2',
      cells: [
        'Optimism Sepolia',
        '11155420',
        'not routed',
        { code: '0xAC292cF957Dd5BA174cdA13b05C16aFC71700327' },
        { code: '0x47d697328D6A80b00D796cEd9f54468931Aa1ECe' },
      ],
    },
    {
      versions: '1.2',
      cells: [
        'Linea Mainnet',
        '59144',
        'not routed',
        { code: '0x8C8b557C6EBDA8E6D62E7b54B7B5Ed8cFa8B48B4' },
        { code: '0x6Fb722974D67A55091c70129Bd0Bb06ec025ce5D' },
      ],
    },
    {
      versions: '1.2',
      cells: [
        'Linea Sepolia',
        '59141',
        'not routed',
        { code: '0x8C8b557C6EBDA8E6D62E7b54B7B5Ed8cFa8B48B4' },
        { code: '0x61b97ad01416183bd5A4F039baaAb6b75bdC99E4' },
      ],
    },
    {
      versions: '1.2',
      cells: [
        'Polygon zkEVM Mainnet',
        '1101',
        'not routed',
        { code: '0x8062Dc6C824F10e62E47FdC55A0ecD54C2641F2d' },
        { code: '0x5b188d3d31f7bcfC2e3A22F85c3ca4dD23a77dD1' },
      ],
    },
    {
      versions: '2.0.0',
      cells: [
        'Ethereum Mainnet',
        '1',
        { code: '0x8EaB2D97Dfce405A1692a21b3ff3A172d593D319' },
        { code: '0x20ff7C2Cf391a5F096A2Cc181cb41916680f8E97' },
        { code: '0x68dC2cB4e61774873971c499D9b239ec5Ac540E3' },
      ],
    },
    {
      versions: '2.0.0',
      cells: [
        'Ethereum Sepolia',
        '11155111',
        { code: '0x925d8331ddc0a1F0d96E68CF073DFE1d92b69187' },
        { code: '0x20ff7C2Cf391a5F096A2Cc181cb41916680f8E97' },
        { code: '0x8A8023bf44CABa343CEef3b06A4639fc8EBeE629' },
      ],
    },
    {
      versions: '2.0.0',
      cells: [
        'Ethereum Hoodi',
        '560048',
        { code: '0x32Db7dc407AC886807277636a1633A1381748DD8' },
        { code: '0x20ff7C2Cf391a5F096A2Cc181cb41916680f8E97' },
        { code: '0x8A8023bf44CABa343CEef3b06A4639fc8EBeE629' },
      ],
    },
    {
      versions: '2.0.0',
      cells: [
        'Arbitrum Mainnet',
        '42161',
        { code: '0x0b144E07A0826182B6b59788c34b32Bfa86Fb711' },
        { code: '0x20ff7C2Cf391a5F096A2Cc181cb41916680f8E97' },
        { code: '0x68dC2cB4e61774873971c499D9b239ec5Ac540E3' },
      ],
    },
    {
      versions: '2.0.0',
      cells: [
        'Arbitrum Sepolia',
        '421614',
        { code: '0x0b144E07A0826182B6b59788c34b32Bfa86Fb711' },
        { code: '0x20ff7C2Cf391a5F096A2Cc181cb41916680f8E97' },
        { code: '0x8A8023bf44CABa343CEef3b06A4639fc8EBeE629' },
      ],
    },
    {
      versions: '2.0.0',
      cells: [
        'Avalanche Mainnet',
        '43114',
        { code: '0x0b144E07A0826182B6b59788c34b32Bfa86Fb711' },
        { code: '0x9b7112223f492dDCc5443fCe9cd38960a57cACF1' },
        { code: '0x0aA83C8e32cb07087e4c9409Ae092e7d66Dd890a' },
      ],
    },
    {
      versions: '2.0.0',
      cells: [
        'Avalanche Fuji',
        '43113',
        { code: '0x0b144E07A0826182B6b59788c34b32Bfa86Fb711' },
        { code: '0x20ff7C2Cf391a5F096A2Cc181cb41916680f8E97' },
        { code: '0x8A8023bf44CABa343CEef3b06A4639fc8EBeE629' },
      ],
    },
    {
      versions: '2.0.0',
      cells: [
        'Base Mainnet',
        '8453',
        { code: '0x0b144E07A0826182B6b59788c34b32Bfa86Fb711' },
        { code: '0x20ff7C2Cf391a5F096A2Cc181cb41916680f8E97' },
        { code: '0x68dC2cB4e61774873971c499D9b239ec5Ac540E3' },
      ],
    },
    {
      versions: '2.0.0',
      cells: [
        'Base Sepolia',
        '84532',
        { code: '0x0b144E07A0826182B6b59788c34b32Bfa86Fb711' },
        { code: '0x20ff7C2Cf391a5F096A2Cc181cb41916680f8E97' },
        { code: '0x8A8023bf44CABa343CEef3b06A4639fc8EBeE629' },
      ],
    },
    {
      versions: '2.0.0',
      cells: [
        'Optimism Mainnet',
        '10',
        { code: '0x0b144E07A0826182B6b59788c34b32Bfa86Fb711' },
        { code: '0x20ff7C2Cf391a5F096A2Cc181cb41916680f8E97' },
        { code: '0x68dC2cB4e61774873971c499D9b239ec5Ac540E3' },
      ],
    },
    {
      versions: '2.0.0',
      cells: [
        'Optimism Sepolia',
        '11155420',
        { code: '0xB369b4dd27FBfb59921d3A4a3D23AC2fc32FB908' },
        { code: '0x20ff7C2Cf391a5F096A2Cc181cb41916680f8E97' },
        { code: '0x8A8023bf44CABa343CEef3b06A4639fc8EBeE629' },
      ],
    },
    {
      versions: '2.0.0',
      cells: [
        'Linea Mainnet',
        '59144',
        { code: '0x0b144E07A0826182B6b59788c34b32Bfa86Fb711' },
        { code: '0x2Bde5B9308AAC6bA374C0D13b0Cf1ec6088F870A' },
        { code: '0x6D1A82E9B9E6F35E7201b8bE398D08762735e77d' },
      ],
    },
    {
      versions: '2.0.0',
      cells: [
        'Linea Sepolia',
        '59141',
        { code: '0x27983ee173aD10E171D17C9c5C14d5baFE997609' },
        { code: '0x2Bde5B9308AAC6bA374C0D13b0Cf1ec6088F870A' },
        { code: '0x6d196602586FC411c3551a3cDDC05EAA70bd09b5' },
      ],
    },
    {
      versions: '2.0.0',
      cells: [
        'Polygon zkEVM Mainnet',
        '1101',
        { code: '0x0b144E07A0826182B6b59788c34b32Bfa86Fb711' },
        { code: '0x9b7112223f492dDCc5443fCe9cd38960a57cACF1' },
        { code: '0x0aA83C8e32cb07087e4c9409Ae092e7d66Dd890a' },
      ],
    },
    {
      versions: '2.1',
      cells: [
        'Ethereum Mainnet',
        '1',
        { code: '0x8EaB2D97Dfce405A1692a21b3ff3A172d593D319' },
        { code: '0x54aCE3ED46529B4d4F3770C8Bad5dDC48717B9bF' },
        { code: '0xDa8f3de6fBBdb261Ac771B813a578A7aBdA6B2b1' },
      ],
    },
    {
      versions: '2.1',
      cells: [
        'Ethereum Sepolia',
        '11155111',
        { code: '0x925d8331ddc0a1F0d96E68CF073DFE1d92b69187' },
        { code: '0x54aCE3ED46529B4d4F3770C8Bad5dDC48717B9bF' },
        { code: '0x9d6232CD50b5a2df431274f2633988f97bF3985f' },
      ],
    },
    {
      versions: '2.1',
      cells: [
        'Ethereum Hoodi',
        '560048',
        { code: '0x32Db7dc407AC886807277636a1633A1381748DD8' },
        { code: '0x54aCE3ED46529B4d4F3770C8Bad5dDC48717B9bF' },
        { code: '0x9d6232CD50b5a2df431274f2633988f97bF3985f' },
      ],
    },
    {
      versions: '2.1',
      cells: [
        'Arbitrum Mainnet',
        '42161',
        { code: '0x0b144E07A0826182B6b59788c34b32Bfa86Fb711' },
        { code: '0x54aCE3ED46529B4d4F3770C8Bad5dDC48717B9bF' },
        { code: '0xDa8f3de6fBBdb261Ac771B813a578A7aBdA6B2b1' },
      ],
    },
    {
      versions: '2.1',
      cells: [
        'Arbitrum Sepolia',
        '421614',
        { code: '0x0b144E07A0826182B6b59788c34b32Bfa86Fb711' },
        { code: '0x54aCE3ED46529B4d4F3770C8Bad5dDC48717B9bF' },
        { code: '0x9d6232CD50b5a2df431274f2633988f97bF3985f' },
      ],
    },
    {
      versions: '2.1',
      cells: [
        'Avalanche Mainnet',
        '43114',
        { code: '0x0b144E07A0826182B6b59788c34b32Bfa86Fb711' },
        { code: '0x54aCE3ED46529B4d4F3770C8Bad5dDC48717B9bF' },
        { code: '0xDa8f3de6fBBdb261Ac771B813a578A7aBdA6B2b1' },
      ],
    },
    {
      versions: '2.1',
      cells: [
        'Avalanche Fuji',
        '43113',
        { code: '0x0b144E07A0826182B6b59788c34b32Bfa86Fb711' },
        { code: '0x54aCE3ED46529B4d4F3770C8Bad5dDC48717B9bF' },
        { code: '0x9d6232CD50b5a2df431274f2633988f97bF3985f' },
      ],
    },
    {
      versions: '2.1',
      cells: [
        'Base Mainnet',
        '8453',
        { code: '0x0b144E07A0826182B6b59788c34b32Bfa86Fb711' },
        { code: '0x54aCE3ED46529B4d4F3770C8Bad5dDC48717B9bF' },
        { code: '0xDa8f3de6fBBdb261Ac771B813a578A7aBdA6B2b1' },
      ],
    },
    {
      versions: '2.1',
      cells: [
        'Base Sepolia',
        '84532',
        { code: '0x0b144E07A0826182B6b59788c34b32Bfa86Fb711' },
        { code: '0x54aCE3ED46529B4d4F3770C8Bad5dDC48717B9bF' },
        { code: '0x9d6232CD50b5a2df431274f2633988f97bF3985f' },
      ],
    },
    {
      versions: '2.1',
      cells: [
        'Optimism Mainnet',
        '10',
        { code: '0x0b144E07A0826182B6b59788c34b32Bfa86Fb711' },
        { code: '0x54aCE3ED46529B4d4F3770C8Bad5dDC48717B9bF' },
        { code: '0xDa8f3de6fBBdb261Ac771B813a578A7aBdA6B2b1' },
      ],
    },
    {
      versions: '2.1',
      cells: [
        'Optimism Sepolia',
        '11155420',
        { code: '0xB369b4dd27FBfb59921d3A4a3D23AC2fc32FB908' },
        { code: '0x54aCE3ED46529B4d4F3770C8Bad5dDC48717B9bF' },
        { code: '0x9d6232CD50b5a2df431274f2633988f97bF3985f' },
      ],
    },
    {
      versions: '2.1',
      cells: [
        'Linea Mainnet',
        '59144',
        { code: '0x0b144E07A0826182B6b59788c34b32Bfa86Fb711' },
        { code: '0xCb941DE7Fac82B1D768848ed267cc93B7AbE5AB6' },
        { code: '0x8777853Dbe9694D7a146D8e17f7b6331BF75C64c' },
      ],
    },
    {
      versions: '2.1',
      cells: [
        'Linea Sepolia',
        '59141',
        { code: '0x27983ee173aD10E171D17C9c5C14d5baFE997609' },
        { code: '0xCb941DE7Fac82B1D768848ed267cc93B7AbE5AB6' },
        { code: '0x7D2da71AFC99198eFb25dF594A13aDa3C6D9Ada2' },
      ],
    },
    {
      versions: '2.1',
      cells: [
        'Polygon zkEVM Mainnet',
        '1101',
        { code: '0x0b144E07A0826182B6b59788c34b32Bfa86Fb711' },
        { code: '0xCb97eF56F2b3d8116b5B851bbe74ea31380fA7dD' },
        { code: '0xC5cbE5B24231E3339CdD8D4F1F1F7e096D919790' },
      ],
    },
    {
      versions: '>=2.2 <=2.3',
      cells: [
        'Ethereum Mainnet',
        '1',
        { code: '0x8EaB2D97Dfce405A1692a21b3ff3A172d593D319' },
        { code: '0xafB31f5b70623CDF4b20Ada3f7230916A5A79df9' },
        { code: '0x1efDd13f831ceeEa14940806705A53D3211CD698' },
      ],
    },
    {
      versions: '>=2.2 <=2.3',
      cells: [
        'Ethereum Sepolia',
        '11155111',
        { code: '0x925d8331ddc0a1F0d96E68CF073DFE1d92b69187' },
        { code: '0xafB31f5b70623CDF4b20Ada3f7230916A5A79df9' },
        { code: '0x7BE0Ca3734bB4B0aC66dD05714D25476bd658a9F' },
      ],
    },
    {
      versions: '>=2.2 <=2.3',
      cells: [
        'Ethereum Hoodi',
        '560048',
        { code: '0x32Db7dc407AC886807277636a1633A1381748DD8' },
        { code: '0xafB31f5b70623CDF4b20Ada3f7230916A5A79df9' },
        { code: '0x7BE0Ca3734bB4B0aC66dD05714D25476bd658a9F' },
      ],
    },
    {
      versions: '>=2.2 <=2.3',
      cells: [
        'Arbitrum Mainnet',
        '42161',
        { code: '0x0b144E07A0826182B6b59788c34b32Bfa86Fb711' },
        { code: '0xafB31f5b70623CDF4b20Ada3f7230916A5A79df9' },
        { code: '0x1efDd13f831ceeEa14940806705A53D3211CD698' },
      ],
    },
    {
      versions: '>=2.2 <=2.3',
      cells: [
        'Arbitrum Sepolia',
        '421614',
        { code: '0x0b144E07A0826182B6b59788c34b32Bfa86Fb711' },
        { code: '0xafB31f5b70623CDF4b20Ada3f7230916A5A79df9' },
        { code: '0x7BE0Ca3734bB4B0aC66dD05714D25476bd658a9F' },
      ],
    },
    {
      versions: '>=2.2 <=2.3',
      cells: [
        'Avalanche Mainnet',
        '43114',
        { code: '0x0b144E07A0826182B6b59788c34b32Bfa86Fb711' },
        { code: '0xafB31f5b70623CDF4b20Ada3f7230916A5A79df9' },
        { code: '0x1efDd13f831ceeEa14940806705A53D3211CD698' },
      ],
    },
    {
      versions: '>=2.2 <=2.3',
      cells: [
        'Avalanche Fuji',
        '43113',
        { code: '0x0b144E07A0826182B6b59788c34b32Bfa86Fb711' },
        { code: '0xafB31f5b70623CDF4b20Ada3f7230916A5A79df9' },
        { code: '0x7BE0Ca3734bB4B0aC66dD05714D25476bd658a9F' },
      ],
    },
    {
      versions: '>=2.2 <=2.3',
      cells: [
        'Base Mainnet',
        '8453',
        { code: '0x0b144E07A0826182B6b59788c34b32Bfa86Fb711' },
        { code: '0xafB31f5b70623CDF4b20Ada3f7230916A5A79df9' },
        { code: '0x1efDd13f831ceeEa14940806705A53D3211CD698' },
      ],
    },
    {
      versions: '>=2.2 <=2.3',
      cells: [
        'Base Sepolia',
        '84532',
        { code: '0x0b144E07A0826182B6b59788c34b32Bfa86Fb711' },
        { code: '0xafB31f5b70623CDF4b20Ada3f7230916A5A79df9' },
        { code: '0x7BE0Ca3734bB4B0aC66dD05714D25476bd658a9F' },
      ],
    },
    {
      versions: '>=2.2 <=2.3',
      cells: [
        'Optimism Mainnet',
        '10',
        { code: '0x0b144E07A0826182B6b59788c34b32Bfa86Fb711' },
        { code: '0xafB31f5b70623CDF4b20Ada3f7230916A5A79df9' },
        { code: '0x1efDd13f831ceeEa14940806705A53D3211CD698' },
      ],
    },
    {
      versions: '>=2.2 <=2.3',
      cells: [
        'Optimism Sepolia',
        '11155420',
        { code: '0xB369b4dd27FBfb59921d3A4a3D23AC2fc32FB908' },
        { code: '0xafB31f5b70623CDF4b20Ada3f7230916A5A79df9' },
        { code: '0x7BE0Ca3734bB4B0aC66dD05714D25476bd658a9F' },
      ],
    },
    {
      versions: '>=2.2 <=2.3',
      cells: [
        'Linea Mainnet',
        '59144',
        { code: '0x0b144E07A0826182B6b59788c34b32Bfa86Fb711' },
        { code: '0x7F321e749E36d5646E12d6614EB0Ec2E962962A0' },
        { code: '0x24496Cfa1362eB60929dBdeEF9988a3AA853EcC6' },
      ],
    },
    {
      versions: '>=2.2 <=2.3',
      cells: [
        'Linea Sepolia',
        '59141',
        { code: '0x27983ee173aD10E171D17C9c5C14d5baFE997609' },
        { code: '0x7F321e749E36d5646E12d6614EB0Ec2E962962A0' },
        { code: '0x0e428E8426FBc2824257736A129FF4dF9d56B9b3' },
      ],
    },
    {
      versions: '>=2.2 <=2.3',
      cells: [
        'Polygon (POS) Mainnet',
        '137',
        { code: '0xdBAD523786971B75A7b1c1CFdCfECDeb59A764B9' },
        { code: '0xafB31f5b70623CDF4b20Ada3f7230916A5A79df9' },
        { code: '0x1efDd13f831ceeEa14940806705A53D3211CD698' },
      ],
    },
    {
      versions: '>=2.2 <=2.3',
      cells: [
        'Polygon zkEVM Mainnet',
        '1101',
        { code: '0x0b144E07A0826182B6b59788c34b32Bfa86Fb711' },
        { code: '0x65e8db061e4b967D901EcbA7D99Baa1d2E5e2de9' },
        { code: '0x57880e43BA126a29d81851F3410dF23a2008bF2E' },
      ],
    },
    {
      versions: '3.0',
      cells: [
        'Ethereum Mainnet',
        '1',
        { code: '0x8EaB2D97Dfce405A1692a21b3ff3A172d593D319' },
        { code: '0x2a098988600d87650Fb061FfAff08B97149Fa84D' },
        { code: '0x9F9994Eb4Cb5200198FEfb470f8b50301662e696' },
      ],
    },
    {
      versions: '3.0',
      cells: [
        'Ethereum Sepolia',
        '11155111',
        { code: '0x925d8331ddc0a1F0d96E68CF073DFE1d92b69187' },
        { code: '0x2a098988600d87650Fb061FfAff08B97149Fa84D' },
        { code: '0x724d375B5b622e15f0E64e9Deb76a4cB17877797' },
      ],
    },
    {
      versions: '3.0',
      cells: [
        'Ethereum Hoodi',
        '560048',
        { code: '0x32Db7dc407AC886807277636a1633A1381748DD8' },
        { code: '0x2a098988600d87650Fb061FfAff08B97149Fa84D' },
        { code: '0x724d375B5b622e15f0E64e9Deb76a4cB17877797' },
      ],
    },
    {
      versions: '3.0',
      cells: [
        'Arbitrum Mainnet',
        '42161',
        { code: '0x0b144E07A0826182B6b59788c34b32Bfa86Fb711' },
        { code: '0x2a098988600d87650Fb061FfAff08B97149Fa84D' },
        { code: '0x9F9994Eb4Cb5200198FEfb470f8b50301662e696' },
      ],
    },
    {
      versions: '3.0',
      cells: [
        'Arbitrum Sepolia',
        '421614',
        { code: '0x0b144E07A0826182B6b59788c34b32Bfa86Fb711' },
        { code: '0x2a098988600d87650Fb061FfAff08B97149Fa84D' },
        { code: '0x724d375B5b622e15f0E64e9Deb76a4cB17877797' },
      ],
    },
    {
      versions: '3.0',
      cells: [
        'Avalanche Mainnet',
        '43114',
        { code: '0x0b144E07A0826182B6b59788c34b32Bfa86Fb711' },
        { code: '0x2a098988600d87650Fb061FfAff08B97149Fa84D' },
        { code: '0x9F9994Eb4Cb5200198FEfb470f8b50301662e696' },
      ],
    },
    {
      versions: '3.0',
      cells: [
        'Avalanche Fuji',
        '43113',
        { code: '0x0b144E07A0826182B6b59788c34b32Bfa86Fb711' },
        { code: '0x2a098988600d87650Fb061FfAff08B97149Fa84D' },
        { code: '0x724d375B5b622e15f0E64e9Deb76a4cB17877797' },
      ],
    },
    {
      versions: '3.0',
      cells: [
        'Base Mainnet',
        '8453',
        { code: '0x0b144E07A0826182B6b59788c34b32Bfa86Fb711' },
        { code: '0x2a098988600d87650Fb061FfAff08B97149Fa84D' },
        { code: '0x9F9994Eb4Cb5200198FEfb470f8b50301662e696' },
      ],
    },
    {
      versions: '3.0',
      cells: [
        'Base Sepolia',
        '84532',
        { code: '0x0b144E07A0826182B6b59788c34b32Bfa86Fb711' },
        { code: '0x2a098988600d87650Fb061FfAff08B97149Fa84D' },
        { code: '0x724d375B5b622e15f0E64e9Deb76a4cB17877797' },
      ],
    },
    {
      versions: '3.0',
      cells: [
        'Optimism Mainnet',
        '10',
        { code: '0x0b144E07A0826182B6b59788c34b32Bfa86Fb711' },
        { code: '0x2a098988600d87650Fb061FfAff08B97149Fa84D' },
        { code: '0x9F9994Eb4Cb5200198FEfb470f8b50301662e696' },
      ],
    },
    {
      versions: '3.0',
      cells: [
        'Optimism Sepolia',
        '11155420',
        { code: '0xB369b4dd27FBfb59921d3A4a3D23AC2fc32FB908' },
        { code: '0x2a098988600d87650Fb061FfAff08B97149Fa84D' },
        { code: '0x724d375B5b622e15f0E64e9Deb76a4cB17877797' },
      ],
    },
    {
      versions: '3.0',
      cells: [
        'Linea Mainnet',
        '59144',
        { code: '0x0b144E07A0826182B6b59788c34b32Bfa86Fb711' },
        { code: '0x3d9aad871eaae3c5b847930f3Eef878D91766e46' },
        { code: '0x4384e61DF16BFB392EFC1eF4B0D99F4ECC49BC40' },
      ],
    },
    {
      versions: '3.0',
      cells: [
        'Linea Sepolia',
        '59141',
        { code: '0x27983ee173aD10E171D17C9c5C14d5baFE997609' },
        { code: '0x3d9aad871eaae3c5b847930f3Eef878D91766e46' },
        { code: '0xF968911CA0b32faE4CDded83F1219b89189EB94B' },
      ],
    },
    {
      versions: '3.0',
      cells: [
        'Polygon (POS) Mainnet',
        '137',
        { code: '0xdBAD523786971B75A7b1c1CFdCfECDeb59A764B9' },
        { code: '0x2a098988600d87650Fb061FfAff08B97149Fa84D' },
        { code: '0x9F9994Eb4Cb5200198FEfb470f8b50301662e696' },
      ],
    },
    {
      versions: '3.0',
      cells: [
        'Polygon zkEVM Mainnet',
        '1101',
        { code: '0x0b144E07A0826182B6b59788c34b32Bfa86Fb711' },
        { code: '0xBdbFbF4500fced0d5511feEc1BB6a62EEf5Cd028' },
        { code: '0xf0BF916fCC8581C1c2EfA480444feDf9BdbE8A4c' },
      ],
    },
    {
      versions: '3.0',
      cells: [
        'Katana Mainnet',
        '747474',
        { code: '0x08C82eDBb95F0942AEDbf781a961F2910ebA3de2' },
        { code: '0x2a098988600d87650Fb061FfAff08B97149Fa84D' },
        { code: '0x9F9994Eb4Cb5200198FEfb470f8b50301662e696' },
      ],
    },
  ],
});
