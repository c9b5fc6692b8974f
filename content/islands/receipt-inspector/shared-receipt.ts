/**
 * A receipt in the address: `#seal=…&image=…&journal=…`. What follows # never leaves the browser, and is hostile input.
 */
import type { JournalForm, ReceiptQuestion } from '../receipt-verifier/report.ts';

/** Messaging apps and mail programs truncate longer addresses. */
const longest = 20_000;
const forms: readonly JournalForm[] = ['text', 'hex', 'digest'];

export const emptyQuestion: ReceiptQuestion = {
  receipt: '',
  imageId: '',
  journal: '',
  journalForm: 'text',
  postState: '',
  expected: '',
};

/** The question in the hash; null if it is not about a receipt, a sentence if it is too long. */
export function readHash(hash: string): ReceiptQuestion | string | null {
  if (!/^#(.*&)?seal=/s.test(hash)) return null;
  if (hash.length > longest) return `The address has more than ${longest} characters. Paste the receipt instead.`;
  const fields = new URLSearchParams(hash.slice(1));
  const names = [...fields.keys()];
  if (new Set(names).size < names.length) return 'The address has a field twice. Paste the receipt instead.';
  const get = (name: string) => fields.get(name) ?? '';
  return {
    receipt: get('seal'),
    imageId: get('image').slice(0, 300),
    journal: get('journal'),
    journalForm: forms.find((form) => form === get('as')) ?? 'text',
    postState: get('state').slice(0, 300),
    expected: /^[0-9a-f]{8}$/.test(get('verifier')) ? get('verifier') : '',
  };
}

/** The address of a question, or null if it would be too long. */
export function toHash({
  receipt,
  imageId,
  journal,
  journalForm,
  postState,
  expected,
}: ReceiptQuestion): string | null {
  if (receipt.length + journal.length > longest) return null;
  const fields = new URLSearchParams({ seal: receipt.trim() });
  if (imageId) fields.set('image', imageId.trim());
  if (journal) {
    fields.set('journal', journal);
    if (journalForm !== 'text') fields.set('as', journalForm);
  }
  if (postState) fields.set('state', postState.trim());
  if (expected) fields.set('verifier', expected);
  const hash = `#${fields}`;
  return hash.length > longest ? null : hash;
}
