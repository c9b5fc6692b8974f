/** Which contract to call: what the inspector says agrees with the tables of the pages. */
import fs from 'node:fs';
import { cellText } from 'onesource/tools';
import { describe, expect, it } from 'vitest';
import { advisoriesFor } from '../../data/advisories.ts';
import { table as addresses } from '../../data/verifier-addresses.ts';
import { table as selectors } from '../../data/verifier-selectors.ts';
import { versions } from '../../versions.ts';
import { chains, retired } from '../receipt-verifier/facts/deployments.ts';
import { setVerifiers } from '../receipt-verifier/facts/other-verifiers.ts';
import { releases } from '../receipt-verifier/facts/releases.ts';
import { sample } from '../receipt-verifier/facts/sample.ts';
import { castCall, placesFor } from './where.ts';

describe('where to check it', () => {
  const mainnet = chains[0] as (typeof chains)[number];

  it('names router, verifier, and emergency stop', () => {
    const { places } = placesFor(mainnet, '73c457ba');
    expect(places.map(({ address }) => address)).toEqual([mainnet.router, ...(mainnet.verifiers['73c457ba'] ?? [])]);
  });

  it.each([
    ['f536085a', /stopped/],
    ['50bd1769', /SelectorRemoved/],
    ['310fe598', /Don’t deploy one/],
    ['242f9d5b', /keeps working/],
    ['0f63ffd5', /deploy RiscZeroSetVerifier/],
    ['12345678', /No verifier known to this page has the selector/],
  ])('says what became of %s', (selector, sentence) => {
    expect(placesFor(mainnet, selector).sentence).toMatch(sentence);
  });

  it('writes a command that Foundry reads', () => {
    const call = { signature: 'verifyIntegrity((bytes,bytes32))', args: [`(0x${sample.seal},0x${sample.imageId})`] };
    expect(castCall(call, mainnet.router)).toMatch(
      /^cast call \\\n {2}0x\w{40} \\\n {2}'verifyIntegrity\(\(bytes,bytes32\)\)' \\\n {2}'\(0x/,
    );
  });

  const text = (cell: (typeof selectors.rows)[number]['cells'][number] | undefined) =>
    typeof cell === 'object' && 'code' in cell ? cell.code : String(cell);

  it('says of every release what the table of selectors says', () => {
    const rows = selectors.rows.filter(({ cells }) => text(cells[1]).startsWith('0x'));
    expect(rows.length).toBeGreaterThan(6);
    for (const { cells } of rows) {
      const [tag, selector, , , deployed] = cells.map(text) as [string, string, string, string, string];
      const release = releases.find((candidate) => `0x${candidate.selector}` === selector);
      expect([selector, release?.tag]).toEqual([selector, tag]);
      const isListed = chains.filter(({ verifiers }) => release && verifiers[release.selector]).length > 0;
      expect([selector, isListed]).toEqual([selector, !deployed.startsWith('none')]);
      expect([selector, retired[release?.selector ?? '']]).toEqual([
        selector,
        /^(removed|stopped)/.exec(deployed)?.[0],
      ]);
    }
  });

  it('names the addresses of the table of addresses', () => {
    const listed = addresses.rows.flatMap(({ cells: [kind = '', address, networks = ''] }) =>
      [networks].flat().flatMap((network) => {
        const name = /^(.+) \(\d+\)$/.exec(cellText(network))?.[1];
        const contract = cellText(kind);
        return name && !/set verifier|242f9d5b/i.test(contract)
          ? [`${contract} | ${cellText(address ?? '')} | ${name}`.toLowerCase()]
          : [];
      }),
    );
    const named = chains.flatMap((chain) =>
      releases.flatMap(({ selector }) =>
        placesFor(chain, selector)
          .places.filter(({ name }) => !(name === 'Verifier router' && retired[selector] === 'removed'))
          .map(({ name, address }) => {
            const kind = name === 'Verifier router' ? name : `${name}, 0x${selector}`;
            return `${kind} | ${address} | ${chain.name}`.toLowerCase();
          }),
      ),
    );
    expect(new Set(listed)).toEqual(new Set(named));
  });

  it.each([
    ['on-chain-from-zero', /export ROUTER=(?<router>0x\w{40}) {2}# chain ID (?<id>\d+)/g, 4],
    ['foundry-template', /chainId = (?<id>\d+)\nriscZeroVerifierAddress = "(?<router>0x\w{40})"/g, 1],
  ])('finds the router of each network in the steps of %s', (page, pattern, networks) => {
    const text = fs.readFileSync(new URL(`../../api/blockchain-integration/${page}.mdx`, import.meta.url), 'utf8');
    const typed = [...text.matchAll(pattern)].map(({ groups }) => [groups?.id, groups?.router]);
    expect(typed).toHaveLength(networks);
    for (const [id, router] of typed)
      expect([id, chains.find((chain) => chain.id === id)?.router]).toEqual([id, router]);
  });

  it('knows every selector that it says something about', () => {
    const selectors = [...releases, ...setVerifiers].map(({ selector }) => selector);
    expect(selectors).toEqual(
      expect.arrayContaining([...Object.keys(retired), ...chains.flatMap(({ verifiers }) => Object.keys(verifiers))]),
    );
  });
});

describe('releases with known attacks', () => {
  const severe = (zkvm: string) => advisoriesFor(zkvm).filter(({ consequence }) => consequence !== 'none');

  it.each(versions.map(({ facts: { zkvm } }) => zkvm))('the inspector warns of %s if an advisory does', (zkvm) => {
    const [major, minor] = zkvm.split('.');
    const release = releases.find((candidate) => candidate.zkvm.split(' and ').includes(`${major}.${minor}`));
    if (!release) return;
    const isForged = severe(zkvm).some(({ consequence }) => consequence === 'forgery');
    // Versions that share a selector share its warning.
    const sharers = release.zkvm
      .split(' and ')
      .map((label) => versions.find((row) => row.label === label)?.facts.zkvm ?? zkvm);
    expect(Boolean(release.warning)).toBe([zkvm, ...sharers].some((crate) => severe(crate).length > 0));
    expect(release.warning?.includes('false statements') ?? false).toBe(isForged);
  });
});
