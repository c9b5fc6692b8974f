/** Draws messages between participants, top to bottom, each participant with a lifeline. */

import { itemAt } from '../../../basics/lookup.ts';
import type { Note, Sequence, SequenceMessage } from './parse.ts';
import { type DiagramPicture, edgeLabelSize, labelSize, type Shape, textShape, widestOnPhone } from './shapes.ts';
import { bounds } from './svg.ts';
import { lineHeight, type TextBlock, textBlock } from './text-size.ts';

/** How wide texts get before they are broken, in pixels. */
interface Rooms {
  readonly name: number;
  readonly message: number;
  readonly loop: number;
  readonly note: number;
}

const usual: Rooms = { name: 120, message: 170, loop: 116, note: 190 };
const tight: Rooms = { name: 64, message: 78, loop: 70, note: 120 };
const loopWidth = 26;
const loopHeight = 22;

/** The columns are as close as a phone demands. */
export function layoutSequence(sequence: Sequence): DiagramPicture {
  const shapes = arranged(sequence, usual);
  const { left, right } = bounds(shapes);
  return right - left <= widestOnPhone ? shapes : arranged(sequence, tight);
}

function arranged({ participants, steps }: Sequence, rooms: Rooms): DiagramPicture {
  const column = new Map(participants.map((name, i) => [name, i]));
  const at = (name: string | undefined) => column.get(name ?? '') ?? 0;
  const names = participants.map((name) => textBlock(name, rooms.name, labelSize));
  const actors = names.map(({ width, height }) => ({ width: Math.max(60, width + 16), height: height + 20 }));
  const headHeight = Math.max(...actors.map(({ height }) => height));
  const texts = steps.map((step) => textBlock(step.text, room(step, rooms), edgeLabelSize));

  const xs = columns(
    actors.map(({ width }) => width),
    steps.map((step, i) => needs(step, itemAt(texts, i), at)),
  );
  const x = (i: number) => xs[i] ?? 0;

  const marks: Shape[] = [];
  const notes: Shape[] = [];
  let y = headHeight + 14;
  steps.forEach((step, i) => {
    const text = itemAt(texts, i);
    if (step.kind === 'note') {
      const [first, last] = noteEnds(step, at);
      const width = Math.max(text.width + 24, x(last) - x(first) + 48);
      const middle = (x(first) + x(last)) / 2;
      const height = text.height + 12;
      notes.push({ kind: 'box', x: middle - width / 2, y: y + 2, width, height, role: 'note' });
      notes.push(textShape(text, 'note-label', { x: middle, y: y + 2 + height / 2 }));
      y += height + 14;
      return;
    }
    const [from, to] = [at(step.from), at(step.to)];
    if (from === to) {
      const height = Math.max(loopHeight, text.height);
      const top = y + 4 + (height - loopHeight) / 2;
      const far = x(from) + loopWidth;
      const points = [x(from), far, far, x(from)].map((px, corner) => ({
        x: px,
        y: corner < 2 ? top : top + loopHeight,
      }));
      marks.push({ kind: 'edge', points, dashed: step.dashed });
      marks.push(textShape(text, 'edge-label', { x: far + 8, y: top + loopHeight / 2 }, 'start'));
      y += height + 18;
      return;
    }
    const line = y + text.height + 5;
    marks.push(textShape(text, 'edge-label', { x: (x(from) + x(to)) / 2, y: y + text.height / 2 }));
    marks.push({ kind: 'edge', points: [from, to].map((end) => ({ x: x(end), y: line })), dashed: step.dashed });
    y = line + 14;
  });

  const lives = participants.flatMap((_, i) => lifeline(x(i), headHeight, y, [...marks, ...notes]));
  const heads = participants.flatMap((_, i): Shape[] => {
    const [{ width, height } = { width: 0, height: 0 }, text] = [actors[i], itemAt(names, i)];
    const top = (headHeight - height) / 2;
    return [
      { kind: 'box', x: x(i) - width / 2, y: top, width, height, role: 'actor' },
      textShape(text, 'label', { x: x(i), y: headHeight / 2 }),
    ];
  });
  return [...lives, ...heads, ...notes, ...marks];
}

const room = (step: SequenceMessage | Note, { note, loop, message }: Rooms) =>
  step.kind === 'note' ? note : step.from === step.to ? loop : message;

function lifeline(x: number, top: number, bottom: number, shapes: readonly Shape[]): Shape[] {
  const pieces: Shape[] = [];
  let y1 = top;
  const texts = shapes.filter((shape) => shape.kind === 'text').toSorted((a, b) => a.y - b.y);
  for (const shape of texts) {
    if (shape.anchor !== 'middle' || Math.abs(shape.x - x) > shape.width / 2 + 3) continue;
    const half = (shape.lines.length * lineHeight) / 2;
    pieces.push({ kind: 'life', x, y1, y2: shape.y - half });
    y1 = shape.y + half;
  }
  return [...pieces, { kind: 'life', x, y1, y2: bottom }];
}

const noteEnds = (note: Note, at: (name: string) => number): [number, number] => {
  const places = note.over.map(at);
  return [Math.min(...places), Math.max(...places)];
};

interface Need {
  readonly from: number;
  readonly to: number;
  readonly room: number;
}

/**
 * Text above an arrow must fit between its ends; text next to a loop, and half of a note, must fit before the next
 * column.
 */
function needs(step: SequenceMessage | Note, text: TextBlock, at: (name: string) => number): Need[] {
  if (step.kind === 'note') {
    const [first, last] = noteEnds(step, at);
    const half = (text.width + 24) / 2 + 8;
    return first === last
      ? [
          { from: first, to: first + 1, room: half },
          { from: first - 1, to: first, room: half },
        ]
      : [{ from: first, to: last, room: text.width - 24 }];
  }
  const [from, to] = [at(step.from), at(step.to)].sort((a, b) => a - b) as [number, number];
  if (from === to) return [{ from, to: from + 1, room: loopWidth + 8 + text.width + 10 }];
  return [{ from, to, room: text.width + 26 }];
}

/**
 * Centers of the columns: as close as heads and minimum distances allow. Missing distance is distributed over the
 * columns in between.
 */
function columns(widths: readonly number[], all: readonly (readonly Need[])[]): number[] {
  const gaps = widths.slice(1).map((width, i) => ((widths[i] ?? 0) + width) / 2 + 16);
  const inside = all.flat().filter(({ from, to }) => from >= 0 && to < widths.length);
  for (const { from, to, room } of inside.toSorted((a, b) => a.to - a.from - (b.to - b.from))) {
    const missing = room - gaps.slice(from, to).reduce((sum, gap) => sum + gap, 0);
    if (missing > 0) for (let i = from; i < to; i++) gaps[i] = (gaps[i] ?? 0) + missing / (to - from);
  }
  const xs = [0];
  for (const gap of gaps) xs.push((xs.at(-1) ?? 0) + gap);
  return xs;
}
