import { defineTable } from 'onesource';

export const table = defineTable({
  caption: 'Variables read by the client for the Bonsai protocol',
  source: [
    { title: 'BonsaiProver', href: 'src:risc0/zkvm/src/host/client/prove/bonsai.rs' },
    { title: 'bonsai-sdk', href: 'src:bonsai/sdk/src/lib.rs' },
  ],
  checked: '2026-11-20',
  columns: ['Variable', 'Meaning'],
  rows: [
    { cells: [{ code: 'BONSAI_API_URL' }, 'Address of the server.'] },
    { cells: [{ code: 'BONSAI_API_KEY' }, 'Your key; the client sends it in the header x-api-key.'] },
    {
      versions: '>=1.1',
      cells: [
        { code: 'BONSAI_POLL_INTERVAL_MS' },
        'Milliseconds to wait before asking for the result again; 1000 by default.',
      ],
    },
    {
      versions: '>=2.0.0',
      quotes: [{ file: 'bonsai/sdk/src/lib.rs', text: 'DEFAULT_TIMEOUT: u64 = 30000;' }],
      cells: [
        { code: 'BONSAI_TIMEOUT_MS' },
        'Milliseconds that one request may take; 30000 by default. The value none means no limit, but with the feature non_blocking of bonsai-sdk it means the default.',
      ],
    },
    {
      cells: [
        { code: 'RISC0_PROVER=bonsai' },
        'Fails if the address or the key is missing, instead of proving elsewhere.',
      ],
    },
    { cells: [{ code: 'RISC0_DEV_MODE=1' }, 'Sends nothing, unless RISC0_PROVER names this client.'] },
  ],
});
