import { defineTable } from 'onesource';

const command = (text: string, effect: string, versions?: string) => ({
  cells: [{ code: text }, effect],
  ...(versions ? { versions } : {}),
});

export const table = defineTable({
  caption: 'Commands of cargo risczero',
  source: [{ title: 'cargo risczero', href: 'src:risc0/cargo-risczero/src' }],
  checked: '2026-11-21',
  columns: ['Command', 'Effect'],
  rows: [
    command(
      'cargo risczero new NAME',
      'creates a project; --guest-name, --dest, and --no-std set its details',
      '>=1.0',
    ),
    command(
      'cargo risczero new NAME',
      'creates a project; --guest-name, --dest, --std, and --no-git set its details',
      '>=0.19 <1.0',
    ),
    command('cargo risczero new NAME', 'creates a project; --dest, --std, and --no-git set its details', '0.18'),
    command(
      'cargo risczero build --manifest-path FILE',
      'compiles a guest reproducibly in a container, and prints its image ID',
    ),
    command(
      'cargo risczero bake',
      'compiles guests and stores each with its image ID in the folder elfs of its package; --docker does so reproducibly',
      '>=2.0.0',
    ),
    command(
      'cargo risczero verify --path FILE IMAGE_ID',
      'verifies a receipt that is stored in the bincode format',
      '>=1.0',
    ),
    command('cargo risczero deploy', 'uploads a guest to a server with the Bonsai interface', '>=1.0 <2.0.0'),
    command('cargo risczero datasheet', 'measures the prover of the installed r0vm', '>=1.1 <2.0.0'),
    command('cargo risczero install', 'installs the toolchain; --version names its release', '<2.0.0'),
    command('cargo risczero install', 'prints a hint to use rzup', '>=2.0.0'),
    command('cargo risczero build-toolchain', 'compiles the toolchain from source', '<2.0.0'),
    command('cargo risczero build-toolchain', 'prints a hint to use rzup', '>=2.0.0'),
    command(
      'cargo risczero guest build',
      'compiles an ordinary crate for the zkVM, without Docker; only in a build of the command with the feature experimental',
      '>=2.0.0',
    ),
    command(
      'cargo risczero guest test',
      'compiles the tests of a crate for the zkVM, but can’t run them: Malformed ProgramBinary; test on the host instead',
      '>=2.0.0 <next',
    ),
    command(
      'cargo risczero guest test',
      'tests an ordinary crate in the zkVM; only in a build with the feature experimental, and not in 5.0.0-rc.1, where it ends with Malformed ProgramBinary',
      'next',
    ),
    command(
      'cargo risczero build-crate, test',
      'compiles or tests an ordinary crate for the zkVM; only in a build of the command with the feature experimental',
      '>=0.19 <2.0.0',
    ),
  ],
});
