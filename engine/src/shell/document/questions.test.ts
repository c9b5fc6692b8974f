import { expect, test } from 'vitest';
import { questionsOf } from './questions.ts';

const question = (name: string, answer: string) =>
  `<details class="details question"><summary tabindex="0"><h3 id="a">${name}</h3></summary><div>${answer}</div></details>`;

test('a question has its heading as its name, and the text of its answer', () => {
  const body = `<h2 id="b">All</h2>${question('How hot is <code>cone 6</code>?', '<p>About 1,222 °C.</p><ul><li>Dry it.</li><li>Fire it.</li></ul>')}<p>After</p>`;
  expect(questionsOf(body)).toEqual([{ name: 'How hot is cone 6?', answer: 'About 1,222 °C. Dry it. Fire it.' }]);
});

test('details inside an answer belong to it', () => {
  const inner = '<details class="details"><summary>More</summary><div>Inside</div></details>';
  expect(questionsOf(question('One?', `<p>Yes</p>${inner}<p>End</p>`) + question('Two?', 'No'))).toEqual([
    { name: 'One?', answer: 'Yes More Inside End' },
    { name: 'Two?', answer: 'No' },
  ]);
});

test('a body without questions has none', () => {
  expect(questionsOf('<details class="details"><summary>More</summary><div>Text</div></details>')).toEqual([]);
});
