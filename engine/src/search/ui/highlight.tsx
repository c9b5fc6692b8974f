/** Shows the matches of a search in results, and, by an address with a text fragment, on a page in a new tab. */
import './highlight.css';
import type { Fragment, Hit } from '../provider.ts';

/** The address of a hit for a full load: with a text fragment for the match in its heading, or else in its text. */
export function highlightUrl(hit: Pick<Hit, 'url' | 'external' | 'kind' | 'snippet' | 'heading'>): string {
  const { url, external, kind, snippet, heading } = hit;
  const marked = firstMarked(kind === 'text' ? snippet : heading);
  if (external || !marked) return url;
  // In a text fragment, hyphens separate prefix and suffix.
  const text = encodeURIComponent(marked).replaceAll('-', '%2D');
  return `${url}${url.includes('#') ? '' : '#'}:~:text=${text}`;
}

/** The first marked words, including those that directly follow. */
function firstMarked(fragments: readonly Fragment[]): string {
  let words = '';
  for (const [i, { text, marked }] of fragments.entries()) {
    if (marked || (words && /^[\s_:-]+$/.test(text) && fragments[i + 1]?.marked)) words += text;
    else if (words) break;
  }
  return words;
}

export const Fragments = ({ of }: { of: readonly Fragment[] }) => (
  <>
    {of.map(({ text, marked }, i) =>
      // biome-ignore lint/suspicious/noArrayIndexKey: fragments have no identity except their position
      marked ? <mark key={i}>{text}</mark> : <span key={i}>{text}</span>,
    )}
  </>
);
