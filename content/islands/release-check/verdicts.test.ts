/** The verdict on each release of the registry, compared with what was read in the sources of some, one by one. */
import { satisfies } from 'semver';
import { describe, expect, it, test } from 'vitest';
import { advisories, compared, fixedReleases } from '../../data/advisories.ts';
import { groups, table, verdictOn } from '../../data/releases.ts';
import { registry, releasesOf } from '../../registry.ts';
import { versions } from '../../versions.ts';
import { verdicts } from './verdicts.ts';

const releases = releasesOf('risc0-zkvm');

const takeover = 'GHSA-jqq4-c7wq-36h7';
const registers = 'GHSA-g3qg-6746-3mg9';
const division = 'GHSA-f6rc-24x4-ppxp';
const modes = 'GHSA-5c79-r6x7-3jx9';

interface Expected {
  /** The severe entries, in any order. */
  readonly attacks?: readonly string[];
  /** What else another release fixes. */
  readonly flaws?: readonly string[];
  readonly guide?: string;
  readonly isYanked?: true;
}

const variables = 'GHSA-349p-x622-29x6';

/** Read with `git tag --contains` of each fix, and in the index; not computed from the ranges. */
const expected: Readonly<Record<string, Expected>> = {
  '0.11.0': { attacks: [takeover, modes, 'control-root'], flaws: ['verifier-hardening', variables], guide: '0.18' },
  '0.18.0': { attacks: [takeover, modes, 'control-root'], flaws: ['verifier-hardening', variables], guide: '0.18' },
  // Of December 2022, and older than 0.12.
  '1.0.0-rc.2': {
    attacks: [takeover, modes, 'control-root'],
    flaws: ['verifier-hardening', variables],
    guide: '0.18',
    isYanked: true,
  },
  '1.0.0-rc.3': { attacks: [takeover, modes], flaws: ['verifier-hardening', variables], guide: '1.0' },
  '1.0.0-rc.4': { attacks: [takeover, modes], flaws: ['verifier-hardening', variables, 'fake-receipts'], guide: '1.0' },
  '1.0.5': { attacks: [takeover, modes], flaws: ['verifier-hardening', variables, 'fake-receipts'], guide: '1.0' },
  '1.1.0': {
    attacks: [takeover, modes],
    flaws: ['verifier-hardening', variables, 'fake-receipts'],
    guide: '1.1',
    isYanked: true,
  },
  '1.1.2': { attacks: [takeover], flaws: ['verifier-hardening', variables, 'fake-receipts'], guide: '1.1' },
  '1.1.3': { attacks: [takeover], flaws: ['verifier-hardening', 'fake-receipts'], guide: '1.1' },
  '1.2.5': { attacks: [takeover], flaws: ['verifier-hardening', 'fake-receipts'], guide: '1.2' },
  '1.3.0': { attacks: [takeover], flaws: ['verifier-hardening', 'fake-receipts'], guide: '1.2', isYanked: true },
  '2.0.0-rc.1': {
    attacks: [takeover, registers, division],
    flaws: ['verifier-hardening', 'fake-receipts'],
    guide: '2.0.0',
  },
  '2.0.2': {
    attacks: [takeover, registers, division],
    flaws: ['verifier-hardening', 'fake-receipts'],
    guide: '2.0.0',
    isYanked: true,
  },
  '2.1.0': {
    attacks: [takeover, division],
    flaws: ['verifier-hardening', 'fake-receipts'],
    guide: '2.1',
    isYanked: true,
  },
  '2.2.0': { attacks: [takeover], flaws: ['verifier-hardening'], guide: '2.2' },
  '2.3.1': { attacks: [takeover], flaws: ['verifier-hardening'], guide: '2.3' },
  '2.3.2': { flaws: ['verifier-hardening'], guide: '2.3' },
  '3.0.0-rc.1': { attacks: [takeover, registers, division], flaws: ['verifier-hardening'] },
  '3.0.0-rc.2': { attacks: [takeover], flaws: ['verifier-hardening'] },
  '3.0.0': { attacks: [takeover], flaws: ['verifier-hardening'], isYanked: true },
  '3.0.1': { attacks: [takeover], flaws: ['verifier-hardening'] },
  '3.0.3': { flaws: ['verifier-hardening'] },
  '3.0.4': { flaws: ['verifier-hardening'] },
  '3.0.5': {},
  '3.0.6': {},
  '3.1.0-rc.1': {},
  '5.0.0-rc.1': { attacks: ['missing-constraints'], flaws: ['verifier-hardening'] },
};

/** Who has the latest version needs no guide to it. */
const guideFrom3 = versions.some((row) => row.label === '3.0' && 'latest' in row) ? null : '3.0';

describe('what was read in the sources', () => {
  it.each(Object.entries(expected))(
    '%s',
    (version, { attacks = [], flaws = [], guide = /^3\.0/.test(version) ? guideFrom3 : null, isYanked = false }) => {
      const release = releases.find((candidate) => candidate.version === version);
      if (!release) throw new Error(`${version} isn't in the registry.`);
      const verdict = verdictOn(release);
      const severe = verdict.known.filter(({ consequence }) => consequence !== 'none');
      const others = verdict.known.filter((entry) => !severe.includes(entry) && entry.fixed.length > 0);
      expect({
        attacks: severe.map(({ id }) => id).sort(),
        flaws: others.map(({ id }) => id).sort(),
        guide: verdict.guide,
        isYanked: release.isYanked,
        state: verdict.state,
      }).toEqual({
        attacks: attacks.toSorted(),
        flaws: flaws.toSorted(),
        guide,
        isYanked,
        state: attacks.length ? 'attacked' : flaws.length ? 'flawed' : 'open',
      });
    },
  );
});

test('every release of the registry has one verdict, in the table and in the form', () => {
  const shown = groups.flatMap(({ releases: members }) => members.map(({ version }) => version));
  expect(shown.toSorted()).toEqual(releases.map(({ version }) => version).toSorted());
  expect(table.rows).toHaveLength(groups.length);
  expect([...verdicts.keys()]).toEqual(shown);
  for (const release of releases) {
    const { state, summary, todo, known } = verdictOn(release);
    expect(verdicts.get(release.version)).toMatchObject({
      state,
      summary,
      todo,
      isYanked: release.isYanked,
      known: known.map(({ id }) => ({ id })),
    });
    // An entry without a range for the crate isn't about it.
    const affecting = advisories.filter(({ affected }) => {
      const range = affected['risc0-zkvm'];
      return range !== undefined && satisfies(release.version, range, { includePrerelease: true });
    });
    expect(known.map(({ id }) => id).sort()).toEqual(affecting.map(({ id }) => id).sort());
  }
});

test('no release is newer than the last comparison, and one that were would not be reassured', () => {
  expect(registry.asked <= compared).toBe(true);
  expect(releases.filter(({ published }) => published > compared)).toEqual([]);
  const coming = { version: '3.0.7', published: '2999-01-01', isYanked: false };
  expect(verdictOn(coming)).toMatchObject({ state: 'unread', summary: expect.stringMatching(/^Unknown/) });
});

test('no release that is recommended has a known attack, and none that has one is left out', () => {
  const attacked = (version: string) => verdicts.get(version)?.state === 'attacked';
  expect(fixedReleases('1.2.5')).toBe('2.3.2, or 3.0.3 and later, but not 5.0.0-rc.1');
  expect(fixedReleases('3.0.0')).toBe('3.0.3 and later, but not 5.0.0-rc.1');
  expect(fixedReleases('5.0.0-rc.1')).toBeNull();
  for (const { version } of releases.filter((release) => attacked(release.version))) {
    const named =
      fixedReleases(version)
        ?.replace(/, but not .*/, '')
        .match(/\d+\.\d+\.\d+/g) ?? [];
    expect(named.filter(attacked)).toEqual([]);
    expect(named.length > 0).toBe(version !== '5.0.0-rc.1');
  }
});
