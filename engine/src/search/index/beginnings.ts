/** What a large site's lists say about beginnings of so many words that a lookup doesn't take all of their lists. */
import { listNumber, type WordList } from './digest.ts';

/** A word of names. */
export interface NamedWord {
  readonly word: string;
  /** Its places, as in `WordList`. */
  readonly named: readonly number[];
  /** Those in titles of pages. */
  readonly titles: readonly number[];
}

type Beginnings = NonNullable<WordList['beginnings']>;

/** Words per beginning, and places of each: together more than a dialog shows. */
const mostWords = 5;
const mostPlaces = 4;

/**
 * Returns the `beginnings` of each list of a letter.
 * @param starts what the second and further lists begin with
 * @param words the letter's words of names
 */
export function beginningsOf(starts: readonly string[], words: readonly NamedWord[]): readonly Beginnings[] {
  const all = new Set(starts.flatMap((start) => [...start].map((_, i) => start.slice(0, i + 1))));
  const divided = [...all].filter((beginning) => starts.filter((start) => start.startsWith(beginning)).length > 1);
  const byTitles = [...words].sort((a, b) => b.titles.length - a.titles.length || b.named.length - a.named.length);
  const wordsFor = (beginning: string) =>
    byTitles.filter(({ word }) => word !== beginning && word.startsWith(beginning)).slice(0, mostWords);
  return Array.from({ length: starts.length + 1 }, (_, list) =>
    Object.fromEntries(
      divided
        .filter((beginning) => listNumber(starts, beginning) === list)
        .map((beginning) => [
          beginning,
          Object.fromEntries(wordsFor(beginning).map((named) => [named.word, somePlaces(named)])),
        ]),
    ),
  );
}

const somePlaces = ({ named, titles }: NamedWord) => (titles.length ? titles : named).slice(0, 3 * mostPlaces);
