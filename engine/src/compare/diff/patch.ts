/** A comparison as a patch of the displayed body, which keeps unchanged blocks in place. */
import { escapedText } from '../../render/html.ts';
import { compareTrees } from './compare.ts';
import { type HtmlNode, nodeKey, parseHtml, writeHtml } from './tree.ts';

export interface Patch {
  readonly parts: readonly (string | number)[];
  readonly blocks: number;
  readonly count: number;
}

export interface ComparedBody {
  readonly title: string;
  readonly body: string;
}

/**
 * Returns the patch that turns the body of the page that is `shown` into the comparison, which starts with the titles
 * if they differ.
 */
export function comparisonPatch(before: ComparedBody, after: ComparedBody, shown: 'before' | 'after'): Patch {
  const titled = ({ title }: ComparedBody): HtmlNode[] =>
    before.title === after.title
      ? []
      : [{ tag: 'p', attributes: ' class="title"', children: [`Title: ${escapedText(title)}`] }];
  const [old, now] = [parseHtml(before.body), parseHtml(after.body)];
  const elements = (shown === 'after' ? now : old).filter((node) => typeof node !== 'string');
  const places = new Map<HtmlNode, number>(elements.map((node, i) => [node, i]));
  const { nodes, count } = compareTrees([...titled(before), ...old], [...titled(after), ...now], shown);
  return { parts: nodes.map((node) => places.get(node) ?? writeHtml([node])), blocks: elements.length, count };
}

export interface VersionBody {
  readonly labels: readonly string[];
  readonly body: string;
}

/** For each block of the HTML `shown`, the labels of the other versions that have it, too. */
export function versionsOfBlocks(shown: string, others: readonly VersionBody[]): (readonly string[])[] {
  const keys = others.map(({ labels, body }) => ({ labels, keys: new Set(parseHtml(body).map(nodeKey)) }));
  return parseHtml(shown)
    .filter((node) => typeof node !== 'string')
    .map((block) => keys.filter((other) => other.keys.has(nodeKey(block))).flatMap(({ labels }) => labels));
}
