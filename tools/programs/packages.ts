/** The packages of a project in the form in which all packages of a version can be type-checked in one workspace. */
import path from 'node:path';
import type { Place } from 'onesource/tools';
import type { PageBlock } from './block.ts';
import { type CargoDependency, manifestText, type ParsedManifest, parseManifest } from './manifest.ts';
import type { PageProject } from './project.ts';

export interface PackageFile {
  /** Below the package. */
  readonly path: string;
  readonly text: string;
  /** The place of one of its lines, if a page shows the file. */
  readonly place: ((line: number) => Place) | undefined;
}

export interface ProjectPackage {
  readonly name: string;
  readonly kind: 'guest' | 'host';
  readonly manifest: string;
  readonly files: readonly PackageFile[];
  /** The blocks that its files come from. */
  readonly blocks: readonly PageBlock[];
}

/** What a release's crates are replaced with for the check. */
export interface CheckedCrates {
  /** The exact version of `risc0-zkvm`. */
  readonly zkvm: string;
  /** Features of `risc0-zkvm` in a host. */
  readonly hostFeatures: readonly string[];
}

interface Located {
  readonly folder: string;
  readonly manifest: ParsedManifest & { readonly package: { readonly name: string } };
}

const hasPackage = (manifest: ParsedManifest): manifest is Located['manifest'] => manifest.package !== undefined;

const nameIn = (project: PageProject, name: string) => `${project.name}-${name}`;

export function packagesOf(project: PageProject, crates: CheckedCrates): ProjectPackage[] {
  const located = [...project.files].flatMap(([file, text]): Located[] => {
    if (path.basename(file) !== 'Cargo.toml') return [];
    const manifest = parseManifest(text);
    return hasPackage(manifest) ? [{ folder: path.dirname(file), manifest }] : [];
  });
  const embedders = located.filter(({ manifest }) => manifest.package.metadata?.risc0?.methods);
  const guests = new Set(
    embedders.flatMap(({ folder, manifest }) =>
      (manifest.package.metadata?.risc0?.methods ?? []).map((guest) => path.join(folder, guest)),
    ),
  );
  return located.map((pkg): ProjectPackage => {
    const isGuest = guests.has(pkg.folder);
    const inside = [...project.files].filter(([file]) => isInside(file, pkg.folder, located));
    const files = embedders.includes(pkg)
      ? [{ path: 'src/lib.rs', text: constants(project, pkg, located), place: undefined }]
      : inside
          .filter(([file]) => !['Cargo.toml', 'build.rs'].includes(path.basename(file)))
          .map(([file, text]) => ({
            path: path.relative(pkg.folder, file),
            text,
            place: project.origins.get(file)?.place,
          }));
    return {
      name: nameIn(project, pkg.manifest.package.name),
      kind: isGuest ? 'guest' : 'host',
      manifest: manifestText(rewritten(project, pkg, located, crates, embedders.includes(pkg))),
      files,
      blocks: inside.flatMap(([file]) => project.origins.get(file) ?? []),
    };
  });
}

/** Whether a file belongs to the package in `folder`, and not to one below it. */
function isInside(file: string, folder: string, all: readonly Located[]): boolean {
  const owner = all.map((other) => other.folder).filter((candidate) => file.startsWith(`${candidate}${path.sep}`));
  return owner.sort((a, b) => b.length - a.length)[0] === folder;
}

/** Manifests without what belongs to a workspace of its own, with names that are unique among all projects. */
function rewritten(
  project: PageProject,
  pkg: Located,
  all: readonly Located[],
  crates: CheckedCrates,
  isEmbedder: boolean,
): Readonly<Record<string, unknown>> {
  const { workspace: _workspace, patch: _patch, profile: _profile, ...rest } = pkg.manifest;
  const { 'build-dependencies': _build, 'dev-dependencies': _dev, package: about, dependencies = {}, ...tables } = rest;
  const { metadata: _metadata, ...kept } = about;
  const entry = ([name, dependency]: [string, CargoDependency]) => [name, dependencyIn(name, dependency)] as const;
  const dependencyIn = (name: string, dependency: CargoDependency): CargoDependency => {
    const table = typeof dependency === 'string' ? { version: dependency } : dependency;
    if (typeof table.path === 'string') {
      const target = all.find(({ folder }) => folder === path.join(pkg.folder, table.path ?? ''));
      const renamed = nameIn(project, target?.manifest.package.name ?? name);
      return { ...table, path: `../${renamed}`, package: renamed };
    }
    return name === 'risc0-zkvm' ? checkedZkvm(table, crates) : dependency;
  };
  const name = nameIn(project, about.name);
  // A package's main program has its name.
  const defaultRun = kept['default-run'] === about.name ? { 'default-run': name } : {};
  return {
    ...tables,
    package: { ...kept, ...defaultRun, name, publish: false },
    dependencies: isEmbedder ? {} : Object.fromEntries(Object.entries(dependencies).map(entry)),
  };
}

/** Features that build a prover. Since 3.0, `prove` can be checked without its kernels. */
const proversOf = (zkvm: string) => (Number.parseInt(zkvm, 10) < 3 ? ['prove', 'cuda', 'metal'] : ['cuda', 'metal']);

/** The dependency on `risc0-zkvm` in exactly the checked version, without its prover. */
export function checkedZkvm(
  table: Exclude<CargoDependency, string>,
  { zkvm, hostFeatures }: CheckedCrates,
): CargoDependency {
  const features = (Array.isArray(table.features) ? table.features : []).filter(
    (feature) => !proversOf(zkvm).includes(String(feature)),
  );
  const isBare = table['default-features'] === false;
  return {
    version: `=${zkvm}`,
    'default-features': false,
    features: isBare ? features : [...new Set([...hostFeatures, ...features])],
  };
}

/** The constants that `risc0-build` would generate for each guest. */
function constants(project: PageProject, embedder: Located, all: readonly Located[]): string {
  const folders = (embedder.manifest.package.metadata?.risc0?.methods ?? []).map((guest) =>
    path.join(embedder.folder, guest),
  );
  const binaries = all.filter(({ folder }) => folders.includes(folder)).flatMap((guest) => binariesOf(project, guest));
  return binaries
    .map((name) => name.toUpperCase().replaceAll('-', '_'))
    .map(
      (name) =>
        `pub const ${name}_ELF: &[u8] = &[];\npub const ${name}_ID: [u32; 8] = [0; 8];\npub const ${name}_PATH: &str = "";\n`,
    )
    .join('');
}

function binariesOf(project: PageProject, { folder, manifest }: Located): string[] {
  const more = [...project.files.keys()].filter((file) => path.dirname(file) === path.join(folder, 'src/bin'));
  const main = project.files.has(path.join(folder, 'src/main.rs'))
    ? [manifest.bin?.[0]?.name ?? manifest.package.name]
    : [];
  return [...main, ...more.map((file) => path.basename(file, '.rs'))];
}
