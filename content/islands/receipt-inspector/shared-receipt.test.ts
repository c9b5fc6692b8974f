import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chains } from '../receipt-verifier/facts/deployments.ts';
import { sample } from '../receipt-verifier/facts/sample.ts';
import { emptyQuestion, readHash, toHash } from './shared-receipt.ts';
import { castCall, placesFor } from './where.ts';

describe('a receipt in the address', () => {
  it('comes back as it was', () => {
    fc.assert(
      fc.property(
        fc.record({
          receipt: fc.string().map((text) => text.trim()),
          imageId: fc.constantFrom('', sample.imageId),
          journal: fc.string({ unit: 'grapheme' }),
          expected: fc.constantFrom('', '73c457ba'),
        }),
        (fields) => {
          const question = { ...emptyQuestion, ...fields };
          expect(readHash(toHash(question) ?? '')).toEqual(question);
        },
      ),
    );
  });

  it('is ignored where the hash is about something else, and refused where it is too long', () => {
    expect(readHash('')).toBeNull();
    expect(readHash('#what-can-go-wrong')).toBeNull();
    expect(readHash(`#seal=${'0'.repeat(30_000)}`)).toMatch(/more than 20000 characters/);
    expect(toHash({ ...emptyQuestion, receipt: '0'.repeat(30_000) })).toBeNull();
  });

  it('never throws', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const read = readHash(`#seal=${text}`);
        expect(typeof read === 'string' || read?.receipt !== undefined).toBe(true);
      }),
    );
  });
});

describe('where to check it', () => {
  const mainnet = chains[0] as (typeof chains)[number];

  it('names router, verifier, and emergency stop', () => {
    const { places } = placesFor(mainnet, '73c457ba');
    expect(places.map(({ address }) => address)).toEqual([mainnet.router, ...(mainnet.verifiers['73c457ba'] ?? [])]);
  });

  it.each([
    ['f536085a', /stopped/],
    ['50bd1769', /SelectorRemoved/],
    ['310fe598', /No verifier/],
    ['242f9d5b', /set verifiers/],
  ])('says what became of %s', (selector, sentence) => {
    expect(placesFor(mainnet, selector).sentence).toMatch(sentence);
  });

  it('writes a command that Foundry reads', () => {
    const call = { signature: 'verifyIntegrity((bytes,bytes32))', args: [`(0x${sample.seal},0x${sample.imageId})`] };
    expect(castCall(call, mainnet.router)).toMatch(
      /^cast call \\\n {2}0x\w{40} \\\n {2}'verifyIntegrity\(\(bytes,bytes32\)\)' \\\n {2}'\(0x/,
    );
  });
});
