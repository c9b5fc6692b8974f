import { defineTable } from 'onesource';

const machine = 'Build the tools from source. There are no prebuilt binaries for your machine.';

const altered =
  'Run the command again. If it fails every time, look for a proxy that changes downloads. What arrived is not the file that was published.';

const limited = [
  { code: 'Remote error: api.github.com: … rate limit exceeded …' },
  'Set GITHUB_TOKEN to a token of yours, which needs no permissions. GitHub limits anonymous requests.',
];

export const table = defineTable({
  caption: 'Error messages from the tools',
  source: [
    { title: 'risc0-build', href: 'src:risc0/build/src/lib.rs' },
    { title: 'cargo risczero install', href: 'src:risc0/cargo-risczero/src/commands/install.rs' },
  ],
  checked: '2026-11-21',
  columns: ['Message', 'What happened, and what to do'],
  rows: [
    {
      askedAs: 'missing compiler, setup',
      cells: [
        { code: 'Risc Zero Rust toolchain not found. Try running `rzup install rust`' },
        'Install the Rust toolchain for guests with rzup, and check that rzup show lists it with a star. The build asks rzup for its default toolchain, and there is none.',
      ],
      versions: '>=2.0.0',
    },
    {
      cells: [
        { code: "The 'risc0' toolchain could not be found." },
        'Install the toolchain for guests, and check that rustup toolchain list names risc0. The build asks rustup for it, and there is none.',
      ],
      versions: '<2.0.0',
    },
    {
      cells: [
        { code: 'Run `rzup build rust` instead' },
        'Call rzup. You called cargo risczero build-toolchain, the command of older releases; what it built then is not seen since 2.0.',
      ],
      versions: '>=2.0.0',
    },
    {
      askedAs: 'starter, generate',
      cells: [
        { code: "error: unexpected argument '--template' found" },
        'Leave the option out. Since 1.0, cargo risczero new has a single template, which is part of the command. Clone any other with git.',
      ],
      versions: '>=1.0',
      quotes: [],
    },
    {
      cells: [
        { code: "error: toolchain 'risc0' is not installed" },
        'Install the toolchain in the place where the build runs, for example in a container with a home folder of its own. rustup does not know it there.',
      ],
      versions: '<2.0.0',
      quotes: [],
    },
    {
      askedAs: 'zsh, terminal, unknown',
      cells: [
        { code: 'rzup: command not found' },
        'Open a new shell, or add ~/.risc0/bin to PATH yourself. The installer adds it to the startup file of your shell only, which scripts, containers, and jobs of continuous integration do not read.',
      ],
      versions: '>=1.1',
      quotes: [],
    },
    {
      askedAs: 'subcommand, plugin, missing',
      cells: [
        { code: 'error: no such command: `risczero`' },
        'Run rzup install cargo-risczero, and check that ~/.cargo/bin is in PATH. That is where rzup links the commands cargo-risczero and r0vm.',
      ],
      versions: '>=1.1',
      quotes: [],
    },
    {
      cells: [
        { code: 'error: no such command: `risczero`' },
        'Install cargo-risczero, and check that ~/.cargo/bin is in PATH.',
      ],
      versions: '<1.1',
      quotes: [],
    },
    {
      askedAs: 'Ubuntu 20.04, Debian 11, Alpine, musl',
      cells: [
        { code: "/lib/x86_64-linux-gnu/libc.so.6: version `GLIBC_…' not found" },
        'Use a newer distribution, or a container with one; or compile the tool yourself as for other machines. The binary was linked with a newer C library than your system has.',
      ],
      quotes: [],
    },
    // From rzup, which has releases of its own: every version installs today's.
    {
      askedAs: 'ARM64, Raspberry Pi, Graviton',
      cells: [{ code: 'Unsupported architecture: linux/aarch64' }, machine],
      versions: '>=1.1',
      quotes: [],
    },
    {
      cells: [{ code: 'Unsupported platform: unknown architecture … for …' }, machine],
      versions: '>=1.1',
      quotes: [],
    },
    {
      cells: [
        { code: 'UnsupportedPlatform("unknown OS: …")' },
        'Build the guest on Linux or macOS; for Windows, that can be WSL 2. rzup and risc0-build know no other system, such as Android with Termux or FreeBSD, and building the tools from source ends with the same message. To compile the rest of a project there, set RISC0_SKIP_BUILD=1, which leaves out the guests, or include a guest that was built elsewhere.',
      ],
      versions: '>=2.0.0',
      quotes: [{ file: 'rzup/src/distribution/mod.rs', text: 'unknown OS: {other}' }],
    },
    {
      askedAs: 'checksum, corrupted',
      cells: [{ code: 'SHA-265 sum mismatch: expected = …, actual = …' }, altered],
      versions: '>=1.1',
      quotes: [],
    },
    {
      askedAs: 'tampered, corrupted',
      cells: [{ code: 'Signature failed to verify: …' }, altered],
      versions: '>=1.1',
      quotes: [],
    },
    {
      cells: [{ code: 'The risc0 toolchain is not available for download on this platform.' }, machine],
      versions: '<2.0.0',
    },
    {
      cells: [
        { code: 'Release … does not have a prebuilt toolchain for host x86_64-apple-darwin' },
        'Build the toolchain from source. There is no prebuilt one for Macs with an Intel processor.',
      ],
      versions: '>=0.20 <1.1',
      quotes: [
        { file: 'risc0/cargo-risczero/src/commands/install.rs', text: 'does not have a prebuilt toolchain for host' },
      ],
    },
    {
      cells: [{ code: 'binaries for x86_64-apple-darwin are not available' }, machine],
      versions: '1.0',
      quotes: [{ file: 'risc0/cargo-risczero/src/toolchain.rs', text: 'binaries for {target} are not available' }],
    },
    {
      askedAs: 'deprecated, stopped working',
      cells: [
        { code: 'Run `rzup install` instead' },
        'Call rzup. You called cargo risczero install, the command of older releases; since 2.0, rzup installs everything.',
      ],
      versions: '>=2.0.0',
    },
    {
      askedAs: 'semver, parse',
      cells: [{ code: 'Invalid version: 1.88' }, 'rzup expects three numbers, such as 1.88.0.'],
      versions: '>=1.1',
      quotes: [],
    },
    {
      askedAs: 'timeout, connection, retry, slow',
      cells: [
        { code: 'Failed to download file: error decoding response body' },
        'Run the command again; if it fails every time, try another network or a proxy. The download broke off, and rzup does not say why.',
      ],
      versions: '>=1.1',
      quotes: [],
    },
    // Before 2.0, rzup had no such message; it is always installed as the newest one.
    { versions: '>=1.1 <2.0.0', quotes: [], cells: limited },
    {
      versions: '>=2.0.0',
      quotes: [{ file: 'rzup/src/distribution/http.rs', text: 'Remote error: {host}: {' }],
      cells: limited,
    },
  ],
});
