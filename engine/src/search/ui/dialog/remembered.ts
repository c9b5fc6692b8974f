/** The places that a reader opened from search: recent ones and favorites. */
import { useMemo, useState } from 'react';
import { isMap, isText } from '../../../basics/guards.ts';
import type { VersionLabel } from '../../../model/version-label.ts';
import { maxFavorites, maxRecents, maxRecentsWithFavorites } from '../../limits.ts';
import type { Hit, SearchEnvironment } from '../../provider.ts';

export interface RememberedPlace {
  /** Path without the site's base, with anchor. */
  readonly path: string;
  readonly title: string;
  /** Title of the section's page, or empty if the place is a page. */
  readonly page: string;
  readonly version: VersionLabel;
}

export interface RememberedPlaces {
  readonly recent: readonly RememberedPlace[];
  readonly favorites: readonly RememberedPlace[];
}

export const nothingRemembered: RememberedPlaces = { recent: [], favorites: [] };

/** Reads untrusted data from storage: drops invalid places, and those over the limit. */
export function parseRemembered(raw: unknown): RememberedPlaces | null {
  if (!isMap(raw)) return null;
  const places = (list: unknown) => (Array.isArray(list) ? list.filter(isPlace) : []);
  return capped({ recent: places(raw.recent), favorites: places(raw.favorites) });
}

function isPlace(raw: unknown): raw is RememberedPlace {
  if (!isMap(raw)) return false;
  const { path, title, page, version } = raw;
  const isShort = (text: unknown) => isText(text) && text.length < 500;
  return (
    [path, title, page].every(isShort) && (version === null || isShort(version)) && isText(path) && isOwnPath(path)
  );
}

/**
 * Whether a path is on this site: browsers ignore control characters, and two leading slashes of either kind refer to
 * another host.
 */
const isOwnPath = (path: string) => /^\/(?![/\\])/.test(path) && !/\p{Cc}/u.test(path);

function capped({ recent, favorites }: RememberedPlaces): RememberedPlaces {
  const max = favorites.length ? maxRecentsWithFavorites : maxRecents;
  return { recent: recent.slice(0, max), favorites: favorites.slice(0, maxFavorites) };
}

/** The place of a hit; null if it is on another site. */
export function rememberedPlace(hit: Hit, base: string): RememberedPlace | null {
  if (hit.external || !hit.url.startsWith(base)) return null;
  const heading = hit.heading.map(({ text }) => text).join('');
  const path = `/${hit.url.slice(base.length)}`;
  if (!isOwnPath(path)) return null;
  return { path, title: heading, page: heading === hit.page ? '' : hit.page, version: hit.version };
}

const without = (list: readonly RememberedPlace[], { path }: RememberedPlace) =>
  list.filter((place) => place.path !== path);

/** Moves an opened place to the top of the recent ones, unless it is a favorite. */
export function visited(places: RememberedPlaces, place: RememberedPlace): RememberedPlaces {
  if (places.favorites.some(({ path }) => path === place.path)) return places;
  return capped({ ...places, recent: [place, ...without(places.recent, place)] });
}

export function saved({ recent, favorites }: RememberedPlaces, place: RememberedPlace): RememberedPlaces {
  return capped({ recent: without(recent, place), favorites: [place, ...without(favorites, place)] });
}

export function forgotten({ recent, favorites }: RememberedPlaces, place: RememberedPlace): RememberedPlaces {
  return { recent: without(recent, place), favorites: without(favorites, place) };
}

export interface Remembered {
  readonly places: RememberedPlaces;
  visit(place: RememberedPlace): void;
  save(place: RememberedPlace): void;
  forget(place: RememberedPlace): void;
}

/** Recent places and favorites, kept in storage if possible. */
export function useRemembered(environment: SearchEnvironment): Remembered {
  const slot = useMemo(() => environment.storageSlot('search', parseRemembered), [environment]);
  const [places, setPlaces] = useState(() => slot.get() ?? nothingRemembered);
  const change = (next: RememberedPlaces) => {
    setPlaces(next);
    slot.set(next);
  };
  return {
    places,
    visit: (place) => change(visited(places, place)),
    save: (place) => change(saved(places, place)),
    forget: (place) => change(forgotten(places, place)),
  };
}
