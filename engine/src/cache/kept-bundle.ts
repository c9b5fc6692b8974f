/** Bundles that an earlier build made of the same files. */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { z } from 'zod';
import type { Store } from './store.ts';

/** A bundle as text, and the files that it was made of. */
export interface Bundle {
  readonly text: string;
  readonly inputs: Iterable<string>;
}

const keptBundleSchema = z.object({ inputs: z.array(z.tuple([z.string(), z.string()])), text: z.string() });

/** The hash of a file; '' if there is none. */
const fileHash = (file: string): string =>
  fs.existsSync(file) && fs.statSync(file).isFile()
    ? createHash('sha256').update(fs.readFileSync(file)).digest('hex')
    : '';

/**
 * The bundle that was made for this key, unless one of its files has changed since; otherwise makes and keeps it.
 * @param key everything that the bundle depends on besides its files
 */
export async function keptBundle(store: Store, key: readonly string[], make: () => Promise<Bundle>): Promise<string> {
  const before = store.read(key);
  const kept = before === undefined ? undefined : keptBundleSchema.parse(JSON.parse(before));
  if (kept?.inputs.every(([file, hash]) => fileHash(file) === hash)) return kept.text;
  const { text, inputs } = await make();
  const entry: z.infer<typeof keptBundleSchema> = {
    inputs: [...new Set(inputs)].map((file) => [file, fileHash(file)]),
    text,
  };
  store.write(key, JSON.stringify(entry));
  return text;
}
