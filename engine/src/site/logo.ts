/** The logo: an SVG file whose shapes the shell draws itself, so that they have the colors of the page. */
import fs from 'node:fs';
import path from 'node:path';
import type { Nodes } from 'mdast';
import { parseMdx } from '../content/mdx.ts';
import type { Logo, LogoShape } from '../model/site-info.ts';
import { suggest } from '../problems/nearest.ts';
import { Problem } from '../problems/problem.ts';

type SvgElement = Extract<Nodes, { type: 'mdxJsxFlowElement' | 'mdxJsxTextElement' }>;

const shapes = ['path', 'circle', 'ellipse', 'rect', 'line', 'polygon', 'polyline'];
/** Attributes of shapes with their names in React. `class="accent"` gives a shape the accent color. */
const attributes: ReadonlyMap<string, string> = new Map([
  ...[
    'd',
    'points',
    'cx',
    'cy',
    'r',
    'rx',
    'ry',
    'x',
    'y',
    'x1',
    'y1',
    'x2',
    'y2',
    'width',
    'height',
    'transform',
    'opacity',
  ]
    .concat('fill', 'stroke')
    .map((name): [string, string] => [name, name]),
  ['class', 'className'],
  ['fill-rule', 'fillRule'],
  ['clip-rule', 'clipRule'],
  ['stroke-width', 'strokeWidth'],
  ['stroke-linecap', 'strokeLinecap'],
  ['stroke-linejoin', 'strokeLinejoin'],
]);

const isElement = (node: Nodes): node is SvgElement =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
const isBlank = (node: Nodes) => node.type === 'text' && !node.value.trim();

/** The elements among the nodes, whatever paragraphs the parser has put around them. */
const elementsOf = (nodes: readonly Nodes[]): SvgElement[] =>
  nodes.flatMap((node) => {
    if (isElement(node)) return [node];
    if (node.type === 'paragraph') return elementsOf(node.children);
    if (isBlank(node)) return [];
    throw new Problem(`The logo contains ${node.type === 'text' ? 'text' : `a ${node.type}`}.`, {
      remedy: 'Export it as paths.',
    });
  });

const textAttributes = ({ attributes: given }: SvgElement): [string, string][] =>
  given.flatMap((attribute): [string, string][] =>
    attribute.type === 'mdxJsxAttribute' && typeof attribute.value === 'string'
      ? [[attribute.name, attribute.value]]
      : [],
  );

function shapeOf(element: SvgElement): LogoShape {
  const tag = element.name ?? '';
  if (!shapes.includes(tag))
    throw new Problem(`The logo contains <${tag}>.`, { remedy: `Export it as shapes: ${shapes.join(', ')}.` });
  const named = textAttributes(element).map(([name, value]): [string, string] => {
    const property = attributes.get(name);
    if (!property)
      throw new Problem(`A shape of the logo has the attribute ${name}.`, { remedy: suggest(name, attributes.keys()) });
    return [property, value];
  });
  return { tag, attributes: Object.fromEntries(named) };
}

/** Reads an SVG drawing without groups and styles. Throws a Problem without a place. */
export function parseLogo(svg: string): Logo {
  const [root, ...rest] = elementsOf(parseMdx(svg.trim()).children);
  if (root?.name !== 'svg' || rest.length)
    throw new Problem('The logo is not one <svg> element.', { remedy: 'Export it again.' });
  const viewBox = textAttributes(root).find(([name]) => name === 'viewBox')?.[1] ?? '';
  const [, , width, height] = viewBox.split(/[\s,]+/).map(Number);
  if (!width || !height)
    throw new Problem('The logo does not say how large it is.', {
      remedy: 'Give its <svg> a viewBox="0 0 WIDTH HEIGHT".',
    });
  return { viewBox, ratio: width / height, shapes: elementsOf(root.children).map(shapeOf) };
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
      place: { file: 'site.config.ts', path: ['default', 'logo'] },
      remedy: 'Put the logo there, or leave `logo` out.',
    });
  try {
    return parseLogo(fs.readFileSync(at, 'utf8'));
  } catch (cause) {
    if (cause instanceof Problem) throw cause.at({ file });
    throw new Problem('The logo is not well-formed.', {
      place: { file },
      remedy: 'Export it again, without comments and styles.',
      cause,
    });
  }
}
