import { defineTable } from 'onesource';

const foreignProgram =
  'Build the guest with risc0-build or cargo risczero, and pass its constant or its .bin file. The bytes are a program for another machine, such as one that a plain cargo build compiled.';

export const table = defineTable({
  caption: 'Errors from a host program',
  source: [
    { title: 'Executor', href: 'src:risc0/zkvm/src/host/server/exec' },
    { title: 'Choice of the prover', href: 'src:risc0/zkvm/src/host/client/prove/mod.rs' },
    { title: 'risc0_zkvm::serde::Error', href: 'docsrs:risc0-zkvm/serde/enum.Error' },
  ],
  checked: '2026-11-21',
  columns: ['Message', 'What happened, and what to do'],
  rows: [
    {
      askedAs: 'infinite cap hit, increase max execution, terminates, infinite, timeout, maximum, too many',
      cells: [
        { code: 'Session limit exceeded' },
        'Raise the limit, or look for an endless loop. The guest ran longer than session_limit allows.',
      ],
      versions: '<2.0.0',
    },
    {
      cells: [
        { code: 'Session limit exceeded: … >= …' },
        'Raise the limit, or look for an endless loop. The guest ran longer than session_limit allows; the two numbers are the user cycles so far and the limit.',
      ],
      versions: '>=2.0.0 <next',
    },
    {
      cells: [
        { code: 'Session limit exceeded: … >= …' },
        {
          text: 'If you run Bento or a broker, a request may have exceeded your limit, and nothing is broken. See the messages of Bento.',
          href: 'api:generating-proofs/bento#when-a-job-stalls',
        },
      ],
      versions: '>=3.0 <next',
    },
    {
      cells: [
        { code: 'Session limit exceeded: … >= …' },
        'To tell it from a panic in code, compare the text, since the error has no type of its own. A guest can panic with the same words; “Guest panicked: ” is then in front of them.',
      ],
      versions: '>=2.0.0 <next',
    },
    {
      cells: [
        { code: 'Session limit exceeded: … >= …' },
        'Raise the limit, or look for an endless loop. The guest ran longer than session_limit allows. Only a host with the feature prove reports this.',
      ],
      versions: 'next',
    },
    {
      cells: [
        { code: 'not yet implemented' },
        'The host was built without the feature prove, and this release cannot start r0vm. Leave the default features on.',
      ],
      versions: '0.18',
      quotes: [{ file: 'risc0/zkvm/src/host/client/prove/mod.rs', text: 'todo!()' }],
    },
    {
      cells: [
        { code: 'Could not launch zkvm: "r0vm".' },
        'Install the tools, or set RISC0_SERVER_PATH to its path. The host did not find r0vm.',
      ],
      versions: '>=0.19 <1.1',
    },
    {
      askedAs: 'Checking for, ENOENT calling, executable missing runtime, binary env variable, not found',
      cells: [
        { code: 'No such file or directory (os error 2)' },
        'If the host was built without the feature prove and fails as soon as it executes or proves, it did not find r0vm. Install the tools, or set RISC0_SERVER_PATH to its path. The message does not name the file.',
      ],
      versions: '>=1.1 <=3.0',
      quotes: [],
    },
    {
      cells: [
        { code: 'No such file or directory (os error 2)' },
        'Otherwise, look for a file that the host itself opens: paths are relative to the folder in which it was started.',
      ],
      versions: '>=1.1 <=3.0',
      quotes: [],
    },
    {
      cells: [
        { code: 'Could not launch "r0vm".' },
        'Install the tools, or set RISC0_SERVER_PATH to its path. The host did not find r0vm, or r0vm did not start.',
      ],
      versions: 'next',
    },
    {
      cells: [
        { code: 'incompatible server version: …' },
        'Install the r0vm of the crate’s release. The one that the host found belongs to a different release.',
      ],
      versions: '>=0.19 <1.1',
    },
    {
      askedAs: 'rejects alpha, server handshake, pre stable binary',
      cells: [
        { code: 'incompatible client version: …' },
        'Give r0vm and the crate the same major and minor version, and a final release of the crate. r0vm reports this for an older minor version of the crate and for a prerelease.',
      ],
      versions: '>=0.19 <=3.0',
    },
    {
      askedAs:
        'binary library semver mismatch, yesterday today handshake refused, dependabot bump broke, does not match',
      cells: [
        { code: "Your installation of the r0vm server is not compatible with your host's risc0-zkvm crate." },
        'Install the r0vm of the crate’s release, or set the crate back. Both must agree in major and minor version; the rest of the message names them.',
      ],
      versions: '>=1.1 <=3.0',
    },
    {
      cells: [
        { code: "Your installation of the r0vm server is not compatible with your host's risc0-zkvm crate." },
        'If nobody has upgraded anything, Cargo did. Without a Cargo.lock, or after cargo update, it takes the newest release with the same first number. Pin the crate, as Rust resources shows, and commit the lock file.',
      ],
      versions: '>=1.1 <=3.0',
      quotes: [],
    },
    {
      cells: [
        { code: "Your installation of the r0vm server is not compatible with your host's risc0-zkvm crate." },
        'If the crate is a prerelease from Git, such as 1.3.0-alpha.1: no installer has it. Build risc0-r0vm from the same commit, with cargo install and its options --git and --rev, and set RISC0_SERVER_PATH to the program. A host with the feature prove needs none.',
      ],
      versions: '>=1.1 <=3.0',
      quotes: [],
    },
    {
      askedAs: 'invalid, downloaded HTML stub, combined needed',
      cells: [
        { code: 'Malformed ProgramBinary' },
        'If the bytes are a plain ELF file, pass the constant of the methods crate, or the .bin file of the build, with guest and kernel in one.',
      ],
      versions: '>=2.0.0',
    },
    {
      cells: [
        { code: 'Malformed ProgramBinary' },
        'Otherwise, look at the first four bytes. A guest begins with R0BF; a pointer of Git LFS, an error page of a server, or a file that is cut off doesn’t. The release is not the cause: from 2.0 on, all write and read version 1 of this format.',
      ],
      versions: '>=2.0.0',
    },
    {
      cells: [
        { code: 'Malformed ProgramBinary' },
        'If the bytes are empty, RISC0_SKIP_BUILD was set during the build. Build again without it.',
      ],
      versions: '>=2.0.0',
    },
    {
      askedAs: 'newer, rebuild differs, unsupported loading',
      cells: [
        { code: "ProgramBinary abi_version mismatch … doesn't match ^1.0.0" },
        'Build the guest with the release of its host. The guest was built for an interface that this executor lacks. A message with abi_kind means the same.',
      ],
      versions: '>=2.0.0',
      quotes: [
        {
          file: 'risc0/zkvm/src/host/server/exec/executor.rs',
          text: "ProgramBinary abi_version mismatch {abi_version} doesn't match ^1.0.0",
        },
      ],
    },
    {
      askedAs: 'serialization, bounds storing, account overflow',
      cells: [
        { code: 'range end index … out of range for slice of length …' },
        'If the slice is your own buffer for a serialized receipt, make it as large as the bytes, or ask for a succinct receipt, whose size hardly depends on the run. A composite one grows with each segment.',
      ],
      quotes: [],
    },
    { cells: [{ code: 'Not a 32-bit ELF' }, foreignProgram] },
    { cells: [{ code: 'Invalid machine type, must be RISC-V' }, foreignProgram] },
    { cells: [{ code: 'Invalid ELF type, must be executable' }, foreignProgram] },
    {
      askedAs: 'header rejected version, 7f454c46',
      cells: [
        { code: 'Invalid Magic Bytes: [52, 30, 42, 46]' },
        'Take host, r0vm, and guest from one release: bring the first two to the guest’s, or build the guest again with theirs. A tool that expects an ELF file got a program binary (the bytes spell R0BF). Host or server belong to a release before 2.0, and the guest to a later one.',
      ],
      quotes: [],
    },
    {
      cells: [
        { code: 'sys_verify_integrity: failed to resolve journal_digest and image_id: …' },
        'Pass the receipt to add_assumption, and compare image ID and journal with what the guest verifies, bit for bit. No assumption of the host has this claim.',
      ],
      versions: '>=0.20 <1.0',
    },
    {
      askedAs: 'recursive dependency supplied, env, composition missing inner',
      cells: [
        { code: 'sys_verify_integrity: no receipt found to resolve assumption: …' },
        'Pass the receipt to add_assumption, and compare image ID and journal with what the guest verifies, bit for bit. No receipt of the host has this claim.',
      ],
      versions: '>=1.0',
    },
    {
      askedAs: 'subprocess crashed exit, server died, process non-zero',
      cells: [
        { code: 'Child finished with: 101' },
        'r0vm itself panicked. Its own message is further up in the output. After a panic of the guest, the host reports Guest panicked instead.',
      ],
      versions: '>=0.19 <=3.0',
    },
    {
      askedAs: 'oom broken pipe, subprocess closed connection early, dmesg proving EOF',
      cells: [
        { code: 'failed to fill whole buffer' },
        'If the system’s log says that it killed r0vm for lack of memory, lower segment_limit_po2, or start fewer provers at once. Each r0vm needs the memory of a whole segment.',
      ],
      versions: '>=0.19',
      quotes: [],
    },
    {
      cells: [
        { code: 'failed to fill whole buffer' },
        'Otherwise, look for r0vm’s own message further up. It ended before it answered.',
      ],
      versions: '>=0.19',
      quotes: [],
    },
    {
      askedAs: 'bytes, public, EOF',
      cells: [
        { code: 'Unexpected end during deserialization' },
        'The host decoded more from the journal than the guest committed. The types differ, or the guest ended before its commit: a guest that returns early has a valid receipt with an empty journal.',
      ],
    },
    {
      askedAs: 'journal, public struct differs, misreads data boolean',
      cells: [
        { code: "Found a bool that wasn't 0 or 1" },
        'Put shared types into a crate that both use. The host decodes a different type from the one that the guest committed.',
      ],
    },
    {
      askedAs: 'truncated, load saved, deserialize disk version',
      cells: [
        { code: 'Io(Kind(UnexpectedEof))' },
        'bincode ran out of bytes while it decoded a receipt. The file is incomplete, or a different release or a different type wrote it.',
      ],
      quotes: [],
    },
    {
      cells: [
        { code: 'attempted to follow a return with an empty call stack' },
        'The profiler lost track of the calls. Later releases don’t stop for that: 2.0.2 is the first one.',
      ],
      versions: '>=0.19 <2.0.0',
    },
    {
      askedAs: 'env var unknown, process backend compiled',
      cells: [
        { code: 'Unsupported prover: …' },
        'RISC0_PROVER names a prover that this build does not contain. The value local needs the feature prove.',
      ],
      versions: '>=0.19',
    },
    {
      askedAs: 'env var invalid, process execution backend compiled, pick subprocess',
      cells: [
        { code: 'Unsupported executor: …' },
        'RISC0_EXECUTOR names an executor that this build does not contain: local needs the feature prove, and ipc the installed r0vm.',
      ],
      versions: '>=0.19',
    },
    {
      askedAs: 'checker complains fluent setup, conditionally add',
      cells: [
        { code: 'error[E0716]: temporary value dropped while borrowed' },
        'Give the builder a variable of its own: let mut builder = ExecutorEnv::builder(); then builder.write(&x)?; and last builder.build()?. Its methods return a reference to it, and a chain that does not end in build() leaves nothing to refer to.',
      ],
      quotes: [],
    },
    {
      askedAs: 'tokio, async handler future safe, axum actix bound',
      cells: [
        { code: '`Rc<dyn Prover>` cannot be sent between threads safely' },
        'Create the environment and the prover inside the thread or closure that proves, such as that of spawn_blocking, and send the receipt back. Neither can move between threads.',
      ],
      quotes: [],
    },
    {
      askedAs: 'API missing, unresolved cargo, side gated',
      cells: [
        { code: 'error[E0425]: cannot find function `get_prover_server` in crate `risc0_zkvm`' },
        'Turn on the feature prove of risc0-zkvm in the host. This function and the other parts of the local prover are compiled only with it.',
      ],
      versions: '>=0.19',
      quotes: [],
    },
    {
      askedAs: 'low-level session API, exported, tutorial internal longer public',
      cells: [
        { code: 'error[E0432]: unresolved import `risc0_zkvm::ExecutorImpl`' },
        'Import the type from the root of the crate, and turn on the feature prove of risc0-zkvm in the host. In paths such as risc0_zkvm::host::server::exec, the module host is private (error[E0603]). To run a guest without a proof, default_executor() is enough and needs only the feature client.',
      ],
      versions: '>=0.19',
      quotes: [],
    },
  ],
});
