/** Small changes to the sample receipt, and what they mean. */
import type { ReceiptSample } from '../receipt-verifier/check-sample.ts';
import { sample } from '../receipt-verifier/facts/sample.ts';

/** The text with the character at `at` (from the end if negative) replaced by the next one. */
function nudge(text: string, at: number, alphabet: string): string {
  const index = at < 0 ? text.length + at : at;
  const place = alphabet.indexOf((text[index] ?? '').toLowerCase());
  return text.slice(0, index) + (alphabet[(place + 1) % alphabet.length] ?? '') + text.slice(index + 1);
}

const digits = '0123456789abcdef';

/** The receipt with the last bit of a byte of its proof flipped; `index` counts after the selector. */
export function flipByte({ seal }: ReceiptSample, index: number): Partial<ReceiptSample> {
  const at = 8 + 2 * index;
  const byte = Number.parseInt(seal.slice(at, at + 2), 16);
  if (Number.isNaN(byte)) return {};
  return { seal: seal.slice(0, at) + (byte ^ 1).toString(16).padStart(2, '0') + seal.slice(at + 2) };
}

interface Alteration {
  readonly label: string;
  readonly alter: (shown: ReceiptSample) => Partial<ReceiptSample>;
}

export const alterations: readonly Alteration[] = [
  {
    label: 'Journal',
    alter: ({ journal }) => ({ journal: nudge(journal, 0, 'abcdefghijklmnopqrstuvwxyz') }),
  },
  { label: 'Image ID', alter: ({ imageId }) => ({ imageId: nudge(imageId, -1, digits) }) },
  { label: 'Seal', alter: (shown) => flipByte(shown, 255) },
];

/** The differences from the proven receipt. */
export function changes(shown: ReceiptSample): string[] {
  const tidy = (text: string) => text.replace(/\s/g, '').replace(/^0x/i, '').toLowerCase();
  return [
    shown.journal === sample.journal ? '' : `The journal differs: the program wrote “${sample.journal}”.`,
    tidy(shown.imageId) === sample.imageId ? '' : 'The image ID differs: it names a different program.',
    tidy(shown.seal) === sample.seal ? '' : 'The seal differs: it is not the proof that was made.',
  ].filter(Boolean);
}
