/** Normalizes request addresses and finds the files for them. */
import { isText, mediaType } from '../media-types.ts';

/** Normalizes a path: one leading slash, no `.html`, no `/index.html`. */
export function cleanPath(requested: string): string {
  // With two leading slashes or backslashes, the Location header would name another host.
  const single = requested.replace(/^[/\\]+/, '/');
  const bare = single.replace(/(\/index)?\.html$/, '');
  return bare === '' ? '/' : bare;
}

/** Splits a request target; ignores the host of an absolute target (`GET http://host/x`). */
export function splitTarget(target: string): { path: string; query: string | undefined } {
  const [path = '/', query] = target.replace(/^[a-z]+:\/\/[^/?]*/i, '').split(/\?(.*)/s);
  return { path: path || '/', query };
}

export interface Candidate {
  /** Path below the site's folder. */
  readonly file: string;
  /** Path without the extension of the encoding. */
  readonly plain: string;
  readonly encoding: 'br' | 'gzip' | null;
}

const endings = { br: '.br', gzip: '.gz' } as const;

/**
 * The candidate files for an address, in order of preference.
 * @param address path below the base, with a leading slash
 * @param encodings accepted encodings, in order of preference
 */
export function candidates(address: string, encodings: readonly ('br' | 'gzip')[]): Candidate[] {
  const bare = address.replace(/(.)\/+$/, '$1');
  const document = bare === '/' ? '/index.html' : `${bare}.html`;
  const plain = bare === '/' ? [document] : mediaType(bare) ? [bare] : [document, bare, `${bare}/index.html`];
  return plain.flatMap((file) => [
    ...(isText(file) ? encodings.map((encoding): Candidate => ({ file: `${file}${endings[encoding]}`, plain: file, encoding })) : []),
    { file, plain: file, encoding: null },
  ]);
}
