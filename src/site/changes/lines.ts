/** Code line by line, with the changed words of a line marked. */
import type { Mark } from './marks.ts';
import { pairs, similarity, steps, type WordBag, wordBag } from './sequence.ts';
import { type Element, keyOf, type Node, textOf } from './tree.ts';
import { markedWords } from './words.ts';

/** A line with its break, which the last one is given too: there, it isn't displayed. */
type Line = readonly Node[];

/** Cuts code into lines; an element that reaches over several of them is in each. */
function linesOf(nodes: readonly Node[]): Line[] {
  const lines = cutLines(nodes);
  return (lines.at(-1)?.length ? lines : lines.slice(0, -1)).map((line) => [...line, '\n']);
}

/** The lines without their breaks. */
function cutLines(nodes: readonly Node[]): Node[][] {
  const lines: Node[][] = [[]];
  const add = (parts: readonly (readonly Node[])[]) =>
    parts.forEach((part, i) => {
      if (i) lines.push([]);
      lines.at(-1)?.push(...part);
    });
  for (const node of nodes)
    add(
      typeof node === 'string'
        ? node.split('\n').map((text) => (text ? [text] : []))
        : cutLines(node.children).map((children) => (children.length ? [{ ...node, children }] : [])),
    );
  return lines;
}

/** Whether a line is set off makes no difference to what it says. */
const keyOfLine = (line: Line): string =>
  line.map((node) => (typeof node !== 'string' && node.tag === 'mark' ? node.children.map(keyOf).join('') : keyOf(node))).join('');
/** Lines that have less in common are no new wording of each other. */
const leastAlike = 0.4;

/** The code with deleted and inserted lines, the deleted ones first. */
export function compareLines(before: Element, after: Element): Element {
  const line = (mark: Mark, children: Line | null): Node[] => (children ? [{ tag: mark, attributes: ' class="line"', children }] : []);
  const children = steps(linesOf(before.children), linesOf(after.children), keyOfLine).flatMap((step): readonly Node[] => {
    if (step.type === 'same') return step.after.flat();
    const bags = new Map([...step.before, ...step.after].map((one) => [one, wordBag(textOf(one))]));
    const worth = (a: Line, b: Line) => similarity(bags.get(a) as WordBag, bags.get(b) as WordBag, leastAlike);
    const found = pairs(step.before, step.after, worth).map(([a, b]) => (a && b ? markedWords(a, b) : ([a, b] as const)));
    return [...found.flatMap(([a]) => line('del', a)), ...found.flatMap(([, b]) => line('ins', b))];
  });
  return { ...after, children };
}
