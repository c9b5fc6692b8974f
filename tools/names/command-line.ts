/** Commands and options of a program that describes its command line with `clap`'s derive macros. */
import type { Node } from '@vscode/tree-sitter-wasm';
import { declared, withTree } from './rust-source.ts';

interface Option {
  readonly long: string;
}

/** A struct with options, or an enum with subcommands. */
interface ClapType {
  readonly isRoot: boolean;
  readonly options: Option[];
  /** Types whose options are its own, with or without subcommands: `#[command(flatten)]`, `#[command(subcommand)]`. */
  readonly included: string[];
  readonly commands: {
    readonly names: readonly string[];
    readonly type: string;
    readonly inner: ClapType | undefined;
  }[];
}

const kebab = (name: string) =>
  name
    .replace(/^r#|_+$/g, '')
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replaceAll('_', '-')
    .toLowerCase();

/** Options of types that programs take from the crate `clap-cargo`. */
const fromClapCargo: Readonly<Record<string, readonly string[]>> = {
  Manifest: ['manifest-path'],
  Workspace: ['package', 'workspace', 'all', 'exclude'],
  Features: ['all-features', 'no-default-features', 'features'],
};

const clapAttributes = (attributes: readonly string[]) =>
  attributes.filter((text) => /^(arg|clap|command|structopt)\b/.test(text)).join(' ');

/** The last name in a type, inside `Option<…>`, `Vec<…>`, and `Box<…>`. */
const typeName = (text: string) => /(\w+)>*$/.exec(text.replace(/\s/g, ''))?.[1] ?? '';

function readFields(body: Node | null, isRoot: boolean): ClapType {
  const type: ClapType = { isRoot, options: [], included: [], commands: [] };
  if (!body) return type;
  for (const { node, attributes } of declared(body)) {
    if (node.type !== 'field_declaration') continue;
    const clap = clapAttributes(attributes);
    const name = node.childForFieldName('name')?.text ?? '';
    if (/\b(flatten|subcommand)\b/.test(clap)) type.included.push(typeName(node.childForFieldName('type')?.text ?? ''));
    const long = /\blong\b(?:\s*=\s*"([^"]+)")?/.exec(clap.replace(/\blong_\w+/g, ''));
    if (long) type.options.push({ long: long[1] ?? kebab(name) });
    for (const alias of clap.matchAll(/\b(?:visible_)?alias\s*=\s*"([^"]+)"/g))
      type.options.push({ long: alias[1] ?? '' });
  }
  return type;
}

function readVariants(body: Node | null, isRoot: boolean): ClapType {
  const type: ClapType = { isRoot, options: [], included: [], commands: [] };
  if (!body) return type;
  for (const { node, attributes } of declared(body)) {
    if (node.type !== 'enum_variant') continue;
    const clap = clapAttributes(attributes);
    const name = /\bname\s*=\s*"([^"]+)"/.exec(clap)?.[1] ?? kebab(node.childForFieldName('name')?.text ?? '');
    const aliases = [...clap.matchAll(/\b(?:visible_)?alias\s*=\s*"([^"]+)"/g)].map((match) => match[1] ?? '');
    const inside = node.childForFieldName('body');
    type.commands.push({
      names: [name, ...aliases],
      type: inside?.type === 'ordered_field_declaration_list' ? typeName(inside.text.replace(/^\(|,?\s*\)$/g, '')) : '',
      inner: inside?.type === 'field_declaration_list' ? readFields(inside, false) : undefined,
    });
  }
  return type;
}

/** The types of one file that clap derives a command line from, by name. */
const readFile = (text: string) =>
  withTree(text, (root) => {
    const types = new Map<string, ClapType>();
    const readBlock = (block: Node) => {
      for (const { node, attributes } of declared(block)) {
        const derived = attributes.filter((attribute) => attribute.startsWith('derive')).join(' ');
        const body = node.childForFieldName('body');
        if (/\b(Parser|Args|Subcommand|StructOpt)\b/.test(derived)) {
          const isRoot = /\bParser\b/.test(derived);
          const name = node.childForFieldName('name')?.text ?? '';
          if (node.type === 'struct_item') types.set(name, readFields(body, isRoot));
          if (node.type === 'enum_item') types.set(name, readVariants(body, isRoot));
        } else if (node.type === 'mod_item' && body) readBlock(body);
      }
    };
    readBlock(root);
    return types;
  });

export interface CommandName {
  /** `cargo risczero build --manifest-path`, `rzup install`. */
  readonly path: string;
  readonly kind: 'command' | 'option';
}

/**
 * The commands and options of the program `program`, whose command line starts with the first of the types `roots`.
 * @param texts the Rust files of the program
 * @throws Error if it has none of them
 */
export async function commandNames(
  program: string,
  roots: readonly string[],
  texts: readonly string[],
): Promise<CommandName[]> {
  const types = new Map<string, ClapType>();
  for (const text of texts)
    for (const [name, type] of await readFile(text)) if (!types.has(name)) types.set(name, type);
  const names: CommandName[] = [];
  const list = (command: string, type: ClapType | undefined, seen: readonly ClapType[]) => {
    if (!type || seen.includes(type)) return;
    const inside = [...seen, type];
    for (const { long } of type.options) names.push({ path: `${command} --${long}`, kind: 'option' });
    for (const name of type.included) {
      if (types.has(name)) list(command, types.get(name), inside);
      else for (const long of fromClapCargo[name] ?? []) names.push({ path: `${command} --${long}`, kind: 'option' });
    }
    for (const { names: spelled, type: inner, inner: fields } of type.commands)
      for (const name of spelled) {
        names.push({ path: `${command} ${name}`, kind: 'command' });
        list(`${command} ${name}`, fields ?? types.get(inner), inside);
      }
  };
  const start = roots.map((name) => types.get(name)).find((type) => type !== undefined);
  if (!start) throw new Error(`${program} has no ${roots.join(' or ')}.`);
  list(program, start, []);
  return names;
}
