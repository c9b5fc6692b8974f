import { defineTable } from './table.ts';

const build = 'The build of a guest does not find the toolchain. Install it as above; that rustup lists it is the test.';
const machine = 'There are no binaries for your machine: build from source.';

export const table = defineTable({
  caption: 'Messages of the tools',
  source: [
    { title: 'risc0-build', href: 'src:risc0/build/src/lib.rs' },
    { title: 'cargo risczero install', href: 'src:risc0/cargo-risczero/src/commands/install.rs' },
  ],
  checked: '2026-11-20',
  columns: ['Message', 'What happened, and what to do'],
  rows: [
    { cells: [{ code: 'Risc Zero Rust toolchain not found. Try running `rzup install rust`' }, build], versions: '>=2.0.0' },
    { cells: [{ code: "The 'risc0' toolchain could not be found." }, build], versions: '<2.0.0' },
    { cells: [{ code: 'Unsupported architecture: linux/aarch64' }, machine], versions: '>=1.1' },
    { cells: [{ code: 'The risc0 toolchain is not available for download on this platform.' }, machine], versions: '<1.1' },
    { cells: [{ code: 'binaries for x86_64-apple-darwin are not available' }, machine], versions: '1.0' },
    {
      cells: [{ code: 'Run `rzup install` instead' }, 'The command cargo risczero install belongs to older releases.'],
      versions: '>=2.0.0',
    },
    { cells: [{ code: 'Invalid version: 1.88' }, 'To rzup, a version is three numbers.'], versions: '>=1.1' },
  ],
});
