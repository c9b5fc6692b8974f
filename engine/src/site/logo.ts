/** The logo: an SVG file whose shapes the shell draws itself, so that they have the colors of the page. */
import fs from 'node:fs';
import path from 'node:path';
import { configPlace } from '../config/site-config.ts';
import { type DrawingElement, readDrawing } from '../content/drawing.ts';
import type { Logo, LogoShape } from '../model/site-info.ts';
import { suggest } from '../problems/nearest.ts';
import { Problem, placed } from '../problems/problem.ts';

const shapes = ['path', 'circle', 'ellipse', 'rect', 'line', 'polygon', 'polyline'];
/** Attributes of shapes with their names in React. `class="accent"` gives a shape the accent color. */
const attributes: ReadonlyMap<string, string> = new Map([
  ...'d points cx cy r rx ry x y x1 y1 x2 y2 width height transform opacity fill stroke'
    .split(' ')
    .map((name): [string, string] => [name, name]),
  ['class', 'className'],
  ['fill-rule', 'fillRule'],
  ['clip-rule', 'clipRule'],
  ['stroke-width', 'strokeWidth'],
  ['stroke-linecap', 'strokeLinecap'],
  ['stroke-linejoin', 'strokeLinejoin'],
]);

const unseen = ['title', 'desc', 'metadata'];

/** The attributes of an element with their names in React, added to those of the groups around it. */
function attributesIn(element: DrawingElement, around: LogoShape['attributes']): LogoShape['attributes'] {
  const own = Object.entries(element.attributes).map(([name, value]): [string, string] => {
    const property = attributes.get(name);
    if (!property || (element.name === 'g' && name === 'opacity'))
      throw new Problem(`<${element.name}> in the logo has the attribute ${name}.`, {
        remedy: suggest(name, attributes.keys()),
      });
    return [property, value];
  });
  const all: Record<string, string> = { ...around, ...Object.fromEntries(own) };
  const transform = [around.transform, element.attributes.transform].filter(Boolean).join(' ');
  return transform ? { ...all, transform } : all;
}

/** The shapes in an element, in drawing order; groups are dissolved. */
const shapesIn = (element: DrawingElement, around: LogoShape['attributes'] = {}): LogoShape[] => {
  if (element.hasText) throw new Problem('The logo contains text.', { remedy: 'Export it as paths.' });
  return element.children.flatMap((child) => {
    if (unseen.includes(child.name)) return [];
    if (child.name === 'g') return shapesIn(child, attributesIn(child, around));
    if (!shapes.includes(child.name))
      throw new Problem(`The logo contains <${child.name}>.`, { remedy: `Export it as shapes: ${shapes.join(', ')}.` });
    return [{ tag: child.name, attributes: attributesIn(child, around) }];
  });
};

/**
 * Reads an SVG drawing of shapes.
 * @param file its path, for messages
 */
export function parseLogo(file: string, svg: string): Logo {
  const root = readDrawing(file, svg);
  const viewBox = root.attributes.viewBox ?? '';
  const [, , width, height] = viewBox.split(/[\s,]+/).map(Number);
  if (!width || !height)
    throw new Problem('The logo does not say how large it is.', {
      remedy: 'Give its <svg> a viewBox="0 0 WIDTH HEIGHT".',
    });
  return { viewBox, ratio: width / height, shapes: shapesIn(root) };
}

/**
 * Reads the logo of the project at `root`.
 * @param address a file of `public/`: `/logo.svg`
 */
export function readLogo(root: string, address: string): Logo {
  const file = `public${address}`;
  const at = path.join(root, file);
  if (!fs.existsSync(at))
    throw new Problem(`There is no file ${file}.`, {
      place: configPlace('logo'),
      remedy: 'Put the logo there, or leave `logo` out.',
    });
  return placed({ file }, () => parseLogo(file, fs.readFileSync(at, 'utf8')));
}
