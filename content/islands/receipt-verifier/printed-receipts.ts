/** A real receipt in every format, for tests of inspections. */

import { itemAt } from 'onesource/lookup';
import { type Bytes, fromHex, fromText, toHex } from './bytes.ts';
import { releases } from './facts/releases.ts';
import { sample } from './facts/sample.ts';
import { testReceipts } from './facts/test-receipts.ts';
import { inspect } from './inspect.ts';
import { parametersDigest } from './parameters.ts';
import type { ReceiptQuestion, ReceiptReport } from './report.ts';
import { sha256 } from './tagged-hash.ts';

export const ask = (change: Partial<ReceiptQuestion>): Promise<ReceiptReport> =>
  inspect({ receipt: '', imageId: '', journal: '', journalForm: 'text', postState: '', expected: '', ...change });

/** All that a report says. */
export const said = ({ summary, cause = '', advice }: ReceiptReport): string => [summary, cause, ...advice].join(' ');

export const honest = { receipt: sample.seal, imageId: sample.imageId, journal: sample.journal };
export const journalDigest = sha256(fromText(sample.journal));
export const word = (number: number): string => number.toString(16).padStart(64, '0');
/** Digits padded to whole words. */
export const padded = (digits: string): string => digits.padEnd(Math.ceil(digits.length / 64) * 64, '0');
export const calldata = `0xab750e75${word(96)}${sample.imageId}${toHex(journalDigest)}${word(260)}${padded(sample.seal)}`;
/** A digest as serde prints it. */
export const words = (bytes: Bytes): number[] => {
  const view = new DataView(bytes.slice().buffer);
  return Array.from({ length: bytes.length / 4 }, (_, index) => view.getUint32(index * 4, true));
};

interface PrintedReceipt {
  readonly exit?: unknown;
  readonly journal?: Bytes;
  readonly assumptions?: unknown;
  readonly claim?: unknown;
  readonly receipt?: (typeof testReceipts)[number];
}

/** A receipt as serde_json prints it. */
export function printed(change: PrintedReceipt = {}) {
  const { imageId, journal, seal, zkvm } = change.receipt ?? itemAt(testReceipts, -1);
  const release = releases.find((candidate) => candidate.zkvm === zkvm);
  if (!release) throw new Error(zkvm);
  const parameters = words(parametersDigest(release).slice());
  const claim = change.claim ?? {
    Value: {
      pre: { Pruned: words(fromHex(imageId)) },
      post: { Value: { pc: 0, merkle_root: [0, 0, 0, 0, 0, 0, 0, 0] } },
      exit_code: change.exit ?? { Halted: 0 },
      input: { Value: null },
      output: {
        Value: { journal: { Value: [...fromHex(journal)] }, assumptions: change.assumptions ?? { Value: [] } },
      },
    },
  };
  return {
    inner: { Groth16: { seal: [...fromHex(seal).subarray(4)], claim, verifier_parameters: parameters } },
    journal: { bytes: [...(change.journal ?? fromHex(journal))] },
    metadata: { verifier_parameters: parameters },
  };
}
