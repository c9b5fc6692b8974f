/**
 * The queries of the project and their right results. The authors' were written from the topics of the documentation
 * before search was tuned, and sections that also turned out to be right were added; the readers' were judged by
 * reading the pages; the real ones and those of issues are users' own words, with the thread that they are from, judged
 * before they were run. Entries for exactly the message or the name in a query were added when these got anchors. The
 * questions are users' words, too, each with the sections that answer it in full; words were written for them, but not
 * for the last ones. Off-topic queries should have no results, though many contain a word that the documentation has too.
 */
import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

const schema = z.strictObject({
  query: z.string(),
  class: z.enum([
    'identifier',
    'fragment',
    'typo',
    'prefix',
    'words',
    'question',
    'synonym',
    'error',
    'version',
    'nothing',
  ]),
  /** The page on which the query is typed; default: one of the latest version. */
  from: z.string().startsWith('/').optional(),
  /**
   * The right addresses, without the base; with an anchor if only that section is right, or `#` if only the beginning of
   * the page is. Empty: none is.
   */
  expected: z.array(z.string().startsWith('/')),
  /** Where the user's words are from: `owner/repository#number`, or an address. */
  source: z.string().min(1).optional(),
});

export type RelevanceQuery = z.infer<typeof schema>;

export interface QuerySets {
  readonly authors: readonly RelevanceQuery[];
  readonly readers: readonly RelevanceQuery[];
  readonly real: readonly RelevanceQuery[];
  readonly issues: readonly RelevanceQuery[];
  readonly questions: readonly RelevanceQuery[];
  readonly lastQuestions: readonly RelevanceQuery[];
  readonly offTopic: readonly string[];
}

/** The queries of the project at `root`. */
export function readQueries(root: string): QuerySets {
  const read = (name: string): unknown => JSON.parse(fs.readFileSync(path.join(root, 'bench/relevance', name), 'utf8'));
  const queries = (name: string) => z.array(schema).parse(read(name));
  return {
    authors: queries('author-queries.json'),
    readers: queries('reader-queries.json'),
    real: queries('real-queries.json'),
    issues: queries('issue-queries.json'),
    questions: queries('questions.json'),
    lastQuestions: queries('last-questions.json'),
    offTopic: z.array(z.string()).parse(read('off-topic.json')),
  };
}

/** The half of a readers' query, by a hash of its text: constants are tuned on one and checked on the other. */
export function halfOf(query: string): 'tune' | 'validate' {
  let hash = 7;
  for (let i = 0; i < query.length; i++) hash = (hash * 31 + query.charCodeAt(i)) >>> 0;
  return (hash >>> 3) % 2 ? 'validate' : 'tune';
}
