/** Front matter that earlier builds parsed: one kept text with that of all pages. */
import type { Store } from '../cache/store.ts';
import type { FrontMatter, KnownFronts } from '../content/front-matter.ts';

const key = ['front matter'];

export interface KeptFronts extends KnownFronts {
  /** Keeps what this build has used for the next one. */
  save(): void;
}

export function keptFronts(store: Store): KeptFronts {
  const text = store.read(key);
  // What is kept has been checked by its hash.
  const entries: readonly (readonly [string, FrontMatter])[] = text === undefined ? [] : JSON.parse(text);
  const earlier = new Map(entries);
  const used = new Map<string, FrontMatter>();
  return {
    earlier,
    used,
    save() {
      if (used.size !== earlier.size || [...used.keys()].some((front) => !earlier.has(front)))
        store.write(key, JSON.stringify([...used]));
    },
  };
}
