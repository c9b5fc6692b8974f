/** Explains why a proof is invalid: tries common mix-ups until the proof is valid. */
import { areEqual, type Bytes, concat, fromText, reversed, toHex } from './bytes.ts';
import { claimDigest, successClaim } from './claim.ts';
import type { ReceiptFindings } from './findings.ts';
import type { ReceiptQuestion } from './report.ts';
import { sha256 } from './tagged-hash.ts';

interface Claimed {
  readonly imageId: Bytes;
  readonly journalDigest: Bytes;
}

type Suspicion = readonly [sentence: string, claim: Bytes];

/** The bytes of each word in reverse order: `{:08x}` of the eight words. */
const swappedWords = (id: Bytes): Bytes =>
  concat(...Array.from({ length: 8 }, (_, word) => reversed(id.subarray(word * 4, word * 4 + 4))));

function otherJournals({ journal, journalForm }: ReceiptQuestion, digest: Bytes): [string, Bytes][] {
  const tried: [string, Bytes][] = [
    ['The proof holds if the journal is the SHA-256 digest of what you entered.', sha256(digest)],
    ['The proof holds for an empty journal.', sha256(new Uint8Array())],
  ];
  if (journalForm === 'text')
    tried.push(['The proof holds for the journal without the spaces around it.', sha256(fromText(journal.trim()))]);
  return tried;
}

/** Claims that readers may mean by this one, most likely first. */
export function suspicions(
  question: ReceiptQuestion,
  findings: ReceiptFindings,
  { imageId, journalDigest }: Claimed,
): Suspicion[] {
  const ok = (id: Bytes, digest: Bytes): Bytes => claimDigest(successClaim(id, digest));
  const list: Suspicion[] = [];
  if (findings.imageId && !areEqual(findings.imageId, imageId)) {
    list.push([
      `The proof holds for the receipt’s own image ID, 0x${toHex(findings.imageId)}. The one you entered belongs to a different program.`,
      ok(findings.imageId, journalDigest),
    ]);
  }
  if (findings.journalDigest && !areEqual(findings.journalDigest, journalDigest)) {
    list.push([
      'The proof holds for the receipt’s own journal, which differs from the one you entered.',
      ok(imageId, findings.journalDigest),
    ]);
    if (findings.imageId)
      list.push([
        'The proof holds for the receipt’s own image ID and journal, which both differ from those you entered.',
        ok(findings.imageId, findings.journalDigest),
      ]);
  }
  for (const [sentence, digest] of findings.otherJournals ?? []) list.push([sentence, ok(imageId, digest)]);
  if (findings.claimDigest) {
    list.push(['The seal proves the claim in the receipt, but verify asks for a different one.', findings.claimDigest]);
  }
  list.push(
    ['The proof holds if the image ID and the journal digest are swapped.', ok(journalDigest, imageId)],
    [
      'The proof holds for the image ID with the bytes of each word reversed.',
      ok(swappedWords(imageId), journalDigest),
    ],
    ['The proof holds for the image ID with all its bytes reversed.', ok(reversed(imageId), journalDigest)],
    ...otherJournals(question, journalDigest).map(([sentence, digest]) => [sentence, ok(imageId, digest)] as const),
  );
  return list;
}
