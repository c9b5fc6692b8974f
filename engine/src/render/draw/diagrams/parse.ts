/**
 * Parses the two diagram languages (see `content/README.md`) line by line.
 * Every mistake is a Problem that names the line, what was found, and what is allowed.
 */
import { suggest } from '../../../basics/nearest.ts';
import { Problem } from '../../../problems/problem.ts';

export interface FlowchartNode {
  readonly id: string;
  readonly label: string;
  readonly shape: 'box' | 'round';
}

export interface FlowchartEdge {
  readonly from: string;
  readonly to: string;
  readonly label: string;
  readonly dashed: boolean;
}

export interface Flowchart {
  readonly direction: 'right' | 'down';
  /** In the order of their first mention. */
  readonly nodes: readonly FlowchartNode[];
  readonly edges: readonly FlowchartEdge[];
}

export interface SequenceMessage {
  readonly kind: 'message';
  readonly from: string;
  readonly to: string;
  readonly text: string;
  readonly dashed: boolean;
}

export interface Note {
  readonly kind: 'note';
  readonly over: readonly string[];
  readonly text: string;
}

export interface Sequence {
  /** In the order of their first mention. */
  readonly participants: readonly string[];
  readonly steps: readonly (SequenceMessage | Note)[];
}

const longestLabel = 24;
const longestText = 60;

function fail(line: number, what: string, remedy: string): never {
  throw new Problem(`In the diagram, ${what}`, { remedy, lineInBlock: line });
}

function* linesOf(source: string): Generator<[number: number, text: string]> {
  for (const [i, raw] of source.split('\n').entries()) {
    const text = raw.trim();
    if (text) yield [i + 1, text];
  }
}

function short(line: number, text: string, limit: number): string {
  if (text.length > limit) fail(line, `"${text}" has ${text.length} characters.`, `At most ${limit} fit.`);
  return text;
}

const flowForms =
  'Write "a -> b", "a --> b", each with " : label" if you like, "id [Label]", "id (Label)", or "direction: right" or "direction: down".';
const endpoint = /\s*([A-Za-z]\w*(?:-\w+)*)\s*(?:\[([^\]]*)\]|\(([^)]*)\))?\s*/y;
const arrow = /(-->|->)/y;

export function parseFlowchart(source: string): Flowchart {
  let direction: Flowchart['direction'] = 'right';
  const labeled = new Map<string, FlowchartNode>();
  const named = new Map<string, number>();
  const edges: FlowchartEdge[] = [];

  for (const [line, text] of linesOf(source)) {
    const setting = /^direction\s*:\s*(.*)$/.exec(text);
    if (setting) {
      if (setting[1] !== 'right' && setting[1] !== 'down')
        fail(line, `"${setting[1]}" is not a direction.`, 'Write "direction: right" or "direction: down".');
      direction = setting[1];
      continue;
    }
    const from = readEndpoint(line, text, 0);
    if (from.end === text.length) continue;
    arrow.lastIndex = from.end;
    const shaft = arrow.exec(text)?.[1];
    if (!shaft) fail(line, `"${text.slice(from.end)}" is not an arrow.`, flowForms);
    const to = readEndpoint(line, text, arrow.lastIndex);
    const rest = text.slice(to.end);
    if (rest && !rest.startsWith(':')) fail(line, `"${rest}" after the edge is not allowed.`, flowForms);
    const label = rest.slice(1).trim();
    if (rest && !label) fail(line, 'the label after ":" is empty.', flowForms);
    if (from.id === to.id) fail(line, `the edge leads from "${from.id}" to itself.`, 'Lead it to another node.');
    edges.push({ from: from.id, to: to.id, label: short(line, label, longestLabel), dashed: shaft === '-->' });
  }

  function readEndpoint(line: number, text: string, at: number): { id: string; end: number } {
    endpoint.lastIndex = at;
    const match = endpoint.exec(text);
    if (!match?.[1]) fail(line, `"${text.slice(at).trim() || text}" is not a node.`, flowForms);
    const id = match[1];
    const label = (match[2] ?? match[3])?.trim();
    if (label === '') fail(line, `the label of "${id}" is empty.`, flowForms);
    if (label !== undefined) {
      const node: FlowchartNode = {
        id,
        label: short(line, label, longestLabel),
        shape: match[2] === undefined ? 'round' : 'box',
      };
      const before = labeled.get(id);
      if (before && (before.label !== node.label || before.shape !== node.shape))
        fail(line, `"${id}" was "${before.label}" before.`, 'Label a node once.');
      labeled.set(id, node);
    }
    if (!named.has(id)) named.set(id, line);
    return { id, end: endpoint.lastIndex };
  }

  const nodes = [...named].map(
    ([id, line]) =>
      labeled.get(id) ??
      fail(line, `"${id}" has no label.`, `Write "${id} [Label]" once. ${suggest(id, labeled.keys())}`),
  );
  if (nodes.length < 2 || nodes.length > 9)
    throw new Problem(`The diagram has ${nodes.length} nodes.`, { remedy: 'Draw two to nine.' });
  return { direction, nodes, edges };
}

const sequenceForms = 'Write "A -> B : text", "A --> B : text" or "note over A, B : text".';

export function parseSequence(source: string): Sequence {
  const participants = new Set<string>();
  const steps: (SequenceMessage | Note)[] = [];
  const notes: [line: number, note: Note][] = [];

  for (const [line, text] of linesOf(source)) {
    const note = /^note\s+over\s+([^:]+?)\s*:\s*(.+)$/.exec(text);
    if (note) {
      const over = (note[1] ?? '').split(',').map((name) => name.trim());
      if (over.length > 2)
        fail(line, `the note is over ${over.length} participants.`, 'Name one, or the first and the last.');
      const step: Note = { kind: 'note', over, text: short(line, note[2] ?? '', longestText) };
      steps.push(step);
      notes.push([line, step]);
      continue;
    }
    const message = /^([^:]+?)\s*(-->|->)\s*([^:]+?)\s*:\s*(.+)$/.exec(text);
    if (!message) fail(line, `"${text}" is not a message or a note.`, sequenceForms);
    const [, from = '', shaft, to = '', words = ''] = message;
    for (const name of [from, to]) participants.add(short(line, name, longestLabel));
    steps.push({ kind: 'message', from, to, text: short(line, words, longestText), dashed: shaft === '-->' });
  }

  for (const [line, note] of notes) {
    for (const name of note.over)
      if (!participants.has(name))
        fail(line, `"${name}" neither sends nor receives a message.`, suggest(name, participants));
  }
  if (participants.size < 2 || participants.size > 5)
    throw new Problem(`The diagram has ${participants.size} participants.`, { remedy: 'Draw two to five.' });
  return { participants: [...participants], steps };
}
