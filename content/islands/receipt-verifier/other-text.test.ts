/** Text that is no receipt: reverts, selectors, abbreviations, and values that were cut off. */
import { expect, it } from 'vitest';
import { fromText, toHex } from './bytes.ts';
import { sample } from './facts/sample.ts';
import { ask, padded, printed, word } from './printed-receipts.ts';

it.each<[string, string, RegExp, string]>([
  [
    'a revert',
    'Error: server returned an error response: error code 3: execution reverted: custom error 0x439cc0cd, data: "0x439cc0cd"',
    /VerificationFailed/,
    'explained',
  ],
  [
    'a mismatch',
    `error code 3: execution reverted, data: "0xb8b38d4c${padded('73c457ba')}${padded('f536085a')}"`,
    /0x73c457ba \(RISC Zero 3\.0\), but the verifier expects 0xf536085a \(RISC Zero 2\.1\)/,
    'explained',
  ],
  ['a mismatch in words', 'SelectorMismatch(0xffffffff, 0x73c457ba)', /0xffffffff \(mock seals\)/, 'explained'],
  ['an unknown selector', 'SelectorUnknown(0x242f9d5b)', /RiscZeroSetVerifier 0\.9/, 'explained'],
  ['a removed selector', `0xde03ac4c${padded('50bd1769')}`, /SelectorRemoved.*RISC Zero 1\.1/, 'explained'],
  ['a stopped verifier', '0xd93c0665', /EnforcedPause/, 'explained'],
  [
    'a reason',
    `0x08c379a0${word(32)}${word(5)}${padded(toHex(fromText('stale')))}`,
    /with the message “stale”/,
    'explained',
  ],
  ['a reason cut off', '0x08c379a0', /with the message “”/, 'explained'],
  ['a selector', '0x73c457ba', /a selector alone, 0x73c457ba: RISC Zero 3\.0/, 'explained'],
  ['a mock selector', 'ffffffff', /mock seals/, 'explained'],
  ['a seal of another project', `62f049f6${sample.seal.slice(8)}`, /Blake3 Groth16 verifier of Boundless/, 'explained'],
  [
    'debug output',
    'Receipt { inner: Groth16(Groth16Receipt { seal: 256 bytes, claim: Value(ReceiptClaim {',
    /prints a receipt for debugging/,
    'unreadable',
  ],
  ['two seals', `${sample.seal} ${sample.seal.slice(0, -2)}aa`, /two seals or calls/, 'unreadable'],
  [
    'two image IDs',
    `seal: ${sample.seal}\nimage ID: ${sample.imageId}\nimage ID: ${'ab'.repeat(32)}`,
    /two image IDs/,
    'unreadable',
  ],
  [
    'two journal digests',
    `seal: ${sample.seal}\njournal digest: ${sample.imageId}\njournal digest: ${'ab'.repeat(32)}`,
    /two journal digests/,
    'unreadable',
  ],
  ['an abbreviation', '0x73c457ba2ccb718f…4d1f56', /ellipsis/, 'unreadable'],
  ['three dots', '0x73c457ba...4d1f56', /ellipsis/, 'unreadable'],
  ['too few bytes', '0x73c457ba2c', /too few for a seal/, 'unreadable'],
  ['a number', '42', /1 bytes?, too few/, 'unreadable'],
  ['words', 'my seal does not work', /neither a seal nor calldata nor JSON/, 'unreadable'],
  ['an address', '0x8EaB2D97Dfce405A1692a21b3ff3A172d593D319', /20 bytes, too few/, 'unreadable'],
  ['JSON cut off', JSON.stringify(printed()).slice(0, 500), /does not parse/, 'unreadable'],
  ['256 other bytes', 'ab'.repeat(256), /256 bytes, as many as a seal/, 'rejected'],
  ['a seal of a newer release', `12345678${sample.seal.slice(8)}`, /selector 0x12345678/, 'rejected'],
  ['a seal that lacks its end', sample.seal.slice(0, 516), /cut off: 258 bytes of 260/, 'rejected'],
])('names %s', async (_, receipt, sentence, verdict) => {
  const report = await ask({ receipt });
  expect(report.summary).toMatch(sentence);
  expect(report.verdict).toBe(verdict);
  expect(report.advice.join()).toMatch(/\S/);
});
