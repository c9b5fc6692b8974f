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

/** Longest first: a short value may be part of a longer one. */
const withoutFacts = (text: string, { facts }: Version) =>
  Object.entries(facts)
    .sort(([, a], [, b]) => b.length - a.length)
    .reduce((rest, [name, value]) => rest.replaceAll(value, `@${name}@`), text);

const without =
  (mark: 'ins' | 'del') =>
  ({ tag }: Element) =>
    tag === mark;

/** Whether nothing but facts differs in a node. */
function isFactsOnly(node: Node, before: Version, after: Version): boolean {
  const [old, now] = [textOf([node], without('ins')), textOf([node], without('del'))];
  return old !== '' && now !== '' && withoutFacts(old, before) === withoutFacts(now, after);
}

/** The passages without what differs in facts alone. */
export const beyondFacts = (passages: readonly Passage[], before: Version, after: Version): Passage[] =>
  passages
    .map(({ heading, nodes }) => ({ heading, nodes: nodes.filter((node) => !isFactsOnly(node, before, after)) }))
    .filter(({ nodes }) => nodes.length);
