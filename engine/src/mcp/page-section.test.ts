import { expect, test } from 'vitest';
import { scorePassages } from '../search/score-passages.ts';
import { excerpt } from './page-section.ts';

const filler = Array.from({ length: 12 }, (_, i) => `Paragraph ${i} is about nothing in particular.`).join('\n\n');
const rows = Array.from({ length: 30 }, (_, i) => `| code ${i} | meaning ${i} |`).join('\n');
const markdown = `# A page\n\n${filler}\n\n## Codes\n\n| Code | Meaning |\n|---|---|\n${rows}\n\n## Kilns\n\n- A kiln is hot.\n- A cooled kiln opens.\n\n${filler}`;
const kilnScores = (blocks: readonly string[]) =>
  scorePassages(blocks, { query: 'fire a kiln', words: ['fire', 'kiln'] });
const about = (query: string, limit: number) =>
  excerpt(markdown, (blocks) => scorePassages(blocks, { query, words: query.split(' ') }), limit);

test('a row comes with its heading and the head of its table', () => {
  expect(about('code 17', 70)).toBe('## Codes\n\n| Code | Meaning |\n|---|---|\n\n…\n\n| code 17 | meaning 17 |\n\n…');
});

test('an item of a list comes with its heading, without the others', () => {
  expect(about('cooled kiln', 40)).toBe('## Kilns\n\n…\n\n- A cooled kiln opens.\n\n…');
});

test('a message comes with what follows it', () => {
  const text = `# Errors\n\n${filler}\n\n\`\`\`text\nkiln E7\n\`\`\`\n\nClose the lid.\n\n${filler}`;
  const shown = excerpt(text, (blocks) => scorePassages(blocks, { query: 'kiln E7', words: ['kiln', 'E7'] }), 60);
  expect(shown).toBe('# Errors\n\n…\n\n```text\nkiln E7\n```\n\nClose the lid.\n\n…');
});

test('of a long page, the best section is whole, with code that has no word of the query', () => {
  const section = '## Fire a kiln\n\nA kiln needs a plan.\n\n```rust\nignite();\n```';
  const shown = excerpt(`# Pots\n\n${filler}\n\n${section}\n\n## Other\n\nA kiln.\n\n${filler}`, kilnScores, 120);
  expect(shown).toContain(section);
});

test('the section that answers comes before what the page says first', () => {
  const section = '## Fire a kiln\n\nA kiln needs a plan.';
  const shown = excerpt(`A fire is hot.\n\n${filler}\n\n${section}\n\n## Other\n\n${filler}`, kilnScores, 120);
  expect(shown).toBe(`${section}\n\nA fire is hot.\n\n…`);
});

test('room that is left is for the rest of the section, from the best block on', () => {
  const text = `## Kilns\n\nOne.\n\nTwo.\n\nFire a kiln.\n\nThree.\n\n## Other\n\n${filler}`;
  expect(excerpt(text, kilnScores, 36)).toBe('## Kilns\n\n…\n\nFire a kiln.\n\nThree.\n\n…');
  expect(excerpt(text, kilnScores, 42)).toBe('## Kilns\n\nOne.\n\n…\n\nFire a kiln.\n\nThree.\n\n…');
});

test('the head of a table, or a heading, is never there without what it heads', () => {
  expect(excerpt(`${filler}\n\n## Codes\n\n| Code | Meaning |\n|---|---|\n${rows}`, () => [], 60)).not.toContain(
    'Code',
  );
});

test('what was said before makes room for the rest, in a short text as well', () => {
  const said = new Set<string>();
  expect(excerpt('Fire a kiln.\n\nA kiln is hot.', kilnScores, 14, { said })).toContain('Fire a kiln.');
  expect(excerpt('Fire a kiln.\n\nA kiln is hot.', kilnScores, 99, { said })).toBe('…\n\nA kiln is hot.');
  expect(excerpt('Fire a kiln.\n\nA kiln is hot.', kilnScores, 99, { said })).toBe('');
});

test('without fill, only what matches, and what follows it', () => {
  const text = `## Kilns\n\nOne.\n\nFire a kiln.\n\nTwo.\n\n${filler}`;
  expect(excerpt(text, kilnScores, 80, { fill: false })).toBe('## Kilns\n\n…\n\nFire a kiln.\n\nTwo.\n\n…');
});

test('links have no targets, which would take the place of text', () => {
  const text = `- See [the \`kiln\` page](https://kilns.example/${'x'.repeat(99)}), and [more](/more).\n\n${filler}`;
  const shown = excerpt(text, (blocks) => scorePassages(blocks, { query: 'kiln', words: ['kiln'] }), 60);
  expect(shown).toBe('- See the `kiln` page, and more.\n\n…');
});

test('a short text is whole', () => {
  expect(excerpt('# Short\n\nText.\n', () => [0], 100)).toBe('# Short\n\nText.');
});

test('what is longer than the limit by itself is cut', () => {
  expect(excerpt('word '.repeat(100), () => [1], 20)).toBe('word word word word  …');
});
