import { defineTable } from 'onesource';

const command = (text: string, effect: string) => ({ cells: [{ code: text }, effect] });

/** `rzup` updates itself, so its commands do not depend on the version of the crates. */
export const table = defineTable({
  caption: 'Commands of rzup 0.5',
  source: [{ title: 'rzup', href: 'https://github.com/risc0/risc0/blob/v3.0.6/rzup/src/cli/commands.rs' }],
  checked: '2026-11-21',
  columns: ['Command', 'Effect'],
  rows: [
    command(
      'rzup install',
      'installs the newest release of rust, cpp, cargo-risczero, and r0vm; rzup update is the same command',
    ),
    command(
      'rzup install NAME VERSION',
      'installs this version of one part and makes it the default; --force downloads it again',
    ),
    command('rzup install self', 'updates rzup'),
    command('rzup show', 'lists the installed versions, with a star in front of each default'),
    command('rzup check', 'says which parts have newer releases'),
    command('rzup default NAME VERSION', 'makes an installed version the default'),
    command('rzup uninstall NAME VERSION', 'removes a version'),
    command(
      'rzup build rust --tag-or-commit TAG',
      'compiles the Rust toolchain from source; --path takes a local checkout instead',
    ),
    command('--verbose, --quiet', 'print more or less, with every command'),
  ],
});
