/** What one Rust file declares: items with their visibility, re-exports, modules, and inherent implementations. */
import { createRequire } from 'node:module';
import treeSitter, { type Node, type Parser } from '@vscode/tree-sitter-wasm';

export type ItemKind = 'function' | 'type' | 'trait' | 'macro' | 'constant';

export interface Member {
  readonly name: string;
  readonly kind: 'method' | 'constant' | 'type' | 'variant' | 'field';
  readonly deprecated?: string;
  /** Its declaration without visibility and body, in one line. */
  readonly signature: string;
  /** Features of the crate that its attributes require, as in `#[cfg(feature = "std")]`. */
  readonly features?: readonly string[];
}

export interface Item {
  readonly name: string;
  readonly kind: ItemKind;
  readonly isPublic: boolean;
  readonly deprecated?: string;
  /** Like that of a member; that of a type is its name with its parameters. */
  readonly signature: string;
  readonly features?: readonly string[];
  /** What is reached through the item. Methods of `impl` blocks are added when the crate is put together. */
  readonly members: Member[];
}

/** `pub use a::b as c`; `name` is `*` for a glob. */
export interface Use {
  readonly path: readonly string[];
  readonly name: string;
  readonly isPublic: boolean;
  /** Features of the crate that its attributes require. */
  readonly features?: readonly string[];
}

export interface Implementation {
  readonly type: readonly string[];
  readonly members: readonly Member[];
}

export interface ModuleDeclaration {
  readonly name: string;
  readonly isPublic: boolean;
  /** The file in `#[path = "…"]`. */
  readonly file?: string;
  /** The declarations between braces; undefined if the module is a file of its own. */
  readonly inline?: Declarations;
}

export interface Declarations {
  readonly items: Item[];
  readonly uses: Use[];
  readonly implementations: Implementation[];
  readonly modules: ModuleDeclaration[];
}

let rust: Promise<Parser> | undefined;

async function startParser(): Promise<Parser> {
  await treeSitter.Parser.init();
  const grammar = createRequire(import.meta.url).resolve('@vscode/tree-sitter-wasm/wasm/tree-sitter-rust.wasm');
  return new treeSitter.Parser().setLanguage(await treeSitter.Language.load(grammar));
}

/** Parses Rust and passes the root of the tree, which is freed afterwards. */
export async function withTree<T>(text: string, read: (root: Node) => T): Promise<T> {
  rust ??= startParser();
  const tree = (await rust).parse(text);
  if (!tree) throw new Error('The Rust parser gave no tree.');
  try {
    return read(tree.rootNode);
  } finally {
    tree.delete();
  }
}

/** The text of an attribute without `#[` and `]`, such as `cfg(test)`. */
const attributeText = (node: Node) => node.text.replace(/^#!?\[|\]$/g, '');

const isTestOnly = (attributes: readonly string[]) =>
  attributes.some((text) => /^test\b|^cfg\s*\(\s*(all\s*\(\s*)?test\b/.test(text));
const isHidden = (attributes: readonly string[]) => attributes.some((text) => /^doc\s*\(\s*hidden\s*\)/.test(text));

/** Its note in one line; empty if it has none. */
function deprecation(attributes: readonly string[]): { readonly deprecated?: string } {
  const text = attributes.find((attribute) => /^deprecated\b/.test(attribute));
  if (text === undefined) return {};
  const note = /note\s*=\s*"((?:[^"\\]|\\[\s\S])*)"/.exec(text)?.[1] ?? /^deprecated\s*=\s*"([^"]*)"/.exec(text)?.[1];
  return { deprecated: (note ?? '').replace(/\\\s+/g, '').replace(/\s+/g, ' ') };
}

/** Features that an item can't do without; those in `any(…)` and `not(…)` aren't. */
function required(attributes: readonly string[]): { readonly features?: readonly string[] } {
  const conditions = attributes.filter((text) => /^cfg\b/.test(text) && !/\b(any|not)\s*\(/.test(text));
  const features = conditions.flatMap((text) =>
    [...text.matchAll(/\bfeature\s*=\s*"([^"]+)"/g)].map(([, name = '']) => name),
  );
  // An attribute of the crate `stability` hides an item unless the feature is on.
  if (attributes.some((text) => /^stability::unstable\b/.test(text))) features.push('unstable');
  return features.length ? { features } : {};
}

/** In one line, as the formatter of Rust would write it if lines had no end. */
const inOneLine = (text: string) =>
  text
    .replace(/\/\/[^\n]*/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/,? ([)\]>])/g, '$1')
    .replace(/([([<]) /g, '$1')
    .replace(/([(,] ?)mut (?=\w+[:),])/g, '$1')
    .replace(/[,;]? ?$/, '')
    .trim();

/** The declaration of `node`: everything between its visibility and its body. */
function signatureOf(node: Node): string {
  const before = node.namedChildren.find((child) => child?.type === 'visibility_modifier');
  const body = node.type === 'enum_variant' ? null : (node.childForFieldName('body') ?? null);
  const text = node.text.slice(
    before ? before.endIndex - node.startIndex : 0,
    body ? body.startIndex - node.startIndex : undefined,
  );
  return inOneLine(text);
}

/** The children of a block that count, each with the attributes before it. */
export function* declared(block: Node): Generator<{ readonly node: Node; readonly attributes: readonly string[] }> {
  let attributes: string[] = [];
  for (const node of block.namedChildren) {
    if (!node || node.type.endsWith('comment')) continue;
    if (node.type === 'attribute_item') attributes.push(attributeText(node));
    else {
      if (!isTestOnly(attributes) && !isHidden(attributes)) yield { node, attributes };
      attributes = [];
    }
  }
}

const visibility = (node: Node) => node.namedChildren.find((child) => child?.type === 'visibility_modifier')?.text;
const isPublic = (node: Node) => visibility(node) === 'pub';
const nameOf = (node: Node) => node.childForFieldName('name')?.text.replace(/^r#/, '') ?? '';

const segments = (path: string) =>
  path
    .replace(/<[\s\S]*>/g, '')
    .split('::')
    .map((segment) => segment.trim());

function usesOf(node: Node, before: readonly string[], isPublicUse: boolean): Use[] {
  switch (node.type) {
    case 'use_as_clause': {
      const path = [...before, ...segments(node.childForFieldName('path')?.text ?? '')];
      return [{ path, name: node.childForFieldName('alias')?.text ?? '', isPublic: isPublicUse }];
    }
    case 'use_wildcard':
      return [
        { path: [...before, ...segments(node.namedChildren[0]?.text ?? 'self')], name: '*', isPublic: isPublicUse },
      ];
    case 'scoped_use_list': {
      const path = node.childForFieldName('path');
      const list = node.childForFieldName('list');
      return list ? usesOf(list, [...before, ...(path ? segments(path.text) : [])], isPublicUse) : [];
    }
    case 'use_list':
      return node.namedChildren.flatMap((child) =>
        child && !child.type.endsWith('comment') ? usesOf(child, before, isPublicUse) : [],
      );
    default: {
      const path = [...before, ...segments(node.text)];
      // `a::{self}` is `a`.
      if (path.at(-1) === 'self' && path.length > 1) path.pop();
      return [{ path, name: path.at(-1) ?? '', isPublic: isPublicUse }];
    }
  }
}

const memberOf = (node: Node, attributes: readonly string[], kind: Member['kind']): Member => ({
  name: nameOf(node),
  kind,
  signature: signatureOf(node),
  ...deprecation(attributes),
  ...required(attributes),
});

/** Members of a block: those of a trait all count, and those of an `impl` only if they are public. */
function blockMembers(block: Node | null, isTrait: boolean): Member[] {
  if (!block) return [];
  return [...declared(block)].flatMap(({ node, attributes }): Member[] => {
    if (!isTrait && !isPublic(node)) return [];
    const kinds: Readonly<Record<string, Member['kind']>> = {
      function_item: 'method',
      function_signature_item: 'method',
      const_item: 'constant',
      associated_type: 'type',
    };
    const kind = kinds[node.type];
    return kind ? [memberOf(node, attributes, kind)] : [];
  });
}

function fields(body: Node | null, kind: 'variant' | 'field'): Member[] {
  if (!body) return [];
  return [...declared(body)].flatMap(({ node, attributes }): Member[] =>
    node.type === 'enum_variant' || (node.type === 'field_declaration' && isPublic(node))
      ? [memberOf(node, attributes, kind)]
      : [],
  );
}

/** The type that `#[derive(Builder)]` of derive_builder adds: setters for all fields, `build`, and `default`. */
function derivedBuilder(node: Node, attributes: readonly string[], type: Item): Item[] {
  if (!attributes.some((text) => /^derive\s*\([^)]*\bBuilder\b/.test(text))) return [];
  const body = node.childForFieldName('body');
  const setters = body ? [...declared(body)].filter(({ node: field }) => field.type === 'field_declaration') : [];
  const isSkipped = (texts: readonly string[]) =>
    texts.some((text) => /^builder\b[\s\S]*setter\s*\(\s*skip|^builder\s*\(\s*skip/.test(text));
  const setterOf = ({ node: field, attributes: texts }: (typeof setters)[number]): Member => {
    const has = (option: string) => texts.some((text) => new RegExp(`^builder\\b.*\\b${option}\\b`, 's').test(text));
    const written = inOneLine(field.childForFieldName('type')?.text ?? '');
    const value = has('strip_option') ? (/^Option<(.*)>$/.exec(written)?.[1] ?? written) : written;
    const name = nameOf(field);
    const parameter = has('into') ? `impl Into<${value}>` : value;
    return { name, kind: 'method', signature: `fn ${name}(&mut self, value: ${parameter}) -> &mut Self` };
  };
  const build = `fn build(&self) -> Result<${type.name}, ${type.name}BuilderError>`;
  return [
    {
      name: `${type.name}Builder`,
      kind: 'type',
      isPublic: type.isPublic,
      signature: `struct ${type.name}Builder`,
      members: [
        ...setters.filter((field) => !isSkipped(field.attributes)).map(setterOf),
        { name: 'build', kind: 'method', signature: build },
      ],
    },
  ];
}

/** The names that the macro `duplicate_item` gives to what is written once as `name`. */
function duplicates(name: string, attributes: readonly string[]): string[] {
  const written = attributes.filter((text) => /\bduplicate_item\b/.test(text)).join(' ');
  const given = [...written.matchAll(new RegExp(`\\b${name}\\s*\\[\\s*(\\w+)\\s*\\]`, 'g'))].map(
    (match) => match[1] ?? '',
  );
  return given.length ? [...new Set(given)] : [name];
}

const itemKinds: Readonly<Record<string, ItemKind>> = {
  function_item: 'function',
  struct_item: 'type',
  enum_item: 'type',
  union_item: 'type',
  type_item: 'type',
  trait_item: 'trait',
  const_item: 'constant',
  static_item: 'constant',
};

function itemOf(node: Node, attributes: readonly string[], kind: ItemKind): Item {
  const body = node.childForFieldName('body');
  const members =
    node.type === 'trait_item'
      ? blockMembers(body, true)
      : node.type === 'enum_item'
        ? fields(body, 'variant')
        : node.type === 'struct_item'
          ? fields(body, 'field')
          : [];
  return {
    name: nameOf(node),
    kind,
    isPublic: isPublic(node),
    members,
    signature: signatureOf(node),
    ...deprecation(attributes),
    ...required(attributes),
  };
}

/** What the branches of `cfg_if!` declare; a macro's braces are not parsed with the rest. */
const branches = (node: Node): string[] =>
  (node.namedChildren.find((child) => child?.type === 'token_tree')?.namedChildren ?? []).flatMap((child) =>
    child?.type === 'token_tree' && child.text.startsWith('{') ? [child.text.slice(1, -1)] : [],
  );

function readDeclarations(block: Node): { readonly found: Declarations; readonly inMacros: readonly string[] } {
  const found: Declarations = { items: [], uses: [], implementations: [], modules: [] };
  const inMacros: string[] = [];
  for (const { node, attributes } of declared(block)) {
    const kind = itemKinds[node.type];
    if (kind) {
      const item = itemOf(node, attributes, kind);
      found.items.push(item, ...derivedBuilder(node, attributes, item));
    } else if (node.type === 'use_declaration') {
      const argument = node.childForFieldName('argument');
      if (argument)
        found.uses.push(...usesOf(argument, [], isPublic(node)).map((use) => ({ ...use, ...required(attributes) })));
    } else if (node.type === 'impl_item' && !node.childForFieldName('trait')) {
      const type = segments(node.childForFieldName('type')?.text ?? '');
      found.implementations.push({ type, members: blockMembers(node.childForFieldName('body'), false) });
    } else if (node.type === 'mod_item') {
      const body = node.childForFieldName('body');
      const inner = body && readDeclarations(body);
      const file = attributes.map((text) => /^path\s*=\s*"([^"]+)"/.exec(text)?.[1]).find(Boolean);
      for (const name of duplicates(nameOf(node), attributes))
        found.modules.push({
          name,
          isPublic: isPublic(node),
          ...(inner ? { inline: inner.found } : {}),
          ...(file ? { file } : {}),
        });
    } else if (node.type === 'macro_definition' && attributes.some((text) => /^macro_export\b/.test(text))) {
      found.items.push({
        name: nameOf(node),
        kind: 'macro',
        isPublic: true,
        members: [],
        signature: `macro_rules! ${nameOf(node)}`,
        ...deprecation(attributes),
      });
    } else {
      const macro = node.type === 'expression_statement' ? node.namedChildren[0] : node;
      if (macro?.type === 'macro_invocation' && /(^|::)cfg_if$/.test(macro.childForFieldName('macro')?.text ?? ''))
        inMacros.push(...branches(macro));
    }
  }
  return { found, inMacros };
}

/** Reads a file. What macros generate is not seen, except for `cfg_if!` and `derive(Builder)`. */
export async function readRust(text: string): Promise<Declarations> {
  const { found, inMacros } = await withTree(text, readDeclarations);
  for (const branch of inMacros) {
    const inner = await readRust(branch);
    found.items.push(...inner.items);
    found.uses.push(...inner.uses);
    found.implementations.push(...inner.implementations);
    found.modules.push(...inner.modules);
  }
  return found;
}
