import fc from 'fast-check';
import { compare } from 'semver';
import { describe, expect, it, test } from 'vitest';
import { releasesOf } from '../../registry.ts';
import { answerTo } from './answer.ts';
import { closest, compareReleases, readRelease } from './read-release.ts';

const releases = releasesOf('risc0-zkvm').map(({ version }) => version);
const lock = (name: string, version: string) =>
  `[[package]]\nname = "${name}"\nversion = "${version}"\nsource = "registry+https://example.com/index"\nchecksum = "0a"\n`;

/** Ways to write a release. */
const forms: readonly ((release: string) => string)[] = [
  (release) => release,
  (release) => ` ${release}\n`,
  (release) => `v${release}`,
  (release) => `=${release}`,
  (release) => `= ${release}`,
  (release) => `"${release}"`,
  (release) => `version = "${release}"`,
  (release) => `risc0-zkvm = "${release}"`,
  (release) => `risc0-zkvm = "=${release}"`,
  (release) => `risc0-zkvm = { version = "${release}", default-features = false, features = ["std"] }`,
  (release) => `risc0-zkvm = { default-features = false, version = "^${release}" }`,
  (release) => `[dependencies]\nanyhow = "1.0.80"\nrisc0-zkvm = "${release}"\nserde = "1.0.1"`,
  (release) => `risc0-zkvm v${release}`,
  (release) => `├── risc0-zkvm v${release} (*)`,
  (release) => `risc0-zkvm@${release}`,
  (release) => `cargo add risc0-zkvm@${release}`,
  (release) => `"risc0-zkvm ${release}",`,
  (release) => `risc0_zkvm ${release}`,
  (release) => `RISC0-ZKVM ${release}`,
  (release) => lock('risc0-zkvm', release),
  // What a field for one line makes of lines.
  (release) => lock('risc0-zkvm', release).replaceAll('\n', ''),
  (release) => `${lock('risc0-zkp', '3.0.4')}\n${lock('risc0-zkvm', release)}\n${lock('risc0-zkvm-platform', '2.0.1')}`,
];

describe('every release is recognized', () => {
  it.each(forms.map((form) => [JSON.stringify(form('1.2.5')), form] as const))('%s', (_, form) => {
    for (const release of releases)
      expect(readRelease(form(release))).toMatchObject({ type: 'releases', releases: [release] });
  });
});

test('a requirement is told from a release', () => {
  expect(answerTo('risc0-zkvm = "1.2.5"').note).toContain('allows later releases');
  expect(answerTo('risc0-zkvm = "=1.2.5"').note).toBeUndefined();
  expect(answerTo('1.2.5').note).toBeUndefined();
});

test('two releases of one lock file have a verdict each', () => {
  const { verdicts } = answerTo(`${lock('risc0-zkvm', '1.2.5')}\n${lock('risc0-zkvm', '3.0.6')}`);
  expect(verdicts.map(({ release }) => release)).toEqual(['1.2.5', '3.0.6']);
});

describe('what has no verdict gets none', () => {
  it.each([
    ['1.2.7', 'There was no release 1.2.7', ['1.3.0', '1.3.0-rc.1', '1.2.6', '1.2.5']],
    ['3.0.2', 'There was no release 3.0.2', ['3.0.4', '3.0.3', '3.0.1', '3.0.0']],
    ['99.0.0', 'There was no release 99.0.0', ['5.0.0-rc.1', '3.1.0-rc.1']],
    ['0.0.1', 'There was no release 0.0.1', ['0.11.0-rc.3', '0.11.0-rc.1']],
    ['2.3', 'More than one release begins with 2.3', ['2.3.2', '2.3.1', '2.3.0']],
    ['risc0-zkvm = "2.3"', 'More than one release begins with 2.3', ['2.3.2', '2.3.1', '2.3.0']],
    ['7', 'There was no release 7.0.0', ['5.0.0-rc.1', '3.1.0-rc.1']],
    ['risc0-build = "3.0.6"', 'This is a release of risc0-build.', []],
    [lock('risc0-zkvm-platform', '2.0.1'), 'This is a release of risc0-zkvm-platform.', []],
    ['latest', 'This isn’t a release.', []],
    ['1.2.5.1', 'This isn’t a release.', []],
    ['<script>alert(1)</script>', 'This isn’t a release.', []],
    ['１.２.５', 'This isn’t a release.', []],
    [' ', 'Nothing entered yet.', []],
  ])('%s', (text, says, choices) => {
    const answer = answerTo(text);
    expect(answer.sentence).toContain(says);
    expect(answer.verdicts).toEqual([]);
    expect(answer.choices).toEqual(choices);
  });
});

test('an affected release is never reassured, whatever surrounds it', () => {
  const affected = releases.filter((release) => answerTo(release).verdicts[0]?.state === 'attacked');
  expect(affected.length).toBeGreaterThan(80);
  fc.assert(
    fc.property(fc.constantFrom(...affected), fc.constantFrom(...forms), (release, form) => {
      expect(answerTo(form(release)).sentence).toContain(`${release}: Affected.`);
    }),
  );
});

test('releases are ordered as by Cargo, and any text is answered', () => {
  for (const a of releases) for (const b of releases) expect(Math.sign(compareReleases(a, b))).toBe(compare(a, b));
  fc.assert(
    fc.property(fc.string({ maxLength: 300 }), (text) => {
      expect(answerTo(text).sentence).not.toBe('');
    }),
  );
  expect(closest('1.2.5', [])).toEqual([]);
});

test('long texts are read in linear time', () => {
  const long = ['a', '"', '=', '1.', 'risc0-zkvm = {', 'name = "x" ', '-', 'risc0-zkvm '].map((part) =>
    part.repeat(200_000 / part.length),
  );
  for (const text of long) expect(answerTo(text).verdicts).toEqual([]);
});
