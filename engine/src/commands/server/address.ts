/** Normalizes request addresses and finds the files for them. */
import path from 'node:path';
import { isText, mediaType } from '../media-types.ts';

/** Normalizes a path: one leading slash, no `.html`, no `/index`, no `/index.html`. */
export function cleanPath(requested: string): string {
  // With two leading slashes or backslashes, the Location header would name another host.
  const single = requested.replace(/^[/\\]+/, '/');
  const bare = single.replace(/(\/index(\.html)?|\.html)\/*$/, '');
  return bare === '' ? '/' : bare;
}

/** Splits a request target; ignores the host of an absolute target (`GET http://host/x`). */
export function splitTarget(target: string): { path: string; query: string | undefined } {
  const [path = '/', query] = target.replace(/^[a-z]+:\/\/[^/?]*/i, '').split(/\?(.*)/s);
  return { path: path || '/', query };
}

/**
 * Decodes the path of a request and resolves `..`, `.`, and repeated slashes, so that each file has one name.
 * Returns null if no file can have the name.
 */
export function decodedPath(requested: string): string | null {
  try {
    const decoded = decodeURIComponent(requested).replace(/^[^/]/, '/$&');
    return decoded.includes('\0') ? null : path.posix.normalize(decoded);
  } catch {
    return null;
  }
}

/** Files of the build and for other hosts, and the not-found document; `.well-known` is public (RFC 8615). */
const hiddenPath = /\/\.(?!well-known\/)|^\/_(headers|redirects)$|^\/404\/?$/i;

export const isHidden = (decoded: string): boolean =>
  hiddenPath.test(decoded) || isText(/^(.*)\.(?:br|gz)\/*$/.exec(decoded)?.[1] ?? '');

export interface Candidate {
  readonly file: string;
  readonly plain: string;
  readonly encoding: Encoding | null;
}

export type Encoding = 'br' | 'gzip';

const endings: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz' };

/**
 * The candidate files for an address, in order of preference.
 * @param address decoded path below the base, with a leading slash
 * @param encodings accepted encodings, in order of preference
 */
export function candidates(address: string, encodings: readonly Encoding[]): Candidate[] {
  const bare = address.replace(/(.)\/+$/, '$1');
  const document = bare === '/' ? '/index.html' : `${bare}.html`;
  const plain = bare === '/' ? [document] : mediaType(bare) ? [bare] : [document, bare, `${bare}/index.html`];
  return plain.flatMap((file) => [
    ...(isText(file) ? encodings.map((encoding) => ({ file: file + endings[encoding], plain: file, encoding })) : []),
    { file, plain: file, encoding: null },
  ]);
}
