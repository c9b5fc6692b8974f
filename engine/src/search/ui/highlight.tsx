/**
 * Shows the matches of a search: in results, and on the page that a result leads to. There, the CSS Custom Highlight
 * API doesn't change the document; after a full load or in a new tab, the browser highlights a text fragment in the
 * address.
 */
import './highlight.css';
import type { Fragment, Hit } from '../provider.ts';

/** Name in the style sheet: `::highlight(search)`. */
const registered = 'search';
/** More ranges don't help the reader. */
const maxRanges = 200;
/** Maximum number of letters after a word in its plurals and tenses. */
const maxEnding = 3;

/**
 * Highlights words and their inflected forms in the text of an element, if the browser can. Removes previous
 * highlights.
 */
export function highlightTerms(root: Element, terms: readonly string[]): void {
  if (!CSS.highlights) return;
  CSS.highlights.delete(registered);
  const words = terms.map((term) => term.replace(/[^\p{L}\p{N}]/gu, '')).filter(Boolean);
  if (!words.length) return;
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${words.join('|')})\\p{L}{0,${maxEnding}}(?![\\p{L}\\p{N}])`,
    'giu',
  );
  const ranges: Range[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode() && ranges.length < maxRanges) {
    const node = walker.currentNode;
    for (const { index, 0: match } of (node.nodeValue ?? '').matchAll(pattern)) {
      const range = new Range();
      range.setStart(node, index);
      range.setEnd(node, index + match.length);
      ranges.push(range);
    }
  }
  if (ranges.length) CSS.highlights.set(registered, new Highlight(...ranges));
}

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

/** A text with its matches marked. */
export const Fragments = ({ of }: { of: readonly Fragment[] }) => (
  <>
    {of.map(({ text, marked }, i) =>
      // biome-ignore lint/suspicious/noArrayIndexKey: fragments have no identity except their position
      marked ? <mark key={i}>{text}</mark> : <span key={i}>{text}</span>,
    )}
  </>
);
