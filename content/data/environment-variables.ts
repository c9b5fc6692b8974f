import { defineTable } from 'onesource';

type VariableReader = 'host' | 'guest build' | 'tools' | 'crate build';

const variable = (name: string, reader: VariableReader, effect: string, versions?: string) => ({
  cells: [{ code: name }, reader, effect],
  ...(versions ? { versions } : {}),
});

/** Read by the code of releases; variables of tests, of developers of the crates, and of `publish` are left out. */
export const table = defineTable({
  caption: 'Environment variables',
  source: [
    { title: 'risc0/zkvm', href: 'src:risc0/zkvm/src' },
    { title: 'risc0/build', href: 'src:risc0/build/src' },
    { title: 'risc0/groth16', href: 'src:risc0' },
    { title: 'bonsai/sdk', href: 'src:bonsai/sdk/src/lib.rs' },
  ],
  checked: '2026-11-21',
  columns: ['Variable', 'Read by', 'Effect'],
  rows: [
    variable(
      'RISC0_DEV_MODE',
      'host',
      'with 1, true, or yes: no proofs, fake receipts, and a verifier that accepts them',
    ),
    variable('RISC0_PROVER', 'host', 'chooses the prover: bonsai, ipc, or local', '>=0.19 <3.0 || next'),
    variable('RISC0_PROVER', 'host', 'chooses the prover: actor, bonsai, ipc, or local', '>=3.0 <next'),
    variable('RISC0_EXECUTOR', 'host', 'chooses the executor: ipc or local', '>=0.19'),
    variable('RISC0_SERVER_PATH', 'host', 'the path of r0vm, if the host should not look for it', '>=0.19'),
    variable('R0VM_PATH', 'host', 'the path of r0vm, for an ApiClient made from the environment', '0.18'),
    variable(
      'RISC0_DEFAULT_PROVER_NUM_GPUS',
      'host',
      'how many GPUs r0vm uses; only with RISC0_PROVER=actor',
      '>=3.0 <next',
    ),
    variable('RISC0_DEFAULT_PROVER_NUM_GPUS', 'host', 'how many GPUs r0vm uses, when the host starts it', 'next'),
    variable(
      'BONSAI_API_URL',
      'host',
      'together with the next one: sends the work to a server with the Bonsai interface',
    ),
    variable('BONSAI_API_KEY', 'host', 'the key for that server'),
    variable(
      'BONSAI_POLL_INTERVAL_MS',
      'host',
      'how often the host asks that server for the result, by default every second',
      '>=1.1',
    ),
    variable(
      'BONSAI_TIMEOUT_MS',
      'host',
      'time limit of a request to that server, by default 30000; none turns it off, except with the feature non_blocking of bonsai-sdk',
      '>=2.0.0',
    ),
    variable(
      'BONSAI_MAX_NUMBER_OF_IDLE_CLIENTS',
      'host',
      'how many idle connections to that server the host keeps, by default 5',
      'next',
    ),
    variable('RISC0_RELEASE_CHANNEL', 'host', 'the release channel that requests to that server name', 'next'),
    variable(
      'RISC0_REDIS_CHANNEL_SIZE',
      'host',
      'how many segments wait for the Redis server, by default 100; with the feature redis',
      '>=1.1 <next',
    ),
    variable('RISC0_PPROF_OUT', 'host', 'writes a profile of the run into this file', '>=0.20'),
    variable(
      'RISC0_PPROF_ENABLE_INLINE_FUNCTIONS',
      'host',
      'with yes: shows inlined functions in the profile',
      '>=2.0.0',
    ),
    variable('RISC0_INFO', 'host', 'prints totals of the run as log lines of the level info', '>=1.2'),
    variable('RUST_LOG', 'host', 'the level of log lines, for hosts and tools with a tracing subscriber'),
    variable('RISC0_KECCAK_PO2', 'host', 'size of a batch of Keccak permutations, from 14 to 18', '>=1.2'),
    variable('RISC0_DUMP_PATH', 'host', 'saves the segment in which the execution failed into this file', '>=2.0.0'),
    variable(
      'RISC0_WORK_DIR',
      'host',
      'keeps the intermediate files of the last step to Groth16 in this folder',
      '>=0.21 <next',
    ),
    variable(
      'RISC0_WORK_DIR',
      'host',
      'keeps the intermediate files of the last step to Groth16 in this folder, if Docker does that step',
      'next',
    ),
    variable('RISC0_LOG', 'host', 'the log level of the provers’ C++ code, as a number; by default 0', 'next'),
    variable('RISC0_SKIP_BUILD', 'guest build', 'compiles no guests; the constants are empty'),
    variable(
      'RISC0_BUILD_DEBUG',
      'guest build',
      'with 1: compiles guests without optimization, with debug information',
    ),
    variable(
      'RISC0_BUILD_LOCKED',
      'guest build',
      'passes --locked to Cargo, so that the guest’s Cargo.lock has to be up to date',
      '>=0.19',
    ),
    variable('RISC0_GUEST_LOGFILE', 'guest build', 'the file for progress messages, by default the terminal'),
    variable('RISC0_RUST_SRC', 'guest build', 'compiles the standard library for guests from this source'),
    variable('RISC0_DOCKER_CONTAINER_TAG', 'guest build', 'the tag of the image for reproducible builds', '>=2.0.0'),
    variable(
      'CC_riscv32im_risc0_zkvm_elf',
      'guest build',
      'a C compiler of your own for guests; risc0-build then sets no variables',
      '>=1.0',
    ),
    variable(
      'CFLAGS_riscv32im_risc0_zkvm_elf',
      'guest build',
      'flags of your own for C code in guests, with the same effect',
      '>=1.0',
    ),
    variable(
      'RISC0_SKIP_BUILD_KERNELS',
      'crate build',
      'leaves the provers’ C++ and GPU code out: enough for type checks and documentation',
      '>=1.0',
    ),
    variable(
      'RECURSION_SRC_PATH',
      'crate build',
      'the recursion programs as a file, for builds without a network',
      '>=0.20 <next',
    ),
    variable('RISC0_CUDA_OPT', 'crate build', 'the optimization level of GPU code', '<1.2'),
    variable('RISC0_CUDA_DEBUG', 'crate build', 'the GPU libraries to compile with debug information', '>=1.0 <1.2'),
    variable('RISC0_CUDART_LINKAGE', 'crate build', 'how the CUDA runtime is linked, by default static', '>=1.2'),
    variable('NVCC_PREPEND_FLAGS, NVCC_APPEND_FLAGS', 'crate build', 'flags for the CUDA compiler'),
    variable('NVCC_CCBIN', 'crate build', 'the host compiler that the CUDA compiler calls', '>=2.0.0'),
    variable('RISC0_DATA_DIR', 'tools', 'the folder of the toolchain', '<1.1'),
    variable(
      'RISC0_DATA_DIR',
      'tools',
      'the folder of a toolchain that cargo risczero install has installed',
      '>=1.1 <2.0.0',
    ),
    variable('RISC0_BUILD_DIR', 'tools', 'where cargo risczero build-toolchain works', '<2.0.0'),
    variable('RISC0_HOME', 'tools', 'the folder of everything that rzup installs, by default ~/.risc0', '>=1.1'),
    variable('GITHUB_TOKEN', 'tools', 'a token for downloads from GitHub'),
  ],
});
