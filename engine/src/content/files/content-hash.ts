import { createHash } from 'node:crypto';

/** Hash of a value's JSON for its file name: 10 characters of base64url. */
export const contentHash = (value: string | Uint8Array): string =>
  createHash('sha256').update(value).digest('base64url').replace(/[-_]/g, '').slice(0, 10);
