/**
 * Shows the passage that answers a query, on the page that a result leads to: in view, and with its words highlighted.
 * The document stays as it is, except for the passage's class, its focus, and what is opened around it.
 */
import './landing.css';
import { targetTop, uncover } from '../../shell/target.ts';
import { inCode, type Sought, scorePassages, soughtStems, wordsIn } from '../score-passages.ts';

/** Name in the style sheet: `::highlight(search)`. */
const registered = 'search';
const foundClass = 'search-found';
/** A part of a section after its beginning answers only if it has so many times as much of the query. */
const leaveBeginning = 1.5;

const headings = 'h2, h3, h4';
/** Passages as a whole, even if their parts are paragraphs. */
const rows = 'tbody tr, dl > div';
const passages = `p, li, dt, dd, pre, summary, figure:not(:has(table, pre)) > figcaption, ${headings}`;

/**
 * The passages that a target leads to: a row itself, those of a section, or without a target, those before the first
 * section. Had a section more of the query, it would be the result.
 */
function passagesOf(all: readonly Element[], target: Element | null): readonly Element[] {
  const row = target?.closest(rows);
  if (row) return [row];
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

/** Highlights the words that are sought, and returns where they are. */
function highlight(elements: readonly Element[], sought: Sought): readonly Range[] {
  const stems = soughtStems(sought);
  const ranges: Range[] = [];
  for (const element of elements) {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      for (const { stem, start, end } of wordsIn(walker.currentNode.nodeValue ?? '')) {
        if (!stems.has(stem)) continue;
        const range = new Range();
        range.setStart(walker.currentNode, start);
        range.setEnd(walker.currentNode, end);
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

/** The passage with the most of the query; if there is a target, the beginning of its section when none has any of it. */
function bestPassage(main: Element, target: Element | null, sought: Sought): Element | null {
  const everywhere = [...main.querySelectorAll(`article > h1, .prose :is(${rows}, ${passages})`)].filter(
    (other) => !other.parentElement?.closest(rows) && (other.matches(rows) || !other.querySelector(passages)),
  );
  const all = passagesOf(everywhere, target);
  const shown = target ? [] : all.filter(isInView);
  const [atTop = 0, ...found] = scorePassages(
    [shown.map(passageText).join(' '), ...everywhere.map(passageText)],
    sought,
  );
  const scores = new Map(
    everywhere.map((passage, i) => [
      passage,
      (found[i] ?? 0) * (passage.matches('pre') ? inCode : 1) * (target && passage === all[0] ? leaveBeginning : 1),
    ]),
  );
  const mostOf = (some: readonly Element[]) => Math.max(...some.map((passage) => scores.get(passage) ?? 0));
  // The top of a page is left only for a passage that has more of the query than all that is there.
  const some = shown.length && mostOf(all) <= atTop ? shown : all;
  const most = mostOf(some);
  return most || target ? (some.find((passage) => scores.get(passage) === most) ?? null) : null;
}

/**
 * Finds the passage with the most of the query, opens what hides it, brings it into view, focuses it, and highlights it,
 * instead of the previous one.
 * @param target the element that the address names; null for a page
 */
export function showPassage(main: Element, target: Element | null, sought: Sought): void {
  for (const old of main.querySelectorAll(`.${foundClass}`)) old.classList.remove(foundClass);
  CSS.highlights?.delete(registered);
  const passage = sought.words.length ? bestPassage(main, target, sought) : null;
  if (!passage) return;
  uncover(passage);
  passage.classList.add(foundClass);
  // A sentence that ends with a colon says what the list, table, or code after it answers.
  const next = /:\s*$/.test(passage.textContent) ? passage.nextElementSibling : null;
  next?.classList.add(foundClass);
  if (passage instanceof HTMLElement) focusPassage(passage);
  const found = highlight([target?.closest(headings) ?? passage, passage, ...(next ? [next] : [])], sought);
  const last = next ?? passage;
  if (isInView(passage) && isInView(last)) return;
  const { top } = passage.getBoundingClientRect();
  const isTall = last.getBoundingClientRect().bottom - top > innerHeight / 2;
  passage.scrollIntoView({ block: isTall || next ? 'start' : 'center', behavior: 'instant' });
  const below = found.find((range) => passage.contains(range.startContainer))?.getBoundingClientRect().bottom ?? 0;
  if (isTall && below > innerHeight) scrollBy({ top: below - innerHeight / 2, behavior: 'instant' });
}
