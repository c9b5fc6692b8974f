/** Cargo manifests: reading, merging, and writing them. */
import { Problem } from 'onesource/tools';
import { parse, stringify } from 'smol-toml';
import { z } from 'zod';

const dependency = z.union([
  z.string(),
  z.looseObject({ version: z.string().optional(), path: z.string().optional() }),
]);
const dependencies = z.record(z.string(), dependency);

/** What the checks read of a manifest; everything else stays as it is. */
const schema = z.looseObject({
  package: z
    .looseObject({
      name: z.string(),
      metadata: z
        .looseObject({ risc0: z.looseObject({ methods: z.array(z.string()).optional() }).optional() })
        .optional(),
    })
    .optional(),
  workspace: z.looseObject({}).optional(),
  dependencies: dependencies.optional(),
  'build-dependencies': dependencies.optional(),
  'dev-dependencies': dependencies.optional(),
  target: z.record(z.string(), z.looseObject({ dependencies: dependencies.optional() })).optional(),
  patch: z.record(z.string(), dependencies).optional(),
  bin: z.array(z.looseObject({ name: z.string().optional(), path: z.string().optional() })).optional(),
});

export type ParsedManifest = z.infer<typeof schema>;
export type CargoDependency = z.infer<typeof dependency>;
export interface TomlTable {
  readonly [key: string]: unknown;
}

/** @throws Problem if the text is no manifest */
export function parseManifest(text: string): ParsedManifest {
  try {
    return schema.parse(parse(text));
  } catch (cause) {
    throw new Problem('The manifest is not valid TOML, or not a manifest.', {
      remedy: 'See https://doc.rust-lang.org/cargo/reference/manifest.html.',
      cause,
    });
  }
}

export const manifestText = (manifest: TomlTable): string => stringify(manifest);

const isTable = (value: unknown): value is TomlTable =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** `added` over `base`, table by table. */
const merged = (base: TomlTable, added: TomlTable): TomlTable => ({
  ...base,
  ...Object.fromEntries(
    Object.entries(added).map(([key, value]) => {
      const before = base[key];
      if (typeof before === 'string' && isTable(value)) return [key, { version: before, ...withoutAny(value) }];
      return [key, isTable(before) && isTable(value) ? merged(before, withoutAny(value)) : value];
    }),
  ),
});

/** A dependency that is there keeps its version when `cargo add` names none. */
const withoutAny = ({ version, ...rest }: TomlTable): TomlTable =>
  version === undefined || version === '*' ? rest : { version, ...rest };

/** The manifest `text` with further tables. */
export const mergeManifest = (text: string, added: TomlTable): string => manifestText(merged(parse(text), added));
