/**
 * Version facts in text: `@zkvm@` becomes the version's crate version. Works alike in prose, code, links and front matter.
 */
import { suggest } from '../problems/nearest.ts';
import { Problem } from '../problems/problem.ts';

/** What a text is made of: literal pieces and names of facts. */
export type FactPiece = { readonly text: string } | { readonly fact: string };

const factMark = /@([a-z][a-zA-Z0-9]*)@/g;

/** Cuts a text at its facts. */
export function factPieces(text: string): FactPiece[] {
  const pieces: FactPiece[] = [];
  let end = 0;
  for (const match of text.matchAll(factMark)) {
    if (match.index > end) pieces.push({ text: text.slice(end, match.index) });
    pieces.push({ fact: match[1] as string });
    end = match.index + match[0].length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end) });
  return pieces;
}

/** The text with its facts filled in by `fact`. */
export function fillFacts(text: string, fact: (name: string) => string): string {
  return text.includes('@')
    ? factPieces(text)
        .map((piece) => ('fact' in piece ? fact(piece.fact) : piece.text))
        .join('')
    : text;
}

/** Looks a fact up. Throws a Problem that lists the facts where there is none. */
export function factOf(facts: Readonly<Record<string, string>>, name: string): string {
  const value = facts[name];
  if (value === undefined) throw new Problem(`There is no version fact "@${name}@".`, { remedy: suggest(name, Object.keys(facts)) });
  return value;
}
