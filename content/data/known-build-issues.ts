import { defineTable } from 'onesource';

const issue = (number: number) => ({
  text: `risc0#${number}`,
  href: `https://github.com/risc0/risc0/issues/${number}`,
});

/** Reports by users that were open on the day of the check; none was reproduced for this site. */
export const table = defineTable({
  caption: 'Known issues in tools and builds',
  source: [{ title: 'Issues of risc0/risc0', href: 'https://github.com/risc0/risc0/issues' }],
  checked: '2026-11-22',
  columns: ['Issue', 'Reported for', 'What happens', 'What to do'],
  rows: [
    {
      versions: '>=3.0',
      askedAs: 'lacks arm64, deterministic manifest M1, guest builder multi-arch',
      cells: [
        issue(3795),
        'the container r0.1.97.0',
        'The image for reproducible builds exists for x86 only. Docker on Apple silicon finds no match for its platform.',
        'Set DOCKER_DEFAULT_PLATFORM=linux/amd64, or, with 3.0, stay with its container, r0.1.88.0. The pre-release risc0-build 3.0.7-rc.1 of October 30, 2026, asks for this platform itself.',
      ],
    },
    {
      versions: '>=2.0.0 <next',
      askedAs: 'rebuilds C++ circuits time, unnecessary recompilation unchanged, rerun directory triggers incremental',
      cells: [
        { text: 'risc0#3707', href: 'https://github.com/risc0/risc0/pull/3707' },
        'builds with the feature prove or cuda',
        'Cargo watches whole folders and sometimes compiles the kernels again although nothing changed.',
        'Build r0vm once and let your hosts start it, or keep host and prover in different workspaces. Fixed on main.',
      ],
    },
    {
      versions: '>=1.0',
      askedAs: 'symbol missing, ld unresolved functions',
      cells: [
        issue(2093),
        '1.0, with the feature cuda',
        'The linker reports “undefined reference to select_gpu(int)” and gpu_props(int), which belong to the crate sppark.',
        'No cause was found; the project asked for sccache. Unset RUSTC_WRAPPER, run cargo clean, and build again. DEP_SPPARK_ROOT is internal.',
      ],
    },
    {
      versions: '>=1.0',
      askedAs: 'docker refetches io dependencies each time, caching reproducible, offline deterministic',
      cells: [
        { text: 'risc0#3719', href: 'https://github.com/risc0/risc0/pull/3719' },
        'cargo risczero build',
        'Every change of a source file makes the container download all crates again.',
        'Run cargo vendor in the folder of the guest, and commit the result with its .cargo/config.toml.',
      ],
    },
    {
      versions: '>=1.1',
      askedAs: 'says M1 emulation, thinks Intel, cpu macbook',
      cells: [
        issue(2421),
        'rzup on a Mac',
        'The installer reports an unsupported architecture on Apple silicon if the terminal runs under Rosetta.',
        'Check that uname -m prints arm64. If it prints x86_64, turn off "Open using Rosetta" for the terminal.',
      ],
    },
    {
      versions: '>=2.0.0',
      askedAs: 'load, gcc riscv rejected needs bundle, invalid',
      cells: [
        issue(3187),
        '2.0 and later',
        'The example c-guest ends with "Malformed ProgramBinary", since its Makefile makes a plain ELF file.',
        'Combine the ELF file with the kernel first, as shown under Image IDs.',
      ],
    },
    {
      versions: '>=1.0',
      askedAs: 'chrono crashes, current timestamp unsupported, wall',
      cells: [
        issue(2714),
        'all releases since 1.0',
        'A guest has no clock. Crates that call Instant::now or SystemTime::now compile and then panic.',
        'std::time::Duration works. Pass the time as input, and turn off the feature of the crate that reads the clock.',
      ],
    },
  ],
});
