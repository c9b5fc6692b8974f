/**
 * What is known to be wrong with releases: published advisories, and fixes without one that change what a reader may
 * rely on. Which versions of the documentation an entry affects follows from their `zkvm` facts; the notices of the
 * site, the page of advisories, and the documentation server read this file.
 * `npm run check:facts` looks for each fix in the first tag that has it, and in the last one that doesn't.
 */
import { defineTable, Problem } from 'onesource';
import { gt, prerelease, satisfies, valid } from 'semver';
import { z } from 'zod';
import { inWords, releasesOf } from '../registry.ts';
import { versions } from '../versions.ts';

/** The day on which fixes, tags, and releases were last compared; what is newer is unknown to this file. */
export const compared = '2026-11-28';

const release = z.string().refine((text) => valid(text) !== null, 'a release of a crate: 2.3.2');

/** Releases of a crate, as a range. Its parts are written apart: text with comparisons in `content/` is about versions. */
const crateRange = z
  .array(z.strictObject({ from: release, before: release, only: release }).partial())
  .transform((spans) =>
    spans
      .map(({ from, before, only }) => only ?? [from && `>=${from}`, before && `<${before}`].filter(Boolean).join(' '))
      .map((text) => text || '*')
      .join(' || '),
  );
const githubLink = z.string().regex(/^https:\/\/(github\.com|nvd\.nist\.gov)\//);

const advisory = z.strictObject({
  /** `GHSA-…`, or a name of ours for what has no advisory. */
  id: z.string().regex(/^(GHSA(-[0-9a-z]{4}){3}|[a-z][a-z0-9-]*)$/),
  cve: z
    .string()
    .regex(/^CVE-\d{4}-\d+$/)
    .optional(),
  title: z.string().min(1),
  /** As published; `unrated` without an advisory. */
  severity: z.enum(['critical', 'high', 'medium', 'low', 'unrated']),
  published: z.iso.date(),
  /**
   * What an attacker can do with every program of an affected release: forge receipts, or run code in guests. `none` if
   * it takes more than that; pages of an affected version have a notice otherwise.
   */
  consequence: z.enum(['forgery', 'takeover', 'none']),
  /** By crate, or by repository of contracts, the affected releases. */
  affected: z.record(z.string(), crateRange),
  /** The first release with the fix on each branch; none if there is no fix. */
  fixed: z.array(z.string()),
  /** Whether a fixed release has all commits of `fixes`, or one of them, for its branch. */
  needs: z.enum(['one', 'all']).default('one'),
  /** The advisory names releases that have the fix as well. */
  isWider: z.boolean().default(false),
  /** Commits with the fix: in the tag `from`, but not in `without`. */
  fixes: z.array(
    z.strictObject({
      repository: z.enum(['risc0', 'risc0-ethereum']),
      commit: z.string().regex(/^[0-9a-f]{8,40}$/),
      from: z.string(),
      without: z.string(),
    }),
  ),
  link: githubLink,
});

export type Advisory = z.infer<typeof advisory>;

const security = (repository: string, id: string) => `https://github.com/risc0/${repository}/security/advisories/${id}`;
const pull = (number: number) => `https://github.com/risc0/risc0/pull/${number}`;

export const advisories: readonly Advisory[] = z.array(advisory).parse([
  {
    id: 'GHSA-jqq4-c7wq-36h7',
    cve: 'CVE-2025-61588',
    title: 'The host can run code in a guest that reads input',
    severity: 'critical',
    published: '2025-10-01',
    consequence: 'takeover',
    affected: {
      'risc0-zkvm': [{ before: '2.3.2' }, { from: '3.0.0-rc.1', before: '3.0.2' }],
      'risc0-zkvm-platform': [{ before: '2.1.0' }],
      'risc0-zkos-v1compat': [{ before: '2.1.0' }],
      'risc0-aggregation': [{ before: '0.9.0' }],
    },
    fixed: ['2.3.2', '3.0.3'],
    fixes: [
      { repository: 'risc0', commit: 'f6ddc65f5', from: 'v2.3.2', without: 'v2.3.1' },
      { repository: 'risc0', commit: '3301d786b', from: 'v3.0.3', without: 'v3.0.1' },
      { repository: 'risc0', commit: '3f00e1fa0', from: 'v5.0.0-rc.1', without: 'v3.0.1' },
    ],
    link: security('risc0', 'GHSA-jqq4-c7wq-36h7'),
  },
  {
    id: 'GHSA-g3qg-6746-3mg9',
    cve: 'CVE-2025-52484',
    title: 'Instructions with two operands could read the wrong register',
    severity: 'critical',
    published: '2025-06-18',
    consequence: 'forgery',
    affected: {
      'risc0-zkvm': [{ from: '2.0.0-rc.1', before: '2.1.0' }, { only: '3.0.0-rc.1' }],
      'risc0-circuit-rv32im': [{ from: '2.0.0-rc.1', before: '2.0.4' }, { only: '3.0.0-rc.1' }],
    },
    fixed: ['2.1.0'],
    fixes: [
      { repository: 'risc0', commit: '006d86c36', from: 'v2.1.0', without: 'v2.0.2' },
      { repository: 'risc0', commit: '67f2d81c6', from: 'v3.0.0-rc.2', without: 'v3.0.0-rc.1' },
    ],
    link: security('risc0', 'GHSA-g3qg-6746-3mg9'),
  },
  {
    id: 'GHSA-f6rc-24x4-ppxp',
    cve: 'CVE-2025-54873',
    title: 'Division had more than one accepted result',
    severity: 'medium',
    published: '2025-08-04',
    consequence: 'forgery',
    affected: {
      'risc0-zkvm': [{ from: '2.0.0-rc.1', before: '2.2.0' }, { only: '3.0.0-rc.1' }],
      'risc0-circuit-rv32im': [{ from: '2.0.0-rc.1', before: '3.0.0' }],
      'risc0-circuit-rv32im-sys': [{ from: '2.0.0-rc.1', before: '3.0.0' }],
    },
    fixed: ['2.2.0'],
    fixes: [
      { repository: 'risc0', commit: 'b9eba23f5', from: 'v2.2.0', without: 'v2.1.0' },
      { repository: 'risc0', commit: 'bef7bf580', from: 'v3.0.0-rc.2', without: 'v3.0.0-rc.1' },
    ],
    link: security('risc0', 'GHSA-f6rc-24x4-ppxp'),
  },
  {
    id: 'GHSA-gjv3-89hh-9xq2',
    cve: 'CVE-2025-52884',
    title: 'Steel accepted an empty commitment',
    severity: 'low',
    published: '2025-06-24',
    consequence: 'none',
    affected: { 'risc0-ethereum': [{ from: '1.0.0', before: '2.1.1' }] },
    fixed: ['2.1.1', '2.2.0'],
    fixes: [
      { repository: 'risc0-ethereum', commit: '7b759dc0', from: 'v2.1.1', without: 'v2.1.0' },
      { repository: 'risc0-ethereum', commit: '3bbac859', from: 'v2.2.0', without: 'v2.1.0' },
    ],
    link: security('risc0-ethereum', 'GHSA-gjv3-89hh-9xq2'),
  },
  {
    id: 'GHSA-349p-x622-29x6',
    title: 'Guests took environment variables and arguments from the host',
    severity: 'low',
    published: '2024-11-13',
    consequence: 'none',
    affected: { 'risc0-zkvm': [{ before: '1.1.3' }] },
    fixed: ['1.1.3', '1.2.0'],
    fixes: [
      { repository: 'risc0', commit: '7d3041032', from: 'v1.1.3', without: 'v1.1.2' },
      { repository: 'risc0', commit: '44982a78b', from: 'v1.2.0-rc.1', without: 'v1.1.2' },
    ],
    link: security('risc0', 'GHSA-349p-x622-29x6'),
  },
  {
    id: 'GHSA-5c79-r6x7-3jx9',
    title: 'Instructions of several cycles were not tied together',
    severity: 'high',
    published: '2024-09-25',
    consequence: 'forgery',
    affected: { 'risc0-zkvm': [{ before: '1.1.1' }] },
    isWider: true,
    fixed: ['1.1.1'],
    fixes: [{ repository: 'risc0', commit: '1e6ca468f', from: 'v1.1.0-rc.1', without: 'v1.0.5' }],
    link: security('risc0', 'GHSA-5c79-r6x7-3jx9'),
  },
  {
    id: 'GHSA-5xgj-pmjj-gw49',
    title: 'Zero knowledge of the STARK is not proven',
    severity: 'low',
    published: '2024-07-15',
    consequence: 'none',
    affected: { 'risc0-zkvm': [{}] },
    fixed: [],
    fixes: [],
    link: security('risc0', 'GHSA-5xgj-pmjj-gw49'),
  },
  {
    id: 'missing-constraints',
    title: 'The pre-release circuit lacks constraints',
    severity: 'unrated',
    published: '2026-03-27',
    consequence: 'forgery',
    affected: { 'risc0-zkvm': [{ only: '5.0.0-rc.1' }] },
    needs: 'all',
    fixed: [],
    fixes: [
      { repository: 'risc0', commit: '6470cece5', from: 'main', without: 'v5.0.0-rc.1' },
      { repository: 'risc0', commit: '2e2c8b575', from: 'main', without: 'v5.0.0-rc.1' },
      { repository: 'risc0', commit: 'fee66d04f', from: 'main', without: 'v5.0.0-rc.1' },
    ],
    link: pull(3738),
  },
  {
    id: 'control-root',
    title: 'Succinct receipts were verified without the control root',
    severity: 'unrated',
    published: '2024-06-04',
    consequence: 'forgery',
    affected: { 'risc0-zkvm': [{ before: '1.0.0-rc.3' }] },
    fixed: ['1.0.0'],
    fixes: [{ repository: 'risc0', commit: 'd669f7b66', from: 'v1.0.0', without: 'v0.21.0' }],
    link: pull(1720),
  },
  {
    id: 'verifier-hardening',
    title: 'Hostile receipts could stop or mislead programs that verify them',
    severity: 'unrated',
    published: '2026-02-03',
    consequence: 'none',
    affected: { 'risc0-zkvm': [{ before: '3.0.5' }, { only: '5.0.0-rc.1' }] },
    needs: 'all',
    fixed: ['3.0.5'],
    fixes: [
      { repository: 'risc0', commit: 'fdfec83d9', from: 'v3.0.5', without: 'v3.0.4' },
      { repository: 'risc0', commit: '9a107a1ab', from: 'v3.0.5', without: 'v3.0.4' },
      { repository: 'risc0', commit: '6621b3de4', from: 'v3.0.5', without: 'v3.0.4' },
      { repository: 'risc0', commit: '5e60cf47c', from: 'v3.0.5', without: 'v3.0.4' },
      { repository: 'risc0', commit: '82987e4c9', from: 'v3.0.5', without: 'v3.0.4' },
      { repository: 'risc0', commit: '4e2c3c1dd', from: 'v3.0.5', without: 'v3.0.4' },
    ],
    link: pull(3687),
  },
  {
    id: 'empty-seal',
    title: 'A segment without a seal stops programs that verify composite receipts',
    severity: 'unrated',
    published: '2026-02-11',
    consequence: 'none',
    affected: { 'risc0-zkvm': [{ from: '2.0.0-rc.2' }] },
    fixed: [],
    fixes: [{ repository: 'risc0', commit: '11ed520bb', from: 'main', without: 'v5.0.0-rc.1' }],
    link: pull(3712),
  },
  {
    id: 'fake-receipts',
    title: 'A guest that verifies receipts could be switched to dev mode',
    severity: 'unrated',
    published: '2025-07-01',
    consequence: 'none',
    affected: { 'risc0-zkvm': [{ from: '1.0.0-rc.4', before: '2.2.0' }] },
    fixed: ['2.2.0'],
    fixes: [
      { repository: 'risc0', commit: '43fad8c47', from: 'v2.2.0', without: 'v2.1.0' },
      { repository: 'risc0', commit: 'b2be26622', from: 'v3.0.0-rc.1', without: 'v2.1.0' },
    ],
    link: pull(3102),
  },
]);

const isAffected = ({ affected }: Advisory, release: string, crate = 'risc0-zkvm') => {
  const range = affected[crate];
  return range !== undefined && satisfies(release, range, { includePrerelease: true });
};

/** Names of the crates that entries are about. */
export const affectedCrates = [...new Set(advisories.flatMap(({ affected }) => Object.keys(affected)))];

/** The entries that affect a release of a crate. */
export const advisoriesFor = (release: string, crate?: string): Advisory[] =>
  advisories.filter((entry) => isAffected(entry, release, crate));

const isSevere = ({ consequence }: Advisory) => consequence !== 'none';

interface Row {
  readonly label: string;
  readonly facts: { readonly zkvm: string; readonly safe: string };
}

/** The severe entries of a version, by its row. Throws a Problem if `safe` is not a release to recommend. */
function attacksOn({ label, facts: { zkvm, safe } }: Row): Advisory[] {
  const attacks = advisoriesFor(zkvm).filter(isSevere);
  const known = advisoriesFor(safe).filter(isSevere);
  if (known.length || (!attacks.length && safe !== zkvm))
    throw new Problem(
      `The fact "safe" of ${label}, "${safe}", is ${known.length ? `affected by ${known.map(({ id }) => id).join(', ')}` : `not ${zkvm}, which has no known attack`}.`,
      {
        place: { file: 'content/versions.ts' },
        remedy:
          'Write the first release from the version on that no entry of data/advisories.ts with a consequence affects.',
      },
    );
  return attacks;
}

/** What a known attack on a release lets somebody do, in a sentence; null if there is none. */
export function attack(release: string): string | null {
  const known = new Set(advisoriesFor(release).map(({ consequence }) => consequence));
  if (known.has('forgery') && known.has('takeover'))
    return `Receipts of ${release} can be forged, and guests built with it can be taken over by the host.`;
  if (known.has('forgery')) return `Receipts of ${release} can be forged.`;
  return known.has('takeover') ? `Guests built with ${release} can be taken over by the host.` : null;
}

const isSafe = (release: string) => !advisoriesFor(release).some(isSevere);

/**
 * The releases after `release` that no attack is known on, as readers say it: `2.3.2, or 3.0.3 and later`. Null if
 * there are none. Throws a Problem if a branch begins with a release that no entry names as fixed.
 */
export function fixedReleases(release: string): string | null {
  const all = releasesOf('risc0-zkvm').map(({ version }) => version);
  const stable = all.filter((version) => !prerelease(version));
  const named = new Set(advisories.flatMap(({ fixed }) => fixed));
  const branches = stable.flatMap((first, i) => {
    if (!isSafe(first) || isSafe(stable[i - 1] ?? first) || !gt(first, release)) return [];
    if (!named.has(first))
      throw new Problem(`No known attack affects ${first}, and no entry has it in "fixed".`, {
        place: { file: 'content/data/advisories.ts' },
        remedy: 'Add the release to `fixed`, or correct `affected`.',
      });
    const next = stable.slice(i).findIndex((version) => !isSafe(version));
    const last = stable[i + next - 1] ?? first;
    return { first, text: next < 0 ? `${first} and later` : last === first ? first : `${first} to ${last}` };
  });
  const newest = branches.at(-1);
  if (!newest) return null;
  const unsafe = all.filter((version) => gt(version, newest.first) && prerelease(version) && !isSafe(version));
  const texts = branches.map(({ text }) => text);
  return `${listed(texts, 'or')}${unsafe.length ? `, but not ${listed(unsafe, 'or')}` : ''}`;
}

/** `a`, `a, or b`, `a, b, or c` */
const listed = (parts: readonly string[], word: string): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')}, ${word} ${parts.at(-1)}`;

/** For the configuration: what each page of an affected version says first. */
export const notices = (versions satisfies readonly Row[]).flatMap((row) => {
  const attacks = attacksOn(row);
  const { zkvm, safe } = row.facts;
  if (!attacks.length) return [];
  return {
    versions: row.label,
    severity: attacks.some(({ severity }) => severity !== 'unrated') ? ('danger' as const) : ('warning' as const),
    mark: 'vulnerable',
    text: `${attack(zkvm)} Use ${fixedReleases(zkvm) ?? safe}.`,
    link: { label: 'What to do', href: '/security-advisories#what-to-do-today' },
  };
});

/** For the configuration: the release that a version describes, and whether an attack on it is known. */
export const overview = versions.flatMap((row) => {
  const { label, facts } = row;
  const advisories = attacksOn(row).length
    ? { label: 'Affected: what to do', href: '/security-advisories#what-to-do-today' }
    : { label: `No attack known on ${inWords(compared)}`, href: '/security-advisories' };
  const release = { label: `risc0-zkvm ${facts.zkvm}`, href: `https://crates.io/crates/risc0-zkvm/${facts.zkvm}` };
  return [
    { versions: label, label: 'Release', link: release },
    { versions: label, label: 'Security', link: advisories },
  ];
});

/** The number that readers know an entry by, or a few words. */
export const nameOf = ({ cve, id }: Advisory): string => cve ?? (id.startsWith('GHSA') ? id : id.replaceAll('-', ' '));

export const fixedIn = ({ fixed }: Advisory): string => fixed.join(', ') || 'no release';

/** A severity as readers see it. */
export const rated = { critical: 'critical', high: 'high', medium: 'medium', low: 'low', unrated: 'no rating' };

export const table = defineTable({
  caption: 'Advisories and fixes, newest first',
  source: [
    { title: 'risc0/risc0', href: 'https://github.com/risc0/risc0/security/advisories' },
    { title: 'risc0/risc0-ethereum', href: 'https://github.com/risc0/risc0-ethereum/security/advisories' },
    { title: 'fixes and tags of both repositories', href: 'https://github.com/risc0/risc0/tags' },
  ],
  checked: compared,
  columns: ['What is wrong', 'Severity', 'Affected', 'Fixed in', 'Published'],
  rows: advisories
    .toSorted((a, b) => b.published.localeCompare(a.published))
    .map((entry) => {
      const { id, title, severity, affected, published } = entry;
      return {
        cells: [
          { text: title, href: `#${id.toLowerCase()}` },
          rated[severity],
          Object.entries(affected)
            .map(([crate, range]) => `${crate} ${range === '*' ? 'in every version' : range.replaceAll('||', 'or')}`)
            .join('; '),
          fixedIn(entry),
          { code: published },
        ],
      };
    }),
});
