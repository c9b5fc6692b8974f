/**
 * Showing what a search found on the page it led to. In the page: ranges in the CSS Custom Highlight API, which leaves the document as it is.
 * For a full load or a new tab: a text fragment in the address, which the browser itself highlights.
 */
import './highlight.css';
import type { Fragment, Hit } from '../provider.ts';

/** Name that the style sheet knows: `::highlight(search)`. */
const registered = 'search';
/** More ranges tell a reader nothing. */
const mostRanges = 200;
/** Letters that plural and tense add. */
const mostMore = 3;

/** Highlights words, and what they begin with a few letters more, in the text below an element, replacing what was highlighted; does nothing where the browser cannot. */
export function highlightTerms(root: Element, terms: readonly string[]): void {
  clearHighlights();
  const words = terms.map((term) => term.replace(/[^\p{L}\p{N}]/gu, '')).filter(Boolean);
  if (typeof Highlight === 'undefined' || !CSS.highlights || words.length === 0) return;
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.join('|')})\\p{L}{0,${mostMore}}(?![\\p{L}\\p{N}])`, 'giu');
  const ranges: Range[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode() && ranges.length < mostRanges) {
    const node = walker.currentNode;
    for (const { index, 0: found } of (node.nodeValue ?? '').matchAll(pattern)) {
      const range = new Range();
      range.setStart(node, index);
      range.setEnd(node, index + found.length);
      ranges.push(range);
    }
  }
  if (ranges.length > 0) CSS.highlights.set(registered, new Highlight(...ranges));
}

/** Takes the highlighting away. */
function clearHighlights(): void {
  if (typeof CSS !== 'undefined') CSS.highlights?.delete(registered);
}

/** The address of a hit for a full load: with a text fragment for what matched in its heading, or in its text where the heading did not match. */
export function highlightUrl({
  url,
  external,
  kind,
  snippet,
  heading,
}: Pick<Hit, 'url' | 'external' | 'kind' | 'snippet' | 'heading'>): string {
  const found = firstMarked(kind === 'page' || kind === 'heading' ? heading : snippet);
  if (external || !found) return url;
  // A hyphen parts a text fragment's prefix and suffix.
  const text = encodeURIComponent(found).replaceAll('-', '%2D');
  return `${url}${url.includes('#') ? '' : '#'}:~:text=${text}`;
}

/** The first words that are marked, with those that follow at once. */
function firstMarked(fragments: readonly Fragment[]): string {
  let found = '';
  for (const [i, { text, marked }] of fragments.entries()) {
    if (marked || (found && /^[\s_:-]+$/.test(text) && fragments[i + 1]?.marked)) found += text;
    else if (found) break;
  }
  return found;
}

/** A text with what matched marked. */
export const Fragments = ({ of }: { of: readonly Fragment[] }) => (
  <>
    {of.map(({ text, marked }, i) =>
      // biome-ignore lint/suspicious/noArrayIndexKey: fragments have no identity but their place
      marked ? <mark key={i}>{text}</mark> : <span key={i}>{text}</span>,
    )}
  </>
);
