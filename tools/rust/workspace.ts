/**
 * Writes the Cargo workspace in which the samples of a version are checked: one package per sample, and a stub of the crate `methods`.
 */
import fs from 'node:fs';
import path from 'node:path';
import type { Release } from './crates.ts';
import type { PlacedSample } from './extract.ts';
import type { SampleKind } from './sample.ts';

export interface Workspace {
  /** Its folder, in which cargo runs. */
  readonly folder: string;
  readonly packages: readonly SamplePackage[];
}

export interface SamplePackage {
  readonly name: string;
  readonly kind: SampleKind;
  readonly hash: string;
  /** The sample's file, relative to the workspace. */
  readonly source: string;
  /** All locations of the sample, since pages may share it. */
  readonly samples: readonly PlacedSample[];
}

const registry = 'registry+https://github.com/rust-lang/crates.io-index';

/** Dependencies that every sample has. */
const alwaysThere: Readonly<Record<string, string>> = {
  anyhow: '"1"',
  bincode: '"1"',
  serde: '{ version = "1", features = ["derive"] }',
  'tracing-subscriber': '{ version = "0.3", features = ["env-filter"] }',
};

/** Rewrites the workspace, except for its lock file. */
export function writeWorkspace(folder: string, release: Release, samples: readonly PlacedSample[]): Workspace {
  const packages = packagesOf(samples);
  const members = ['methods', 'pins', ...packages.map(({ name }) => `samples/${name}`)];
  fs.rmSync(path.join(folder, 'samples'), { recursive: true, force: true });
  const write = (file: string, text: string) => {
    const target = path.join(folder, file);
    fs.mkdirSync(path.dirname(target), { recursive: true });
    fs.writeFileSync(target, text);
  };
  write('Cargo.toml', `[workspace]\nresolver = "2"\nmembers = ${JSON.stringify(members)}\n`);
  write('methods/Cargo.toml', manifest('methods', {}));
  write('methods/src/lib.rs', methodsSource(packages));
  write(
    'pins/Cargo.toml',
    manifest(
      'pins',
      Object.fromEntries(Object.entries({ 'risc0-zkvm': release.zkvm, ...release.pins }).map(([name, version]) => [name, crate(version)])),
    ),
  );
  write('pins/src/lib.rs', '');
  for (const one of packages) {
    write(`samples/${one.name}/Cargo.toml`, manifest(one.name, dependencies(one, release)));
    write(one.source, (one.samples[0] as PlacedSample).sample.compiled);
  }
  const lock = path.join(folder, 'Cargo.lock');
  if (!fs.existsSync(lock) && Object.keys(release.locked).length) fs.writeFileSync(lock, lockFile(release.locked));
  return { folder, packages };
}

function packagesOf(samples: readonly PlacedSample[]): SamplePackage[] {
  const byHash = new Map<string, PlacedSample[]>();
  for (const one of samples) byHash.set(one.hash, [...(byHash.get(one.hash) ?? []), one]);
  return [...byHash].map(([hash, same]) => {
    const kind = (same[0] as PlacedSample).sample.check;
    const name = `${kind}-${hash}`;
    return { name, kind, hash, source: `samples/${name}/src/${kind === 'lib' ? 'lib' : 'main'}.rs`, samples: same };
  });
}

function dependencies({ kind, samples }: SamplePackage, release: Release): Record<string, string> {
  const own = (samples[0] as PlacedSample).sample.deps.map((dep) => {
    const at = dep.indexOf('=');
    const [version, ...features] = dep.slice(at + 1).split('+');
    return [dep.slice(0, at), features.length ? inlineTable({ version, features }) : JSON.stringify(version)] as const;
  });
  const features = kind === 'guest' ? ['std'] : release.hostFeatures;
  const methods = kind === 'guest' ? {} : { methods: '{ path = "../../methods" }' };
  return { 'risc0-zkvm': crate(release.zkvm, features), ...alwaysThere, ...methods, ...Object.fromEntries(own) };
}

/** The constants that `risc0-build` would generate for each guest. */
function methodsSource(packages: readonly SamplePackage[]): string {
  const names = new Set(packages.flatMap(({ samples }) => samples.flatMap(({ sample }) => sample.methods)));
  const constants = (name: string) => [
    `pub const ${name}_ELF: &[u8] = &[];`,
    `pub const ${name}_ID: [u32; 8] = [0; 8];`,
    `pub const ${name}_PATH: &str = "";`,
  ];
  return [...names].sort().flatMap(constants).join('\n');
}

const crate = (version: string, features: readonly string[] = []) =>
  `{ version = "=${version}", default-features = false, features = ${JSON.stringify(features)} }`;

function manifest(name: string, dependencies: Readonly<Record<string, string>>): string {
  const lines = Object.entries(dependencies).map(([crate, requirement]) => `${crate} = ${requirement}`);
  return `[package]\nname = "${name}"\nversion = "0.0.0"\nedition = "2021"\npublish = false\n\n[dependencies]\n${lines.join('\n')}\n`;
}

function lockFile(crates: Readonly<Record<string, string>>): string {
  const entries = Object.entries(crates).map(
    ([name, version]) => `[[package]]\nname = "${name}"\nversion = "${version}"\nsource = "${registry}"\n`,
  );
  return `version = 4\n\n${entries.join('\n')}`;
}

/** A TOML inline table of strings and lists of strings. */
const inlineTable = (values: Readonly<Record<string, string | readonly string[] | undefined>>) =>
  `{ ${Object.entries(values)
    .map(([key, value]) => `${key} = ${JSON.stringify(value)}`)
    .join(', ')} }`;
