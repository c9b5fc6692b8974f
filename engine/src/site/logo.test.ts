import { expect, test } from 'vitest';
import { parseLogo } from './logo.ts';

const open = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 42">';

test.each([
  ['on one line', `${open}<path d="M0 0h4"/><circle class="accent" cx="1" cy="2" r="3" stroke-width="2"/></svg>`],
  [
    'on several lines',
    `${open}\n  <path d="M0 0h4" />\n  <circle class="accent"\n    cx="1" cy="2" r="3" stroke-width="2" />\n</svg>\n`,
  ],
])('a drawing %s', (_, svg) => {
  const logo = parseLogo(svg);
  expect(logo).toMatchObject({ viewBox: '0 0 60 42' });
  expect(logo.ratio).toBeCloseTo(60 / 42);
  expect(logo.shapes).toEqual([
    { tag: 'path', attributes: { d: 'M0 0h4' } },
    { tag: 'circle', attributes: { className: 'accent', cx: '1', cy: '2', r: '3', strokeWidth: '2' } },
  ]);
});

test.each([
  ['a script', `${open}<script>alert(1)</script></svg>`, 'contains <script>'],
  ['a handler', `${open}<path d="M0" onclick="x"/></svg>`, 'attribute onclick'],
  ['text', `${open}Name</svg>`, 'contains text'],
  ['no size', '<svg><path d="M0"/></svg>', 'how large'],
  ['something else', '<p>Logo</p>', 'not one <svg>'],
  ['two drawings', `${open}</svg>\n\n${open}</svg>`, 'not one <svg>'],
])('%s is refused', (_, svg, says) => {
  expect(() => parseLogo(svg)).toThrow(says);
});
