import { expect, test } from 'vitest';
import { progressLine } from './progress.ts';

/** A terminal, or a log, and a clock that a test moves. */
function terminal(isTTY: boolean) {
  let time = 0;
  const written: string[] = [];
  const write = (text: string | Uint8Array) => Boolean(written.push(String(text)));
  const line = progressLine({ isTTY, write }, () => time);
  return { line, written, pass: (ms: number) => (time += ms) };
}

test('a short command says nothing, a long one how many pages are done, at most ten times a second', () => {
  const { line, written, pass } = terminal(true);
  line.at('reading', 1, 9);
  pass(1999);
  line.at('reading', 2, 9);
  pass(1);
  line.at('reading', 3, 9);
  pass(99);
  line.at('reading', 4, 9);
  pass(1);
  line.at('writing', 5, 9);
  expect(written).toEqual(['\r\x1b[Kreading: 3 of 9', '\r\x1b[Kwriting: 5 of 9']);
});

test('the line is removed once before other output', () => {
  const { line, written, pass } = terminal(true);
  line.clear();
  pass(2000);
  line.at('reading', 1, 9);
  line.clear();
  line.clear();
  expect(written).toEqual(['\r\x1b[Kreading: 1 of 9', '\r\x1b[K']);
});

test('a log gets nothing', () => {
  const { line, written, pass } = terminal(false);
  pass(60_000);
  line.at('reading', 1, 9);
  line.clear();
  expect(written).toEqual([]);
});
