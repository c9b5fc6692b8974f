/**
 * The reader's answers to what their program uses: they filter the guide, and are saved in the address. The address
 * lists what is not used, because another guide may ask about features that this one doesn't mention.
 */
const parameter = 'without';

const boxes = () => [...document.querySelectorAll<HTMLInputElement>('#main input[data-feature]')];

/** The features that the program doesn't use, according to an address. */
export const unusedIn = (search: string): readonly string[] => new URLSearchParams(search).getAll(parameter);

/** The query of an address with other answers. */
export function withUnused(search: string, unused: readonly string[]): string {
  const query = new URLSearchParams(search);
  query.delete(parameter);
  for (const feature of unused) query.append(parameter, feature);
  return query.size ? `?${query}` : '';
}

/** Applies the answers in the address to the guide: hides the points about features that the program doesn't use. */
export function restoreAnswers(): void {
  const unused = unusedIn(location.search);
  for (const box of boxes()) box.checked = !unused.includes(box.value);
  for (const point of document.querySelectorAll<HTMLElement>('#main .todo[data-uses]'))
    point.hidden = unused.includes(point.dataset.uses ?? '');
}

/** Makes a form send the answers too. */
export function sendAnswers(form: HTMLFormElement): void {
  for (const field of form.querySelectorAll(`input[name=${parameter}]`)) field.remove();
  for (const value of unusedIn(location.search))
    form.append(Object.assign(document.createElement('input'), { type: 'hidden', name: parameter, value }));
}

addEventListener('change', ({ target }) => {
  if (!(target instanceof HTMLInputElement) || target.dataset.feature === undefined) return;
  const others = unusedIn(location.search).filter((feature) => feature !== target.value);
  const search = withUnused(location.search, target.checked ? others : [...others, target.value]);
  history.replaceState(history.state, '', location.pathname + search + location.hash);
  restoreAnswers();
});
