/** Names that mean the same: who asks for "system call" also finds what is called "syscall", and the other way around. */
import type { SearchIndex, Term } from '../index/inverted-index.ts';
import { stem } from '../index/language.ts';
import { tuning } from '../tuning.ts';
import { inSequence, type Match } from './match.ts';

/** Per word of the query, the places of other names for a phrase it belongs to. */
export function equivalentMatches(index: SearchIndex, words: readonly string[]): Match[][] {
  const found: Match[][] = words.map(() => []);
  const stems = words.map(stem);
  for (const names of index.equivalents) {
    for (const name of names) {
      const at = startOf(name, stems);
      if (at < 0) continue;
      for (const other of names) {
        // Another form of the same words is found without help.
        if (other.every((word) => name.includes(word))) continue;
        const term = placesOf(index, other);
        if (!term) continue;
        const [quality, presence] = tuning.match.equivalent;
        for (let i = at; i < at + name.length; i++) found[i]?.push({ term, quality, presence });
      }
    }
  }
  return found;
}

function startOf(name: readonly string[], stems: readonly string[]): number {
  return stems.findIndex((_, at) => name.length > 0 && name.every((word, i) => stems[at + i] === word));
}

/** The places of a name: in running text the phrase, as one word in lists of words. */
function placesOf(index: SearchIndex, name: readonly string[]): Term | null {
  if (name.length > 1) return inSequence(index, name);
  const places = index.withStem(name[0] ?? '').flatMap((term) => term.places);
  return places.length > 0 ? { word: name[0] as string, places } : null;
}
