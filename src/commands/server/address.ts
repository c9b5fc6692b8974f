/** Addresses as readers may write them, and the files that may answer them. */
import { isText, mediaType } from '../media-types.ts';

/** The path a request was meant for: one slash at the start, no `.html`, no `/index.html`. */
export function cleanPath(requested: string): string {
  // Two slashes, or one of each kind, at the start would make the answer's Location name another host.
  const single = requested.replace(/^[/\\]+/, '/');
  const bare = single.replace(/(\/index)?\.html$/, '');
  return bare === '' ? '/' : bare;
}

/** A request's target, split; an absolute target (`GET http://host/x`) is taken without its host. */
export function splitTarget(target: string): { path: string; query: string | undefined } {
  const [path = '/', query] = target.replace(/^[a-z]+:\/\/[^/?]*/i, '').split(/\?(.*)/s);
  return { path: path || '/', query };
}

export interface Candidate {
  /** Path of the file below the site's folder. */
  readonly file: string;
  /** The file whose content it holds, without the ending of its encoding. */
  readonly plain: string;
  readonly encoding: 'br' | 'gzip' | null;
}

const endings = { br: '.br', gzip: '.gz' } as const;

/**
 * Files that may answer for an address, the preferred one first.
 * @param address below the base, starting with a slash
 * @param encodings what the browser accepts, the preferred one first
 */
export function candidates(address: string, encodings: readonly ('br' | 'gzip')[]): Candidate[] {
  const bare = address.replace(/(.)\/+$/, '$1');
  const document = bare === '/' ? '/index.html' : `${bare}.html`;
  const plain = bare === '/' ? [document] : mediaType(bare) ? [bare] : [document, bare];
  return plain.flatMap((file) => [
    ...(isText(file) ? encodings.map((encoding): Candidate => ({ file: `${file}${endings[encoding]}`, plain: file, encoding })) : []),
    { file, plain: file, encoding: null },
  ]);
}
