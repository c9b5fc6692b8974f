/** What elements and pictures of a page may be: the authoring vocabulary with plain values, and files of the site. */
import type { Program } from 'estree';
import type { Image } from 'mdast';
import { suggest } from '../problems/nearest.ts';
import { type Place, Problem } from '../problems/problem.ts';
import { expressionOf, literalOf } from './literals.ts';

/** An attribute as MDX reads it. */
export type Attribute = {
  type: 'mdxJsxAttribute';
  name: string;
  value: string | null | { type: 'mdxJsxAttributeValueExpression'; value: string; data: { estree: Program } };
};

/** Throws a Problem where an element is not in the vocabulary, or an attribute is computed. */
export function checkElement(name: string | null, attributes: readonly Attribute[], vocabulary: readonly string[], place: Place): void {
  if (!name || !/^[A-Z]/.test(name))
    throw new Problem(`<${name ?? ''}> is HTML, and pages have none.`, {
      place,
      remedy: 'Write Markdown, or an element of the authoring vocabulary.',
    });
  if (!vocabulary.includes(name))
    throw new Problem(`<${name}> is not in the authoring vocabulary.`, { place, remedy: suggest(name, vocabulary) });
  for (const one of attributes) {
    try {
      if (one.type !== 'mdxJsxAttribute') throw new Error('its names are not written out');
      if (!one.value || typeof one.value !== 'object') continue;
      literalOf(expressionOf(one.value.data.estree));
    } catch (error) {
      throw new Problem(`An attribute of <${name}> is no plain value: ${(error as Error).message}.`, {
        place,
        remedy: 'Write a string, a number, or an array or object of such: prime={13}.',
      });
    }
    if (name !== 'Island')
      throw new Problem(`The attribute ${one.name} of <${name}> is not text.`, {
        place,
        remedy: `Write ${one.name}="…": only <Island> takes values in braces.`,
      });
  }
}

/** Pictures are files of the site. */
export function checkImage({ url, alt }: Image, place: Place): void {
  if (!/^(\/[\w.-]+)+\.(svg|png|jpe?g|webp|avif)$/.test(url))
    throw new Problem(`The picture "${url}" is not a file of this site.`, {
      place,
      remedy: 'Put it into public/, and write ![what it shows](/name.svg).',
    });
  if (!alt) throw new Problem(`The picture "${url}" has no text alternative.`, { place, remedy: `Write ![what it shows](${url}).` });
}
