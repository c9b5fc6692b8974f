/** The words of a project: the terms of its glossary, and `content/synonyms.txt`, for search. */
import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { ProblemCollector } from '../../problems/collect.ts';
import { Problem } from '../../problems/problem.ts';
import type { DeepReadonly } from '../../problems/schema.ts';
import { plainText } from '../../problems/schema.ts';
import { readSourceFile } from '../files/source-file.ts';

const see = {
  error({ input }: { readonly input?: unknown }) {
    const id = String(input).replace(/^\//, '');
    if (!/^[\w/-]+$/.test(id)) return 'see is api:TOPIC or /PAGE';
    return `write api:${id} for a page with versions, /${id} for another one`;
  },
};

const term = z.strictObject({
  /** What `term:ID` names, and the anchor on the terminology page. */
  id: z.string().regex(/^[a-z0-9-]+$/, 'the id of a term is lower-case words, digits, and hyphens'),
  /** Anchors under which the terminology page used to list the term; links to them still lead here. */
  anchors: z.array(z.string()).optional(),
  term: plainText,
  /** Other spellings and forms, for search and for the terminology page. */
  aliases: z.array(plainText),
  /** What readers type when they mean the term, in words that it lacks, with commas between phrases: for search alone. */
  askedAs: plainText.optional(),
  definition: plainText,
  /** Where to read on: a topic of the API documentation or an unversioned page. */
  see: z
    .templateLiteral([z.enum(['api:', '/']), z.string()], see)
    .refine((link) => /^(api:|\/(?!\/))\S+$/.test(link), see)
    .optional(),
});

export const glossarySchema = z.array(term).superRefine((terms, { addIssue }) => {
  for (const [index, { id }] of terms.entries())
    if (terms.findIndex((other) => other.id === id) < index)
      addIssue({ code: 'custom', path: [index, 'id'], message: `the id "${id}" is there twice` });
});
export type GlossaryEntry = DeepReadonly<z.infer<typeof term>>;

const named = z.looseObject({ id: z.string() });

/** The terms without mistakes; of the others, only the id, so that links to them are not broken. */
export const validTerms = (value: unknown): GlossaryEntry[] =>
  z
    .array(z.unknown())
    .catch([])
    .parse(value)
    .flatMap((given, index, terms): GlossaryEntry[] => {
      // A term that is there twice is a mistake of its own.
      const id = named.safeParse(given).data?.id;
      if (terms.findIndex((other) => named.safeParse(other).data?.id === id) < index) return [];
      const valid = term.safeParse(given);
      if (valid.success) return [valid.data];
      return id === undefined ? [] : [{ id, term: id, aliases: [], definition: '…' }];
    });

const synonymsFile = 'content/synonyms.txt';

const form = /^[a-z\d]+(?: [a-z\d]+)*: [a-z\d-]+(?: [a-z\d-]+)*$/;

/**
 * Reads the synonyms of the project at `root`, a line each. A line has words that readers search for, a colon, and the
 * words of pages that a query with one of them also finds, or starts with # as a comment. Mistakes go to `problems`.
 */
export function readSynonyms(root: string, problems: ProblemCollector): readonly string[] {
  const file = path.join(root, synonymsFile);
  if (!fs.existsSync(file)) return [];
  const lineOf = new Map<string, number>();
  const synonyms: string[] = [];
  for (const [i, text] of readSourceFile(root, synonymsFile).split('\n').entries()) {
    if (!text.trim() || text.startsWith('#')) continue;
    const place = { file: synonymsFile, line: i + 1 };
    if (!form.test(text)) {
      const remedy = 'Write lower-case words, a colon and a space, and the words of pages: "cloud server: remote".';
      problems.add(new Problem(`"${text}" is not a line of synonyms.`, { place, remedy }));
      continue;
    }
    for (const word of text.slice(0, text.indexOf(':')).split(' ')) {
      const line = lineOf.get(word);
      if (line)
        problems.add(
          new Problem(`"${word}" has synonyms in line ${line} too.`, { place, remedy: 'Put them in one line.' }),
        );
      lineOf.set(word, i + 1);
    }
    synonyms.push(text);
  }
  return synonyms;
}
