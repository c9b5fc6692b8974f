import { defineTable } from 'onesource';

export const table = defineTable({
  caption: 'Errors from local provers',
  source: [
    { title: 'risc0/zkvm/src/host', href: 'src:risc0/zkvm/src/host/client/prove/mod.rs' },
    { title: 'risc0/groth16', href: 'src:risc0/groth16/src/lib.rs' },
  ],
  checked: '2026-11-20',
  columns: ['Message', 'Cause'],
  rows: [
    {
      versions: '<0.20',
      quotes: [],
      cells: [
        { code: 'Compute function exceeds available temporary registers' },
        'Build without the feature metal, or update macOS. Apple’s compiler of autumn 2023 limited the registers of a function, and proofs with metal failed on M1 and M2; in December 2023, it worked again (risc0#937, risc0#999).',
      ],
    },
    {
      versions: '>=1.1 <2.0.0',
      cells: [
        { code: 'segment po2 exceeds max on ProverOpts: 22 > 21' },
        'segment_limit_po2 is above what verifiers accept by default.',
      ],
    },
    {
      versions: '>=2.0.0 <next',
      askedAs: 'shard exponent large options, rejected, chunk maximum',
      cells: [
        { code: 'segment po2 exceeds max on ProverOpts: 23 > 22' },
        'segment_limit_po2 is above what verifiers accept by default.',
      ],
    },
    {
      versions: '>=2.0.0',
      askedAs: 'STARK longer supported, different hasher, switch poseidon',
      cells: [
        { code: 'provided `ProverOpts` has unsupported `hashfn` value of "sha-256"' },
        'Write poseidon2, or leave hashfn out. Since 2.0, segments are proven with no other hash function; releases 2.0.0 and 2.0.1 ignored the option without this message.',
      ],
    },
    {
      versions: '>=0.21 <next',
      quotes: [],
      askedAs: 'zkr.zip blocked air-gapped, nix sandbox internet, firewall breaks',
      cells: [
        { code: 'failed to run custom build command for `risc0-circuit-recursion …`' },
        'Allow connections to risc0-artifacts.s3.us-west-2.amazonaws.com, or name a copy of the file in RECURSION_SRC_PATH. The build downloads the recursion programs, and could not.',
      ],
    },
    {
      versions: '>=0.21 <next',
      quotes: [],
      askedAs: 'corrupted, incomplete, flaky, checksum, hash mismatch, retry',
      cells: [
        { code: 'Verification(…/recursion_zkr.zip: (verification: FAILED)' },
        'Build again. What the build script of risc0-circuit-recursion downloaded is not the file of this release: its SHA-256 digest differs. If it happens often, put the file of the address after “Downloading” into the image of your CI, and name it in RECURSION_SRC_PATH. The digest is part of that address, and a copy with another one is ignored.',
      ],
    },
    {
      quotes: [],
      askedAs: 'g++ signal compiling, cc1plus missing, RAM limit parallelism',
      cells: [
        { code: 'failed to run custom build command for `risc0-circuit-rv32im-sys …`' },
        'Read the lines above it. If c++ was not found, install a C++ compiler, on Ubuntu with the package build-essential.',
      ],
    },
    {
      quotes: [],
      cells: [
        { code: 'failed to run custom build command for `risc0-circuit-rv32im-sys …`' },
        'If the compiler was killed, memory ran out. Build with fewer jobs, such as cargo build --jobs 2, or leave out the feature prove and let the host start r0vm.',
      ],
    },
    {
      quotes: [],
      askedAs: 'cargo stuck crate, time, frozen half hour',
      cells: [
        { code: 'Building … risc0-circuit-rv32im-sys(build)' },
        'Wait: the C++ of the circuits takes long to compile. A maintainer named 10 to 30 minutes in June 2023 (risc0#628). It happens once for each target folder and profile, and only with the feature prove; without it, the host starts r0vm.',
      ],
    },
    {
      quotes: [],
      versions: '>=3.0',
      askedAs: 'prost codegen tool apt, gpu compile',
      cells: [
        { code: 'Could not find `protoc`. If `protoc` is installed, try setting the `PROTOC` environment variable …' },
        'Install the compiler of Protocol Buffers, on Ubuntu and Debian with the package protobuf-compiler. A build with the feature cuda needs it.',
      ],
    },
    {
      quotes: [],
      versions: '>=3.0',
      askedAs: 'bindgen llvm apt, PATH found, GPU',
      cells: [
        { code: 'Unable to find libclang: …' },
        'Install the library of Clang, on Ubuntu and Debian with the package libclang-dev. A build with the feature cuda needs it.',
      ],
    },
    {
      quotes: [],
      versions: '>=3.0',
      askedAs: 'witness crate GPU, groth16 dependency compile prerequisites, apt',
      cells: [
        { code: 'failed to run custom build command for `circom-witnesscalc …`' },
        'Read the lines above it. With the feature cuda, the build needs protoc and libclang; on Ubuntu and Debian, they are in the packages protobuf-compiler and libclang-dev.',
      ],
    },
    {
      quotes: [],
      versions: '>=2.0.0 <3.0',
      cells: [
        { code: 'error[E0308]: mismatched types … SYS_PROVE_ZKR' },
        'Run cargo update -p risc0-zkvm-platform. The lock file has release 2.2.0 of that crate, in which this constant had another type. It was withdrawn, and 2.2.1 is right again.',
      ],
    },
    {
      askedAs: 'xcrun missing, Apple shader, command line tools insufficient compile',
      cells: [
        { code: 'Could not build metal kernels' },
        'Install Xcode, as described under Build on a Mac. A build on macOS found no metal compiler.',
      ],
    },
    {
      versions: '>=1.1',
      askedAs: 'prover.rs panic, thread unnamed, combos_divide, concurrent, multithreaded, flaky',
      quotes: [],
      cells: [
        { code: 'assertion `left == right` failed … right: [0, 0, 0, 0]' },
        {
          text: 'Generate one proof at a time, and try again. The prover found a remainder in a division that has to leave none. In October 2024, this was reported for tests that proved in parallel (risc0#2461).',
          href: 'api:zkvm/testing#parallel',
        },
      ],
    },
    {
      versions: '>=1.0 <3.0',
      askedAs: 'metal.rs panic, MTLDevice, GPU, virtualized macOS, UTM, CI runner',
      quotes: [{ file: 'risc0/zkp/src/hal/metal.rs', text: 'MTLArgumentBuffersTier::Tier2' }],
      cells: [
        { code: 'left: Tier1 right: Tier2' },
        'Prove on another machine, or upgrade to 3.0, which runs no part of a proof on Metal. The graphics device of this Mac lacks a feature that the prover needs (tier 2 of Metal’s argument buffers). r0vm then ends, and the host reports failed to fill whole buffer.',
      ],
    },
    {
      versions: '>=3.0 <next',
      askedAs: 'metal.rs panic, MTLDevice, GPU, virtualized macOS, UTM, CI runner',
      quotes: [{ file: 'risc0/zkp/src/hal/metal.rs', text: 'MTLArgumentBuffersTier::Tier2' }],
      cells: [
        { code: 'left: Tier1 right: Tier2' },
        'Look for an older prover: r0vm --version, and Cargo.lock. Up to 2.3, part of a proof ran on Metal, and the graphics device of this Mac lacks a feature for that. This release runs no part of a proof on Metal.',
      ],
    },
    {
      versions: 'next',
      askedAs: 'metal.rs panic, MTLDevice, GPU, virtualized macOS, UTM, CI runner',
      quotes: [{ file: 'risc0/zkp/src/hal/metal.rs', text: 'MTLArgumentBuffersTier::Tier2' }],
      cells: [
        { code: 'left: Tier1 right: Tier2' },
        'Prove on another machine. Segments and joins run on Metal in this version, and the graphics device of this Mac lacks a feature for that (tier 2 of Metal’s argument buffers).',
      ],
    },
    {
      versions: '<3.0',
      quotes: [],
      askedAs: 'OS log spam, GPU warning proving, MTLDevice, macOS, warning, GPU',
      cells: [
        { code: 'Context leak detected, msgtracer returned -1' },
        'Use larger segments. Metal prints this on a Mac while many proofs run; reports of 0.21 say that runs with small segments and joins panic afterward (risc0#1264 and risc0#1265, both open in November 2026). Joins run on Metal up to version 2.3.',
      ],
    },
    {
      versions: '>=3.0 <next',
      quotes: [],
      cells: [
        { code: 'Context leak detected, msgtracer returned -1' },
        'Look for an older prover: r0vm --version, and Cargo.lock. Metal prints this on a Mac, and this release runs no part of a proof on Metal. Versions up to 2.3 did (risc0#1264).',
      ],
    },
    {
      versions: 'next',
      quotes: [],
      cells: [
        { code: 'Context leak detected, msgtracer returned -1' },
        'Use larger segments, which need fewer joins. Metal prints this on a Mac while many proofs run. It was reported with 0.21 (risc0#1264, open in November 2026); segments and joins run on Metal again in this version.',
      ],
    },
    {
      versions: '>=1.0',
      askedAs: 'wrapping EVM runs RAM, Desktop low snark, SIGKILL stark',
      cells: [
        { code: 'docker returned failure exit code: Some(137)' },
        'Give Docker at least 8 GB. The container of the Groth16 step ran out of memory.',
      ],
    },
    {
      versions: '>=1.0',
      askedAs: 'EVM wrap permitted runtime, invoke groth16',
      cells: [
        { code: 'docker returned failure exit code: Some(126)' },
        'Add your user to the group docker with sudo usermod -aG docker $USER, log in again, and try docker run --rm hello-world. This user may not run containers.',
      ],
    },
    {
      versions: '>=0.21',
      quotes: [],
      askedAs: 'parse, snark yourself, large files checked circuit',
      cells: [
        { code: 'UnrecognizedToken { token: (0, Token(2, "version"), 7), …' },
        'Run git lfs pull before you build the image of the Groth16 prover: circom read the pointer of Git LFS in place of stark_verify.circom. The finished image is published, and a prover downloads it by itself (risc0#1679).',
      ],
    },
    {
      versions: '>=3.0',
      askedAs: 'unconditional needed, conditional inner resolvable daemon, unresolved dependency',
      cells: [
        { code: 'Missing assumption: …' },
        'Give add_assumption the receipt instead of its claim. The actor prover of r0vm found no receipt for an assumption; env::verify_assumption2 works there for the Keccak precompile only.',
      ],
    },
    {
      versions: '>=3.0',
      askedAs: 'chunk, transient STARK shard retry, single invalid cuda',
      cells: [
        { code: 'verify segment' },
        'The proof of a segment failed the prover’s own check. Run it again: this happens now and then, mostly reported for GPUs (risc0#3798).',
      ],
    },
    {
      versions: '>=0.21',
      askedAs: 'needs container engine missing, EVM, chain',
      cells: [{ code: 'Please install docker first.' }, 'You asked for a Groth16 receipt, but docker --version fails.'],
    },
    {
      versions: '>=3.0',
      askedAs: 'snark, wrap, not found',
      cells: [
        { code: 'Missing required `risc0-groth16` rzup component.' },
        'Run rzup install self, and then rzup install risc0-groth16. The prover was built with cuda, and the Groth16 step on the GPU reads its key from this component.',
      ],
    },
    {
      versions: '>=0.21 <3.0',
      cells: [
        { code: 'stark_to_snark is only supported on x86 architecture.' },
        'Use an x86 machine. The Groth16 step does not run on ARM.',
      ],
    },
    {
      versions: '>=0.21 <1.0',
      quotes: [{ file: 'risc0/zkp/src/hal/cuda.rs', text: 'Module::from_fatbin(KERNELS_FATBIN, &[]).unwrap()' }],
      cells: [
        { code: 'called `Result::unwrap()` on an `Err` value: UnknownError' },
        {
          text: 'Compare the CUDA version in nvidia-smi with that of the toolkit, as under What an opaque CUDA error means. In cuda.rs, the driver refused the kernels that nvcc had compiled.',
          href: 'api:generating-proofs/gpu-proving#cuda-errors',
        },
      ],
    },
    {
      askedAs: 'GPU crash, cudaError, 700',
      versions: '>=1.0',
      quotes: [],
      cells: [
        { code: '… failed: "an illegal memory access was encountered"' },
        {
          text: 'Read what the driver wrote, as under What an opaque CUDA error means. A kernel on the card read memory that it must not, and the step in the message is where that was noticed.',
          href: 'api:generating-proofs/gpu-proving#cuda-errors',
        },
      ],
    },
    {
      askedAs: 'groth16, sppark, wrap',
      versions: '>=3.0 <next',
      quotes: [],
      cells: [
        { code: '… failed: "an illegal memory access was encountered"' },
        {
          text: 'In the step from STARK to SNARK on the GPU, it is a known bug of this release (risc0#3785). Leave that step to Docker.',
          href: 'api:blockchain-integration/shrink-wrapping#known-bugs-on-the-gpu',
        },
      ],
    },
    {
      quotes: [],
      askedAs: 'ENOSPC, tmp full',
      cells: [
        { code: 'No space left on device (os error 28)' },
        'Set TMPDIR to a folder on a disk with room, or choose a larger segment_limit_po2. Segments are kept in temporary files until they are proven.',
      ],
    },
    {
      askedAs: 'OOM killer terminates, RAM exhausted shard, process dies silently exit',
      cells: [{ code: 'Killed' }, 'Lower segment_limit_po2. The shell prints this if the machine runs out of memory.'],
    },
  ],
});
