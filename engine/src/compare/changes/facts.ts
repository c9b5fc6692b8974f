/** Version facts in changes. Their differences are listed once, in a table, and not in each passage. */

import { sideText } from '../diff/marks.ts';
import type { DiffPassage } from '../diff/passages.ts';
import type { HtmlNode } from '../diff/tree.ts';

export interface FactsOfVersion {
  readonly label: string;
  readonly facts: Readonly<Record<string, string>>;
}

export interface ChangedFact {
  readonly name: string;
  readonly title: string;
  readonly before: string | null;
  readonly after: string | null;
}

export function changedFacts(
  before: FactsOfVersion,
  after: FactsOfVersion,
  titles: Readonly<Record<string, string>>,
): ChangedFact[] {
  return Object.keys({ ...before.facts, ...after.facts })
    .filter((name) => name !== 'version')
    .map((name) => ({
      name,
      title: titles[name] ?? name,
      before: before.facts[name] ?? null,
      after: after.facts[name] ?? null,
    }))
    .filter((fact) => fact.before !== fact.after);
}

/**
 * Splits a text into values of facts and the text between them. Matches longer values first, since they may contain
 * shorter ones.
 */
function pieces(text: string, { facts }: FactsOfVersion): string[] {
  const values = [...new Set(Object.values(facts))].sort((a, b) => b.length - a.length);
  return values.length
    ? text.split(new RegExp(`(${values.map((value) => value.replace(/[^\w]/g, '\\$&')).join('|')})`))
    : [text];
}

function isFactsOnly(node: HtmlNode, before: FactsOfVersion, after: FactsOfVersion): boolean {
  const old = pieces(sideText([node], 'ins'), before);
  const now = pieces(sideText([node], 'del'), after);
  const isSame = (a: string, b: string | undefined) =>
    a === b || Object.entries(before.facts).some(([name, value]) => value === a && after.facts[name] === b);
  return old.length === now.length && old.join('') !== '' && old.every((piece, i) => isSame(piece, now[i]));
}

export const beyondFacts = (
  passages: readonly DiffPassage[],
  before: FactsOfVersion,
  after: FactsOfVersion,
): DiffPassage[] =>
  passages
    .map(({ heading, nodes }) => ({ heading, nodes: nodes.filter((node) => !isFactsOnly(node, before, after)) }))
    .filter(({ nodes }) => nodes.length);
