// @vitest-environment happy-dom
/** What a filter hides: rows of the tables below it, the places that a cell lists, and nothing after the next heading. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { bindFilters } from './filter.ts';

const row = (kind: string, address: string, ...places: string[]) =>
  `<tr><th>${kind}</th><td>${address}</td><td><ul class="places">${places.map((place) => `<li>${place}</li>`).join(' ')}</ul></td></tr>`;

const first = [
  row('Router', '0xa1', 'Stove East (1)', 'Forge West (10)', 'Kiln East (137)'),
  row('Router', '0xa2', 'Stove West (11155)'),
  row('Brake', '0xb1', 'Stove East (1)', 'Stove West (11155)'),
];

beforeEach(() => {
  document.body.innerHTML = `
    <table class="data-table"><tbody><tr id="before"><td>Brake</td></tr></tbody></table>
    <div class="filter"><input type="search"><output></output></div>
    <figure class="data-table"><table><thead><tr><th>Kind</th></tr></thead><tbody>${first.join('')}</tbody></table></figure>
    <figure class="data-table"><dl class="entries"><div><dt>Spare</dt><dd>Kiln 2</dd></div></dl></figure>
    <h2>Owners</h2>
    <figure class="data-table"><table><tbody><tr id="after"><td>Owner</td></tr></tbody></table></figure>`;
  bindFilters();
});

afterEach(() => {
  document.body.replaceChildren();
});

function type(words: string): readonly [count: string | null | undefined, ...shown: (string | null | undefined)[]] {
  const field = document.querySelector<HTMLInputElement>('.filter input');
  if (field) field.value = words;
  field?.dispatchEvent(new Event('input', { bubbles: true }));
  const rows = [...document.querySelectorAll('figure tr:not(#after), .entries > div')].filter(
    (element) => element.querySelector('td, dd') && !element.hasAttribute('hidden'),
  );
  return [
    document.querySelector('output')?.textContent,
    ...rows.map((element) => {
      const places = [...element.querySelectorAll('li:not([hidden])')].map(({ textContent }) => textContent);
      return [element.querySelector('th, dt')?.textContent, ...places].join(' ');
    }),
  ];
}

test.each([
  [
    '',
    '4 in all',
    'Router Stove East (1) Forge West (10) Kiln East (137)',
    'Router Stove West (11155)',
    'Brake Stove East (1) Stove West (11155)',
    'Spare',
  ],
  ['brake', '1 of 4', 'Brake Stove East (1) Stove West (11155)'],
  ['stove west', '2 of 4', 'Router Stove West (11155)', 'Brake Stove West (11155)'],
  ['ROUTER forge', '1 of 4', 'Router Forge West (10)'],
  ['1', '2 of 4', 'Router Stove East (1)', 'Brake Stove East (1)'],
  ['1115', '2 of 4', 'Router Stove West (11155)', 'Brake Stove West (11155)'],
  ['0xb1', '1 of 4', 'Brake Stove East (1) Stove West (11155)'],
  ['kiln', '2 of 4', 'Router Kiln East (137)', 'Spare'],
  ['owner', '0 of 4'],
])('“%s”', (words, ...expected) => {
  expect(type(words)).toEqual(expected);
  expect(document.querySelector('#before')?.hasAttribute('hidden')).toBe(false);
  expect(document.querySelector('#after')?.hasAttribute('hidden')).toBe(false);
});

test('everything is there again once nothing is typed', () => {
  type('stove west');
  type('');
  expect(document.querySelectorAll('[hidden]')).toHaveLength(0);
});
