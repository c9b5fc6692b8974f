import fc from 'fast-check';
import type { ListItem, Paragraph, PhrasingContent, RootContent } from 'mdast';
import { expect, test } from 'vitest';
import { plainBlock } from './plain.ts';
import { writeWithEscapes } from './write-block.ts';

const signs = [...'\\`*_{}[]()<>#+-.!|~$@:=/"\'&;?%^ \n', '1', 'ps', 'www', 'a', 'β', '–', '“', '&amp', 'x_y', '://'];
const words = ['Run', 'the prover', 'on 4 cores', 'now.', 'tool_name', 'it’s', ', so', '(see', 'here)', '1. ', '- '];
const value = fc.array(fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...words, ' ') }, fc.constantFrom(...signs)), {
  minLength: 1,
  maxLength: 6,
});
const text = value.map((parts): PhrasingContent => ({ type: 'text', value: parts.join('') }));
const literal = fc
  .tuple(fc.constantFrom('inlineCode', 'inlineMath'), value)
  .map(([type, parts]) => ({ type, value: parts.join('') }) as PhrasingContent);
const leaf = fc.oneof({ weight: 3, arbitrary: text }, literal);
const url = fc.constantFrom(
  'https://a.example/x_y.md#z',
  'version-root:/guides.md',
  '#top',
  'https://a.example/?a=1&b=2',
  'https://a.example/(x)',
  'now.',
);
const link = fc
  .tuple(url, fc.array(leaf, { minLength: 1, maxLength: 2 }))
  .map(([to, children]) => ({ type: 'link', url: to, children }) as PhrasingContent);
const strong = fc
  .tuple(fc.constantFrom('strong', 'emphasis'), fc.array(fc.oneof(leaf, link), { minLength: 1, maxLength: 2 }))
  .map(([type, children]) => ({ type, children }) as PhrasingContent);
const inline = fc.array(fc.oneof({ weight: 3, arbitrary: leaf }, link, strong), { minLength: 1, maxLength: 4 });
const paragraph = inline.map((children): Paragraph => ({ type: 'paragraph', children }));
const heading = fc
  .tuple(fc.constantFrom(2, 3, 4), inline)
  .map(([depth, children]) => ({ type: 'heading', depth, children }) as RootContent);
const item = fc
  .tuple(fc.boolean(), fc.array(paragraph, { minLength: 1, maxLength: 2 }))
  .map(([spread, children]): ListItem => ({ type: 'listItem', spread, children }));
const list = fc
  .record({
    ordered: fc.boolean(),
    spread: fc.boolean(),
    start: fc.constantFrom(null, 1, 9),
    children: fc.array(item, { minLength: 1, maxLength: 3 }),
  })
  .map((fields): RootContent => ({ type: 'list', ...fields }));
const cell = fc
  .array(fc.oneof({ weight: 3, arbitrary: leaf }, link, strong), { maxLength: 2 })
  .map((children) => ({ type: 'tableCell' as const, children }));
const table = fc
  .array(fc.tuple(cell, cell), { minLength: 1, maxLength: 3 })
  .map((rows): RootContent => ({ type: 'table', children: rows.map((children) => ({ type: 'tableRow', children })) }));

test('text written without the library is the same as with it', () => {
  let plain = 0;
  fc.assert(
    fc.property(fc.oneof(paragraph, heading, list, table), (block) => {
      const short = plainBlock(block);
      if (short === null) return;
      plain++;
      expect(`${short}\n`).toBe(writeWithEscapes(block));
    }),
    { numRuns: 3000 },
  );
  expect(plain).toBeGreaterThan(100);
});

test('prose, steps, and tables need no library', () => {
  const words: PhrasingContent[] = [
    { type: 'text', value: 'Run ' },
    { type: 'inlineCode', value: 'make run' },
    { type: 'text', value: ' (see ' },
    { type: 'link', url: 'https://a.example/b.md', children: [{ type: 'text', value: 'the guide' }] },
    { type: 'text', value: ') ' },
    { type: 'strong', children: [{ type: 'text', value: 'first' }] },
    { type: 'text', value: '.' },
  ];
  const line = 'Run `make run` (see [the guide](https://a.example/b.md)) **first**.';
  const steps: RootContent = {
    type: 'list',
    ordered: true,
    start: 1,
    spread: false,
    children: [{ type: 'listItem', spread: false, children: [{ type: 'paragraph', children: words }] }],
  };
  expect(plainBlock({ type: 'paragraph', children: words })).toBe(line);
  expect(plainBlock(steps)).toBe(`1. ${line}`);
});
