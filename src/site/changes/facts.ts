/** Version facts in changes: what differs in these numbers alone is told once, in a table, and not again in each passage. */
import type { Version } from '../../versions/table.ts';
import type { Passage } from './passages.ts';
import { type Element, type Node, textOf } from './tree.ts';

/** A fact that two versions have different values of; null where one has none. */
export interface ChangedFact {
  readonly name: string;
  /** What readers call it. */
  readonly title: string;
  readonly before: string | null;
  readonly after: string | null;
}

export function changedFacts(before: Version, after: Version, titles: Readonly<Record<string, string>>): ChangedFact[] {
  const names = [...new Set([...Object.keys(before.facts), ...Object.keys(after.facts)])].filter((name) => name !== 'version');
  return names
    .map((name) => ({ name, title: titles[name] ?? name, before: before.facts[name] ?? null, after: after.facts[name] ?? null }))
    .filter((fact) => fact.before !== fact.after);
}

/** The text in pieces: the values of facts, longest first because a short one may be part of a longer one, and what is between them. */
function pieces(text: string, { facts }: Version): string[] {
  const values = [...new Set(Object.values(facts))].sort((a, b) => b.length - a.length);
  return values.length ? text.split(new RegExp(`(${values.map((value) => value.replace(/[^\w]/g, '\\$&')).join('|')})`)) : [text];
}

const without =
  (mark: 'ins' | 'del') =>
  ({ tag }: Element) =>
    tag === mark;

/** Whether nothing but facts differs in a node. Facts may share a value: one that both texts can mean is enough. */
function isFactsOnly(node: Node, before: Version, after: Version): boolean {
  const old = pieces(textOf([node], without('ins')), before);
  const now = pieces(textOf([node], without('del')), after);
  const names = Object.keys(before.facts);
  const isSame = (a: string, b: string | undefined) => a === b || names.some((name) => before.facts[name] === a && after.facts[name] === b);
  return old.length === now.length && old.join('') !== '' && old.every((piece, i) => isSame(piece, now[i]));
}

/** The passages without what differs in facts alone. */
export const beyondFacts = (passages: readonly Passage[], before: Version, after: Version): Passage[] =>
  passages
    .map(({ heading, nodes }) => ({ heading, nodes: nodes.filter((node) => !isFactsOnly(node, before, after)) }))
    .filter(({ nodes }) => nodes.length);
