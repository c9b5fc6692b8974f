/** The build's files. Only Node imports the schema: browsers use the types, and the checks of `data-checks.ts`. */
import { z } from 'zod';
import type { DeepReadonly } from '../problems/schema.ts';

const setFiles = z.object({
  meta: z.string(),
  /**
   * The first part of the version's search index, which names the others (see `search/index/digest.ts`); for the
   * unversioned pages, the latest version's.
   */
  digest: z.string(),
});

/** It is served twice: under a name with its hash for the client, and under a fixed name that reveals a new build. */
export const manifestSchema = z.object({
  build: z.string(),
  sets: z.record(z.string(), setFiles),
  latest: z.string(),
  /** Labels of the versions that are no longer maintained. A site that was built before has no list. */
  unmaintained: z.array(z.string()).default([]),
  /** By label, what every page of a version says first. A site that was built before has none. */
  notices: z.record(z.string(), z.array(z.string())).default({}),
  starts: z.record(z.string(), z.string()),
  /** By label, the address of the version's whole search index, for programs. */
  wholeDigests: z.record(z.string(), z.string()),
  /** Address of the glossary: by id, the term and its definition. */
  glossary: z.string(),
  versionWords: z.string(),
});

export type SetFiles = DeepReadonly<z.infer<typeof setFiles>>;
export type Manifest = DeepReadonly<z.infer<typeof manifestSchema>>;
