/** Schemas of the exports of the modules in `content/`. */
import { z } from 'zod';
import { type ProblemCollector, withProblems } from '../problems/collect.ts';
import { Problem } from '../problems/problem.ts';
import { issueSentence, validated } from '../problems/schema.ts';
import type { ProjectModules } from './project.ts';

const isWeb = (href: string) => /^https?:\/\/\S+$/.test(href);

const entry: z.ZodType = z.lazy(() =>
  z.union(
    [
      z.string().min(1),
      z.strictObject({ link: z.string().min(1), href: z.string().refine(isWeb, 'a link of a sidebar is a full https:// address') }),
      z.strictObject({ heading: z.string().min(1) }),
      z.strictObject({ category: z.string().min(1), doc: z.string().optional(), items: z.array(entry) }),
    ],
    'an entry is a page, { link, href: "https://…" }, { heading }, or { category, items }',
  ),
);
const sidebars = z.array(z.strictObject({ name: z.string().min(1), versions: z.string().optional(), items: z.array(entry) }));
const glossary = z.array(
  z.strictObject({
    id: z.string().regex(/^[a-z0-9-]+$/, 'the id of a term is lower-case words, digits, and hyphens'),
    anchors: z.array(z.string()).optional(),
    term: z.string().min(1),
    aliases: z.array(z.string()),
    definition: z.string().min(1),
    see: z
      .string()
      .regex(/^(api:|\/(?!\/))\S+$/, 'see is api:TOPIC or /PAGE')
      .optional(),
  }),
);

/** A function that loads an island; the island is validated when a page uses it. */
const islands = z.record(
  z.string(),
  z.custom((value) => typeof value === 'function', 'an island is () => import(…)'),
);

const address = z.string().regex(/^\/[^/]\S*$/, 'an address starts with a slash: /tech_faq');
const movedSchema = z.strictObject({
  paths: z.record(z.string(), z.string().min(1)),
  withoutRoot: z.array(z.string().min(1)),
  addresses: z.record(address, z.string().regex(/^(api:|\/(?!\/))\S+$/, 'an address leads to api:TOPIC or /PAGE')),
});

/** Schemas by export name, except for `versions` and `config`, which have schemas in their own folders. */
const schemas = {
  versions: ['content/versions.ts', z.array(z.unknown()).min(1, 'there is no version')],
  sidebars: ['content/sidebars.ts', sidebars.nullable()],
  glossary: ['content/glossary.ts', glossary],
  formerAnchors: ['content/former-anchors.ts', z.array(z.string())],
  moved: ['content/moved.ts', movedSchema],
  factTitles: ['content/versions.ts', z.record(z.string(), z.string().min(1))],
  islands: ['content/islands/index.ts', islands],
} as const;

/** What takes the place of a value with mistakes, so that the rest of the project can be checked. */
const fallbacks = {
  sidebars: null,
  glossary: [],
  formerAnchors: [],
  moved: { paths: {}, withoutRoot: [], addresses: {} },
  factTitles: {},
  islands: {},
} as const;

/** The value of an export whose module could not be read, which has been reported. */
export const unread = Symbol('unread');

/** The terms without mistakes; of the others, only the id, so that links to them are not broken. */
function validTerms(value: unknown): unknown {
  const named = z.looseObject({ id: z.string() });
  return z
    .array(z.unknown())
    .catch([])
    .parse(value)
    .flatMap((term) => {
      if (glossary.element.safeParse(term).success) return [term];
      const { data } = named.safeParse(term);
      return data ? [{ id: data.id, term: data.id, aliases: [], definition: '…' }] : [];
    });
}

/**
 * Validates what the modules export. Values with mistakes are replaced, except for those of versions and configuration.
 * @param given receives the mistakes; without it, they are thrown
 */
export const checkModules = (modules: { readonly [Name in keyof ProjectModules]: unknown }, given?: ProblemCollector): ProjectModules =>
  withProblems(given, (problems) => {
    const checked: Record<string, unknown> = { ...modules };
    for (const [name, [file, schema]] of Object.entries(schemas)) {
      const value = modules[name as keyof typeof schemas];
      const replacement = name === 'glossary' ? validTerms(value) : fallbacks[name as keyof typeof fallbacks];
      if (value === unread) {
        checked[name] = replacement;
        continue;
      }
      const result = problems.attempt(() => {
        if (value === undefined)
          throw new Problem(`The module exports no \`${name}\`.`, { place: { file }, remedy: `export const ${name} = …;` });
        validated<unknown>(
          schema,
          value,
          (issue) =>
            new Problem(`\`${[name, ...issue.path].join('.')}\` is invalid: ${issueSentence({ ...issue, path: [] })}.`, {
              place: { file, path: [name, ...issue.path, ...(issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [])] },
              remedy: 'The comment at the top of the file, and its types, say what is allowed.',
            }),
        );
        return true;
      });
      if (!result) checked[name] = replacement;
    }
    return checked as unknown as ProjectModules;
  });
