/** What a project adds to the engine: the exports of its `site.extensions.ts`, all optional. */
import { z } from 'zod';
import type { VersionLabel } from '../../model/version-label.ts';
import { Problem } from '../../problems/problem.ts';
import { issuePath, issueSentence, validated } from '../../problems/schema.ts';

export interface LinkContext {
  /** A fact of the page's version, on unversioned pages of the latest one. Throws a Problem if there is none. */
  fact(name: string): string;
  /** Whether a fact is another one in some versions of the page. */
  varies(name: string): boolean;
  /** `repository` of the configuration. */
  readonly repository: string;
}

/** A kind of link that only this project has. */
export interface LinkScheme {
  /** How such a link is written: `crate:NAME/ITEM`. */
  readonly form: string;
  /** What it leads to, for editors: `Source code at the version’s tag`. */
  readonly about: string;
  /**
   * The address that a link leads to.
   * @param target what follows the colon, with anchor
   */
  address(target: string, context: LinkContext): string;
}

/** Link schemes by name: `{ src: … }` makes `[text](src:lib/main.c)` a link. */
export type LinkSchemes = Readonly<Record<string, LinkScheme>>;

export interface FenceOption {
  /** The allowed values; any text if left out. */
  readonly values?: readonly string[];
}

/** A code block of a page in a version. Lines for other versions are left out, and facts are filled in. */
export interface CodeBlock {
  readonly language: string;
  readonly options: Readonly<Record<string, string>>;
  readonly title: string | undefined;
  readonly shown: string;
  /** `shown` with its hidden lines. */
  readonly whole: string;
  /** The file that the block is written in, below the project's root: a page or a shared passage. */
  readonly file: string;
}

export interface CodeContext {
  /** Label of the page's version; null on unversioned pages. */
  readonly version: VersionLabel;
  /** A fact of the version (of the latest one on unversioned pages). Throws a Problem if there is none of that name. */
  fact(name: string): string;
}

export interface CodeMark {
  readonly text: string;
  /** Whether it tells a check that the block has passed. */
  readonly isPassed: boolean;
}

export interface CodeExtension {
  readonly options: Readonly<Record<string, FenceOption>>;
  /**
   * Whether a block with these options has hidden lines: they start with `# ` and belong to the code, but the page
   * doesn't show them.
   */
  hidesLines(options: CodeBlock['options']): boolean;
  /** What the page says below a block; null for nothing. */
  mark(block: CodeBlock, context: CodeContext): CodeMark | null;
}

/**
 * Creates the extension of code blocks, each time the site is loaded. `root` is the project's folder.
 */
export type MakeCodeExtension = (project: { readonly root: string }) => CodeExtension;

export const plainCode: CodeExtension = {
  options: {},
  hidesLines: () => false,
  mark: () => null,
};

/**
 * Finds which version of the documented software a reader's project uses: the documentation server answers for that
 * version. `reason` is a sentence for the reader; `warning` is what the reader has to know before anything else.
 * @param folder in which the reader's agent works; null if the project doesn't say
 */
export type DetectVersion = (
  folder: string,
) => { readonly version: string; readonly reason: string; readonly warning?: string | undefined } | null;

/**
 * A part of a sentence: text, code, or a link to an address of the site, to another one, or to an anchor of the page.
 */
export type NewsPart =
  | string
  | { readonly code: string; readonly href?: string }
  | { readonly label: string; readonly href: string };

/** A row of the card that a guide begins with. */
export interface CardRow {
  readonly title: string;
  /** A sentence or two. */
  readonly content: readonly NewsPart[];
}

/** What changed in a version, besides what the upgrade guide says: a sentence each. */
export interface ChangeGroup {
  /** Part of the address of the group. */
  readonly anchor: string;
  readonly title: string;
  readonly items: readonly (readonly NewsPart[])[];
}

/** A point of a guide that is a table: what the version one comes from has, and what takes its place. */
export interface GoneNames {
  readonly title: string;
  /** As in the front matter of points. */
  readonly uses: string;
  readonly intro: readonly NewsPart[];
  readonly groups: readonly {
    readonly title: string;
    readonly names: readonly { readonly before: readonly NewsPart[]; readonly after: readonly NewsPart[] }[];
  }[];
}

/** What only the project knows about versions, for the pages about changes. All take labels. */
export interface VersionNews {
  /** What somebody wants to know first who upgrades from one version to another. */
  card(from: string, to: string): readonly CardRow[];
  /** What one version has and the other one lacks; null for nothing. */
  gone(from: string, to: string): GoneNames | null;
  /** What changed in a version since the previous one. */
  changes(version: string, previous: string): readonly ChangeGroup[];
}

export const noNews: VersionNews = { card: () => [], gone: () => null, changes: () => [] };

export interface Extensions {
  readonly linkSchemes: LinkSchemes;
  readonly code: MakeCodeExtension;
  readonly versionNews: VersionNews;
  readonly detectVersion?: DetectVersion | undefined;
}

const ownSchemes = ['api', 'term', 'http', 'https', 'mailto'];

const isFunction = (value: unknown) => typeof value === 'function';
const schemeName = z
  .string()
  .regex(/^[a-z][a-z0-9]*$/, 'the name of a link scheme is a lower-case word')
  .refine((name) => !ownSchemes.includes(name), `${ownSchemes.join(', ')} are built in`);

const schema: z.ZodType<Extensions> = z.strictObject({
  linkSchemes: z
    .record(
      schemeName,
      z.strictObject({
        form: z.string().min(1),
        about: z.string().min(1),
        address: z.custom<LinkScheme['address']>(isFunction, '(target, context) => address'),
      }),
    )
    .default({}),
  code: z
    .custom<MakeCodeExtension>(isFunction, '(project) => ({ options, hidesLines, mark })')
    .default(() => () => plainCode),
  versionNews: z
    .strictObject({
      card: z.custom<VersionNews['card']>(isFunction, '(from, to) => rows'),
      gone: z.custom<VersionNews['gone']>(isFunction, '(from, to) => names'),
      changes: z.custom<VersionNews['changes']>(isFunction, '(version, previous) => groups'),
    })
    .default(noNews),
  detectVersion: z.custom<DetectVersion>(isFunction, '(folder) => ({ version, reason })').optional(),
});

/** Validates the exports of the module `file`. Throws a Problem that names the export. */
export const checkExtensions = (file: string, exports: Readonly<Record<string, unknown>>): Extensions =>
  validated(
    schema,
    { ...exports },
    (issue) =>
      new Problem(`The module is invalid: ${issueSentence(issue)}.`, {
        place: { file, path: issuePath(issue) },
        remedy: 'The types that `onesource` exports say what it may have.',
      }),
  );
