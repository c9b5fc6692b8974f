/** Checks the exports of the modules in `content/`. */
import { z } from 'zod';
import { type ProblemCollector, withProblems } from '../problems/collect.ts';
import { Problem } from '../problems/problem.ts';
import { issueSentence, validated } from '../problems/schema.ts';
import { glossarySchema, validTerms } from './glossary.ts';
import { movedSchema } from './moved.ts';
import type { ProjectModules } from './project.ts';
import { sidebarsSchema } from './sidebar-source.ts';

const isFunction = (value: unknown) => typeof value === 'function';

/** A function that loads an island; the island is validated when a page uses it. */
const islandsSchema = z.record(
  z.string(),
  z.custom<() => Promise<{ Island?: unknown }>>(isFunction, 'an island is () => import(…)'),
);

const isSchema = (value: unknown) => typeof value === 'object' && value !== null && 'safeParse' in value;
const islandsAboutSchema = z.record(
  z.string(),
  z.strictObject({
    summary: z.string().min(1),
    props: z.custom<z.ZodType>(isSchema, 'the props of an island are a schema: z.strictObject({ … })'),
  }),
);

/** An export of a module, by its name there. */
interface Export<T> {
  readonly file: string;
  readonly name: string;
  readonly schema: z.ZodType<T>;
  /** What takes the place of a value with mistakes, so that the rest of the project can be checked. */
  readonly fallback: (value: unknown) => T;
}

const exported = <T>(file: string, name: string, schema: z.ZodType<T>, fallback: Export<T>['fallback']): Export<T> => ({
  file: `content/${file}`,
  name,
  schema,
  fallback,
});

/** All exports except for `config`. The rows of the versions have their schema in their own folder. */
const exports = {
  versions: exported('versions.ts', 'versions', z.array(z.unknown()).min(1, 'there is no version'), () => []),
  sidebars: exported('sidebars.ts', 'sidebars', sidebarsSchema, () => null),
  glossary: exported('glossary.ts', 'glossary', glossarySchema, validTerms),
  formerAnchors: exported('former-anchors.ts', 'formerAnchors', z.array(z.string()), () => []),
  moved: exported('moved.ts', 'moved', movedSchema, () => ({ paths: {}, withoutRoot: [], addresses: {} })),
  factTitles: exported('versions.ts', 'factTitles', z.record(z.string(), z.string().min(1)), () => ({})),
  islands: exported('islands/index.ts', 'islands', islandsSchema, () => ({})),
  islandsAbout: exported('islands/about.ts', 'about', islandsAboutSchema, () => ({})),
};

/** The value of an export whose module could not be read, which has been reported. */
export const unread = Symbol('unread');

/** What the modules export; extensions and tables have been validated where they are loaded. */
export type GivenModules = Pick<ProjectModules, 'config' | 'linkSchemes' | 'code' | 'tables'> &
  Readonly<Record<keyof typeof exports, unknown>>;

/**
 * Validates what the modules export. Values with mistakes are replaced.
 * @param given receives the mistakes; without it, they are thrown
 */
export const checkModules = (modules: GivenModules, given?: ProblemCollector): ProjectModules =>
  withProblems(given, (problems) => {
    const checked = <T>({ file, name, schema, fallback }: Export<T>, value: unknown): T => {
      if (value === unread) return fallback(value);
      const result = problems.attempt(() => {
        if (value === undefined)
          throw new Problem(`The module exports no \`${name}\`.`, {
            place: { file },
            remedy: `export const ${name} = …;`,
          });
        const valid = validated(
          schema,
          value,
          (issue) =>
            new Problem(
              `\`${[name, ...issue.path].join('.')}\` is invalid: ${issueSentence({ ...issue, path: [] })}.`,
              {
                place: {
                  file,
                  path: [name, ...issue.path, ...(issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [])],
                },
                remedy: 'The comment at the top of the file, and its types, say what is allowed.',
              },
            ),
        );
        return { valid };
      });
      return result ? result.valid : fallback(value);
    };
    const { config, linkSchemes, code, tables } = modules;
    return {
      config,
      linkSchemes,
      code,
      tables,
      versions: checked(exports.versions, modules.versions),
      sidebars: checked(exports.sidebars, modules.sidebars),
      glossary: checked(exports.glossary, modules.glossary),
      formerAnchors: checked(exports.formerAnchors, modules.formerAnchors),
      moved: checked(exports.moved, modules.moved),
      factTitles: checked(exports.factTitles, modules.factTitles),
      islands: checked(exports.islands, modules.islands),
      islandsAbout: checked(exports.islandsAbout, modules.islandsAbout),
    };
  });
