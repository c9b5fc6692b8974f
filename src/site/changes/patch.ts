/** A comparison as changes to a body that is displayed already: what stays the same stays in place. */
import { compareTrees } from './compare.ts';
import { keyOf, type Node, parseHtml, writeHtml } from './tree.ts';

export interface Patch {
  /** For each block of the result: the number of a block of the body that stays as it is, else HTML. */
  readonly parts: readonly (string | number)[];
  /** How many elements the body has. */
  readonly blocks: number;
  readonly count: number;
}

/** What turns the body `after`, as it is displayed, into its comparison with `before`. */
export function comparisonPatch(before: string, after: string): Patch {
  const now = parseHtml(after);
  const elements = now.filter((node) => typeof node !== 'string');
  const places = new Map<Node, number>(elements.map((node, i) => [node, i]));
  const { nodes, count } = compareTrees(parseHtml(before), now);
  return { parts: nodes.map((node) => places.get(node) ?? writeHtml([node])), blocks: elements.length, count };
}

/** A body, and the versions that show it. */
export interface VersionBody {
  readonly labels: readonly string[];
  readonly body: string;
}

/** For each element of the first body: the labels of the versions whose body has the same one. */
export function versionsOfBlocks(own: string, others: readonly VersionBody[]): (readonly string[])[] {
  const keys = others.map(({ labels, body }) => ({ labels, keys: new Set(parseHtml(body).map(keyOf)) }));
  return parseHtml(own)
    .filter((node) => typeof node !== 'string')
    .map((block) => keys.filter((other) => other.keys.has(keyOf(block))).flatMap(({ labels }) => labels));
}
