/** The reader's answers to what their program uses: they filter the guide, and are saved in the address. */
const parameter = 'uses';

const boxes = () => [...document.querySelectorAll<HTMLInputElement>('#main input[data-feature]')];

/** Hides the points about features that the program doesn't use. */
function filter(): void {
  const unused = new Set(boxes().flatMap(({ checked, value }) => (checked ? [] : [value])));
  for (const point of document.querySelectorAll<HTMLElement>('#main .todo[data-uses]')) point.hidden = unused.has(point.dataset.uses ?? '');
}

/** The answers in the address; null if it has none, which shows everything. */
export const answersOf = (search: string): readonly string[] | null => {
  const query = new URLSearchParams(search);
  return query.has(parameter) ? query.getAll(parameter).filter(Boolean) : null;
};

/** The query of an address with answers. An empty one stands for "none of them". */
export function withAnswers(search: string, answers: readonly string[] | null): string {
  const query = new URLSearchParams(search);
  query.delete(parameter);
  for (const feature of answers?.length === 0 ? [''] : (answers ?? [])) query.append(parameter, feature);
  return query.size ? `?${query}` : '';
}

/** Applies the answers in the address to the guide. */
export function restoreAnswers(): void {
  const answers = answersOf(location.search);
  if (answers) for (const box of boxes()) box.checked = answers.includes(box.value);
  filter();
}

addEventListener('change', ({ target }) => {
  if (!(target instanceof HTMLInputElement) || target.dataset.feature === undefined) return;
  const all = boxes();
  const checked = all.filter((box) => box.checked).map(({ value }) => value);
  const search = withAnswers(location.search, checked.length === all.length ? null : checked);
  history.replaceState(history.state, '', location.pathname + search + location.hash);
  filter();
});
