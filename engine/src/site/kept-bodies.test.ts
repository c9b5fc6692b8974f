import { expect, test } from 'vitest';
import type { Pictures } from '../content/pictures.ts';
import type { RenderedBody } from '../render/body.tsx';
import { topicBodies, topicData } from './kept-bodies.ts';

const bodyOf = (text: string): RenderedBody => ({
  html: `<p>${text}</p>`,
  toc: [],
  anchors: new Set(['start']),
  links: [],
  islands: [],
  pictures: [],
  markdown: () => text,
  title: text,
  label: text,
  description: text,
  sources: [],
});
const noPictures: Pictures = {
  files: [],
  find: () => {
    throw new Error('There are no pictures.');
  },
};

test('bodies come back in the order of their versions, each once', () => {
  const [first, second] = [bodyOf('first'), bodyOf('second')];
  const bodies = new Map([
    ['1.0', first],
    ['1.1', second],
    ['2.0', first],
  ]);
  const data = topicData({ codeFiles: ['a.rs'], bodies });
  expect(data.bodies).toHaveLength(2);
  const restored = topicBodies(JSON.parse(JSON.stringify(data)), noPictures);
  expect([...(restored?.bodies ?? [])].map(([label, body]) => [label, body.html, body.markdown()])).toEqual([
    ['1.0', '<p>first</p>', 'first'],
    ['1.1', '<p>second</p>', 'second'],
    ['2.0', '<p>first</p>', 'first'],
  ]);
  expect(restored?.bodies.get('1.0')).toBe(restored?.bodies.get('2.0'));
});
