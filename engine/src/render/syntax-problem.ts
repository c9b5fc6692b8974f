import { z } from 'zod';
import { Problem } from '../problems/problem.ts';

/** Positions in messages of the MDX parser: `(3:1-3:7)`, `3:1`. They are relative to the body. */
const position = /\(?\b(\d+):\d+(?:-\d+:\d+)?\)?/g;

/** Remedies by the parser's message. */
const remedies: readonly (readonly [pattern: RegExp, remedy: string])[] = [
  [/closing slash/, 'Open the element first, or remove its closing tag.'],
  [/comment in MDX/, 'Write {/* … */} for a comment. In prose, write \\< for a literal less-than sign.'],
  [
    /import\/exports/,
    'Pages have no import or export: the vocabulary is always available. Remove the line, or reword its start.',
  ],
  [/closing tag/, 'Close the element, and put blank lines around the Markdown inside it.'],
  [
    /acorn|expression|brace/,
    'In prose, write \\{ for a literal brace. An explicit anchor is [#anchor], not {#anchor}.',
  ],
  [/attribute/, 'Attributes are name="text" or name={13}.'],
];
const generalRemedy = 'In prose, write \\{ and \\< for a literal brace or less-than sign.';

/** What errors of the parser have, each in one of several versions of it. */
const parserError = z.object({
  reason: z.string().optional(),
  line: z.number().nullish(),
  place: z.object({ start: z.object({ line: z.number() }).optional(), line: z.number().optional() }).nullish(),
});

/**
 * Converts a syntax error to a Problem with lines that count from the start of the file.
 * @param error thrown by the parser
 * @param bodyLine line of the file on which the body starts
 */
export function syntaxProblem(error: unknown, file: string, bodyLine: number): Problem {
  const { reason = String(error), line, place } = parserError.safeParse(error).data ?? {};
  const inBody =
    line ?? place?.start?.line ?? place?.line ?? Number([...reason.matchAll(position)][0]?.[1] ?? Number.NaN);
  const said = reason.replace(position, (_, at: string) => `(line ${Number(at) + bodyLine - 1})`);
  return new Problem(`The page is not valid MDX: ${said}.`, {
    place: { file, ...(Number.isNaN(inBody) ? {} : { line: inBody + bodyLine - 1 }) },
    remedy: remedies.find(([pattern]) => pattern.test(reason))?.[1] ?? generalRemedy,
    cause: error,
  });
}
