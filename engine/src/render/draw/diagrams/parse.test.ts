import { describe, expect, test } from 'vitest';
import { Problem } from '../../../problems/problem.ts';
import { parseFlowchart, parseSequence } from './parse.ts';

const message = (work: () => unknown): string => {
  try {
    work();
  } catch (error) {
    return error instanceof Problem ? `Line ${error.lineInBlock} ${error}` : String(error);
  }
  return 'accepted';
};

describe('parseFlowchart', () => {
  test('reads nodes, edges, labels, and the direction', () => {
    const flow = parseFlowchart(
      'direction: down\n\nclient [Client] -> api-1 (Gateway: v2) : GET /items\napi-1 --> client\nlog [Log]',
    );
    expect(flow).toEqual({
      direction: 'down',
      nodes: [
        { id: 'client', label: 'Client', shape: 'box' },
        { id: 'api-1', label: 'Gateway: v2', shape: 'round' },
        { id: 'log', label: 'Log', shape: 'box' },
      ],
      edges: [
        { from: 'client', to: 'api-1', label: 'GET /items', dashed: false },
        { from: 'api-1', to: 'client', label: '', dashed: true },
      ],
    });
  });

  test('a label may follow the first use, and white space is optional', () => {
    expect(parseFlowchart('a->b\na [A]\nb(B)').nodes.map(({ label }) => label)).toEqual(['A', 'B']);
  });

  test.each([
    ['a [A] -> b [B]\na => b', /Line 2 .*"=> b" is not an arrow.*Write "a -> b"/],
    ['a [A] -> bee [B]\na -> be', /Line 2 .*"be" has no label.*Did you mean "bee"\?/],
    ['direction: left\na [A] -> b [B]', /Line 1 .*"left" is not a direction.*right.*down/],
    ['a [A] -> b [A label of too many characters]', /Line 1 .*30 characters.*At most 24/],
    ['a [A] -> b [B] :', /Line 1 .*label after ":" is empty/],
    ['a [] -> b [B]', /Line 1 .*label of "a" is empty/],
    ['a [A] -> b [B] more', /Line 1 .*"more" after the edge/],
    ['a [A] -> a', /Line 1 .*to itself/],
    ['a [A] -> b [B]\n\na [Other]', /Line 3 .*"a" was "A" before/],
    ['-> b [B]', /Line 1 .*is not a node/],
    ['a [A]', /1 nodes.*two to nine/],
    ['', /0 nodes/],
    [Array.from({ length: 10 }, (_, i) => `n${i} [N]`).join('\n'), /10 nodes/],
  ])('%j is refused', (source, expected) => {
    expect(message(() => parseFlowchart(source))).toMatch(expected);
  });
});

describe('parseSequence', () => {
  test('reads messages and notes; participants are in order of first use', () => {
    const sequence = parseSequence(
      'Web app -> Store : put(key: 1)\nnote over Web app, Store : over both\nStore --> Web app : ok\nStore -> Store : sort',
    );
    expect(sequence.participants).toEqual(['Web app', 'Store']);
    expect(sequence.steps).toEqual([
      { kind: 'message', from: 'Web app', to: 'Store', text: 'put(key: 1)', dashed: false },
      { kind: 'note', over: ['Web app', 'Store'], text: 'over both' },
      { kind: 'message', from: 'Store', to: 'Web app', text: 'ok', dashed: true },
      { kind: 'message', from: 'Store', to: 'Store', text: 'sort', dashed: false },
    ]);
  });

  test.each([
    ['A -> B', /Line 1 .*"A -> B" is not a message or a note.*Write "A -> B : text"/],
    ['A -> B : x\nnote over C : y', /Line 2 .*"C" neither sends nor receives a message.*Available: A, B/],
    ['A -> B : x\nnote over A, B, A : y', /Line 2 .*over 3 participants/],
    ['A -> A : alone', /1 participants.*two to five/],
    ['A -> B : x\nC -> D : x\nE -> F : x', /6 participants/],
    [`A -> B : ${'x'.repeat(61)}`, /Line 1 .*61 characters.*At most 60/],
  ])('%j is refused', (source, expected) => {
    expect(message(() => parseSequence(source))).toMatch(expected);
  });
});
