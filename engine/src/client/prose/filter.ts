/**
 * Filters: what is typed hides the terms, entries, or questions below that lack one of the words. Loaded on pages with a
 * filter only.
 */

interface FilterEntry {
  readonly elements: readonly Element[];
  readonly section: Element[] | null;
}

/**
 * The terms or entries of the list after a filter; without one, the questions: headings with what follows them, of level
 * 3 if there are any, and those that open on demand.
 */
function entriesAfter(filter: Element): FilterEntry[] {
  const after: Element[] = [];
  for (let next = filter.nextElementSibling; next; next = next.nextElementSibling) after.push(next);
  const list = filter.parentElement?.querySelector('.filter ~ .glossary, .filter ~ .data-table > .entries');
  if (list) return [...list.children].map((element) => ({ elements: [element], section: null }));
  const entries: FilterEntry[] = [];
  const sections: Element[][] = [];
  let section: Element[] | null = null;
  let part: Element[] = [];
  for (const element of after) {
    if (element.matches('h2')) {
      section = [];
      sections.push(section);
      part = section;
    } else if (element.matches('h3, .question')) {
      part = [];
      entries.push({ elements: part, section });
    }
    part.push(element);
  }
  const isQuestion = (heading: Element[]) => !entries.some((entry) => entry.section === heading);
  return [...entries, ...sections.filter(isQuestion).map((elements) => ({ elements, section: null }))];
}

function apply(filter: Element): void {
  const words = (filter.querySelector('input')?.value ?? '').toLowerCase().split(/\s+/).filter(Boolean);
  const entries = entriesAfter(filter);
  const isShown = ({ elements }: FilterEntry) => {
    const text = elements
      .map((element) => element.textContent)
      .join(' ')
      .toLowerCase();
    return words.every((word) => text.includes(word));
  };
  const shown = new Set(entries.filter(isShown));
  const sections = new Set([...shown].map(({ section }) => section));
  for (const entry of entries) {
    for (const element of entry.elements) element.toggleAttribute('hidden', !shown.has(entry));
    for (const element of entry.section ?? []) element.toggleAttribute('hidden', !sections.has(entry.section));
  }
  const output = filter.querySelector('output');
  if (output) output.textContent = words.length ? `${shown.size} of ${entries.length}` : `${entries.length} in all`;
}

export function bindFilters(): void {
  for (const filter of document.querySelectorAll('.filter')) {
    filter.addEventListener('input', () => apply(filter));
    apply(filter);
  }
}
