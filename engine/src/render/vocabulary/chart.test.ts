import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { chart } from './chart.tsx';

/** The drawing for wide windows, which is the first of two. */
const draw = (columns: readonly string[], rows: readonly (readonly string[])[]) =>
  renderToStaticMarkup(chart({ caption: 'Times', columns, rows })).split('</svg>')[0] ?? '';
/** All numbers that a pattern finds. */
const numbers = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, value]) => Number(value));

describe('lines', () => {
  const html = draw(
    ['Rows', 'Slow', 'Fast'],
    [
      ['1,000', '1 s', '0.9 s'],
      ['10,000', '10 s', '–'],
      ['100,000', '100 s', '99.5 s'],
    ],
  );

  test('equal ratios are equally far apart on both axes', () => {
    const line = /<polyline points="([^"]+)"/.exec(html)?.[1] ?? '';
    const places = line.split(' ').map((place) => place.split(',').map(Number));
    const steps = places.slice(1).map(([x = 0, y = 0], i) => [x - (places[i]?.[0] ?? 0), (places[i]?.[1] ?? 0) - y]);
    expect(steps).toHaveLength(2);
    expect(steps[0]?.[0]).toBeCloseTo(steps[1]?.[0] ?? 0, 0);
    expect(steps[0]?.[1]).toBeCloseTo(steps[1]?.[1] ?? 0, 0);
  });

  test('a cell without a figure has no point', () => {
    expect(numbers(html, /<circle cx="([\d.]+)"/g)).toHaveLength(5);
  });

  test('another drawing for narrow windows has every figure, and every other label', () => {
    const narrow = renderToStaticMarkup(
      chart({
        caption: 'Times',
        columns: ['Rows', 'Slow'],
        rows: [
          ['1', '1 s'],
          ['10', '2 s'],
          ['100', '3 s'],
        ],
      }),
    ).split('</svg>')[1] as string;
    expect(numbers(narrow, /<circle cx="([\d.]+)"/g)).toHaveLength(3);
    expect(narrow).toContain('>100</text>');
    expect(narrow).not.toContain('>10</text>');
    expect(Math.max(...numbers(narrow, /x="([\d.]+)"/g))).toBeLessThan(300);
  });

  test('powers are read, and say what is drawn', () => {
    const powers = draw(
      ['Rows', 'Slow'],
      [
        ['2¹⁵', '1 s'],
        ['2¹⁶', '2 s'],
        ['2¹⁷', '4 s'],
      ],
    );
    const [first = 0, second = 0, third = 0] = numbers(powers, /<circle cx="([\d.]+)"/g);
    expect(third - second).toBeCloseTo(second - first, 0);
    expect(powers).toContain('>2¹⁵</text>');
    expect(powers).toContain('aria-label="Times: the figures of the table below"');
  });

  test('names of lines that end next to each other do not touch', () => {
    const [slow = 0, fast = 0] = numbers(html, /<text x="\d+" y="([\d.]+)">(?:Slow|Fast)</g);
    expect(Math.abs(slow - fast)).toBeGreaterThanOrEqual(17);
  });
});

test('rows with names are dots, the larger figure further to the right', () => {
  const html = draw(
    ['Where', 'Dollars'],
    [
      ['Here', '0.29 dollars'],
      ['There', '26 dollars'],
    ],
  );
  const [here = 0, there = 0] = numbers(html, /<circle cx="([\d.]+)"/g);
  expect(there).toBeGreaterThan(here);
  expect(html).toContain('26 dollars');
});

test('a table without figures is not drawn', () => {
  expect(chart({ caption: 'Names', columns: ['A', 'B'], rows: [['one', 'two']] })).toBeNull();
});
