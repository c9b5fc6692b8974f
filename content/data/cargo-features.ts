import { defineTable } from 'onesource';

const feature = (name: string, effect: string, versions?: string) => ({
  cells: [{ code: name }, effect],
  ...(versions ? { versions } : {}),
});

/** Features for debugging the circuits are left out. */
export const table = defineTable({
  caption: 'Features of risc0-zkvm',
  source: [{ title: 'risc0/zkvm/Cargo.toml', href: 'src:risc0/zkvm/Cargo.toml' }],
  checked: '2026-11-21',
  columns: ['Feature', 'Effect'],
  rows: [
    feature(
      'client',
      'on by default: default_prover, ExecutorEnv, and everything else that a host needs to have a run proven',
    ),
    feature('prove', 'on by default: a prover in your own process', '<0.19'),
    feature('prove', 'a prover in your own process, at the price of a long build', '>=0.19'),
    feature('bonsai', 'on by default: the client for servers with the Bonsai interface', '>=1.2'),
    feature('std', 'the standard library, for guests and verifiers; client and prove include it'),
    feature('cuda', 'a prover for NVIDIA GPUs; includes prove'),
    feature('metal', 'a prover for Apple GPUs; includes prove', '<1.1'),
    feature('metal', 'includes prove and adds nothing to it', '>=1.1'),
    feature('dual', 'has no effect', '<next'),
    feature('dual', 'runs the recursion circuit on GPU and CPU and compares them; includes cuda', 'next'),
    feature('disable-dev-mode', 'makes RISC0_DEV_MODE an error'),
    feature('profiler', 'lets the host attach a Profiler', '<0.20'),
    feature('fault-proof', 'experimental: proves that an instruction could not be executed; prove includes it', '0.19'),
    feature('docker', 'lets tests of the crate build guests in a container', '>=0.19 <0.21'),
    feature('docker', 'the last step to Groth16 in a container', '>=0.21 <1.0'),
    feature(
      'docker',
      'has no effect on an application; switches on tests and benchmarks of the crate that need Docker',
      '>=1.0',
    ),
    feature('getrandom', 'lets guests use random numbers that the host chooses', '>=0.20'),
    feature('heap-embedded-alloc', 'an allocator for guests that frees memory', '>=1.1'),
    feature('unstable', 'calls that may change in a minor release, such as env::read_frame', '>=1.1'),
    feature('redis', 'lets the executor hand segments to a Redis server', '>=1.1 <next'),
    feature('r0vm-ver-compat', 'for building an r0vm that also accepts hosts of older minor versions', '>=1.1 <next'),
  ],
});
