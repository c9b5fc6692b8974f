import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { NamesFile } from '../../content/islands/names/names.ts';
import { commandNames } from './command-line.ts';
import { follow, rangeOf, type VersionNames } from './history.ts';
import { type Name, namesAt } from './names-at.ts';
import { replacements } from './replacements.ts';
import { solidityNames } from './solidity.ts';
import { differences } from './table.ts';
import { variablesOf } from './variables.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** A workspace with a crate that re-exports from another one. */
const workspace: Readonly<Record<string, string>> = {
  'risc0/zkvm/Cargo.toml':
    '[package]\nname = "risc0-zkvm"\n[features]\ndefault = ["client"]\nclient = []\nprove = []\n',
  'risc0/zkvm/src/lib.rs': `
    mod host;
    mod secret { pub struct Hidden; impl Hidden { pub fn open(&self) {} } }
    pub mod guest;
    #[cfg(test)] pub mod tests { pub fn helper() {} }
    pub use self::host::{client::{Client as ApiClient, Prover}, prove::*};
    pub use risc0_binfmt::{Digest, image};
    pub use bytes::Bytes;
    #[doc(hidden)] pub use secret::Hidden;
    pub use secret::Hidden as Shown;
    pub(crate) fn inside() {}
    #[deprecated(note = "Use \`Prover\` \\
        instead")]
    pub fn is_dev_mode() -> bool { true }
    #[macro_export] macro_rules! entry { () => {} }
    cfg_if::cfg_if! { if #[cfg(feature = "prove")] { pub fn with_prove() {} } else { pub fn without() {} } }
  `,
  'risc0/zkvm/src/host/mod.rs':
    'pub mod client; pub mod prove; impl client::Client { pub fn run(&self) {} fn step(&self) {} }',
  'risc0/zkvm/src/host/client.rs': `
    pub struct Client { pub name: String, secret: u32 }
    pub trait Prover { fn prove(&self); const LIMIT: u32; #[doc(hidden)] fn hidden(&self); }
  `,
  'risc0/zkvm/src/host/prove.rs': `
    #[derive(Clone, Builder)]
    pub struct Options { po2: u32, #[builder(setter(skip))] cache: u32 }
    pub enum Kind { Fast, Small(u32) }
    impl<T> Prover for Kind { pub fn not_inherent() {} }
  `,
  'risc0/zkvm/src/guest/mod.rs': 'pub mod env;',
  'risc0/zkvm/src/guest/env.rs': 'pub fn read<T>() -> T { std::env::var("RISC0_INFO"); todo!() }',
  'risc0/binfmt/Cargo.toml': '[package]\nname = "risc0-binfmt"\n',
  'risc0/binfmt/src/lib.rs':
    'pub struct Digest; impl Digest { pub fn zero() -> Self { Digest } } pub mod image { pub const PAGE_BYTES: u32 = 1; }',
};

const shown = (names: readonly Name[], of: string) =>
  names.filter((name) => name.of === of).map(({ kind, path: name }) => `${kind} ${name}`);

test('what users reach from the root of a crate, under the names that they write', async () => {
  const { names, missing } = await namesAt([new Map(Object.entries(workspace))], new Map());
  expect(missing).toEqual([]);
  expect(shown(names, 'risc0-zkvm').sort()).toEqual(
    [
      'feature client',
      'feature prove',
      'macro entry',
      'function is_dev_mode',
      'function with_prove',
      'function without',
      'module guest',
      'module guest::env',
      'function guest::env::read',
      'type ApiClient',
      'field ApiClient::name',
      'method ApiClient::run',
      'trait Prover',
      'method Prover::prove',
      'constant Prover::LIMIT',
      'type Options',
      'type OptionsBuilder',
      'method OptionsBuilder::po2',
      'method OptionsBuilder::build',
      'type Kind',
      'variant Kind::Fast',
      'variant Kind::Small',
      'type Shown',
      'method Shown::open',
      'type Digest',
      'method Digest::zero',
      'module image',
      'constant image::PAGE_BYTES',
      'type Bytes',
    ].sort(),
  );
  expect(names.find((name) => name.path === 'is_dev_mode')?.deprecated).toBe('Use `Prover` instead');
  expect(shown(names, 'environment')).toEqual(['variable RISC0_INFO']);
});

test('a module without a file is reported', async () => {
  const files = new Map(Object.entries({ ...workspace, 'risc0/zkvm/src/guest/mod.rs': 'pub mod env; pub mod lost;' }));
  expect((await namesAt([files], new Map())).missing).toEqual(['risc0/zkvm/src/guest/lost.rs']);
});

test('commands and options, through flattened structs and nested commands', async () => {
  const texts = [
    '#[derive(Parser)] struct Cli { #[command(subcommand)] command: Commands, #[arg(global = true, short, long)] verbose: bool }',
    '#[derive(Subcommand)] enum Commands { #[command(alias = "update")] Install(Install), Self_ { #[clap(long = "yes")] sure: bool } }',
    '#[derive(Parser)] struct Install { #[command(flatten)] manifest: clap_cargo::Manifest, name: String, #[arg(long)] no_std: bool }',
  ];
  expect((await commandNames('tool', ['Old', 'Cli'], texts)).map((name) => name.path).sort()).toEqual([
    'tool --verbose',
    'tool install',
    'tool install --manifest-path',
    'tool install --no-std',
    'tool self',
    'tool self --yes',
    'tool update',
    'tool update --manifest-path',
    'tool update --no-std',
  ]);
  await expect(commandNames('tool', ['Args'], texts)).rejects.toThrow('tool has no Args.');
});

test('environment variables of the code, and none of its tests', async () => {
  const text = `
    const KEY: &str = "BONSAI_API_KEY";
    #[arg(long, env = "RISC0_PPROF_OUT")] struct A;
    fn f() { let text = "RISC0_ is no variable"; }
    #[cfg(test)] mod tests { fn g() { std::env::var("RISC0_TEST_ONLY"); } }
  `;
  expect(await variablesOf(text)).toEqual(['BONSAI_API_KEY', 'RISC0_PPROF_OUT']);
});

test('what a contract offers', () => {
  const text = `
    pragma solidity ^0.8.20;
    error Wrong(bytes4 got);
    contract Router { error Unknown(); event Added(uint256 id); mapping(bytes4 => address) public verifiers; uint256 private count;
      function addVerifier(bytes4 s) external {} function check() internal {} constructor() {} }
    library Claims { bytes32 constant TAG = 0; function ok(bytes32 id) internal pure returns (bytes32) { return id; } }
  `;
  expect(solidityNames(text).map(({ kind, path: name }) => `${kind} ${name}`)).toEqual([
    'error Wrong',
    'contract Router',
    'error Router.Unknown',
    'event Router.Added',
    'function Router.verifiers',
    'function Router.addVerifier',
    'contract Claims',
    'constant Claims.TAG',
    'function Claims.ok',
  ]);
});

const version = (label: string, ...names: Name[]): VersionNames => ({
  label,
  isDocumented: true,
  isKnown: true,
  names,
});
const item = (name: string, kind: Name['kind'] = 'type'): Name => ({ of: 'a', path: name, kind });

test('a name is followed through versions: it moves, goes, and comes back', () => {
  const rows = follow([
    version('1.0', item('sha::Digest'), item('sha::Digest::zero', 'method'), item('Claim'), item('prove', 'function')),
    version('1.1', item('Digest'), item('Digest::zero', 'method'), item('prove', 'function')),
    version('1.2', item('Digest'), item('Claim'), { ...item('prove', 'function'), deprecated: 'Use b.' }),
  ]);
  expect(rows).toEqual([
    { of: 'a', kind: 'type', path: 'Claim', in: [0, 2], was: [] },
    { of: 'a', kind: 'function', path: 'prove', in: [0, 1, 2], was: [], deprecated: { since: 2, note: 'Use b.' } },
    { of: 'a', kind: 'type', path: 'Digest', in: [0, 1, 2], was: [{ path: 'sha::Digest', until: 0 }] },
    { of: 'a', kind: 'method', path: 'Digest::zero', in: [0, 1], was: [{ path: 'sha::Digest::zero', until: 0 }] },
  ]);
});

test('a name that gets a shorter path has not moved while the longer one is still there', () => {
  const long = { ...item('sha::Digest'), shortest: 'Digest' };
  const rows = follow([version('1.0', item('sha::Digest')), version('1.1', item('Digest'), long)]);
  expect(rows).toEqual([{ of: 'a', kind: 'type', path: 'Digest', in: [0, 1], was: [] }]);
  const both = follow([version('1.0', item('sha::Digest'), item('Digest')), version('1.1', item('Digest'), long)]);
  expect(both.map(({ path: name, in: versions }) => [name, versions])).toEqual([
    ['sha::Digest', [0, 1]],
    ['Digest', [0, 1]],
  ]);
});

test('of two names that could have moved, neither has', () => {
  const rows = follow([version('1.0', item('a::Error'), item('b::Error')), version('1.1', item('c::Error'))]);
  expect(rows.map(({ path: name, in: versions, was }) => [name, versions, was])).toEqual([
    ['a::Error', [0], []],
    ['b::Error', [0], []],
    ['c::Error', [1], []],
  ]);
});

test('ranges in the grammar of pages', () => {
  const labels = ['1.0', '1.1', '2.0', 'next'];
  const ranges = [[0, 1, 2, 3], [0, 1], [2, 3], [1], [0, 2, 3], [1, 2]].map((indices) => rangeOf(indices, labels));
  expect(ranges).toEqual(['*', '<2.0', '>=2.0', '1.1', '1.0 || >=2.0', '>=1.1 <next']);
});

test('the check sees a line that changed', () => {
  expect(differences('a,\nb\n', 'a\nb,\n')).toEqual([]);
  expect(differences('a\n"<1.0"\n', 'a\n"<1.1"\n')).toEqual(['- "<1.0"', '+ "<1.1"']);
});

const file = JSON.parse(fs.readFileSync(path.join(root, 'public/names.json'), 'utf8')) as NamesFile;
const lastOf = (name: string) => name.split(/::|\.| /).at(-1) ?? '';

test('each replacement is on the page that it names, and leads from a name of the table to another', () => {
  const known = new Set(file.names.map((row) => lastOf(row.path)));
  for (const { of, path: name, use, source } of replacements) {
    expect(
      file.names.some((row) => row.of === of && row.path.endsWith(name) && row.use === use),
      name,
    ).toBe(true);
    const text = fs.readFileSync(path.join(root, source), 'utf8');
    expect(text, `${source}: ${name}`).toContain(lastOf(name));
    for (const [, code = ''] of use.matchAll(/`([^`]+)`/g)) {
      expect(text, `${source}: ${code}`).toContain(lastOf(code));
      if (!/^[a-z]+\.[a-z]/.test(code)) expect(known.has(lastOf(code)), code).toBe(true);
    }
  }
});

test('declarations in one line, with the features that they and their exports require', async () => {
  const files = {
    'risc0/zkvm/Cargo.toml': '[package]\nname = "risc0-zkvm"\n',
    'risc0/zkvm/src/lib.rs': `
      mod kiln;
      #[cfg(feature = "client")] pub use kiln::{Kiln, heat};
      #[cfg(any(feature = "client", feature = "prove"))] pub use kiln::cool;
    `,
    'risc0/zkvm/src/kiln.rs': `
      #[derive(Builder)] pub struct Kiln {
          pub degrees: u32,
          #[builder(setter(into, strip_option))] pub name: Option<String>,
      }
      impl Kiln {
          #[stability::unstable]
          pub fn fire<T: Into<u32>>(
              mut self,
              degrees: T, // in Celsius
              name: &mut String,
          ) -> Result<Self>
          where
              T: Copy,
          { todo!() }
      }
      pub unsafe extern "C" fn heat(words: *mut u32) -> usize { 0 }
      pub fn cool() {}
    `,
  };
  const { names } = await namesAt([new Map(Object.entries(files))], new Map());
  const read = Object.fromEntries(names.map(({ path: name, signature, features }) => [name, [signature, features]]));
  expect(read).toMatchObject({
    'Kiln::degrees': ['degrees: u32', ['client']],
    'Kiln::fire': [
      'fn fire<T: Into<u32>>(self, degrees: T, name: &mut String) -> Result<Self> where T: Copy',
      ['client', 'unstable'],
    ],
    heat: ['unsafe extern "C" fn heat(words: *mut u32) -> usize', ['client']],
    cool: ['fn cool()', undefined],
  });
});
