/** What the cards and "What changed" say is what the data says, for every pair of versions. */
import { expect, test } from 'vitest';
import { attack } from '../../content/data/advisories.ts';
import { releasesOf } from '../../content/registry.ts';
import { versions } from '../../content/versions.ts';
import { versionNews } from './news.ts';
import { projects } from './project-edits.ts';

const pairs = versions.flatMap((to, i) => versions.slice(0, i).map((from) => [from, to] as const));
type Parts = ReturnType<typeof versionNews.card>[number]['content'];
const textOf = (parts: Parts) =>
  parts.map((part) => (typeof part === 'string' ? part : 'code' in part ? part.code : part.label)).join('');
const rowsOf = (from: string, to: string) =>
  new Map(versionNews.card(from, to).map(({ title, content }) => [title, textOf(content)]));

test('every card says the known attack on the version one comes from, or that there is none', () => {
  for (const [from, to] of pairs) {
    const { zkvm } = from.facts;
    const risk = rowsOf(from.label, to.label).get('Risk of staying');
    expect(risk, `${from.label} to ${to.label}`).toContain(attack(zkvm) ?? `No attack on ${zkvm} is known as of`);
  }
});

test.each([
  ['2.2', '2.3', 'The verifier stays the same'],
  ['2.3', '3.0', 'needs the new verifier, too'],
  ['0.21', '2.3', 'the functions of the verifier are different since 1.0'],
  ['1.2', '2.0.0', 'The deployed verifiers for 2.0.0 have been stopped'],
  ['3.0', 'next', 'No verifier for next is deployed yet'],
])('contracts from %s to %s', (from, to, says) => {
  expect(rowsOf(from, to).get('Contracts')).toContain(says);
});

test('edits are measured for each pair of releases, and for no pre-release', () => {
  // A version that was just cut isn't on the registry.
  const isPublished = (zkvm: string) => releasesOf('risc0-zkvm').some(({ version }) => version === zkvm);
  for (const [from, to] of pairs)
    expect(rowsOf(from.label, to.label).has('Typical effort, measured'), `${from.label} to ${to.label}`).toBe(
      'released' in to && isPublished(to.facts.zkvm),
    );
  expect(rowsOf('1.2', '3.0').get('Typical effort, measured')).toContain('0 to 4 lines changed');
});

test('upgrades of public programs are those between the two versions', () => {
  const effort = (from: string, to: string) => rowsOf(from, to).get('Typical effort, measured');
  expect(effort('1.2', '3.0')).toContain(
    'TOML, and Solidity: Zeth, 57 to 2.0.0 in 5 commits, 47 to 3.0; the Foundry template, 27 to 2.0.0. How many hours',
  );
  expect(effort('1.1', '1.2')).toContain('Solidity: the Foundry template, 16 to 1.2.');
  expect(effort('2.1', '2.3')).not.toContain('public programs');
  const labels = versions.map(({ label }) => label);
  for (const { upgrades } of projects) expect(labels).toEqual(expect.arrayContaining(upgrades.map(({ into }) => into)));
});

const gone = (from: string, to: string) =>
  (versionNews.gone(from, to)?.groups ?? []).flatMap(({ names }) => names.map(({ before }) => textOf(before)));

test('names that are gone are those that the first version has and the last one lacks', () => {
  // Since 1.2 only.
  expect(gone('1.2', '2.0.0')).toContain('risc0_bigint2::field::modmul_256_unchecked');
  expect(gone('1.1', '2.0.0')).not.toContain('risc0_bigint2::field::modmul_256_unchecked');
  // Gone in 1.0, and back.
  expect(gone('0.20', '0.21')).toContain('risc0_zkvm::Groth16Receipt');
  expect(gone('0.20', '3.0')).not.toContain('risc0_zkvm::Groth16Receipt');
  expect(versionNews.gone('2.1', '2.2')).toBe(null);
});

test('what changed has the flaws that a version fixes, those that it has, and new names', () => {
  const groups = new Map(
    versionNews.changes('2.1', '2.0.0').map(({ anchor, items }) => [anchor, items.map(textOf).join('\n')]),
  );
  expect(groups.get('fixed')).toContain('could read the wrong register');
  expect(groups.get('flaws')).toContain('Division had more than one accepted result');
  expect(groups.get('flaws')).not.toContain('could read the wrong register');
  const names = versionNews.changes('3.0', '2.3').find(({ anchor }) => anchor === 'names');
  expect(names?.items.map(textOf).join('\n')).toContain('RISC0_DEFAULT_PROVER_NUM_GPUS');
});
