/** Each comparison of `npm run check:facts`, with repositories of a few files. Only differences are reported. */

import { defineTable } from 'onesource';
import { makeVersionTable } from 'onesource/tools';
import { expect, onTestFinished, test } from 'vitest';
import { type Advisory, advisories } from '../../content/data/advisories.ts';
import { checkAdvisories } from './advisories.ts';
import { readDeployment } from './contracts.ts';
import { checkLimits } from './limits.ts';
import { checkRows, numbersIn, spelledOut } from './messages.ts';
import { compareTags, newestTag, releaseTags } from './releases.ts';
import { openRepository } from './repository.ts';
import { rowsFor } from './rows.ts';
import { type TinyRelease, tinyRepository } from './tiny-repository.ts';
import { checkVerifiers } from './verifiers.ts';
import { checkVersion, uncoveredReleases } from './versions.ts';

const root = 'a'.repeat(64);
const controlIds = (digest: string) => `pub const ALLOWED_CONTROL_ROOT: Digest =\n    digest!("${digest}");\n`;
const crate = (version: string) => ({
  'risc0/zkvm/Cargo.toml': '[package]\nname = "risc0-zkvm"\nversion = { workspace = true }\n',
  'risc0/build/Cargo.toml': `[package]\nname = "risc0-build"\nversion = "${version}"\n`,
  'Cargo.toml': `[workspace.package]\nversion = "${version}"\n`,
  'risc0/build/src/lib.rs': 'const DEFAULT_DOCKER_TAG: &str = "r0.1.88.0";\n',
  'risc0/circuit/recursion/src/control_id.rs': controlIds(root),
});
const facts = { tag: 'v1.0.1', zkvm: '1.0.1', build: '1.0.1', minor: '1.0', toolchain: '1.88.0' };

function repositoryOf(...releases: TinyRelease[]) {
  const { repository, remove } = tinyRepository(releases);
  onTestFinished(remove);
  return repository;
}

const zkvmReleases: TinyRelease[] = [
  { tag: 'v1.0.0', day: '2025-02-03', files: crate('1.0.0') },
  { tag: 'v1.0.1', files: crate('1.0.1') },
  { tag: 'v1.0.2-rc.1', files: crate('1.0.2-rc.1') },
];

const table = (changes: Partial<typeof facts> = {}, released = '2025-02-03') =>
  makeVersionTable([{ label: '1.0', released, latest: true, facts: { ...facts, ...changes } }], '/api');

test('releases are ordered by number, and candidates come before their release', () => {
  expect(releaseTags(['v1.10.0', 'v1.9.0', 'other', 'v1.10.0-rc.2', 'steel-v2.0.0'])).toEqual([
    'v1.9.0',
    'v1.10.0-rc.2',
    'v1.10.0',
  ]);
  expect(newestTag(['v2.0.2', 'v2.0.3-rc.1', 'v2.1.0', 'v2.0.10'], '2.0.0')).toBe('v2.0.10');
  expect(newestTag(['v2.0.2'], '2.1')).toBeUndefined();
  expect(compareTags('v1.0.0', 'v1.0.0')).toBe(0);
});

test('a version that matches its newest tag has no differences', () => {
  const zkvm = repositoryOf(...zkvmReleases);
  const versions = table();
  expect(checkVersion(versions.latest, zkvm)).toEqual([]);
  expect(uncoveredReleases(versions, zkvm)).toEqual([]);
});

test('an old tag, an old crate, a different toolchain, and a different date are reported', () => {
  const zkvm = repositoryOf(...zkvmReleases);
  const version = table({ tag: 'v1.0.0', zkvm: '1.0.0', toolchain: '1.81.0' }, '2025-02-04').latest;
  expect(checkVersion(version, zkvm)).toEqual([
    'tag is v1.0.0, but the newest release is v1.0.1',
    'zkvm is 1.0.0, but risc0/zkvm/Cargo.toml at v1.0.1 says 1.0.1',
    'toolchain is 1.81.0, but the source at v1.0.1 uses 1.88.0',
    'released is 2025-02-04, but v1.0.0 is of 2025-02-03',
  ]);
});

test('a release that no version describes is reported', () => {
  const zkvm = repositoryOf(...zkvmReleases, { tag: 'v1.1.0', files: {} });
  expect(uncoveredReleases(table(), zkvm)).toEqual(['v1.1.0: released since 1.0, and described by no version']);
});

const deployment = `
[chains.ethereum-mainnet]
name = "Ethereum Mainnet"
id = 1
router = "0xAA"
timelock-controller = "0xCC"
timelock-delay = 259200

[[chains.ethereum-mainnet.verifiers]]
name = "RiscZeroGroth16Verifier"
selector = "0x12345678"
verifier = "0xBB"
estop = "0xDD"

[chains.base]
name = "Base (POS)"
id = 10
router = "0xAA"

[[chains.base.verifiers]]
name = "RiscZeroGroth16Verifier"
selector = "0x12345678"
verifier = "0xBB"

[[chains.base.verifiers]]
name = "RiscZeroSetVerifier"
selector = "0xabcdef00"
verifier = "0xEE"
`;
const contractsAt = (tag: string, digest: string): TinyRelease => ({
  tag,
  files: {
    'contracts/src/groth16/ControlID.sol': `bytes32 public constant CONTROL_ROOT = hex"${digest}";`,
    'contracts/test/TestReceipt.sol': 'bytes public constant SEAL =\n        hex"12345678abcd";',
    'contracts/deployment.toml': deployment,
  },
});
const source = [{ title: 'A', href: 'https://example.org' }];
const tableOf = (columns: string[], ...rows: string[][]) =>
  defineTable({ caption: 'A table', source, checked: '2026-01-01', columns, rows: rows.map((cells) => ({ cells })) });

function verifiers(selector: string[], addresses: string[][], controller = ['0xCC', 'Ethereum Mainnet (1)', '3 days']) {
  const contracts = repositoryOf(
    contractsAt('v2.0.0', root),
    contractsAt('v2.0.1', root),
    contractsAt('v2.1.0', 'b'.repeat(64)),
  );
  const versions = table();
  const columns = ['A', 'B', 'C', 'D', 'E'];
  return checkVerifiers(versions.latest, {
    zkvm: repositoryOf(...zkvmReleases),
    contracts,
    deployment: readDeployment(contracts, 'main'),
    versions,
    tables: new Map([
      ['control-roots', tableOf(['A', 'B'], ['ALLOWED_CONTROL_ROOT', root])],
      ['verifier-selectors', tableOf(columns, selector)],
      ['verifier-addresses', tableOf(['A', 'B', 'C'], ...addresses)],
      ['timelock-controllers', tableOf(['A', 'B', 'C'], controller)],
    ]),
  });
}

const mainnet = [
  ['Verifier router', '0xaa', 'Ethereum Mainnet (1), Base (POS) (10)'],
  ['Groth16 verifier, 0x12345678', '0xbb', 'Ethereum Mainnet (1), Base (POS) (10)'],
  ['Emergency stop, 0x12345678', '0xdd', 'Ethereum Mainnet (1)'],
  ['Set verifier, 0xabcdef00', '0xee', 'Base (POS) (10)'],
];

test('verifier tables that match the deployment have no differences', () => {
  expect(verifiers(['v2.0.1', '0x12345678', '', '', 'active'], mainnet)).toEqual([]);
});

test('an older contracts release and different addresses, states, and delays are reported', () => {
  const wrong = verifiers(
    ['v2.0.0', '0x12345678', '', '', 'stopped'],
    [...mainnet.slice(0, 2), ['Emergency stop, 0x12345678', '0xdf', 'Ethereum Mainnet (1)'], ...mainnet.slice(3)],
    ['0xCC', 'Ethereum Mainnet (1)', '1 day'],
  );
  expect(wrong).toEqual([
    'verifier-selectors: the contracts release is v2.0.0, but the source says v2.0.1',
    'verifier-addresses: no row for emergency stop, 0x12345678 | ethereum mainnet | 1 | 0xdd',
    'verifier-addresses: nothing is deployed as emergency stop, 0x12345678 | ethereum mainnet | 1 | 0xdf',
    'verifier-selectors: the verifier is "stopped", but deployment.toml says active',
    'timelock-controllers: no row for ethereum mainnet | 1 | 0xcc | 3 days',
    'timelock-controllers: nothing is deployed as ethereum mainnet | 1 | 0xcc | 1 day',
  ]);
});

test('a network without a row, and one that has too many, are reported', () => {
  const other = ['Verifier router', '0xaa', 'Ethereum Mainnet (1), Linea (5)'];
  expect(verifiers(['v2.0.1', '0x12345678', '', '', 'active'], [other, ...mainnet.slice(1)])).toEqual([
    'verifier-addresses: no row for verifier router | base (pos) | 10 | 0xaa',
    'verifier-addresses: nothing is deployed as verifier router | linea | 5 | 0xaa',
  ]);
});

test('a message is searched for by its literal parts', () => {
  expect(spelledOut('segment po2 exceeds max on ProverOpts: 22 > 21')).toEqual([
    'exceeds max on ProverOpts',
    'segment po',
  ]);
  const versions = table();
  const zkvm = repositoryOf({
    tag: 'v1.0.1',
    files: { 'src/lib.rs': 'const MAX: usize =\n    100;\nbail!("the journal is too long: {n}");' },
  });
  const rows = (message: string, quote: string) =>
    checkRows(
      'run-errors',
      defineTable({
        caption: 'Errors',
        source,
        checked: '2026-01-01',
        columns: ['Error', 'Cause'],
        rows: [
          { cells: [{ code: message }, 'a cause'] },
          { cells: ['Limit', '100'], quotes: [{ file: 'src/lib.rs', text: quote }] },
        ],
      }),
      { version: versions.latest, versions, source: zkvm, tag: 'v1.0.1' },
    );
  expect(rows('the journal is too long: 7', 'const MAX: usize = 100;')).toEqual([]);
  expect(rows('the journal is too short: 7', 'const MAX: usize = 99;')).toEqual([
    'run-errors: "Limit" is based on "const MAX: usize = 99;", which src/lib.rs does not contain',
    'run-errors: no source file says "the journal is too short: 7"',
  ]);
});

test('a message with one wrong part is reported, and one that a part of another word spells', () => {
  const versions = table();
  const zkvm = repositoryOf({
    tag: 'v1.0.1',
    files: { 'src/lib.rs': 'bail!("the journal is too long: {n}, of a receipt");' },
  });
  const rows = (message: string) =>
    checkRows('run-errors', tableOf(['Error', 'Cause'], [message, 'a cause']), {
      version: versions.latest,
      versions,
      source: zkvm,
      tag: 'v1.0.1',
    });
  expect(rows('the journal is too long: 7, of a receipt')).toEqual([]);
  expect(rows('the journal is too long: 7, of a segment')).toHaveLength(1);
});

test('a range that names no version is reported with its file and its row', () => {
  const versions = table();
  const sizes = defineTable({
    caption: 'Sizes',
    source,
    checked: '2026-01-01',
    columns: ['What', 'Size'],
    rows: [{ cells: ['Page', '1024'] }, { cells: ['Word', { code: '4' }], versions: '>=9.9' }],
  });
  const check = () => rowsFor('sizes', sizes, versions.latest, versions);
  expect(check).toThrow('The row "Word | 4": ');
  expect(check).toThrow(expect.objectContaining({ place: { file: 'content/data/sizes.ts' } }));
});

test('words are whole, and those of every release of a page without versions count', () => {
  const zkvm = repositoryOf(
    { tag: 'v1.0.0', files: { 'src/lib.rs': 'fn read_slice() {}' } },
    { tag: 'v1.0.1', files: { 'src/lib.rs': 'fn read_frame() {}' } },
  );
  expect(zkvm.absentWords(['v1.0.1'], ['read_frame', 'read_fram', 'read_slice'])).toEqual(['read_fram', 'read_slice']);
  expect(zkvm.absentWords(['v1.0.1', 'v1.0.0'], ['read_frame', 'read_slice'])).toEqual([]);
});

test('the numbers of a quotation have to be in its row', () => {
  expect(numbersIn('A: u32 = 4 * 1024; B = 100 << 20; RANGE = 14..=18; po2 17, 25,000 or 25_000')).toEqual([
    4096, 104_857_600, 14, 18, 17, 25_000, 25_000,
  ]);
  const versions = table();
  const zkvm = repositoryOf({ tag: 'v1.0.1', files: { 'src/lib.rs': 'MAX: usize = 4 * 1024;' } });
  const rows = (shown: string) =>
    checkRows(
      'limits',
      defineTable({
        caption: 'Limits',
        source,
        checked: '2026-01-01',
        columns: ['Limit', 'Value'],
        rows: [{ cells: ['Bytes', shown], quotes: [{ file: 'src/lib.rs', text: 'MAX: usize = 4 * 1024;' }] }],
      }),
      { version: versions.latest, versions, source: zkvm, tag: 'v1.0.1' },
    );
  expect(rows('4,096')).toEqual([]);
  expect(rows('4,069')).toEqual(['limits: "Bytes" is based on 4096, which its row does not have']);
});

test('a limit with another value, without its constant, or in the wrong versions is reported', () => {
  const at = (tag: string, text: string): TinyRelease => ({ tag, files: { 'src/lib.rs': text } });
  const versions = makeVersionTable(
    [
      { label: '1.0', released: '2025-02-03', facts: { ...facts, tag: 'v1.0.1' } },
      { label: '1.1', released: '2025-03-03', latest: true, facts: { ...facts, tag: 'v1.1.0' } },
    ],
    '/api',
  );
  const zkvm = repositoryOf(
    at('v1.0.0', 'const ALIAS: usize = SYSTEM.start;'),
    at('v1.0.1', 'const ALIAS: usize = SYSTEM.start;\nconst OLD: u32 = 0x0C00_0000;'),
    at(
      'v1.1.0',
      'const ALIAS: usize = 0xC000_0000;\npub const MAX: usize = 100 << 20; // 100 MB\nconst R: X = 14..=18;',
    ),
  );
  const check = (
    constant: string,
    value: number | [number, number],
    more: { versions?: string; since?: string } = {},
  ) => checkLimits([{ what: 'A', unit: 'bytes', constant, value, file: 'src/lib.rs', ...more }], versions, zkvm);
  expect(check('MAX', 104_857_600, { versions: '>=1.1', since: 'v1.1.0' })).toEqual([]);
  expect(check('R', [14, 18], { versions: '1.1' })).toEqual([]);
  expect(check('OLD', 0x0c000000, { versions: '<1.1' })).toEqual([]);
  expect(check('ALIAS', 0xc0000000, { versions: '1.1' })).toEqual([]);
  expect(check('MAX', 100_000_000, { versions: '1.1' })).toEqual(['limits: MAX is 104857600 at v1.1.0, not 100000000']);
  expect(check('R', [14, 19], { versions: '1.1' })).toHaveLength(1);
  expect(check('MAX', 104_857_600)).toEqual(['limits: src/lib.rs at v1.0.1 has no MAX']);
  expect(check('MAX', 104_857_600, { versions: '1.0' })).toEqual([
    'limits: src/lib.rs at v1.0.1 has no MAX',
    'limits: src/lib.rs at v1.1.0 has MAX, which no limit of v1.1.0 names',
  ]);
  expect(check('OLD', 0x0c000000, { versions: '1.0', since: 'v1.1.0' })).toEqual(['limits: v1.1.0 has no OLD']);
  expect(check('MAX', 104_857_600, { versions: '1.1', since: 'v1.0.1' })).toEqual(['limits: v1.0.1 has no MAX']);
});

test('missing files, folders, and tags are reported', () => {
  const zkvm = repositoryOf(...zkvmReleases);
  const there = ['v1.0.1:Cargo.toml', 'v1.0.1:risc0/build', 'v1.0.1:', 'main:risc0'];
  expect(zkvm.missing([...there, 'v1.0.1:risc0/none.rs', 'v9.0.0:'])).toEqual(['v1.0.1:risc0/none.rs', 'v9.0.0:']);
});

test('a folder that is not a repository is refused with a remedy', () => {
  expect(() => openRepository('/nowhere')).toThrow('is not a git repository with tags');
});

test('ranges of advisories are compared with the tags that have the fix', () => {
  const repository = repositoryOf(...zkvmReleases, { tag: 'v1.1.0', files: crate('1.1.0') });
  const commit = 'v1.0.1';
  const fixes = [{ repository: 'risc0' as const, commit, from: 'v1.0.1', without: 'v1.0.0' }];
  const entry = { ...advisories[0], id: 'planted', needs: 'one', isWider: false, fixes } as Advisory;
  const check = (range: string, changes: Partial<(typeof fixes)[0]> = {}) =>
    checkAdvisories(
      [{ ...entry, affected: { 'risc0-zkvm': range }, fixes: fixes.map((fix) => ({ ...fix, ...changes })) }],
      {
        risc0: repository,
        'risc0-ethereum': repository,
      },
    );
  expect(check('<1.0.1')).toEqual([]);
  expect(check('<1.1.0')).toEqual([
    'planted: v1.0.1 has the fix, unlike its range.',
    'planted: v1.0.2-rc.1 has the fix, unlike its range.',
  ]);
  expect(check('<0.9.0')).toEqual([
    'planted: no release of risc0 is in the range <0.9.0.',
    expect.stringContaining('v1.0.0 lacks'),
  ]);
  expect(check('<1.0.1', { from: 'v1.0.0' })).toEqual([`planted: v1.0.0 lacks the fix ${commit}.`]);
  expect(check('<1.0.1', { without: 'v1.1.0' })).toEqual([`planted: v1.1.0 has the fix ${commit}.`]);
  expect(check('<1.0.1', { commit: 'f'.repeat(40) })).toEqual([expect.stringContaining('has no commit')]);
});
