/**
 * Queries of readers: 162 queries with the page on which they are typed and the results that were judged right by reading the pages.
 * `tune` is one half of them, `validate` the other: constants are tuned on one and checked on the other.
 */
import fs from 'node:fs';
import { z } from 'zod';
import type { RelevanceQuery } from './queries.ts';

const schema = z.array(
  z.strictObject({ q: z.string(), class: z.string(), ok: z.array(z.string().startsWith('/')), from: z.string().optional() }),
);

export const readerClasses = [
  'identifier',
  'fragment',
  'typo',
  'prefix',
  'words',
  'question',
  'synonym',
  'error',
  'version',
  'none',
] as const;

const source = new URL('./reader-queries.json', import.meta.url);

export const readerQueries: readonly RelevanceQuery[] = schema
  .parse(JSON.parse(fs.readFileSync(source, 'utf8')))
  .map(({ q, class: name, ok, from }) => ({ query: q, class: name, expected: ok, ...(from ? { from } : {}) }));

/** The half that a query belongs to, by a hash of its text. */
export function halfOf(query: string): 'tune' | 'validate' {
  let hash = 7;
  for (let i = 0; i < query.length; i++) hash = (hash * 31 + query.charCodeAt(i)) >>> 0;
  return (hash >>> 3) % 2 ? 'validate' : 'tune';
}
