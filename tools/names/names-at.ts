/** All public names at one version's tags. */
import path from 'node:path';
import { parse } from 'smol-toml';
import { z } from 'zod';
import { commandNames } from './command-line.ts';
import { crates, programs, variableCrates } from './packages.ts';
import { addMethods, type Crate, type NameKind, publicNames, readCrate } from './rust-crate.ts';
import type { Declarations } from './rust-source.ts';
import { type SolidityName, solidityNames } from './solidity.ts';
import type { Files } from './tree.ts';
import { variablesOf } from './variables.ts';

export interface Name {
  /** The crate, program, or `contracts`; `environment` for variables. */
  readonly of: string;
  readonly path: string;
  readonly kind: NameKind | SolidityName['kind'] | 'feature' | 'command' | 'option' | 'variable';
  readonly deprecated?: string;
  /** The shortest path of the same item, if this is another one. */
  readonly shortest?: string;
  /** Of a Rust item, its declaration in one line, and the features that its attributes require. */
  readonly signature?: string;
  readonly features?: readonly string[];
}

export interface NamesAt {
  readonly names: readonly Name[];
  /** Modules without a file. */
  readonly missing: readonly string[];
  /** Folders of the packages, by name. */
  readonly folders: ReadonlyMap<string, string>;
}

const manifestSchema = z.object({
  package: z.object({ name: z.string() }).optional(),
  lib: z.object({ path: z.string().optional(), name: z.string().optional() }).optional(),
  features: z.record(z.string(), z.array(z.string())).optional(),
});

interface Package {
  readonly folder: string;
  readonly library: string;
  readonly features: readonly string[];
  readonly files: Files;
}

/** Packages of a repository, by name. Examples and tests of the same name come after those of the root. */
function packagesOf(files: Files): Map<string, Package> {
  const packages = new Map<string, Package>();
  const isAside = /(^|\/)(examples?|tests?|templates?|benches|fuzz)\//;
  for (const [file, text] of files) {
    if (path.posix.basename(file) !== 'Cargo.toml' || isAside.test(file)) continue;
    const manifest = manifestSchema.safeParse(parse(text)).data;
    const name = manifest?.package?.name;
    if (!manifest || name === undefined || packages.has(name)) continue;
    const folder = path.posix.dirname(file);
    packages.set(name, {
      folder,
      library: path.posix.join(folder, manifest.lib?.path ?? 'src/lib.rs'),
      features: Object.keys(manifest.features ?? {}).filter((feature) => feature !== 'default'),
      files,
    });
  }
  return packages;
}

const isRust = (file: string) => file.endsWith('.rs');
const isAside = /^\/(examples|benches|methods|guests?|templates)\/|(^|\/)tests?\/|(^|\/)(tests?|.*_tests?)\.rs$/;

const filesOf = ({ folder, files }: Package): string[] =>
  [...files].filter(([file]) => isRust(file) && file.startsWith(`${folder}/`)).map(([, text]) => text);

/** Code of a package that users run; what is only for its tests is left out. */
const usedFilesOf = ({ folder, files }: Package): string[] =>
  [...files]
    .filter(([file]) => isRust(file) && file.startsWith(`${folder}/`) && !isAside.test(file.slice(folder.length)))
    .map(([, text]) => text);

/** Contracts that users deploy or import; those for tests and scripts are left out. */
const isContract = (file: string) =>
  /^(contracts\/src|bonsai\/ethereum\/contracts)\/.*\.sol$/.test(file) &&
  !/\/config\/|(Test|Dummy|Cheats|Counter|ProxyTest)[^/]*\.sol$|\.t\.sol$/.test(file);

const underscored = (name: string) => name.replaceAll('-', '_');

/** Files that the names of a version are read from. */
export const isRead = (file: string) => isRust(file) || file.endsWith('Cargo.toml') || isContract(file);

/**
 * Reads the names of a version.
 * @param trees the files of the repositories at their tags
 * @param parsed what was read of Rust files before, by their text
 */
export async function namesAt(trees: readonly Files[], parsed: Map<string, Declarations>): Promise<NamesAt> {
  const packages = new Map(trees.toReversed().flatMap((files) => [...packagesOf(files)]));
  const libraries = new Map<string, Crate>();
  for (const [name, { library, files }] of packages) {
    if (!files.has(library) || !/^(risc0-|bonsai-sdk)/.test(name) || /-methods$|-guest$/.test(name)) continue;
    const crate = await readCrate(underscored(name), library, (file) => files.get(file), parsed);
    libraries.set(crate.name, crate);
  }
  for (const crate of libraries.values()) addMethods(crate, libraries);
  const names: Name[] = [];
  const missing: string[] = [];
  for (const of of crates) {
    const crate = libraries.get(underscored(of));
    if (!crate) continue;
    missing.push(...crate.missing);
    for (const name of publicNames(crate, libraries)) names.push({ of, ...name });
    for (const feature of packages.get(of)?.features ?? []) names.push({ of, path: feature, kind: 'feature' });
  }
  for (const { program, crates: homes, roots } of programs) {
    const home = homes.map((name) => packages.get(name)).find(Boolean);
    if (home)
      for (const name of await commandNames(program, roots, filesOf(home))) names.push({ of: program, ...name });
  }
  const variables = new Set<string>();
  for (const name of [...crates, ...variableCrates]) {
    const home = packages.get(name);
    for (const text of home ? usedFilesOf(home) : [])
      for (const variable of await variablesOf(text)) variables.add(variable);
  }
  for (const variable of variables) names.push({ of: 'environment', path: variable, kind: 'variable' });
  // A version's contracts are those of its release of the contracts repository, once there is one.
  const contracts = trees
    .map((files) => [...files].filter(([file]) => isContract(file)))
    .findLast((list) => list.length);
  for (const [file, text] of contracts ?? []) {
    const of = file.includes('/steel/') ? 'Steel contracts' : 'contracts';
    for (const name of solidityNames(text)) names.push({ of, ...name });
  }
  const unique = new Map(names.map((name) => [`${name.of} ${name.kind} ${name.path}`, name]));
  const folders = new Map([...packages].map(([name, { folder }]) => [name, folder]));
  return { names: [...unique.values()], missing, folders };
}
