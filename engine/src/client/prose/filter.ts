/**
 * Filters: what is typed hides the terms, rows, entries, or questions below that lack one of the words. Loaded on pages
 * with a filter only.
 */

interface FilterEntry {
  readonly elements: readonly Element[];
  readonly section: Element[] | null;
}

/** The terms, entries, or rows of a list or table. */
const rowsOf = (list: Element) => [...(list.querySelector('.entries, tbody') ?? list).children];

/**
 * The terms, entries, or rows of the lists between a filter and the next heading; without one, the questions: headings
 * with what follows them, of level 3 if there are any, and those that open on demand.
 */
function entriesAfter(filter: Element): FilterEntry[] {
  const after: Element[] = [];
  for (let next = filter.nextElementSibling; next; next = next.nextElementSibling) after.push(next);
  const end = after.findIndex((element) => element.matches('h2, h3, h4, .question, .filter'));
  const lists = after.slice(0, end < 0 ? undefined : end).filter((list) => list.matches('.glossary, .data-table'));
  if (lists.length) return lists.flatMap(rowsOf).map((element) => ({ elements: [element], section: null }));
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

const textOf = (elements: readonly Element[]) =>
  elements
    .map((element) => element.textContent)
    .join(' ')
    .toLowerCase();

const placesOf = ({ elements }: FilterEntry) =>
  elements.flatMap((element) => [...element.querySelectorAll('.places > li')]);

/** An entry's text without its list of places, and each place with it: words count that are in one place together. */
function textsOf(entry: FilterEntry): [entry: string, ...places: string[]] {
  const text = textOf(entry.elements);
  const places = placesOf(entry).map((place) => textOf([place]));
  const rest = places.reduce((shorter, place) => shorter.replace(place, ''), text);
  return [places.length ? rest : text, ...places.map((place) => `${rest} ${place}`)];
}

const isNumber = (word: string) => /^\d+$/.test(word);

const hasNumber = (text: string, number: string) => text.split(/[^\p{L}\d]+/u).includes(number);

/** What finds all words in a text. A number is a whole one if any entry has it: 1 is a chain, and not 10 or 0x1. */
function finder(words: readonly string[], texts: readonly string[]): (text: string) => boolean {
  const whole = words.filter((word) => isNumber(word) && texts.some((text) => hasNumber(text, word)));
  return (text) => words.every((word) => (whole.includes(word) ? hasNumber(text, word) : text.includes(word)));
}

function apply(filter: Element): void {
  const words = (filter.querySelector('input')?.value ?? '').toLowerCase().split(/\s+/).filter(Boolean);
  const entries = entriesAfter(filter);
  const texts = new Map(entries.map((entry) => [entry, textsOf(entry)]));
  const matches = finder(words, [...texts.values()].flat());
  const shown = new Set(entries.filter((entry) => texts.get(entry)?.some(matches)));
  const sections = new Set([...shown].map(({ section }) => section));
  for (const entry of entries) {
    const [, ...places] = texts.get(entry) ?? [];
    placesOf(entry).forEach((place, i) => {
      place.toggleAttribute('hidden', !matches(places[i] ?? ''));
    });
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
