/** Version facts in text: `@build@` becomes what the version has, in prose, code, links, and front matter. */

import { itemAt } from '../../basics/lookup.ts';
import { nearest, suggest } from '../../basics/nearest.ts';
import { Problem } from '../../problems/problem.ts';

export type FactPiece = { readonly text: string } | { readonly fact: string };

const factMark = /@([a-z][a-zA-Z0-9]*)@/g;

/** Splits a text into its facts and the text between them. */
export function factPieces(text: string): FactPiece[] {
  const pieces: FactPiece[] = [];
  let end = 0;
  for (const match of text.matchAll(factMark)) {
    if (match.index > end) pieces.push({ text: text.slice(end, match.index) });
    pieces.push({ fact: itemAt(match, 1) });
    end = match.index + match[0].length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end) });
  return pieces;
}

/** Stands for an @ that was typed for itself: `\\@`, `&#64;`. */
const literalSign = '\uE000';

/**
 * The same for a text of Markdown, in which an @ may be escaped.
 * @param source the text as it was typed
 */
export function typedFactPieces(value: string, source: string): FactPiece[] {
  const signs = [...source.matchAll(/\\@|&#64;|&#x40;|&commat;|@/gi)];
  if (!signs.some(([sign]) => sign !== '@')) return factPieces(value);
  let index = 0;
  const masked = value.replaceAll('@', () => (signs[index++]?.[0] === '@' ? '@' : literalSign));
  return factPieces(masked).map((piece) =>
    'fact' in piece ? piece : { text: piece.text.replaceAll(literalSign, '@') },
  );
}

/** The text with its facts replaced by what `fact` returns for their names. */
export function fillFacts(text: string, fact: (name: string) => string): string {
  return text.includes('@')
    ? factPieces(text)
        .map((piece) => ('fact' in piece ? fact(piece.fact) : piece.text))
        .join('')
    : text;
}

/** The value of a fact. Throws a Problem if there is none of the name. */
export function factOf(facts: Readonly<Record<string, string>>, name: string): string {
  const value = Object.hasOwn(facts, name) ? facts[name] : undefined;
  if (value === undefined) {
    const names = Object.keys(facts);
    const marks = names.map((fact) => `@${fact}@`);
    const literal = nearest(name, names) ? '' : ' For the sign itself, write \\@ in text, and %40 in an address.';
    throw new Problem(`There is no version fact "@${name}@".`, { remedy: `${suggest(`@${name}@`, marks)}${literal}` });
  }
  return value;
}
