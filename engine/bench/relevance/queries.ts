/**
 * The queries and their right results. The authors' were written from the topics of the documentation before search was tuned, and sections
 * that also turned out to be right were added; the readers' were judged by reading the pages; off-topic queries should have no results,
 * though many contain a word that the documentation has too.
 */
import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { projectRoot } from '../../tests/paths.ts';

const schema = z.strictObject({
  query: z.string(),
  class: z.enum(['identifier', 'fragment', 'typo', 'prefix', 'words', 'question', 'synonym', 'error', 'version', 'nothing']),
  /** The page on which the query is typed; default: one of the latest version. */
  from: z.string().startsWith('/').optional(),
  /** The right addresses, without the base, with an anchor if only that section is right; empty if nothing should be found. */
  expected: z.array(z.string().startsWith('/')),
});

export type RelevanceQuery = z.infer<typeof schema>;

const read = (name: string): unknown => JSON.parse(fs.readFileSync(path.join(projectRoot, 'bench/relevance', name), 'utf8'));

export const authorQueries = z.array(schema).parse(read('author-queries.json'));
export const readerQueries = z.array(schema).parse(read('reader-queries.json'));
export const offTopic = z.array(z.string()).parse(read('off-topic.json'));

/** The half of the readers' queries that a query belongs to, by a hash of its text: constants are tuned on one half and checked on the other. */
export function halfOf(query: string): 'tune' | 'validate' {
  let hash = 7;
  for (let i = 0; i < query.length; i++) hash = (hash * 31 + query.charCodeAt(i)) >>> 0;
  return (hash >>> 3) % 2 ? 'validate' : 'tune';
}
