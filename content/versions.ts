/**
 * The documentation versions, oldest first, with their facts; `npm run check:facts` compares them with the source.
 * `tag`: the newest release of the version; `zkvm`, `build`: the crate versions in that tag's own Cargo.toml files;
 * `released`: date (ISO) of the release that opened the version. `toolchain`: the guest toolchain of the tag's
 * reproducible build, in the form that the version's install command takes it (0.19 and 0.20: that of its continuous
 * integration; 0.18 has none).
 * `safe`: the release to use, the version's own or the first later one that `data/advisories.ts` knows no attack on.
 * `contracts` (since 2.1): the newest release of risc0-ethereum whose verifier accepts the version's proofs.
 * `next` describes the branch `main`. Its crates call themselves 5.0.0 and are not published, so `zkvm` and `build`
 * name the newest pre-release of these crates by number, which is older than the branch: installing, docs.rs, and the
 * check of samples need something that exists.
 */
// biome-ignore format: one line a version reads as a table
export const versions = [
  { label: '0.18', released: '2023-09-13', facts: { tag: 'v0.18.0', zkvm: '0.18.0', safe: '2.3.2', build: '0.18.0', minor: '0.18' } },
  { label: '0.19', released: '2023-10-31', facts: { tag: 'v0.19.1', zkvm: '0.19.1', safe: '2.3.2', build: '0.19.1', minor: '0.19', toolchain: 'test-release-2' } },
  { label: '0.20', released: '2024-01-29', facts: { tag: 'v0.20.1', zkvm: '0.20.1', safe: '2.3.2', build: '0.20.1', minor: '0.20', toolchain: 'v2024-01-31.1' } },
  { label: '0.21', released: '2024-03-12', facts: { tag: 'v0.21.0', zkvm: '0.21.0', safe: '2.3.2', build: '0.21.0', minor: '0.21', toolchain: 'v2024-01-31.1' } },
  { label: '1.0', released: '2024-06-04', facts: { tag: 'v1.0.5', zkvm: '1.0.5', safe: '2.3.2', build: '1.0.5', minor: '1.0', toolchain: 'r0.1.79.0' } },
  { label: '1.1', released: '2024-09-09', facts: { tag: 'v1.1.4', zkvm: '1.1.4', safe: '2.3.2', build: '1.1.4', minor: '1.1', toolchain: '1.81.0' } },
  { label: '1.2', released: '2024-12-04', facts: { tag: 'v1.2.6', zkvm: '1.2.6', safe: '2.3.2', build: '1.2.6', minor: '1.2', toolchain: '1.85.0' } },
  { label: '2.0.0', released: '2025-03-25', facts: { tag: 'v2.0.2', zkvm: '2.0.2', safe: '2.3.2', build: '2.1.1', minor: '2.0', toolchain: '1.85.0' } },
  { label: '2.1', released: '2025-05-27', facts: { tag: 'v2.1.0', zkvm: '2.1.0', safe: '2.3.2', build: '2.1.2', minor: '2.1', toolchain: '1.85.0', contracts: 'v2.2.1' } },
  { label: '2.2', released: '2025-07-01', facts: { tag: 'v2.2.0', zkvm: '2.2.0', safe: '2.3.2', build: '2.2.0', minor: '2.2', toolchain: '1.85.0', contracts: 'v2.2.2' } },
  { label: '2.3', released: '2025-07-15', facts: { tag: 'v2.3.2', zkvm: '2.3.2', safe: '2.3.2', build: '2.3.2', minor: '2.3', toolchain: '1.85.0', contracts: 'v2.2.2' } },
  { label: '3.0', released: '2025-08-20', latest: true, facts: { tag: 'v3.0.6', zkvm: '3.0.6', safe: '3.0.6', build: '3.0.6', minor: '3.0', toolchain: '1.88.0', contracts: 'v3.0.1' } },
  { label: 'next', facts: { tag: 'main', zkvm: '5.0.0-rc.1', safe: '3.0.6', build: '5.0.0-rc.1', minor: '5.0.0-rc.1', toolchain: '1.97.0', contracts: 'main' } },
] as const;

/** What readers call a fact that differs between versions. */
export const factTitles = {
  tag: 'Git tag',
  zkvm: 'risc0-zkvm',
  safe: 'Release to use',
  build: 'risc0-build',
  minor: 'Requirement in Cargo.toml',
  toolchain: 'Guest toolchain',
  contracts: 'risc0-ethereum',
};
