/** Writes the Cargo workspace of a version's samples: a package for each, and a stub of the crate `methods`. */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { Place } from 'onesource/tools';
import { packagesOf } from '../programs/packages.ts';
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
const template: Readonly<Record<SampleKind, Readonly<Record<string, string>>>> = {
  guest: {},
  host: { serde: '"1.0"', 'tracing-subscriber': '{ version = "0.3", features = ["env-filter"] }' },
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
  write('Cargo.toml', `[workspace]\nresolver = "2"\nmembers = ${JSON.stringify(members)}\n`);
  write('methods/Cargo.toml', manifest('methods', {}));
  write('methods/src/lib.rs', methodsSource(units));
  write(
    'pins/Cargo.toml',
    manifest(
      'pins',
      Object.fromEntries(
        Object.entries({ 'risc0-zkvm': release.zkvm, ...release.pins }).map(([name, version]) => [
          name,
          crate(version),
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
    return {
      name,
      kind: sample.check,
      hash,
      records: [],
      files: [
        {
          path: `src/${sample.check === 'lib' ? 'lib' : 'main'}.rs`,
          text: sample.compiled,
          places: (line) => same.map(({ place }) => place(line)),
        },
      ],
      pages: new Set(same.map(({ file }) => file)),
      methods: sample.methods,
      manifest: (release) => manifest(name, dependencies(sample, release)),
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
    };
  });
}

function dependencies({ check, deps }: Sample, release: CrateRelease): Record<string, string> {
  const declared = deps.map((dep) => {
    const at = dep.indexOf('=');
    const [version, ...features] = dep.slice(at + 1).split('+');
    return [dep.slice(0, at), features.length ? inlineTable({ version, features }) : JSON.stringify(version)] as const;
  });
  const features = check === 'guest' ? ['std'] : release.hostFeatures;
  const methods = check === 'guest' ? {} : { methods: '{ path = "../../methods" }' };
  return {
    'risc0-zkvm': crate(release.zkvm, features),
    ...template[check],
    ...methods,
    ...Object.fromEntries(declared),
  };
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
