/** Addresses that pages had before they were topics: `content/moved.ts`. */
import { z } from 'zod';
import type { DeepReadonly } from '../../problems/schema.ts';

const address = z.string().regex(/^(\/[^/\s#?]+)+$/, 'an address is a path after a slash: /tech_faq');
const path = z.string().regex(/^[^/\s#?]+(\/[^/\s#?]+)*$/, 'a path has no slash at either end: guides/old');

export const movedSchema = z.strictObject({
  /** A former path below a version's root, and its topic, for all versions that have the topic. */
  paths: z.record(path, z.string().min(1)),
  /** Folders of the latest version that were served without its root: `guides` means `/guides` and all below it. */
  withoutRoot: z.array(path),
  /** A former address below the base path, and a link to the page that replaced it, in the link grammar of pages. */
  addresses: z.record(address, z.string().regex(/^(api:|\/(?!\/))[^\s#]+$/, 'an address leads to api:TOPIC or /PAGE')),
});

const given = z.record(z.string(), z.unknown()).catch({});

export function validMoved(value: unknown): Moved {
  const { paths, withoutRoot, addresses } = movedSchema.shape;
  const lists = given.parse(value);
  const valid = (schema: typeof paths, list: unknown) =>
    Object.assign({}, ...Object.entries(given.parse(list)).map(([from, to]) => schema.safeParse({ [from]: to }).data));
  return {
    paths: valid(paths, lists.paths),
    withoutRoot: withoutRoot.catch([]).parse(lists.withoutRoot),
    addresses: valid(addresses, lists.addresses),
  };
}

export type Moved = DeepReadonly<z.infer<typeof movedSchema>>;
