/** The dialog's choices, in display order: the arrow keys move through them, and Enter opens the active one. */
import { type KeyboardEvent, type MouseEvent, useEffect, useId, useState } from 'react';
import { isPlainClick } from '../../../shell/plain-click.ts';
import type { Hit, SearchEnvironment, SearchResponse } from '../../provider.ts';
import { resultsUrl } from '../results/address.ts';
import { isEmptyQuery } from '../use-search.ts';
import { type RememberedPlace, type RememberedPlaces, rememberedPlace } from './remembered.ts';

export interface Choice {
  readonly url: string;
  readonly hit: Hit | null;
  readonly place: RememberedPlace | null;
}

/** Before a query, the remembered places, or else the pages for a start; then hits, and the link to all results if there are more. */
export function choicesOf(
  query: string,
  response: SearchResponse | null,
  { recent, favorites }: RememberedPlaces,
  { base, resultsPage, startPages }: SearchEnvironment,
  scope: string,
): Choice[] {
  if (isEmptyQuery(query)) {
    if (!recent.length && !favorites.length)
      return startPages.map(({ href }) => ({ url: href, hit: null, place: null }));
    return [...recent, ...favorites].map((place) => ({
      url: `${base}${place.path.slice(1)}`,
      hit: null,
      place,
    }));
  }
  if (!response || response.total === 0) return [];
  const hits = response.groups
    .flatMap((group) => group.hits)
    .map((hit) => ({ url: hit.url, hit, place: rememberedPlace(hit, base) }));
  const all =
    hits.length < response.total
      ? [{ url: resultsUrl(resultsPage, response.query, scope), hit: null, place: null }]
      : [];
  return [...hits, ...all];
}

export interface ChoiceList {
  readonly id: string;
  readonly active: number;
  optionId(number: number): string;
  hrefOf(number: number): string | undefined;
  onPoint(number: number): void;
  onOpen(event: MouseEvent, number: number): void;
}

/**
 * Keeps track of the active choice. The first one is active again when `list` changes.
 * @param open opens a choice
 * @param leave handles a choice that the browser opens, in a new tab or window
 * @returns the list, and a handler of keys, which returns whether it handled the key
 */
export function useChoices(
  choices: readonly Choice[],
  list: unknown,
  open: (choice: Choice, newTab: boolean) => void,
  leave: (choice: Choice) => void,
): readonly [ChoiceList, (event: KeyboardEvent) => boolean] {
  const id = useId();
  const [pointed, setPointed] = useState({ list, number: 0 });
  // Another list starts at its first choice.
  const active = pointed.list === list ? pointed.number : 0;
  const setActive = (number: number) => setPointed({ list, number });
  const optionId = (number: number) => `${id}o${number}`;
  const hrefOf = (number: number) => choices[number]?.url;
  useEffect(() => {
    document.getElementById(`${id}o${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [active, id]);
  const onOpen = (event: MouseEvent, number: number) => {
    const choice = choices[number];
    if (!choice) return;
    if (!isPlainClick(event)) {
      leave(choice);
      return;
    }
    event.preventDefault();
    open(choice, false);
  };
  const onKey = (event: KeyboardEvent) => {
    const choice = choices[active];
    if (!choices.length) return false;
    const modifier = event.ctrlKey || event.metaKey;
    const moves: Record<string, number> = {
      ArrowDown: (active + 1) % choices.length,
      ArrowUp: (active || choices.length) - 1,
      Home: 0,
      End: choices.length - 1,
    };
    const to = moves[event.key];
    if (to !== undefined && !modifier && !event.shiftKey && !event.altKey) setActive(to);
    else if (event.key === 'Enter' && choice) open(choice, modifier);
    else return false;
    return true;
  };
  return [{ id: `${id}list`, active, optionId, hrefOf, onPoint: setActive, onOpen }, onKey];
}
