import { z } from 'zod';
import type { DeepReadonly } from '../problems/schema.ts';

const see = 'see is api:TOPIC or /PAGE';

const term = z.strictObject({
  /** What `term:ID` names, and the anchor on the terminology page. */
  id: z.string().regex(/^[a-z0-9-]+$/, 'the id of a term is lower-case words, digits, and hyphens'),
  /** Anchors under which the terminology page used to list the term; links to them still lead here. */
  anchors: z.array(z.string()).optional(),
  term: z.string().min(1),
  /** Other spellings and forms, for search and for the terminology page. */
  aliases: z.array(z.string()),
  definition: z.string().min(1),
  /** Where to read on: a topic of the API documentation or an unversioned page. */
  see: z
    .templateLiteral([z.enum(['api:', '/']), z.string()], see)
    .refine((link) => /^(api:|\/(?!\/))\S+$/.test(link), see)
    .optional(),
});

export const glossarySchema = z.array(term);
export type GlossaryEntry = DeepReadonly<z.infer<typeof term>>;

const named = z.looseObject({ id: z.string() });

/** The terms without mistakes; of the others, only the id, so that links to them are not broken. */
export const validTerms = (value: unknown): GlossaryEntry[] =>
  z
    .array(z.unknown())
    .catch([])
    .parse(value)
    .flatMap((given): GlossaryEntry[] => {
      const valid = term.safeParse(given);
      if (valid.success) return [valid.data];
      const { data } = named.safeParse(given);
      return data ? [{ id: data.id, term: data.id, aliases: [], definition: '…' }] : [];
    });
