/** Writes the Cargo workspace of a version's samples: a package for each, and a stub of the crate `methods`. */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { Place } from 'onesource/tools';
import { gte } from 'semver';
import {
  type CargoDependency,
  manifestText,
  mergeManifest,
  type ParsedManifest,
  parseManifest,
} from '../programs/manifest.ts';
import { checkedZkvm, packagesOf } from '../programs/packages.ts';
import type { PageProject } from '../programs/project.ts';
import { blockHash } from '../programs/record.ts';
import type { CrateRelease } from './crates.ts';
import type { PlacedSample } from './extract.ts';
import type { Sample, SampleKind } from './sample.ts';

/** What is checked at once: a sample in a package of its own, or a package of a project. */
export interface Unit {
  readonly name: string;
  readonly kind: SampleKind;
  /** Hash of everything that is compiled. */
  readonly hash: string;
  /** Hashes that pages ask for: those of the blocks in it. */
  readonly records: readonly string[];
  readonly files: readonly UnitFile[];
  /** The pages that show it. */
  readonly pages: ReadonlySet<string>;
  /** Names of the guests whose constants a sample uses. */
  readonly methods: readonly string[];
  manifest(release: CrateRelease): string;
  /** Crates that a host's workspace replaces. What guests replace computes the same, with fewer cycles. */
  readonly patch: ParsedManifest['patch'];
}

export interface UnitFile {
  /** Below the package. */
  readonly path: string;
  readonly text: string;
  /** The places of a line: more than one where pages share a sample, none where no page shows the file. */
  places(line: number): readonly Place[];
}

export interface Workspace {
  /** Its folder, in which cargo runs. */
  readonly folder: string;
  readonly units: readonly Unit[];
}

const registry = 'registry+https://github.com/rust-lang/crates.io-index';

/** The crates of a new project, which a sample has as well. */
const template: Readonly<Record<SampleKind, Readonly<Record<string, CargoDependency>>>> = {
  guest: {},
  host: { serde: '1.0', 'tracing-subscriber': { version: '0.3', features: ['env-filter'] } },
  lib: {},
};

/** Whether a unit has integration tests, in the folder where Cargo looks for them. */
export const hasTests = ({ files }: Unit): boolean => files.some((file) => file.path.startsWith('tests/'));

/** The folder of a unit below the workspace. */
export const folderOf = ({ name }: Unit) => `samples/${name}`;

/** Rewrites the workspace, except for its lock file. */
export function writeWorkspace(folder: string, release: CrateRelease, units: readonly Unit[]): Workspace {
  const members = ['methods', 'pins', ...units.map(folderOf)];
  fs.rmSync(path.join(folder, 'samples'), { recursive: true, force: true });
  const write = (file: string, text: string) => {
    const target = path.join(folder, file);
    fs.mkdirSync(path.dirname(target), { recursive: true });
    fs.writeFileSync(target, text);
  };
  const workspace = manifestText({ workspace: { resolver: '2', members } });
  write(
    'Cargo.toml',
    units.reduce((text, { patch }) => (patch ? mergeManifest(text, { patch }) : text), workspace),
  );
  write('methods/Cargo.toml', manifest('methods', {}));
  write('methods/src/lib.rs', methodsSource(units));
  write(
    'pins/Cargo.toml',
    manifest(
      'pins',
      Object.fromEntries(
        Object.entries({ 'risc0-zkvm': release.zkvm, ...release.pins }).map(([name, version]) => [
          name,
          exactly(version),
        ]),
      ),
    ),
  );
  write('pins/src/lib.rs', '');
  for (const unit of units) {
    write(`${folderOf(unit)}/Cargo.toml`, unit.manifest(release));
    for (const file of unit.files) write(`${folderOf(unit)}/${file.path}`, file.text);
  }
  const lock = path.join(folder, 'Cargo.lock');
  if (!fs.existsSync(lock) && Object.keys(release.locked).length) fs.writeFileSync(lock, lockFile(release.locked));
  return { folder, units };
}

/** A unit for each sample; pages that show the same sample share one. */
export function sampleUnits(samples: readonly PlacedSample[]): Unit[] {
  const byHash = new Map<string, [PlacedSample, ...PlacedSample[]]>();
  for (const placed of samples) {
    const same = byHash.get(placed.hash);
    if (same) same.push(placed);
    else byHash.set(placed.hash, [placed]);
  }
  return [...byHash].map(([hash, same]) => {
    const [{ sample }] = same;
    const name = `${sample.check}-${hash}`;
    const records = sample.manifest === undefined ? [] : same.map(({ block }) => blockHash(block));
    return {
      name,
      kind: sample.check,
      hash,
      records,
      files: [
        {
          path: `src/${sample.check === 'lib' ? 'lib' : 'main'}.rs`,
          text: sample.compiled,
          places: (line) => same.map(({ block }) => block.place(line)),
        },
      ],
      pages: new Set(same.map(({ block }) => block.file)),
      methods: sample.methods,
      manifest: (release) => manifestOf(name, sample, release),
      patch:
        sample.check === 'guest' || sample.manifest === undefined ? undefined : parseManifest(sample.manifest).patch,
    };
  });
}

/** A unit for each package of a project. */
export function projectUnits(project: PageProject, release: CrateRelease): Unit[] {
  return packagesOf(project, release).map((pkg) => {
    const hash = createHash('sha256')
      .update(JSON.stringify([pkg.name, pkg.manifest, pkg.files]))
      .digest('hex')
      .slice(0, 16);
    return {
      name: pkg.name,
      kind: pkg.kind,
      hash,
      records: pkg.blocks.map(({ title, text, options }) => blockHash({ title, text, options })),
      files: pkg.files.map(({ path: file, text, place }) => ({
        path: file,
        text,
        places: (line) => (place ? [place(line)] : []),
      })),
      pages: new Set(pkg.blocks.map(({ file }) => file)),
      methods: [],
      manifest: () => pkg.manifest,
      patch: undefined,
    };
  });
}

function manifestOf(name: string, { check, manifest: shown }: Sample, release: CrateRelease): string {
  const methods = { methods: { path: '../../methods' } };
  if (shown === undefined) {
    const zkvm = exactly(release.zkvm, check === 'guest' ? ['std'] : release.hostFeatures);
    return manifest(name, { 'risc0-zkvm': zkvm, ...template[check], ...(check === 'guest' ? {} : methods) });
  }
  const { dependencies = {}, 'build-dependencies': build = {}, target = {}, package: about } = parseManifest(shown);
  // A program for several targets is checked on this one, with hidden lines in place of packages in other folders.
  const all = Object.assign({}, build, ...Object.values(target).map((one) => one.dependencies), dependencies);
  const inRegistry = ([crate, dependency]: [string, CargoDependency]) =>
    crate === 'methods' || typeof dependency === 'string' || dependency.path === undefined;
  // Steel's host relies on a feature of `reqwest` that the default features of `risc0-zkvm` turn on.
  const hostFeatures = gte(release.zkvm, '1.2.0') ? [...release.hostFeatures, 'bonsai'] : release.hostFeatures;
  const entries = Object.entries<CargoDependency>(all)
    .filter(inRegistry)
    .map(([crate, dependency]): [string, CargoDependency] => {
      if (crate === 'methods') return [crate, methods.methods];
      const table = typeof dependency === 'string' ? {} : dependency;
      return [crate, crate === 'risc0-zkvm' ? checkedZkvm(table, { ...release, hostFeatures }) : dependency];
    });
  return manifest(name, Object.fromEntries(entries), String(about?.edition ?? 2021));
}

/** The constants that `risc0-build` would generate for each guest. */
function methodsSource(units: readonly Unit[]): string {
  const names = new Set(units.flatMap(({ methods }) => methods));
  const constants = (name: string) => [
    `pub const ${name}_ELF: &[u8] = &[];`,
    `pub const ${name}_ID: [u32; 8] = [0; 8];`,
    `pub const ${name}_PATH: &str = "";`,
  ];
  return [...names].sort().flatMap(constants).join('\n');
}

const exactly = (version: string, features: readonly string[] = []): CargoDependency => ({
  version: `=${version}`,
  'default-features': false,
  features,
});

const manifest = (name: string, dependencies: Readonly<Record<string, CargoDependency>>, edition = '2021'): string =>
  manifestText({ package: { name, version: '0.0.0', edition, publish: false }, dependencies });

function lockFile(crates: Readonly<Record<string, string>>): string {
  const entries = Object.entries(crates).map(
    ([name, version]) => `[[package]]\nname = "${name}"\nversion = "${version}"\nsource = "${registry}"\n`,
  );
  return `version = 4\n\n${entries.join('\n')}`;
}
