import { useMemo, useState } from 'react';
import type { SearchEnvironment } from '../environment.ts';
import {
  forgotten,
  nothingRemembered,
  type RememberedPlace,
  type RememberedPlaces,
  rememberedSlot,
  saved,
  visited,
} from '../remembered.ts';

export interface Remembered {
  readonly places: RememberedPlaces;
  visit(place: RememberedPlace): void;
  save(place: RememberedPlace): void;
  forget(place: RememberedPlace): void;
}

/** Recent places and favourites, kept in storage where that is possible. */
export function useRemembered(environment: SearchEnvironment): Remembered {
  const slot = useMemo(() => rememberedSlot(environment), [environment]);
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
