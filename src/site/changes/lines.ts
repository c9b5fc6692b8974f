/** Code line by line, with the changed words of a line marked. */
import { pairs, similarity, steps, wordCounts } from './sequence.ts';
import { type Element, keyOf, type Node, textOf } from './tree.ts';
import { markedWords } from './words.ts';

/** A line without its line break. */
type Line = readonly Node[];

/** Cuts code into lines; an element that reaches over several of them is in each. */
function linesOf(nodes: readonly Node[]): Line[] {
  const lines: Node[][] = [[]];
  const add = (node: Node) => (lines.at(-1) as Node[]).push(node);
  for (const node of nodes) {
    if (typeof node === 'string') {
      for (const [i, text] of node.split('\n').entries()) {
        if (i) lines.push([]);
        if (text) add(text);
      }
    } else {
      for (const [i, children] of linesOf(node.children).entries()) {
        if (i) lines.push([]);
        if (children.length) add({ ...node, children });
      }
    }
  }
  return lines;
}

/** Whether a line is set off makes no difference to what it says. */
const keyOfLine = (line: Line): string =>
  line.map((node) => (typeof node !== 'string' && node.tag === 'mark' ? node.children.map(keyOf).join('') : keyOf(node))).join('');
/** Lines that have less in common are no new wording of each other. */
const leastAlike = 0.4;

/** The code with deleted and inserted lines, the deleted ones first. */
export function compareLines(before: Element, after: Element): Element {
  const [old, now] = [linesOf(before.children), linesOf(after.children)];
  const entries: (readonly ['del' | 'ins' | null, Line])[] = [];
  for (const step of steps(old, now, keyOfLine)) {
    if (step.type === 'same') entries.push(...step.after.map((line) => [null, line] as const));
    else {
      const worth = (a: Line, b: Line) => {
        const alike = similarity(wordCounts(textOf(a)), wordCounts(textOf(b)));
        return alike >= leastAlike ? alike : 0;
      };
      const found = pairs(step.before, step.after, worth).map(([a, b]) => (a && b ? markedWords(a, b) : ([a, b] as const)));
      entries.push(
        ...found.flatMap(([a]) => (a ? [['del', a] as const] : [])),
        ...found.flatMap(([, b]) => (b ? [['ins', b] as const] : [])),
      );
    }
  }
  // A line ends with its break, but for the last one of each page.
  const lastOf = (mark: 'del' | 'ins') => entries.findLastIndex(([one]) => one === null || one === mark);
  const [lastOld, lastNow] = [lastOf('del'), lastOf('ins')];
  const children = entries.flatMap(([mark, line], i): Node[] => {
    const isLastNow = i === lastNow;
    const isLastOld = i === lastOld;
    if (mark) {
      const end = mark === 'ins' ? isLastNow : isLastOld;
      return [{ tag: mark, attributes: ' class="line"', children: end ? line : [...line, '\n'] }];
    }
    if (isLastNow && isLastOld) return [...line];
    if (isLastNow) return [...line, { tag: 'del', attributes: '', children: ['\n'] }];
    return isLastOld ? [...line, { tag: 'ins', attributes: '', children: ['\n'] }] : [...line, '\n'];
  });
  return { ...after, children };
}
