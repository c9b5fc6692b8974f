/** Attributes of elements: how writers give them, and the values that the element gets. */
import { Problem } from '../../problems/problem.ts';

/** A text that has to be given, or may be left out, with an example; or a word without a value: `badge`. */
export type Attribute =
  | { readonly kind: 'required' | 'optional'; readonly example: string }
  | { readonly kind: 'flag' };

export const required = (example: string) => ({ kind: 'required', example }) as const;
export const optional = (example: string) => ({ kind: 'optional', example }) as const;
export const flag = { kind: 'flag' } as const;

export type Attributes = Readonly<Record<string, Attribute>>;

type NamesOf<A extends Attributes, Kind extends Attribute['kind']> = {
  [Name in keyof A]: A[Name]['kind'] extends Kind ? Name : never;
}[keyof A];

export type Values<A extends Attributes> = { readonly [Name in NamesOf<A, 'required'>]: string } & {
  readonly [Name in NamesOf<A, 'optional'>]?: string | undefined;
} & { readonly [Name in NamesOf<A, 'flag'>]?: true | undefined };

/** Attributes as a page gives them; one without a value is `true`. */
export type Given = Readonly<Record<string, unknown>>;

const written = ([name, attribute]: readonly [string, Attribute]) =>
  attribute.kind === 'flag' ? name : `${name}="${attribute.example}"`;

export function openingTag(
  name: string,
  attributes: Attributes,
  kinds: readonly Attribute['kind'][] = ['required'],
): string {
  const shown = Object.entries(attributes).filter(([, { kind }]) => kinds.includes(kind));
  return `<${[name, ...shown.map(written)].join(' ')}>`;
}

function areValues<A extends Attributes>(attributes: A, given: Given): given is Values<A> & Given {
  return Object.entries(attributes).every(([name, { kind }]) => {
    const value = given[name];
    if (kind === 'required') return typeof value === 'string';
    return value === undefined || (kind === 'flag' ? value === true : typeof value === 'string');
  });
}

/** The values of an element's attributes; null if the check of the source reports what is wrong with them. */
export function valuesOf<A extends Attributes>(
  element: string,
  attributes: A,
  given: Given,
): (Values<A> & Given) | null {
  const missing = Object.entries(attributes).find(([name, { kind }]) => kind === 'required' && !given[name])?.[0];
  if (missing !== undefined)
    throw new Problem(`<${element}> has no ${missing}.`, { remedy: `Write ${openingTag(element, attributes)}.` });
  return areValues(attributes, given) ? given : null;
}
