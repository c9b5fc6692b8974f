/** What is known about each release of risc0-zkvm on the registry, and what its users should do. */
import { defineTable } from 'onesource';
import { coerce, compare, prerelease } from 'semver';
import config from '../../site.config.ts';
import { inWords, type Release, registry, releasesOf } from '../registry.ts';
import { versions } from '../versions.ts';
import { type Advisory, table as advisories, advisoriesFor, compared, fixedReleases, nameOf } from './advisories.ts';

type Row = (typeof versions)[number];

export interface Verdict {
  /**
   * `attacked`: an attack on every program is known. `flawed`: some programs are affected, and a later release isn't.
   * `open`: what is known has no fix. `unread`: the release is newer than the last comparison.
   */
  readonly state: 'attacked' | 'flawed' | 'open' | 'unread';
  /** What an attacker can do: `forge receipts`. */
  readonly powers: readonly string[];
  /** The answer in a sentence. */
  readonly summary: string;
  /** The entries that affect the release: attacks, then what a release fixes, then the rest. */
  readonly known: readonly Advisory[];
  /** What to do today. */
  readonly todo: string;
  /** Later releases without a known attack; null if there are none, or the release is one itself. */
  readonly fixed: string | null;
  /** The version whose upgrade guide leads from the release to the latest one; null if there is nothing to upgrade. */
  readonly guide: string | null;
}

const latest = versions.find((row) => 'latest' in row) ?? versions[0];

/** The documentation that describes a release: that of its crate, of its minor version, of an older one, or the oldest. */
function documented({ version: release, published }: Release): Row {
  // 1.0.0-rc.2 is of 2022.
  if (published < versions[0].released) return versions[0];
  const numbers = (text: string) => coerce(text.replace(/-.*/, '')) ?? text;
  const older = versions.filter(
    ({ label }) => label !== 'next' && compare(numbers(label.replace(/^(\d+\.\d+).*/, '$1')), numbers(release)) <= 0,
  );
  return versions.find(({ facts }) => facts.zkvm === release) ?? older.at(-1) ?? versions[0];
}

/** The address of the upgrade guide from a version to the latest one. */
export const guideFrom = (version: string): string => `/api/upgrade/${version}`;

const order = ({ consequence, fixed }: Advisory) => (consequence !== 'none' ? 0 : fixed.length ? 1 : 2);

/** The one answer to "is this release affected?": for the page of advisories, and for the form on it. */
export function verdictOn(release: Release): Verdict {
  const { version, published, isYanked } = release;
  const known = advisoriesFor(version).toSorted(
    (a, b) => order(a) - order(b) || b.published.localeCompare(a.published),
  );
  const consequences = new Set(known.map(({ consequence }) => consequence));
  const powers = [
    ...(consequences.has('forgery') ? ['forge receipts'] : []),
    ...(consequences.has('takeover') ? ['take over guests'] : []),
  ];
  const row = documented(release);
  const facts = { known, powers, fixed: null, guide: row === latest || row.label === 'next' ? null : row.label };
  const { safe } = latest.facts;
  if (published > compared)
    return {
      ...facts,
      state: 'unread',
      summary: `Unknown: published ${inWords(published)}, after the last comparison with the advisories.`,
      todo: `Use ${safe} until then.`,
    };
  if (powers.length) {
    const fixed = fixedReleases(version);
    return {
      ...facts,
      state: 'attacked',
      fixed,
      summary: `Affected. An attacker can ${powers.join(' and ')}.`,
      todo: fixed ? `Move host and guests to ${safe}.` : `Go back to ${safe}.`,
    };
  }
  if (known.some(({ fixed }) => fixed.length))
    return {
      ...facts,
      state: 'flawed',
      summary: 'No attack on every program is known, but some programs are affected.',
      todo: `Move to ${safe} if yours is one of them.`,
    };
  return {
    ...facts,
    state: 'open',
    summary: `Nothing known that another release fixes, as of ${inWords(compared)}.`,
    todo: isYanked || prerelease(version) ? `Use ${safe} for anything but a trial.` : 'Nothing.',
  };
}

/** An advisory with a link to its section: its number in code font, so that no line ends within it. */
function linked(entry: Advisory) {
  const href = `#${entry.id.toLowerCase()}`;
  return entry.cve || entry.id.startsWith('GHSA') ? { code: nameOf(entry), href } : { text: nameOf(entry), href };
}

interface Group {
  readonly releases: Release[];
  readonly verdict: Verdict;
}

/** All releases, newest first; neighbors with the same verdict are a group. */
export const groups: readonly Group[] = releasesOf('risc0-zkvm')
  .toReversed()
  .reduce<Group[]>((all, release) => {
    const verdict = verdictOn(release);
    const last = all.at(-1);
    if (last && JSON.stringify(last.verdict) === JSON.stringify(verdict)) last.releases.push(release);
    else all.push({ releases: [release], verdict });
    return all;
  }, []);

export const table = defineTable({
  caption: 'Every release of risc0-zkvm, newest first',
  source: [...advisories.source, { title: 'crates.io', href: 'https://crates.io/crates/risc0-zkvm/versions' }],
  checked: registry.asked,
  columns: ['Releases', 'Verdict', 'What is known', 'What to do', 'Upgrade guide'],
  rows: groups.map(({ releases, verdict: { summary, known, todo, guide } }) => ({
    cells: [
      releases.map(({ version, isYanked }) => (isYanked ? `${version} (yanked)` : { code: version })),
      summary,
      known.map(linked),
      todo,
      // A table can't link to a page that the build makes, except by its full address.
      guide ? { text: `from ${guide}`, href: `${config.url}${guideFrom(guide)}` } : '–',
    ],
  })),
});
