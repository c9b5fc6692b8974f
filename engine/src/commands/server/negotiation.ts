/** What a client accepts: encodings, and Markdown instead of a page. */
import type http from 'node:http';
import Negotiator from 'negotiator';
import type { Encoding } from './address.ts';

/** The package's types lack the parameter that breaks ties between encodings. */
interface PreferringNegotiator {
  encodings(available: readonly string[], options: { readonly preferred: readonly string[] }): string[];
}

const isEncoding = (name: string): name is Encoding => name === 'br' || name === 'gzip';

/** The accepted encodings in order of preference. */
export function acceptedEncodings(request: http.IncomingMessage): Encoding[] {
  const negotiator: PreferringNegotiator = new Negotiator(request);
  const accepted = negotiator.encodings(['br', 'gzip', 'identity'], { preferred: ['br', 'gzip'] });
  // Skip encodings that the browser ranks below the uncompressed file.
  const plain = accepted.indexOf('identity');
  return (plain < 0 ? accepted : accepted.slice(0, plain)).filter(isEncoding);
}

/** Whether a program explicitly asks for Markdown. Browsers accept everything, but mean HTML. */
export const prefersMarkdown = (request: http.IncomingMessage): boolean =>
  new Negotiator(request).mediaType(['text/html', 'text/markdown']) === 'text/markdown';

/**
 * Value of Vary for pages, in both forms. A browser that requests a page again with another `Accept`, as the offline
 * cache does, sends its ETag, and the answer is 304.
 */
export const pageVary = 'Accept-Encoding, Accept';

/** Headers of Markdown sent instead of a page. Not cached: some caches ignore Vary and would send it to browsers. */
export const negotiatedHeaders = [
  ['Cache-Control', 'no-store'],
  ['Vary', pageVary],
] as const;
