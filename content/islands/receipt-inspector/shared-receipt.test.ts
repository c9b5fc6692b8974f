import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sample } from '../receipt-verifier/facts/sample.ts';
import { emptyQuestion, readHash, toHash } from './shared-receipt.ts';

describe('a receipt in the address', () => {
  it('comes back as it was', () => {
    fc.assert(
      fc.property(
        fc.record({
          receipt: fc.string().map((text) => text.trim()),
          imageId: fc.constantFrom('', sample.imageId),
          journal: fc.string({ unit: 'grapheme' }),
          postState: fc.constantFrom('', sample.imageId),
          expected: fc.constantFrom('', '73c457ba'),
        }),
        (fields) => {
          const question = { ...emptyQuestion, ...fields };
          expect(readHash(toHash(question) ?? '')).toEqual(question);
        },
      ),
    );
  });

  it('is ignored where the hash is about something else, and refused where it is too long or ambiguous', () => {
    expect(readHash('')).toBeNull();
    expect(readHash('#what-can-go-wrong')).toBeNull();
    expect(readHash(`#seal=${'0'.repeat(30_000)}`)).toMatch(/more than 20000 characters/);
    expect(readHash('#seal=00&seal=01')).toMatch(/a field twice/);
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
