import { defineTable } from './table.ts';

export const table = defineTable({
  caption: 'Values of RISC0_PROVER',
  source: [{ title: 'default_prover', href: 'src:risc0/zkvm/src/host/client/prove/mod.rs' }],
  checked: '2026-11-20',
  columns: ['Value', 'Who proves', 'Needs'],
  rows: [
    { cells: [{ code: 'local' }, 'your process', 'feature prove'] },
    { cells: [{ code: 'ipc' }, 'an r0vm child process', 'r0vm, found or named by RISC0_SERVER_PATH'] },
    { versions: '3.0', cells: [{ code: 'actor' }, 'an r0vm child process that spreads the work; ignores ProverOpts', 'r0vm'] },
    { versions: '<1.2', cells: [{ code: 'bonsai' }, 'a Bonsai service', 'BONSAI_API_URL and BONSAI_API_KEY'] },
    { versions: '>=1.2', cells: [{ code: 'bonsai' }, 'a Bonsai service', 'feature bonsai (default), BONSAI_API_URL and BONSAI_API_KEY'] },
  ],
});
