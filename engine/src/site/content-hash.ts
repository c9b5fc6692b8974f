import { createHash } from 'node:crypto';

/** Hash of a value's JSON for its file name: 10 characters of base64url. */
export const contentHash = (value: string | Uint8Array): string => piecesHash([value]);

/** The same of a value in pieces. */
export function piecesHash(pieces: Iterable<string | Uint8Array>): string {
  const hash = createHash('sha256');
  for (const piece of pieces) hash.update(piece);
  return hash.digest('base64url').replace(/[-_]/g, '').slice(0, 10);
}
