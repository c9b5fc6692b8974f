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

/** A page as it is compared. */
export interface Page {
  readonly title: string;
  readonly body: string;
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** What turns the body of `after`, as it is displayed, into its comparison with `before`. Where the titles differ, it starts with them. */
export function comparisonPatch(before: Page, after: Page): Patch {
  const titled = ({ title }: Page): Node[] =>
    before.title === after.title ? [] : [{ tag: 'p', attributes: ' class="title"', children: [`Title: ${escaped(title)}`] }];
  const now = parseHtml(after.body);
  const elements = now.filter((node) => typeof node !== 'string');
  const places = new Map<Node, number>(elements.map((node, i) => [node, i]));
  const { nodes, count } = compareTrees([...titled(before), ...parseHtml(before.body)], [...titled(after), ...now]);
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
