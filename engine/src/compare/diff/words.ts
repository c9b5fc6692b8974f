/** Compares prose word by word: insertions and deletions in a run of text and inline elements. */

import { itemAt } from '../../basics/lookup.ts';
import { marked } from './marks.ts';
import { type SequenceStep, steps } from './sequence.ts';
import { type HtmlElement, type HtmlNode, htmlText, nodeKey, withClass } from './tree.ts';

/**
 * A word or sign with the preceding white space (whose kind is ignored), or an element; with the enclosing inline
 * elements, outermost first.
 */
interface Token {
  readonly node: HtmlNode;
  readonly within: readonly HtmlElement[];
  readonly key: string;
}

const piece = /\s*(?:&#?\w+;|[\p{L}\p{N}_]+(?:[.'’-][\p{L}\p{N}_]+)*|\S|$)/gu;

/** Inline elements that are split into tokens; any other (code, a formula, a picture) is one token. */
const takenApart = /^(a|b|em|i|mark|span|strong|small|su[pb]|del|ins)$/;

function tokensOf(nodes: readonly HtmlNode[], within: readonly HtmlElement[] = []): Token[] {
  const around = within.map(({ tag }) => `<${tag}>`).join('');
  return nodes.flatMap((node): Token[] => {
    if (typeof node === 'string')
      return (node.match(piece) ?? []).flatMap((text) =>
        text ? [{ node: text, within, key: around + text.replace(/^\s+/, ' ') }] : [],
      );
    if (takenApart.test(node.tag) && node.children.length) return tokensOf(node.children, [...within, node]);
    return [{ node, within, key: around + nodeKey(node) }];
  });
}

function rebuilt(tokens: readonly Token[], depth = 0): HtmlNode[] {
  const nodes: HtmlNode[] = [];
  for (let i = 0; i < tokens.length; ) {
    const element = tokens[i]?.within[depth];
    let end = i + 1;
    if (element) {
      while (tokens[end]?.within[depth] === element) end++;
      nodes.push({ ...element, children: rebuilt(tokens.slice(i, end), depth + 1) });
    } else {
      const { node } = itemAt(tokens, i);
      const last = nodes.at(-1);
      if (typeof node === 'string' && typeof last === 'string') nodes[nodes.length - 1] = last + node;
      else nodes.push(node);
    }
    i = end;
  }
  return nodes;
}

const isWord = ({ node }: Token) => typeof node !== 'string' || /[\p{L}\p{N}]/u.test(node);

/**
 * Joins changes with few words between them: a sentence in which every second word is marked is harder to read than two
 * sentences.
 */
function joined(tokenSteps: readonly SequenceStep<Token>[], words: number): SequenceStep<Token>[] {
  const result: SequenceStep<Token>[] = [];
  for (const [i, step] of tokenSteps.entries()) {
    const last = result.at(-1);
    const between =
      step.type === 'same' && i > 0 && i < tokenSteps.length - 1 && step.after.filter(isWord).length <= words;
    if (last?.type === 'changed' && (between || step.type === 'changed'))
      result[result.length - 1] = {
        type: 'changed',
        before: [...last.before, ...step.before],
        after: [...last.after, ...step.after],
      };
    else result.push(step);
  }
  return result;
}

const stepsOf = (before: readonly HtmlNode[], after: readonly HtmlNode[]) =>
  steps(tokensOf(before), tokensOf(after), ({ key }) => key);

const apart = 'apart';

/** The two sides of a change. The style sheet sets the second one apart if no space does. */
function replacement(step: SequenceStep<Token>): HtmlNode[] {
  const [gone, come] = [marked(rebuilt(step.before), 'del'), marked(rebuilt(step.after), 'ins')];
  const [first, ...more] = come;
  const touches =
    gone.length && typeof first === 'object' && !/^\s/.test(htmlText([first])) && !/\s$/.test(htmlText(gone));
  return [...gone, ...(touches ? [withClass(first, apart), ...more] : come)];
}

export const compareWords = (before: readonly HtmlNode[], after: readonly HtmlNode[]): HtmlNode[] =>
  joined(stepsOf(before, after), 1).flatMap((step) => (step.type === 'same' ? rebuilt(step.after) : replacement(step)));

export function markedWords(
  before: readonly HtmlNode[],
  after: readonly HtmlNode[],
): readonly [HtmlNode[], HtmlNode[]] {
  const tokenSteps = joined(stepsOf(before, after), 0);
  const side = (name: 'before' | 'after') =>
    tokenSteps.flatMap((step): HtmlNode[] => {
      const [first, ...more] = step[name];
      if (step.type === 'same' || !first) return rebuilt(step[name]);
      // Don't mark indentation.
      const [, space = '', rest = first.node] =
        (typeof first.node === 'string' && /^(\s*)(.*)/s.exec(first.node)) || [];
      const nodes = rebuilt([{ ...first, node: rest }, ...more]);
      return [
        ...(space ? rebuilt([{ ...first, node: space }]) : []),
        { tag: 'b', attributes: ' class="word"', children: nodes },
      ];
    });
  return [side('before'), side('after')];
}
