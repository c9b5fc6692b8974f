import { expect, test } from 'vitest';
import { parseLogo } from './logo.ts';

const open = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 42">';

test.each([
  ['on one line', `${open}<path d="M0 0h4"/><circle class="accent" cx="1" cy="2" r="3" stroke-width="2"/></svg>`],
  [
    'on several lines',
    `${open}\n  <path d="M0 0h4" />\n  <circle class="accent"\n    cx="1" cy="2" r="3" stroke-width="2" />\n</svg>\n`,
  ],
  [
    'as programs export it',
    `<?xml version="1.0" encoding="UTF-8"?>\n<!-- made by hand -->\n${open}<title>Name</title><g><path d="M0 0h4"/></g><circle class="accent" cx="1" cy="2" r="3" stroke-width="2"/></svg>`,
  ],
])('a drawing %s', (_, svg) => {
  const logo = parseLogo('public/logo.svg', svg);
  expect(logo).toMatchObject({ viewBox: '0 0 60 42' });
  expect(logo.ratio).toBeCloseTo(60 / 42);
  expect(logo.shapes).toEqual([
    { tag: 'path', attributes: { d: 'M0 0h4' } },
    { tag: 'circle', attributes: { className: 'accent', cx: '1', cy: '2', r: '3', strokeWidth: '2' } },
  ]);
});

test('shapes have what their groups give them', () => {
  const svg = `${open}<g fill="red" transform="scale(2)"><path fill="blue" d="M0" transform="rotate(9)"/><path d="M1"/></g></svg>`;
  expect(parseLogo('public/logo.svg', svg).shapes).toEqual([
    { tag: 'path', attributes: { fill: 'blue', d: 'M0', transform: 'scale(2) rotate(9)' } },
    { tag: 'path', attributes: { fill: 'red', d: 'M1', transform: 'scale(2)' } },
  ]);
});

test.each([
  ['a script', `${open}<script>alert(1)</script></svg>`, 'is a program'],
  ['a handler', `${open}<path d="M0" onclick="x"/></svg>`, 'is a program'],
  ['text', `${open}Name</svg>`, 'contains text'],
  ['no size', '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0"/></svg>', 'how large'],
  ['something else', '<p>Logo</p>', 'is not an SVG'],
  ['two drawings', `${open}</svg>\n\n${open}</svg>`, 'not well-formed'],
])('%s is refused', (_, svg, says) => {
  expect(() => parseLogo('public/logo.svg', svg)).toThrow(says);
});
