/**
 * Shows the passage that answers a query, on the page that a result leads to: in view, and with its words highlighted.
 * The document stays as it is, except for the passage's class, its focus, and what is opened around it.
 */
import './landing.css';
import { targetTop, uncover } from '../../shell/target.ts';
import { type Sought, scorePassages, wordsIn } from '../score-passages.ts';

/** Name in the style sheet: `::highlight(search)`. */
const registered = 'search';
const foundClass = 'search-found';
/** Maximum number of letters after a word in its plurals and tenses. */
const maxEnding = 3;

const headings = 'h2, h3, h4';
/** Passages as a whole, even if their parts are paragraphs. */
const rows = 'tbody tr, dl > div';
const passages = `p, li, dt, dd, pre, summary, figcaption, ${headings}`;

/**
 * The passages that a target leads to: a row itself, those of a section, or without a target, those before the first
 * section. Had a section more of the query, it would be the result.
 */
function passagesOf(main: Element, target: Element | null): Element[] {
  const row = target?.closest(rows);
  if (row) return [row];
  const all = [...main.querySelectorAll(`article > h1, .prose :is(${rows}, ${passages})`)].filter(
    (other) => !other.parentElement?.closest(rows) && (other.matches(rows) || !other.querySelector(passages)),
  );
  const heading = target?.closest(headings);
  const start = heading ? all.indexOf(heading) + 1 : 0;
  const upTo = (next: string) => {
    const end = all.findIndex((other, i) => i >= start && other.matches(next));
    return all.slice(start, end < 0 ? undefined : end);
  };
  // A subsection is a result of its own, as in the index. Only a section that has nothing else is shown by its subsections.
  const own = upTo(heading?.matches('h4') ? headings : 'h2, h3');
  return own.length || !heading?.matches('h2') ? own : upTo('h2');
}

/** Whether an element is in view: below the bar, and not scrolled away in a box around it. */
function isInView(element: Element): boolean {
  const { top, bottom, height } = element.getBoundingClientRect();
  const box = element.closest('.scroll')?.getBoundingClientRect() ?? { top: 0, bottom: innerHeight };
  return height > 0 && top > Math.max(targetTop(), box.top) - 1 && bottom < Math.min(innerHeight, box.bottom) + 1;
}

/** The text of a passage, with spaces between cells. */
const passageText = (passage: Element): string =>
  passage.matches(rows) ? [...passage.children].map((cell) => cell.textContent).join(' ') : passage.textContent;

/** Highlights words, and returns where they are. */
function highlight(elements: readonly Element[], words: readonly string[]): readonly Range[] {
  // A word of the index may be spelled with joints between its parts.
  const spellings = words.map((word) => [...word].join('[-_.:]{0,2}'));
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${spellings.join('|')})\\p{L}{0,${maxEnding}}(?![\\p{L}\\p{N}])`,
    'giu',
  );
  const ranges: Range[] = [];
  const texts = elements.map((element) => document.createTreeWalker(element, NodeFilter.SHOW_TEXT));
  for (const walker of texts) {
    while (walker.nextNode()) {
      const node = walker.currentNode;
      for (const { index, 0: match } of (node.nodeValue ?? '').matchAll(pattern)) {
        const range = new Range();
        range.setStart(node, index);
        range.setEnd(node, index + match.length);
        ranges.push(range);
      }
    }
  }
  CSS.highlights?.set(registered, new Highlight(...ranges));
  return ranges;
}

/** Moves the focus to a passage, which is no tab stop. */
function focusPassage(passage: HTMLElement): void {
  if (!passage.hasAttribute('tabindex')) {
    passage.tabIndex = -1;
    passage.addEventListener('blur', () => passage.removeAttribute('tabindex'), { once: true });
  }
  passage.focus({ preventScroll: true });
}

/**
 * Finds the passage with the most of the query, opens what hides it, brings it into view, focuses it, and highlights it,
 * instead of the previous one.
 * @param target the element that the address names; null for a page
 */
export function showPassage(main: Element, target: Element | null, sought: Sought): void {
  for (const old of main.querySelectorAll(`.${foundClass}`)) old.classList.remove(foundClass);
  CSS.highlights?.delete(registered);
  const words = sought.words.flatMap(wordsIn);
  if (!words.length) return;
  const all = passagesOf(main, target);
  const shown = target ? [] : all.filter(isInView);
  const [atTop = 0, ...scores] = scorePassages([shown.map(passageText).join(' '), ...all.map(passageText)], sought);
  // The top of a page is left only for a passage that has more of the query than all that is there.
  const some = shown.length && Math.max(...scores) <= atTop ? shown : all;
  const scoreOf = (passage: Element) => scores[all.indexOf(passage)] ?? 0;
  const most = Math.max(...some.map(scoreOf));
  // Of equally good ones, the shortest. If the section is only what readers mean by the words, its beginning.
  const best = some.filter((other) => scoreOf(other) === most);
  const [passage] = most ? best.sort((a, b) => passageText(a).length - passageText(b).length) : best;
  if (!passage || !(most || target)) return;
  uncover(passage);
  passage.classList.add(foundClass);
  if (passage instanceof HTMLElement) focusPassage(passage);
  const found = highlight([target?.closest(headings) ?? passage, passage], words);
  if (isInView(passage)) return;
  const isTall = passage.getBoundingClientRect().height > innerHeight / 2;
  passage.scrollIntoView({ block: isTall ? 'start' : 'center', behavior: 'instant' });
  const below = found.find((range) => passage.contains(range.startContainer))?.getBoundingClientRect().bottom ?? 0;
  if (isTall && below > innerHeight) scrollBy({ top: below - innerHeight / 2, behavior: 'instant' });
}
