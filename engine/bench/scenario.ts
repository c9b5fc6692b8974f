/** What measurements do with the project: `bench/scenario.json` names its pages, queries, and edits. */
import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { MeasuredProject } from './project.ts';

const edited = z.strictObject({ page: z.string(), file: z.string() });

const schema = z.strictObject({
  /** Addresses of the pages that a reader reads in turn; each links to the next. */
  reading: z.array(z.string()).min(2),
  /** What the reader then searches for. */
  query: z.string(),
  /** What coding agents ask: searches, a page to read, and the version from which they upgrade. */
  agents: z.strictObject({ queries: z.array(z.string()).min(1), page: z.string(), oldest: z.string() }),
  /** Files that a writer edits, with a page that shows each. */
  edits: z.strictObject({
    paragraph: edited,
    term: edited,
    table: edited,
    island: z.strictObject({ page: z.string(), name: z.string() }),
  }),
});

export type Scenario = z.infer<typeof schema>;

export const readScenario = ({ root }: MeasuredProject): Scenario =>
  schema.parse(JSON.parse(fs.readFileSync(path.join(root, 'bench/scenario.json'), 'utf8')));
