import { defineTable } from 'onesource';

const olderCompiler =
  'Install the toolchain of your release, or choose an earlier release of the crate. A crate needs a newer Rust than the guest toolchain has.';

const mixedReleases =
  'Ask for the same release of all RISC Zero crates; cargo tree --duplicates lists those that differ. The lock file mixes several releases, and a type of one is not that of another.';

const twoZkvms =
  'If one binary links several zkVMs, such as RISC Zero with Pico or OpenVM, put each of them into a program of its own, and start that as a process. Whatever its features, risc0-zkvm exports C symbols such as sys_read, sys_halt, and sys_alloc_words on the host, too, and the other SDK defines duplicates.';

const failedBuild = {
  code: "error: failed to run custom build command for `methods …` Caused by: process didn't exit successfully: `…/build-script-build`",
};

/** Messages of cargo, rustc, and Docker have no source in the repository: `quotes: []`. */
export const table = defineTable({
  caption: 'Errors while a guest is compiled',
  source: [
    { title: 'risc0-build', href: 'src:risc0/build/src' },
    { title: 'risc0#2360', href: 'https://github.com/risc0/risc0/issues/2360' },
    { title: 'risc0#3795', href: 'https://github.com/risc0/risc0/issues/3795' },
    { title: 'risc0#640', href: 'https://github.com/risc0/risc0/issues/640' },
    { title: 'risc0#1075', href: 'https://github.com/risc0/risc0/issues/1075' },
    {
      title: 'zkevm-benchmark-workload#62',
      href: 'https://github.com/eth-act/zkevm-benchmark-workload/pull/62',
    },
    {
      title: 'zkevm-benchmark-workload#42',
      href: 'https://github.com/eth-act/zkevm-benchmark-workload/issues/42',
    },
  ],
  checked: '2026-11-27',
  columns: ['Message', 'What happened, and what to do'],
  rows: [
    {
      quotes: [],
      cells: [
        failedBuild,
        'Look for the first error in the lines of the guest. In a terminal, they are above this message, with the guest’s name in front. In CI or in a container, they follow it, after --- stderr. A panic of the build script is there as well, and has the same exit status, 101.',
      ],
    },
    {
      quotes: [],
      cells: [
        failedBuild,
        { text: 'If a toolchain was not found: Installation shows how to get and check it.', href: 'api:zkvm/install' },
      ],
    },
    {
      quotes: [],
      cells: [
        failedBuild,
        {
          text: 'If a crate could not be compiled, Rust resources has the usual reasons.',
          href: 'api:zkvm/rust-resources#what-goes-wrong',
        },
      ],
    },
    {
      quotes: [],
      versions: '>=1.0',
      cells: [
        failedBuild,
        {
          text: 'If a C or C++ compiler, or the build command of another crate, failed, Rust crates with C++ tells the cases apart.',
          href: 'api:zkvm/rust-crates-with-cpp#what-goes-wrong',
        },
      ],
    },
    {
      quotes: [],
      askedAs: 'copied, dependency',
      cells: [
        { code: 'error: no matching package named `methods` found' },
        'Write the name from [package] of methods/Cargo.toml into the manifest of the host, or rename it there: methods = { package = "factors-methods", path = "../methods" }. In the examples of the repository, that package is called after the example.',
      ],
    },
    {
      quotes: [],
      askedAs: 'nightly, rustc too old, ahash',
      cells: [{ code: "error[E0658]: use of unstable library feature '…'" }, olderCompiler],
    },
    { quotes: [], cells: [{ code: 'error: `CStr::to_str` is not yet stable as a const fn' }, olderCompiler] },
    {
      quotes: [],
      versions: '>=1.0 <2.0.0',
      cells: [
        { code: 'error: `CStr::to_str` is not yet stable as a const fn' },
        'If cargo risczero build-toolchain made the toolchain, as on a Mac with an Intel processor, run it again with --version and a tag, such as r0.1.79.0 for 1.0. Without a tag it builds a branch, in August 2024 that of Rust 1.70 (risc0#2181).',
      ],
    },
    {
      quotes: [],
      cells: [
        { code: 'error: rustc … is not supported by the following packages:' },
        'New releases of these crates need a later Rust than guests are compiled with. Let Cargo choose earlier ones: put incompatible-rust-versions = "fallback" below [resolver] into ~/.cargo/config.toml, delete the guest’s Cargo.lock, and build again.',
      ],
    },
    {
      quotes: [],
      versions: '<2.0.0',
      cells: [
        { code: 'lock file version 4 requires `-Znext-lockfile-bump`' },
        'Write version = 3 at the top of the guest’s Cargo.lock, or build with a newer container. The Cargo that reads the file, often the one in the container, is older than 1.78.',
      ],
    },
    {
      quotes: [],
      versions: '<2.0.0',
      cells: [
        { code: 'feature `edition2024` is required' },
        'Hold the crate in the message back with cargo update -p NAME --precise VERSION in the guest’s folder. Its edition needs Rust and Cargo 1.85.',
      ],
    },
    {
      askedAs: 'no_std, missing',
      quotes: [],
      cells: [
        { code: "error[E0463]: can't find crate for `core`" },
        'Build through risc0-build or with cargo +risc0, and run Clippy without --target. Cargo used a toolchain that lacks the target of guests.',
      ],
    },
    {
      askedAs: 'nightly, missing',
      quotes: [],
      cells: [
        { code: "error: component 'rust-std' for target 'riscv32im-risc0-zkvm-elf' is unavailable for download" },
        'Take the target out of rust-toolchain.toml and of rustup target add. rustup has no standard library for guests; risc0-build finds that of the guest toolchain by itself.',
      ],
    },
    {
      askedAs: 'RNG, uuid',
      quotes: [],
      versions: '>=2.0.0',
      cells: [
        { code: 'error: target is not supported. You may need to define a custom backend' },
        'Build the guest with risc0-build or cargo risczero, which select the backend of getrandom 0.3. Cargo alone needs RUSTFLAGS with --cfg getrandom_backend="custom".',
      ],
    },
    {
      quotes: [],
      versions: '<2.0.0',
      cells: [
        { code: 'error: target is not supported. You may need to define a custom backend' },
        'Choose releases of the crates, such as rand 0.8, that use getrandom 0.2. This release of the zkVM knows no other.',
      ],
    },
    {
      quotes: [],
      versions: '>=1.2 <3.0',
      cells: [
        { code: 'cannot find function `risc0_keccak_update`' },
        'Turn on the feature unstable of risc0-zkvm in the guest. The fork of tiny-keccak calls a function that this version has only with that feature.',
      ],
    },
    {
      askedAs: 'mio, platform',
      quotes: [],
      cells: [
        { code: 'error[E0433]: failed to resolve: could not find `unix` in `os`' },
        'Turn off the feature of the crate that uses Unix, or leave that work to the host. A guest is not a Unix system.',
      ],
    },
    {
      askedAs: 'tokio, reqwest, hyper',
      quotes: [],
      cells: [
        { code: "error: Socket2 doesn't support the compile target" },
        'Leave the network to the host. A guest has no sockets: cargo tree --invert socket2 in its folder shows which crate asks for them.',
      ],
    },
    {
      askedAs: 'SIMD, AVX, assembly',
      quotes: [],
      cells: [
        { code: 'Feature `…` requires target_arch `x86_64`, current cfg: `riscv32`' },
        'Choose a portable feature of the crate. Those named after a processor or a system do not fit a guest.',
      ],
    },
    {
      askedAs: 'wasmtime, Cranelift, JIT, wasm runtime, invalid name',
      quotes: [],
      cells: [
        { code: 'error: failed to run custom build command for `target-lexicon …`' },
        {
          text: 'Leave out the crate that compiles programs at run time, such as wasmer, and run WebAssembly in an interpreter. target-lexicon doesn’t know the guest’s target.',
          href: 'api:zkvm/rust-resources#target-lexicon',
        },
      ],
    },
    {
      askedAs: 'TLS, reqwest, webpki, cross compile',
      quotes: [],
      cells: [
        { code: 'error: failed to run custom build command for `ring …`' },
        {
          text: 'Turn off the feature that brings ring in, or select one that uses the RustCrypto crates. ring contains assembly for other processors.',
          href: 'api:zkvm/rust-resources#ring',
        },
      ],
    },
    {
      askedAs: 'TLS, reqwest, native-tls',
      quotes: [],
      cells: [
        { code: 'error: failed to run custom build command for `openssl-sys …`' },
        'Ask cargo tree --invert openssl-sys which crate needs OpenSSL. In a guest, turn that feature off, mostly in favor of rustls. On the host, install the headers and pkg-config; if openssl-src is in the tree, it compiles OpenSSL and needs perl, make, and a C compiler instead.',
      ],
    },
    {
      askedAs: 'gcc, 64-bit',
      quotes: [],
      versions: '>=0.21',
      cells: [
        { code: "error: unrecognized command-line option '-m64'" },
        'Set default-features = false wherever a crate of the guest depends on risc0-zkvm. With the default features, the guest compiles ring.',
      ],
    },
    {
      askedAs: 'clang, gcc',
      quotes: [],
      versions: '>=1.0',
      cells: [
        { code: "error: unrecognized command-line option '-mmacosx-version-min=…'" },
        'Find the crate with C code, often ring, and leave it out: set default-features = false for risc0-zkvm and for crates that guest and host share. On a Mac, the crate cc passes flags of the host to the compiler for guests.',
      ],
    },
    {
      askedAs: 'gcc, compiler missing, whitespace',
      quotes: [],
      versions: '1.0',
      cells: [
        { code: 'ToolNotFound: Failed to find tool. Is `…/Library/Application` installed?' },
        'Set RISC0_DATA_DIR to a folder without spaces, and install the C++ toolchain again. The default on a Mac is below “Application Support”, and the crate cc splits the path there.',
      ],
    },
    {
      quotes: [],
      versions: '>=1.1 <2.0.0',
      cells: [
        { code: 'ToolNotFound: Failed to find tool. Is `…/Library/Application` installed?' },
        'Install the toolchains with rzup, whose folder is ~/.risc0. Those of cargo risczero are below “Application Support” on a Mac, and the crate cc splits the path at the space.',
      ],
    },
    {
      quotes: [],
      versions: '>=2.0.0',
      cells: [
        { code: 'ToolNotFound: Failed to find tool. Is `…` installed?' },
        'If the path ends where a space should follow, set RISC0_HOME to a folder without spaces, and install again. The crate cc splits the path of the compiler at spaces.',
      ],
    },
    {
      askedAs: 'gcc, clang, bindgen',
      versions: '>=2.0.0',
      cells: [
        { code: '/no_risc0_cpp_toolchain_installed_run_rzup_install_cpp' },
        'Run rzup install cpp. A crate contains C or C++ code, and the compiler for guests is missing.',
      ],
    },
    {
      quotes: [],
      versions: '<1.1',
      cells: [
        { code: 'error: failed to run custom build command for `objc_exception' },
        'Turn on the feature metal of risc0-zkvm in the host only, and set default-features = false in crates that guest and host share. The line about -march=rv32im above this one has the same cause; a C compiler for guests does not help.',
      ],
    },
    {
      askedAs: 'gcc, cross compile',
      quotes: [],
      versions: '>=1.0',
      cells: [
        { code: "error: the clang compiler does not support '-march=rv32im'" },
        'The compiler of your machine was called for a guest. The crate in the line “failed to run custom build command for” tells you why: see Rust crates with C++.',
      ],
    },
    {
      askedAs: 'libstdc++, cxx, linker',
      quotes: [],
      cells: [
        { code: 'rust-lld: error: unable to find library -lstdc++' },
        'If the C++ code uses only the language, such as templates and classes, call .cpp_link_stdlib(None) in the build script that compiles it. Guests have no C++ standard library, so code with its strings, containers, or exceptions doesn’t run in one.',
      ],
      versions: '>=1.0',
    },
    {
      quotes: [],
      cells: [
        { code: 'rust-lld: error: unable to find library -lstdc++' },
        {
          text: 'Rust crates with C++ has the rest of what such code needs.',
          href: 'api:zkvm/rust-crates-with-cpp#what-goes-wrong',
        },
      ],
      versions: '>=1.0',
    },
    {
      askedAs: 'nested, members, exclude',
      quotes: [],
      cells: [
        { code: "error: current package believes it's in a workspace when it's not" },
        'Add an empty table [workspace] to the manifest of the guest, which has none.',
      ],
    },
    {
      askedAs: 'no_std, twice',
      quotes: [],
      cells: [
        { code: 'error[E0152]: found duplicate lang item `panic_impl`' },
        'Turn on the feature std of risc0-zkvm, or turn it off in the crate that brings the standard library into this guest, which the message names after “first defined in crate std”. Without std, risc0-zkvm defines the panic handler, and the standard library defines it as well. Remove a #[panic_handler] of your own.',
      ],
    },
    {
      askedAs: 'entrypoint, twice, duplicate, suppress',
      quotes: [],
      cells: [
        { code: 'error: entry symbol `main` declared multiple times' },
        'Delete the line risc0_zkvm::guest::entry!(main), or add #![no_main] above it. The macro defines a main of its own; a guest with the standard library needs neither.',
      ],
    },
    {
      askedAs: 'E0308, mismatched types, Result',
      quotes: [],
      cells: [
        { code: 'expected fn pointer, found fn item' },
        'If the error is in the macro entry!: return nothing from the function that it names, and handle errors inside. It takes no arguments, either.',
      ],
    },
    {
      askedAs: 'dlmalloc, two',
      quotes: [],
      versions: '>=2.0.0',
      cells: [
        { code: 'error: the `#[global_allocator]` in … conflicts with global allocator in: …' },
        'Remove the allocator, or turn off the feature of the crate that brings it, such as jemalloc or mimalloc. The platform crate of risc0-zkvm defines that of every guest.',
      ],
    },
    {
      askedAs: 'linker, SP1',
      quotes: [],
      versions: '>=1.0',
      cells: [{ code: 'multiple definition of `sys_…`' }, twoZkvms],
    },
    { quotes: [], versions: '>=1.0', cells: [{ code: 'rust-lld: error: duplicate symbol: sys_…' }, twoZkvms] },
    {
      askedAs: 'missing, panicked',
      quotes: [],
      cells: [
        { code: 'called `Option::unwrap()` on a `None` value' },
        'If the place is in risc0-build/src/lib.rs: add the table [package.metadata.risc0] with the list methods to the Cargo.toml of the crate whose build.rs calls embed_methods, or drop that crate. The table is read even with RISC0_SKIP_BUILD.',
      ],
    },
    {
      askedAs: 'mismatched, trait not implemented',
      quotes: [],
      cells: [{ code: 'one version of crate `risc0_zkp` used here, as a dependency of crate …' }, mixedReleases],
    },
    {
      askedAs: 'E0271, E0308, Option<Digest>',
      quotes: [],
      cells: [{ code: 'two different versions of crate `risc0_zkp` are being used' }, mixedReleases],
    },
    {
      askedAs: 'E0599, associated item not found',
      quotes: [],
      cells: [
        { code: 'there are multiple different versions of crate `risc0_zkp` in the dependency graph' },
        mixedReleases,
      ],
    },
    {
      quotes: [],
      versions: '1.2',
      cells: [
        { code: 'expected `…Digest`, found a different `…Digest`' },
        'Delete Cargo.lock and build again, or run cargo update --precise 1.2.6 for risc0-groth16, risc0-circuit-recursion, and risc0-circuit-keccak, one at a time. Lock files from spring 2025 have their release 1.4.0, which was made for 2.0 and later yanked.',
      ],
    },
    {
      versions: '>=1.1 <2.0.0',
      cells: [
        { code: 'failed to get image ID using r0vm: …' },
        'No error: the build found no r0vm that answers, and computes the image ID itself, which takes longer.',
      ],
    },
    {
      askedAs: 'warning, missing',
      versions: '>=2.0.0',
      cells: [
        { code: 'Falling back to slow ImageID computation. Updating to the latest r0vm will speed this up.' },
        'No error: the build found no r0vm that answers, and computes the image ID itself, which takes longer. The next line says why; “No such file or directory” means that r0vm is not on the PATH.',
      ],
    },
    {
      versions: '1.0',
      quotes: [],
      cells: [
        { code: "error: unexpected argument '--id' found" },
        'Cargo took risc0-build 1.1, which calls a later r0vm. The build goes on without it; to avoid the message, hold all crates at this release.',
      ],
    },
    {
      askedAs: 'dash, rename',
      versions: '>=0.19',
      quotes: [
        {
          file: 'risc0/cargo-risczero/src/commands/new.rs',
          text: 'guest name [{guest_name}] must be a rust valid rust identifier',
        },
      ],
      cells: [
        { code: 'guest name [my-guest] must be a rust valid rust identifier' },
        'Use an underscore. The name that you gave to cargo risczero new contains a hyphen.',
      ],
    },
    {
      askedAs: 'hash sign, directory, special characters',
      cells: [
        { code: 'method path cannot include #: …' },
        'Move the project into a folder without # in its path. The path becomes part of the generated methods.rs.',
      ],
    },
    {
      askedAs: 'rsa, k256, crypto',
      versions: '>=1.2 <next',
      cells: [
        { code: 'RISC Zero zkVM feature bigint2 is not available, and is required by this crate.' },
        'A patched crate needs the big-integer precompile. Until 2.3, enable the feature unstable in guest and build. The cargo risczero of rzup was built without it; from 2.0 to 2.3, let risc0-build call Docker instead (use_docker). If you chose your own C compiler, set RISC0_FEATURE_bigint2.',
      ],
    },
    {
      askedAs: 'Podman, missing',
      versions: '>=0.19',
      cells: [
        { code: 'Could not find or execute docker' },
        'Install Docker, or put it on the PATH. A reproducible build runs in it.',
      ],
    },
    {
      askedAs: 'BuildKit, legacy',
      versions: '>=0.19',
      quotes: [],
      cells: [
        { code: 'unknown flag: --output' },
        'Install the package docker-buildx-plugin. Docker uses its old builder, and that cannot copy files out.',
      ],
    },
    {
      askedAs: 'M1, arm64, Mac, aarch64',
      quotes: [],
      versions: '>=2.0.0',
      cells: [
        { code: 'no match for platform in manifest: not found' },
        'The container has no image for your processor. On Apple silicon, set DOCKER_DEFAULT_PLATFORM=linux/amd64.',
      ],
    },
    {
      askedAs: 'Podman, stopped',
      versions: '>=0.19',
      quotes: [],
      cells: [
        { code: 'Cannot connect to the Docker daemon at unix:///var/run/docker.sock. Is the docker daemon running?' },
        'Start Docker: open Docker Desktop, or run sudo systemctl start docker. docker info then shows a server. If you use a different address, DOCKER_HOST has to name it.',
      ],
    },
    {
      askedAs: 'rootless',
      versions: '>=0.19',
      quotes: [],
      cells: [
        { code: 'permission denied while trying to connect to the Docker daemon socket' },
        'Add your user to the group docker with sudo usermod -aG docker $USER, and log in again. Members of that group control the whole machine. With sudo in front of cargo, the tools of root would be used instead of yours.',
      ],
    },
    {
      askedAs: 'outdated, CI, out of date',
      versions: '>=0.19',
      quotes: [],
      cells: [
        { code: 'the lock file … needs to be updated but --locked was passed to prevent this' },
        'Run cargo update --workspace in the folder of the guest’s workspace, outside the container, and commit its Cargo.lock. A Cargo.toml was changed and the lock file was not; the container builds with --locked, and so does any build with RISC0_BUILD_LOCKED.',
      ],
    },
    {
      askedAs: 'log, container, exit code',
      versions: '>=0.19',
      cells: [
        { code: 'docker build failed' },
        'The lines above this message are the output of Docker and name the cause.',
      ],
    },
  ],
});
