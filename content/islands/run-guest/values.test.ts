import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromHex } from '../receipt-verifier/bytes.ts';
import { asText, readValues, writeValue } from './values.ts';

const hex = (bytes: readonly number[]) => Buffer.from(bytes).toString('hex');

describe('values', () => {
  it('are written as risc0_zkvm::serde writes them', () => {
    expect(hex(writeValue('u32', '258'))).toBe('02010000');
    expect(hex(writeValue('u64', '4294967297'))).toBe('0100000001000000');
    expect(hex(writeValue('bool', 'True'))).toBe('01000000');
    expect(hex(writeValue('string', 'abcde'))).toBe('050000006162636465000000');
    expect(hex(writeValue('u32 list', '1, 2'))).toBe('020000000100000002000000');
    expect(hex(writeValue('bool list', 'true false'))).toBe('020000000100000000000000');
    expect(hex(writeValue('lines', 'u32 7\n\nbytes 0xff 01\nstring a b'))).toBe('07000000ff010300000061206200');
    expect(writeValue('u32 list', ' ')).toEqual([0, 0, 0, 0]);
  });

  it('of the wrong kind get a sentence that says what is allowed', () => {
    for (const [kind, text] of [
      ['u32', '4294967296'],
      ['u32', ''],
      ['u32', '-1'],
      ['u64', '18446744073709551616'],
      ['bool', 'yes'],
      ['u32 list', '1,,2'],
      ['bytes', '0x123'],
      ['lines', 'float 1'],
      ['string', 'a'.repeat(100_001)],
    ] as const)
      expect(() => writeValue(kind, text), `${kind} ${text.slice(0, 20)}`).toThrow(/: type /);
    expect(() => writeValue('u64', 'many')).toThrow(
      '“many” is not possible here: type a whole number from 0 to 18,446',
    );
  });

  it('are read back', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 2 ** 32 - 1 })), fc.bigInt(0n, 2n ** 64n - 1n), (list, one) => {
        const bytes = Uint8Array.from([...writeValue('u32 list', list.join(',')), ...writeValue('u64', String(one))]);
        expect(readValues(['u32 list', 'u64'], bytes)).toEqual([
          list.map((item) => item.toLocaleString('en-US')).join(', '),
          one.toLocaleString('en-US'),
        ]);
        expect(readValues(['u32 list', 'u64'], bytes.subarray(1))).toBeNull();
      }),
    );
    expect(readValues(['bytes'], fromHex('00ff'))).toEqual(['00ff']);
    expect(readValues(['u32'], fromHex('0000000000'))).toBeNull();
  });

  it('are text only if a terminal could print them', () => {
    expect(asText(fromHex('68c3a4'))).toBe('hä');
    expect(asText(fromHex('00'))).toBeNull();
    expect(asText(fromHex('ff'))).toBeNull();
  });
});
