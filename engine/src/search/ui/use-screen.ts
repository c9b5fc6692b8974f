/** How much room the screen has for results; follows a phone that is rotated. */
import { useSyncExternalStore } from 'react';
import { hitsPerGroup, hitsPerGroupNarrow, narrowScreen, snippetWords, snippetWordsNarrow } from '../limits.ts';

function followScreen(onChange: () => void): () => void {
  const screen = matchMedia(narrowScreen);
  screen.addEventListener('change', onChange);
  return () => screen.removeEventListener('change', onChange);
}

/** Whether search takes the whole width of the screen. */
const useNarrowScreen = (): boolean => useSyncExternalStore(followScreen, () => matchMedia(narrowScreen).matches);

/** Maximum number of hits of a group. */
export const useGroupSize = (): number => (useNarrowScreen() ? hitsPerGroupNarrow : hitsPerGroup);

/** Maximum number of words of a snippet. */
export const useSnippetLength = (): number => (useNarrowScreen() ? snippetWordsNarrow : snippetWords);
