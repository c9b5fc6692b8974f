// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { targetOf, uncover } from './target.ts';

beforeEach(() => {
  document.body.innerHTML = '';
});

test.each([
  ['#steps', 'steps'],
  ['#caf%C3%A9', 'café'],
  ['#%zz', '%zz'],
  ['#100%', '100%'],
])('the fragment %s names the id %j', (hash, id) => {
  document.body.innerHTML = `<p id="${id}"></p>`;
  expect(targetOf(hash)?.id).toBe(id);
});

test.each(['', '#', '#nowhere'])('the fragment "%s" names nothing', (hash) => {
  document.body.innerHTML = '<p id="steps"></p><p id=""></p>';
  expect(targetOf(hash)).toBeNull();
});

const tabs = (name: string, panels: readonly string[]) =>
  `<div class="tabs">${panels.map((_, i) => `<label class="tab"><input type="radio" name="${name}" ${i ? '' : 'checked'}></label>`).join('')}${panels
    .map((panel) => `<div class="tab-panel">${panel}</div>`)
    .join('')}</div>`;

test('all that hides an element is opened, and nothing else', () => {
  document.body.innerHTML = `<details><summary></summary></details><details><summary></summary><div>${tabs('outer', [
    'a',
    'b',
    `<details><summary><h3 id="here"></h3></summary></details>${tabs('inner', ['c', 'd'])}`,
  ])}</div></details>`;
  const here = document.getElementById('here') as HTMLElement;
  expect(uncover(here)).toBe(true);
  expect([...document.querySelectorAll('details')].map(({ open }) => open)).toEqual([false, true, true]);
  expect([...document.querySelectorAll('input')].map(({ checked }) => checked)).toEqual([
    false,
    false,
    true,
    true,
    false,
  ]);
  expect(uncover(here)).toBe(false);
});
