/** The public names of a Rust crate: what a user reaches from its root, followed through modules and re-exports. */
import path from 'node:path';
import {
  type Declarations,
  type Implementation,
  type Item,
  type ModuleDeclaration,
  readRust,
  type Use,
} from './rust-source.ts';

export type NameKind = 'module' | 'type' | 'trait' | 'function' | 'method' | 'field' | 'variant' | 'constant' | 'macro';

export interface PublicName {
  /** Path below the crate: `guest::env::read`, `Receipt::verify`. */
  readonly path: string;
  readonly kind: NameKind;
  /** What the compiler says of a deprecated name; empty if it gives no reason. */
  readonly deprecated?: string;
  /** The shortest path of the same item, if this is another one. */
  readonly shortest?: string;
  /** Its declaration without visibility and body, in one line; only of what was read. */
  readonly signature?: string;
  /** Features that its own attributes and those of its type require. */
  readonly features?: readonly string[];
}

interface Module {
  readonly crate: Crate;
  readonly parent: Module | undefined;
  readonly items: readonly Item[];
  readonly uses: readonly Use[];
  readonly implementations: readonly Implementation[];
  readonly modules: readonly { readonly name: string; readonly isPublic: boolean; readonly module: Module }[];
}

/** A crate whose files were read. */
export interface Crate {
  /** As in `use`: `risc0_zkvm`. */
  readonly name: string;
  root?: Module;
  /** Files of modules that the sources do not have, such as those that a build script writes. */
  readonly missing: string[];
}

/** The files of a crate, by path below its `src`. */
export type SourceFiles = (file: string) => string | undefined;

/** Where the file of a module may be, relative to `src`. */
const candidates = (folder: string, { name, file }: ModuleDeclaration, beside: string) =>
  file === undefined
    ? [path.posix.join(folder, `${name}.rs`), path.posix.join(folder, name, 'mod.rs')]
    : [path.posix.join(beside, file)];

/** Reads a crate from its root file. `parsed` remembers files by their text. */
export async function readCrate(
  name: string,
  rootFile: string,
  files: SourceFiles,
  parsed: Map<string, Declarations>,
): Promise<Crate> {
  const crate: Crate = { name, missing: [] };
  const declarationsOf = async (text: string) => {
    const known = parsed.get(text) ?? (await readRust(text));
    parsed.set(text, known);
    return known;
  };
  const moduleOf = async (
    { items, uses, implementations, modules }: Declarations,
    parent: Module | undefined,
    /** Folder of the files of its modules, and of the file it is written in. */
    folder: string,
    beside: string,
  ): Promise<Module> => {
    const inner: { name: string; isPublic: boolean; module: Module }[] = [];
    // Methods are added to items, which therefore belong to one module in one version.
    const own = items.map((item) => ({ ...item, members: [...item.members] }));
    const module = { crate, parent, items: own, uses, implementations, modules: inner };
    for (const declaration of modules) {
      const below = path.posix.join(folder, declaration.name);
      let read: Module | undefined;
      if (declaration.inline) read = await moduleOf(declaration.inline, module, below, below);
      else {
        const tried = candidates(folder, declaration, beside);
        const file = tried.find((candidate) => files(candidate) !== undefined);
        if (file === undefined) crate.missing.push(tried[0] ?? '');
        else {
          const isFolder = path.posix.basename(file) === 'mod.rs' || declaration.file !== undefined;
          const home = path.posix.dirname(file);
          read = await moduleOf(await declarationsOf(files(file) ?? ''), module, isFolder ? home : below, home);
        }
      }
      if (read) inner.push({ name: declaration.name, isPublic: declaration.isPublic, module: read });
    }
    return module;
  };
  const home = path.posix.dirname(rootFile);
  const text = files(rootFile);
  if (text === undefined) throw new Error(`${name} has no ${rootFile}.`);
  crate.root = await moduleOf(await declarationsOf(text), undefined, home, home);
  return crate;
}

type Target =
  | { readonly item: Item; readonly crate: Crate }
  | { readonly module: Module }
  /** A name of a crate that was not read. */
  | { readonly foreign: string };

type Crates = ReadonlyMap<string, Crate>;

/** What a name means in a module: several things if it is, say, a type and a function. */
function lookUp(
  module: Module,
  name: string,
  crates: Crates,
  fromOutside: boolean,
  busy: ReadonlySet<string>,
): Target[] {
  const found: Target[] = [
    ...module.items
      .filter((item) => item.name === name && (item.isPublic || !fromOutside) && item.kind !== 'macro')
      .map((item) => ({ item, crate: module.crate })),
    ...module.modules
      .filter((inner) => inner.name === name && (inner.isPublic || !fromOutside))
      .map((inner) => ({ module: inner.module })),
  ];
  for (const use of module.uses) {
    if (fromOutside && !use.isPublic) continue;
    if (use.name === name) found.push(...resolve(module, use.path, crates, busy));
    else if (use.name === '*') {
      for (const target of resolve(module, use.path, crates, busy)) {
        const key = `${name} ${use.path.join('::')}`;
        if ('module' in target && !busy.has(key))
          found.push(...lookUp(target.module, name, crates, true, new Set([...busy, key])));
      }
    }
  }
  return found;
}

function rootOf(module: Module): Module {
  let root = module;
  while (root.parent) root = root.parent;
  return root;
}

function resolve(from: Module, written: readonly string[], crates: Crates, busy: ReadonlySet<string>): Target[] {
  const key = `${from.crate.name} ${from.uses.length} ${written.join('::')}`;
  if (busy.has(key)) return [];
  const inside = new Set([...busy, key]);
  let rest = [...written];
  let module: Module | undefined;
  const [first = ''] = rest;
  if (first === 'crate' || first === '$crate') [module, rest] = [rootOf(from), rest.slice(1)];
  else if (first === 'self') [module, rest] = [from, rest.slice(1)];
  else if (first === 'super') {
    module = from;
    while (rest[0] === 'super') [module, rest] = [module?.parent, rest.slice(1)];
  } else if (first === '') rest = rest.slice(1);
  else {
    const here = lookUp(from, first, crates, false, inside);
    if (here.length)
      return rest.length === 1 ? here : here.flatMap((target) => within(target, rest.slice(1), crates, inside));
  }
  if (module) return within({ module }, rest, crates, inside);
  const root = crates.get(rest[0] ?? '')?.root;
  return root ? within({ module: root }, rest.slice(1), crates, inside) : [{ foreign: rest.join('::') }];
}

function within(target: Target, rest: readonly string[], crates: Crates, busy: ReadonlySet<string>): Target[] {
  if (!rest.length) return [target];
  if ('foreign' in target) return [{ foreign: `${target.foreign}::${rest.join('::')}` }];
  // The variants of an enum can be imported too; they are listed with it.
  if ('item' in target) return [];
  const [name = '', ...after] = rest;
  const macros = target.module.parent
    ? []
    : exportedMacros(target.module)
        .filter((item) => item.name === name)
        .map((item) => ({ item, crate: target.module.crate }));
  return [...macros, ...lookUp(target.module, name, crates, false, busy)].flatMap((inner) =>
    within(inner, after, crates, busy),
  );
}

const exportedMacros = (module: Module): Item[] => [
  ...module.items.filter(({ kind }) => kind === 'macro'),
  ...module.modules.flatMap((inner) => exportedMacros(inner.module)),
];

/** Adds the methods in `impl` blocks to their types. Call it once for each crate, before any names are read. */
export function addMethods({ root }: Crate, crates: Crates): void {
  if (root) addMethodsIn(root, crates);
}

function addMethodsIn(module: Module, crates: Crates): void {
  for (const { type, members } of module.implementations)
    for (const target of resolve(module, type, crates, new Set()))
      if ('item' in target && target.crate === module.crate)
        for (const member of members)
          if (!target.item.members.some(({ name }) => name === member.name)) target.item.members.push(member);
  for (const inner of module.modules) addMethodsIn(inner.module, crates);
}

const deprecatedOf = ({ deprecated }: { readonly deprecated?: string }) =>
  deprecated === undefined ? {} : { deprecated };

/** A name, what it means, and the features that its re-exports require. */
type Offer = readonly [name: string, target: Target, features: readonly string[]];

/** Everything that `module` offers to users of the crate, by the name that it has there. */
function* offered(module: Module, crates: Crates, seen: Set<Module>): Generator<Offer> {
  if (seen.has(module)) return;
  seen.add(module);
  for (const item of module.items)
    if (item.isPublic && item.kind !== 'macro') yield [item.name, { item, crate: module.crate }, []];
  for (const inner of module.modules) if (inner.isPublic) yield [inner.name, { module: inner.module }, []];
  for (const { path: written, name, isPublic, features = [] } of module.uses) {
    if (!isPublic) continue;
    for (const target of resolve(module, written, crates, new Set())) {
      if (name !== '*') yield [name, target, features];
      else if ('module' in target)
        for (const [inner, found, more] of offered(target.module, crates, seen))
          yield [inner, found, [...features, ...more]];
    }
  }
}

const looksLikeType = (name: string) => /^[A-Z][A-Za-z0-9]*[a-z]|^[A-Z][A-Z]?$/.test(name);

/** The kind of a name of a crate that was not read, as far as its spelling says. */
const kindBySpelling = (name: string): NameKind =>
  looksLikeType(name) ? 'type' : /^[A-Z0-9_]+$/.test(name) ? 'constant' : 'function';

/**
 * The public names of a crate by all of their paths, with what it re-exports of other crates that were read. Of the others,
 * it has the name.
 */
export function publicNames(crate: Crate, crates: Crates): PublicName[] {
  const { root } = crate;
  if (!root) return [];
  const names = new Map<string, PublicName>();
  const add = (name: PublicName) => {
    const key = `${name.kind} ${name.path}`;
    if (!names.has(key)) names.set(key, name);
  };
  const done = new Map<Item, string>();
  const addItem = (item: Item, itemPath: string, first: string | undefined, exported: readonly string[]) => {
    const otherThan = (member: string) => (first === undefined ? {} : { shortest: first + member });
    const features = (of: Pick<Item, 'features'>) => {
      const all = [...new Set([...exported, ...(item.features ?? []), ...(of.features ?? [])])];
      return all.length ? { features: all } : {};
    };
    const { signature } = item;
    add({ path: itemPath, kind: item.kind, signature, ...features(item), ...deprecatedOf(item), ...otherThan('') });
    for (const { name, kind, ...member } of item.members)
      add({
        path: `${itemPath}::${name}`,
        kind,
        signature: member.signature,
        ...features(member),
        ...deprecatedOf(member),
        ...otherThan(`::${name}`),
      });
  };
  for (const macro of exportedMacros(root)) add({ path: macro.name, kind: 'macro', ...deprecatedOf(macro) });
  const visited = new Set<Module>([root]);
  let level: { readonly module: Module; readonly path: string }[] = [{ module: root, path: '' }];
  while (level.length) {
    const next: typeof level = [];
    for (const { module, path: below } of level) {
      for (const [name, target, exported] of offered(module, crates, new Set())) {
        if (name === '_' || name === '') continue;
        const full = below ? `${below}::${name}` : name;
        if ('foreign' in target) add({ path: full, kind: kindBySpelling(name) });
        else if ('item' in target) {
          // An item with two paths has the shorter one, unless it has another name there.
          const isSameName = target.item.name === name;
          const first = isSameName ? done.get(target.item) : undefined;
          if (isSameName && first === undefined) done.set(target.item, full);
          addItem(target.item, full, first, exported);
        } else if (!visited.has(target.module)) {
          visited.add(target.module);
          add({ path: full, kind: 'module' });
          next.push({ module: target.module, path: full });
        }
      }
    }
    level = next;
  }
  return [...names.values()];
}
