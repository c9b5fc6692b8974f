import { createHash } from 'node:crypto';

/** Address of a value by its content: 10 characters of base64url. */
export function contentHash(value: string | Uint8Array): string {
  return createHash('sha256').update(value).digest('base64url').replace(/[-_]/g, '').slice(0, 10);
}
