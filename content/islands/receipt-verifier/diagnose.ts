/** Why a proof doesn't hold: the usual mix-ups are tried, and the one with which it holds is named. */
import { areEqual, type Bytes, concat, fromText, reversed, toHex } from './bytes.ts';
import { claimDigest, successClaim } from './claim.ts';
import type { Found } from './found.ts';
import { readHex } from './read-bytes.ts';
import type { Question } from './report.ts';
import { sha256 } from './tagged-hash.ts';

interface Claimed {
  readonly imageId: Bytes;
  readonly journalDigest: Bytes;
}

type Suspicion = readonly [sentence: string, claim: Bytes];

/** Each word's four bytes in the other order: `{:08x}` of the eight words. */
const swappedWords = (id: Bytes): Bytes => concat(...Array.from({ length: 8 }, (_, word) => reversed(id.subarray(word * 4, word * 4 + 4))));

function otherJournals({ journal, journalForm }: Question, digest: Bytes): [string, Bytes][] {
  const bytes = readHex(journal, '');
  const tried: [string, Bytes][] = [
    [
      journalForm === 'digest'
        ? 'It holds if what you gave is the journal itself, not its digest.'
        : 'It holds if the journal is the SHA-256 digest of what you gave.',
      sha256(digest),
    ],
    ['It holds for an empty journal.', sha256(new Uint8Array())],
  ];
  if (journalForm === 'text') tried.push(['It holds for the journal without the spaces around it.', sha256(fromText(journal.trim()))]);
  if (journalForm !== 'text') tried.push(['It holds for the journal read as text.', sha256(fromText(journal))]);
  if (typeof bytes === 'object') {
    if (journalForm !== 'hex') tried.push(['It holds for the journal read as hexadecimal digits.', sha256(bytes)]);
    if (journalForm !== 'digest' && bytes.length === 32) tried.push(['It holds if what you gave as the journal is its digest.', bytes]);
  }
  return tried;
}

/** Claims that people mean when they give this one, most likely first. */
export function suspicions(question: Question, found: Found, { imageId, journalDigest }: Claimed): Suspicion[] {
  const ok = (id: Bytes, digest: Bytes): Bytes => claimDigest(successClaim(id, digest));
  const list: Suspicion[] = [];
  if (found.imageId && !areEqual(found.imageId, imageId)) {
    list.push([
      `It holds for the receipt’s own image ID, 0x${toHex(found.imageId)}: yours belongs to a different program.`,
      ok(found.imageId, journalDigest),
    ]);
  }
  if (found.journalDigest && !areEqual(found.journalDigest, journalDigest)) {
    list.push(['It holds for the receipt’s own journal: yours differs.', ok(imageId, found.journalDigest)]);
    if (found.imageId)
      list.push(['It holds for the receipt’s own image ID and journal: both of yours differ.', ok(found.imageId, found.journalDigest)]);
  }
  for (const [sentence, digest] of found.otherJournals ?? []) list.push([sentence, ok(imageId, digest)]);
  if (found.claimDigest) {
    list.push(['The seal proves the claim in the receipt, but that is not what verify asks for.', found.claimDigest]);
  }
  list.push(
    ['It holds if the image ID and the journal digest are swapped.', ok(journalDigest, imageId)],
    ['It holds for the image ID with the bytes of each word in the other order.', ok(swappedWords(imageId), journalDigest)],
    ['It holds for the image ID with all its bytes in the other order.', ok(reversed(imageId), journalDigest)],
    ...otherJournals(question, journalDigest).map(([sentence, digest]) => [sentence, ok(imageId, digest)] as const),
  );
  return list;
}
