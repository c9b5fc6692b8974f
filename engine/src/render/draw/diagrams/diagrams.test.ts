import fc from 'fast-check';
import type { Element } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { describe, expect, test } from 'vitest';
import { layoutFlowchart } from './layout-flowchart.ts';
import { layoutSequence } from './layout-sequence.ts';
import type { Flowchart, Sequence } from './parse.ts';
import { parseFlowchart, parseSequence } from './parse.ts';
import { type DiagramPicture, type Shape, widestOnPhone } from './shapes.ts';
import { type Bounds, bounds, boundsOf, drawSvg } from './svg.ts';

const widthOf = (shapes: DiagramPicture) => bounds(shapes).right - bounds(shapes).left;

const overlap = (a: Bounds, b: Bounds) =>
  a.left < b.right - 0.5 && b.left < a.right - 0.5 && a.top < b.bottom - 0.5 && b.top < a.bottom - 0.5;

/** Boxes and free-standing texts that lie over one another. */
function collisions(shapes: readonly Shape[]): [Shape, Shape][] {
  const solid = shapes.filter(
    (shape) => shape.kind === 'box' || (shape.kind === 'text' && shape.role === 'edge-label'),
  );
  return solid.flatMap((a, i) =>
    solid.slice(i + 1).flatMap((b) => (overlap(boundsOf(a), boundsOf(b)) ? [[a, b] as [Shape, Shape]] : [])),
  );
}

/** Lines that run through a label of an edge, or through the inside of a box. */
function struckThrough(shapes: readonly Shape[]): Shape[] {
  const solid = shapes
    .filter((shape) =>
      shape.kind === 'text' ? shape.role === 'edge-label' : shape.kind === 'box' && shape.role !== 'note',
    )
    .map((shape) => {
      const { left, top, right, bottom } = boundsOf(shape);
      return shape.kind === 'box'
        ? { left: left + 3, top: top + 3, right: right - 3, bottom: bottom - 3 }
        : { left, top, right, bottom };
    });
  return shapes.filter((shape) => {
    if (shape.kind !== 'edge') return false;
    return shape.points.some((to, i) => {
      const from = shape.points[i - 1];
      if (!from) return false;
      const line = {
        left: Math.min(from.x, to.x),
        right: Math.max(from.x, to.x),
        top: Math.min(from.y, to.y),
        bottom: Math.max(from.y, to.y),
      };
      const grown = { left: line.left - 1, right: line.right + 1, top: line.top - 1, bottom: line.bottom + 1 };
      return solid.some((area) => overlap(area, grown));
    });
  });
}

const words = fc.stringMatching(/^[A-Z][a-z]{0,6}( [a-zW]{1,8}){0,2}$/).filter((text) => text.length <= 24);
const flowcharts: fc.Arbitrary<Flowchart> = fc
  .record({
    direction: fc.constantFrom('right' as const, 'down' as const),
    labels: fc.array(fc.record({ label: words, shape: fc.constantFrom('box' as const, 'round' as const) }), {
      minLength: 2,
      maxLength: 9,
    }),
    pairs: fc.array(
      fc.record({ from: fc.nat(8), to: fc.nat(8), label: fc.option(words, { nil: '' }), dashed: fc.boolean() }),
      {
        maxLength: 12,
      },
    ),
  })
  .map(({ direction, labels, pairs }) => ({
    direction,
    nodes: labels.map((node, i) => ({ id: `n${i}`, ...node })),
    edges: pairs
      .map(({ from, to, ...rest }) => ({ from: from % labels.length, to: to % labels.length, ...rest }))
      .filter(({ from, to }) => from !== to)
      .map(({ from, to, ...rest }) => ({ from: `n${from}`, to: `n${to}`, ...rest })),
  }));

const sequences: fc.Arbitrary<Sequence> = fc
  .record({
    count: fc.integer({ min: 2, max: 5 }),
    steps: fc.array(
      fc.record({ from: fc.nat(4), to: fc.nat(4), note: fc.boolean(), text: words, dashed: fc.boolean() }),
      {
        minLength: 1,
        maxLength: 10,
      },
    ),
  })
  .map(({ count, steps }) => {
    const name = (i: number) => `Part ${'abcde'[i % count]}`;
    return {
      participants: Array.from({ length: count }, (_, i) => name(i)),
      steps: steps.map(({ from, to, note, text, dashed }) =>
        note
          ? { kind: 'note' as const, over: [name(from), name(to)], text }
          : { kind: 'message' as const, from: name(from), to: name(to), text, dashed },
      ),
    };
  });

describe('layoutFlowchart', () => {
  test('boxes and labels never overlap, no line crosses them, and lines are horizontal or vertical', () => {
    fc.assert(
      fc.property(flowcharts, (flow) => {
        for (const shapes of layoutFlowchart(flow)) {
          expect(collisions(shapes)).toEqual([]);
          expect(struckThrough(shapes)).toEqual([]);
          for (const shape of shapes) {
            if (shape.kind !== 'edge') continue;
            shape.points.forEach((to, i) => {
              const from = shape.points[i - 1] ?? to;
              expect(Math.min(Math.abs(from.x - to.x), Math.abs(from.y - to.y))).toBeLessThan(0.6);
            });
          }
        }
      }),
      { numRuns: 40 },
    );
  });

  test('is deterministic', () => {
    const flow = parseFlowchart('a [A] -> b [B]\nb -> a : back\na -> c [C]');
    expect(layoutFlowchart(flow)).toEqual(layoutFlowchart(flow));
  });

  test('the nodes of a chain are aligned', () => {
    const [shapes = []] = layoutFlowchart(
      parseFlowchart('direction: down\na [Ask] -> b [A rather longer step] : why\nb -> c (Done)'),
    );
    const middles = shapes.flatMap((shape) => (shape.kind === 'box' ? [shape.x + shape.width / 2] : []));
    expect(new Set(middles).size).toBe(1);
  });

  test('a horizontal flow that would be too wide is drawn vertically', () => {
    const chain = Array.from(
      { length: 8 },
      (_, i) => `n${i} [A long label number ${i}]${i ? `\nn${i - 1} -> n${i} : step` : ''}`,
    ).join('\n');
    const [shapes = [], ...more] = layoutFlowchart(parseFlowchart(`direction: right\n${chain}`));
    expect(more).toEqual([]);
    expect(widthOf(shapes)).toBeLessThan(300);
  });

  test('one that is too wide for a phone is drawn twice, the second time vertically', () => {
    const [across = [], down = [], ...more] = layoutFlowchart(
      parseFlowchart('a [Write] -> b [Build] : compile\nb -> c [Run] : start\nc -> d (Done) : result'),
    );
    expect(more).toEqual([]);
    expect(widthOf(across)).toBeGreaterThan(widestOnPhone);
    expect(widthOf(down)).toBeLessThan(widestOnPhone);
    expect(across.filter(({ kind }) => kind === 'box')).toHaveLength(4);
    expect(down.filter(({ kind }) => kind === 'box')).toHaveLength(4);
    expect(layoutFlowchart(parseFlowchart('a [Write] -> b [Run]'))).toHaveLength(1);
  });
});

describe('layoutSequence', () => {
  test('columns move together when a phone would be too narrow', () => {
    const wide = parseSequence(
      'Browser -> Server : a question that takes a whole sentence\nServer -> Store : what was asked for\nStore -> Archive : the rest of it',
    );
    expect(widthOf(layoutSequence(wide))).toBeLessThan(widestOnPhone);
  });

  test('texts overlap neither each other nor lines', () => {
    fc.assert(
      fc.property(sequences, (sequence) => {
        const shapes = layoutSequence(sequence);
        expect(collisions(shapes)).toEqual([]);
        expect(struckThrough(shapes)).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });
});

describe('drawSvg', () => {
  const svg = drawSvg(layoutSequence(parseSequence('Ann -> Bob : <hello> & "welcome"')), 'Ann greets Bob.');
  const html = toHtml(svg, { space: 'svg' });

  test('is labeled with its text alternative', () => {
    expect(html).toMatch(
      /^<svg class="d" role="img" aria-label="Ann greets Bob\." viewBox="[-\d. ]+" width="\d+" height="\d+">/,
    );
  });

  test('text is escaped', () => {
    expect(html).toContain('&#x3C;hello>');
    expect(html).not.toContain('<hello>');
  });

  test('has classes, and neither styles nor colors', () => {
    const all: Element[] = [];
    const visit = (element: Element) => {
      all.push(element);
      for (const child of element.children) if (child.type === 'element') visit(child);
    };
    visit(svg);
    for (const { properties } of all)
      expect(Object.keys(properties)).not.toEqual(
        expect.arrayContaining([expect.stringMatching(/style|fill|stroke/i)]),
      );
    expect(html).not.toContain('NaN');
  });
});
