/** The table of documentation versions, validated and created once from the rows in `content/versions.ts`. */
import { z } from 'zod';
import { itemAt } from '../basics/lookup.ts';
import { suggest } from '../basics/nearest.ts';
import type { VersionStatus } from '../model/site-info.ts';
import { firstProblem, type ProblemCollector } from '../problems/collect.ts';
import { Problem } from '../problems/problem.ts';
import { issuePath, issueSentence, issuesOf, pastDate } from '../problems/schema.ts';

const rowSchema = z.strictObject({
  label: z.string().regex(/^(\d+(\.\d+)*|[a-z]+)$/, 'a label is digits and dots, such as 2.0, or one lower-case word'),
  released: pastDate.optional(),
  latest: z.literal(true).optional(),
  maintained: z.literal(false).optional(),
  dropped: z.literal(true).optional(),
  facts: z.record(
    z
      .string()
      .regex(/^[a-z][a-zA-Z0-9]*$/, 'the name of a fact is a word in camel case')
      .refine((name) => name !== 'version', 'the fact "version" is the label of its row'),
    z
      .string()
      .min(1)
      .refine((text) => text === text.trim(), 'it begins or ends with a space'),
  ),
});

/** A row of `content/versions.ts`. */
export type VersionRow = z.input<typeof rowSchema>;

export interface Version {
  readonly label: string;
  /** Root of its pages below the site's base: `/api/1.0`; `/api` for the latest. */
  readonly path: string;
  readonly status: VersionStatus;
  /** ISO date of the version's first release; undefined while unreleased. */
  readonly released: string | undefined;
  /** Values of `@name@` in this version; always includes `version`, the label. */
  readonly facts: Readonly<Record<string, string>>;
  /** Index of its row: later versions have higher ones. */
  readonly order: number;
}

export interface VersionTable {
  /** The versions of the site, oldest first. */
  readonly all: readonly Version[];
  /** Versions that the site had, oldest first. Ranges may name them, and their addresses lead to `all[0]`. */
  readonly dropped: readonly Version[];
  readonly latest: Version;
  get(label: string): Version;
  /** The same, dropped or not. */
  getAny(label: string): Version;
  before(version: Version): Version | undefined;
}

/** Words that mean a state in ranges (`unreleased`) and links (`api@latest:`). */
const reservedLabels: readonly string[] = ['released', 'unreleased', 'latest'];

const placeInVersions = (...path: readonly PropertyKey[]) => ({
  file: 'content/versions.ts',
  path: ['versions', ...path],
});

type Row = z.output<typeof rowSchema>;

/** What can be read of a row with mistakes, so that the rest of the project can be checked. */
const readableRow = z.object({
  label: z.string(),
  latest: rowSchema.shape.latest.catch(undefined),
  dropped: rowSchema.shape.dropped.catch(undefined),
  facts: z.record(z.string(), z.coerce.string()).catch({}),
});

const parseRows = (rows: readonly unknown[], problems: ProblemCollector): Row[] =>
  rows.flatMap((row, i) => {
    const result = rowSchema.safeParse(row);
    if (result.success) return result.data;
    for (const issue of issuesOf(result.error))
      problems.add(
        new Problem(`Version ${i + 1} is invalid: ${issueSentence(issue)}.`, {
          place: placeInVersions(i, ...issuePath(issue)),
          remedy: 'The comment at the top of the file, and its types, say what is allowed.',
        }),
      );
    const { data } = readableRow.safeParse(row);
    if (!Object.keys(data?.facts ?? {}).length) problems.unread('content/versions.ts');
    return data ?? [];
  });

/** Index of the latest version. Adds a mistake if there isn't exactly one, or if a newer one is not maintained. */
function latestOf(rows: readonly Row[], problems: ProblemCollector): number {
  const latest = rows.findLastIndex((row) => row.latest);
  if (rows.filter((row) => row.latest).length !== 1)
    problems.add(
      new Problem('Exactly one version is the latest.', {
        place: placeInVersions(),
        remedy: 'Write `latest: true` in one row, that of the newest release.',
      }),
    );
  const current = rows.findIndex((row, order) => row.maintained === false && order >= latest);
  if (latest >= 0 && current >= 0)
    problems.add(
      new Problem(`${rows[current]?.label} is not superseded, so it is maintained.`, {
        place: placeInVersions(current, 'maintained'),
        remedy: 'Take out `maintained`, or give a newer row `latest: true`.',
      }),
    );
  return latest < 0 ? rows.length - 1 : latest;
}

/** How many versions are dropped. Adds a mistake if one of them isn't older than all others, or is the latest. */
function countDropped(rows: readonly Row[], latest: number, problems: ProblemCollector): number {
  const count = rows.findIndex(({ dropped }, order) => !dropped || order === latest);
  const late = rows.findLastIndex(({ dropped }) => dropped);
  if (late < count) return count;
  const reason = count === latest ? 'the latest version' : `older than ${rows[late]?.label}`;
  problems.add(
    new Problem(`${rows[late]?.label} can't be dropped: ${rows[count]?.label} is ${reason}.`, {
      place: placeInVersions(late, 'dropped'),
      remedy: 'Drop versions before the latest one, from the oldest on.',
    }),
  );
  return count;
}

function checkLabels(rows: readonly Row[], problems: ProblemCollector): void {
  const labels = rows.map(({ label }) => label);
  const reserved = labels.findIndex((label) => reservedLabels.includes(label));
  if (reserved >= 0)
    problems.add(
      new Problem(`No version can have the label "${labels[reserved]}", which ranges and links use for its state.`, {
        place: placeInVersions(reserved, 'label'),
        remedy: 'Name it next, for example.',
      }),
    );
  const twice = labels.findIndex((label, i) => labels.lastIndexOf(label) !== i);
  if (twice >= 0)
    problems.add(
      new Problem(`Two versions have the label "${labels[twice]}".`, {
        place: placeInVersions(twice, 'label'),
        remedy: 'Rename one of them.',
      }),
    );
  // Which label was meant is unknown.
  if (twice >= 0) problems.unread('content/versions.ts');
}

/**
 * Validates the rows and creates the table.
 * @param root path of the versions below the site's base, e.g. `/api`
 * @param problems receives invalid rows, duplicate labels, and not exactly one latest version
 */
export function makeVersionTable(
  rows: readonly unknown[],
  root: string,
  problems: ProblemCollector = firstProblem,
): VersionTable {
  const parsed = parseRows(rows, problems);
  if (!parsed.length) problems.end();
  checkLabels(parsed, problems);
  const labeled = [...new Map(parsed.map((row) => [row.label, row])).values()];
  const latestIndex = latestOf(labeled, problems);
  const versions = labeled.map(({ label, released, facts, maintained }, order): Version => {
    const older = maintained === false ? 'unmaintained' : 'superseded';
    const status = order === latestIndex ? 'latest' : order > latestIndex ? 'unreleased' : older;
    const path = status === 'latest' ? root : `${root}/${label}`;
    return { label, path, status, released, facts: { version: label, ...facts }, order };
  });
  const countOfDropped = countDropped(labeled, latestIndex, problems);
  const [dropped, all] = [versions.slice(0, countOfDropped), versions.slice(countOfDropped)];
  const find = (label: string, among: readonly Version[]) => {
    const version = among.find((candidate) => candidate.label === label);
    if (version) return version;
    const labels = among.map((candidate) => candidate.label);
    throw new Problem(`There is no version "${label}".`, {
      remedy: suggest(label, labels),
      lackedBy: 'content/versions.ts',
    });
  };
  return {
    all,
    dropped,
    latest: itemAt(versions, latestIndex),
    get: (label) => find(label, all),
    getAny: (label) => find(label, versions),
    before: ({ order }) => all.findLast((version) => version.order < order),
  };
}
