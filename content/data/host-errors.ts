import { defineTable } from './table.ts';

export const table = defineTable({
  caption: 'Errors of a host program',
  source: [
    { title: 'Executor', href: 'src:risc0/zkvm/src/host/server/exec' },
    { title: 'Choice of the prover', href: 'src:risc0/zkvm/src/host/client/prove/mod.rs' },
  ],
  checked: '2026-11-20',
  columns: ['Message', 'What happened, and what to do'],
  rows: [
    {
      cells: [{ code: 'Session limit exceeded' }, 'The guest ran longer than session_limit allows. Raise it, or look for an endless loop.'],
    },
    {
      cells: [
        { code: 'Could not launch zkvm: "r0vm".' },
        'There is no r0vm program. Install the tools, or set RISC0_SERVER_PATH to where it is.',
      ],
      versions: '>=0.19 <=3.0',
    },
    {
      cells: [
        { code: 'Could not launch "r0vm".' },
        'There is no r0vm program, or it does not start. Set RISC0_SERVER_PATH to where it is.',
      ],
      versions: 'next',
    },
    {
      cells: [{ code: 'incompatible server version: …' }, 'The r0vm found does not fit the crate. Install the one of the same release.'],
      versions: '>=0.19 <1.1',
    },
    {
      cells: [
        { code: "Your installation of the r0vm server is not compatible with your host's risc0-zkvm crate." },
        'The two must agree in major and minor version. The message goes on with the versions found and both ways out.',
      ],
      versions: '>=1.1 <=3.0',
    },
    {
      cells: [{ code: 'Unsupported prover: …' }, 'RISC0_PROVER names something this build does not have: local needs the feature prove.'],
      versions: '>=0.19',
    },
  ],
});
