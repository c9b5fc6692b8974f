/**
 * Converts shapes to an SVG element tree. It uses only classes, so that the style sheet defines all colors and the
 * policy needs no exception.
 */
import type { Element, ElementContent, Properties } from 'hast';
import { type DiagramPicture, edgeLabelSize, labelSize, type Point, type Shape } from './shapes.ts';
import { lineHeight } from './text-size.ts';

/** The class that limits how far the style sheet shrinks a picture; one of up to 360 px fits everywhere. */
const sizeClass = (width: number) => (width > 440 ? ['d-large'] : width > 360 ? ['d-medium'] : []);
const margin = 3;
const headLength = 8;
const headHalf = 4;
const corner = 7;

export function drawSvg(shapes: DiagramPicture, alt: string): Element {
  const box = bounds(shapes);
  const [left, top] = [Math.floor(box.left - margin), Math.floor(box.top - margin)];
  const [width, height] = [Math.ceil(box.right + margin) - left, Math.ceil(box.bottom + margin) - top];
  return element(
    'svg',
    {
      className: ['d', ...sizeClass(width)],
      role: 'img',
      ariaLabel: alt,
      viewBox: `${left} ${top} ${width} ${height}`,
      width,
      height,
    },
    shapes.flatMap(draw),
  );
}

function draw(shape: Shape): Element[] {
  switch (shape.kind) {
    case 'box': {
      const classes = { box: ['d-box'], round: ['d-box', 'd-round'], actor: ['d-box', 'd-actor'], note: ['d-note'] }[
        shape.role
      ];
      const radius = shape.role === 'round' ? Math.min(shape.height / 2, 20) : shape.role === 'note' ? 4 : 8;
      return [
        element('rect', {
          className: classes,
          x: n(shape.x),
          y: n(shape.y),
          width: n(shape.width),
          height: n(shape.height),
          rx: n(radius),
        }),
      ];
    }
    case 'life':
      return [element('path', { className: ['d-life'], d: `M${n(shape.x)} ${n(shape.y1)}V${n(shape.y2)}` })];
    case 'edge':
      return [
        element('path', { className: shape.dashed ? ['d-edge', 'd-dashed'] : ['d-edge'], d: linePath(shape.points) }),
        element('path', { className: ['d-head'], d: headPath(shape.points) }),
      ];
    case 'text': {
      const size = shape.role === 'label' ? labelSize : edgeLabelSize;
      const first = shape.y - ((shape.lines.length - 1) * lineHeight) / 2 + size * 0.35;
      const className = [`d-${shape.role}`, ...(shape.anchor === 'start' ? ['d-start'] : [])];
      return shape.lines.map((line, i) =>
        element('text', { className, x: n(shape.x), y: n(first + i * lineHeight) }, [words(line)]),
      );
    }
  }
}

/** A line with rounded corners that ends at the base of its arrowhead. */
function linePath(points: readonly Point[]): string {
  const last = points.at(-1) ?? { x: 0, y: 0 };
  const way = [...points.slice(0, -1), toward(last, points.at(-2) ?? last, headLength - 1)];
  return way
    .map((point, i) => {
      const [before, after] = [way[i - 1], way[i + 1]];
      if (!before) return `M${n(point.x)} ${n(point.y)}`;
      if (!after) return `L${n(point.x)} ${n(point.y)}`;
      const radius = Math.min(corner, distance(point, before) / 2, distance(point, after) / 2);
      const [start, end] = [toward(point, before, radius), toward(point, after, radius)];
      return `L${n(start.x)} ${n(start.y)}Q${n(point.x)} ${n(point.y)} ${n(end.x)} ${n(end.y)}`;
    })
    .join('');
}

function headPath(points: readonly Point[]): string {
  const tip = points.at(-1) ?? { x: 0, y: 0 };
  const back = toward(tip, points.at(-2) ?? tip, headLength);
  const [dx, dy] = [((tip.x - back.x) / headLength) * headHalf, ((tip.y - back.y) / headLength) * headHalf];
  return `M${n(tip.x)} ${n(tip.y)}L${n(back.x - dy)} ${n(back.y + dx)}L${n(back.x + dy)} ${n(back.y - dx)}Z`;
}

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

function toward(from: Point, to: Point, by: number): Point {
  const all = distance(from, to) || 1;
  return { x: from.x + ((to.x - from.x) * by) / all, y: from.y + ((to.y - from.y) * by) / all };
}

export interface Bounds {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export function boundsOf(shape: Shape): Bounds {
  switch (shape.kind) {
    case 'box':
      return { left: shape.x, top: shape.y, right: shape.x + shape.width, bottom: shape.y + shape.height };
    case 'life':
      return { left: shape.x, top: shape.y1, right: shape.x, bottom: shape.y2 };
    case 'edge': {
      const [xs, ys] = [shape.points.map(({ x }) => x), shape.points.map(({ y }) => y)];
      return {
        left: Math.min(...xs),
        top: Math.min(...ys) - headHalf,
        right: Math.max(...xs),
        bottom: Math.max(...ys) + headHalf,
      };
    }
    case 'text': {
      const left = shape.anchor === 'start' ? shape.x : shape.x - shape.width / 2;
      const half = (shape.lines.length * lineHeight) / 2;
      return { left, top: shape.y - half, right: left + shape.width, bottom: shape.y + half };
    }
  }
}

export function bounds(shapes: DiagramPicture): Bounds {
  const all = shapes.map(boundsOf);
  return {
    left: Math.min(...all.map(({ left }) => left)),
    top: Math.min(...all.map(({ top }) => top)),
    right: Math.max(...all.map(({ right }) => right)),
    bottom: Math.max(...all.map(({ bottom }) => bottom)),
  };
}

/** Rounds to tenths of a pixel, which keeps the page small. */
const n = (value: number): string => String(Math.round(value * 10) / 10);
const words = (value: string): ElementContent => ({ type: 'text', value });

function element(tagName: string, properties: Properties, children: ElementContent[] = []): Element {
  return { type: 'element', tagName, properties, children };
}
