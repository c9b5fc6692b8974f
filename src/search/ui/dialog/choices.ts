/** What the arrow keys move through, in the order in which it is drawn. */
import type { Hit, SearchEnvironment, SearchResponse } from '../../provider.ts';
import { placeOf, type RememberedPlace, type RememberedPlaces } from '../remembered.ts';
import { resultsUrl } from '../results/address.ts';

export interface Choice {
  readonly number: number;
  readonly url: string;
  readonly hit: Hit | null;
  /** What is remembered when it is opened. */
  readonly place: RememberedPlace | null;
}

/** Places the reader went to before, or hits and the link to all results. */
export function choicesOf(
  query: string,
  response: SearchResponse | null,
  { recent, favorites }: RememberedPlaces,
  { base, resultsPage }: SearchEnvironment,
  scope: string,
): Choice[] {
  if (query.trim() === '') {
    return [...recent, ...favorites].map((place, number) => ({ number, url: `${base}${place.path.slice(1)}`, hit: null, place }));
  }
  if (!response || response.total === 0) return [];
  const hits = response.groups
    .flatMap((group) => group.hits)
    .map((hit, number) => ({ number, url: hit.url, hit, place: placeOf(hit, base) }));
  return [...hits, { number: hits.length, url: resultsUrl(resultsPage, response.query, scope), hit: null, place: null }];
}
