import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { engineRoot } from '../../tests/paths.ts';
import { islandStyles } from './island-styles.ts';

function stylesOf(css: string): ReadonlyMap<string, string> {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'island-styles-'));
  onTestFinished(() => fs.rmSync(root, { recursive: true, force: true }));
  fs.mkdirSync(path.join(root, 'content/islands/clock'), { recursive: true });
  fs.writeFileSync(path.join(root, 'content/islands/clock/island.css'), css);
  return islandStyles({ root, engine: engineRoot }, ['clock', 'without-styles']);
}

test('the sheet of an island is minified', () => {
  expect(stylesOf('.clock {\n  color: red;\n}\n').get('clock')).toBe('.clock{color:red}');
});

test('the mistakes in all sheets are thrown together', () => {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'island-styles-'));
  onTestFinished(() => fs.rmSync(root, { recursive: true, force: true }));
  for (const name of ['clock', 'dial']) {
    fs.mkdirSync(path.join(root, 'content/islands', name), { recursive: true });
    fs.writeFileSync(path.join(root, `content/islands/${name}/island.css`), '.a {\n} }\n');
  }
  expect(() => islandStyles({ root, engine: engineRoot }, ['clock', 'dial'])).toThrow(
    /islands\/clock\/island\.css:3.*\n.*islands\/dial\/island\.css:3/,
  );
});

test.each([
  [
    'the end of a style element',
    '.clock {\n  color: red;\n}\n.clock::after { content: "</STYLE><b>"; }',
    ':4: The style sheet contains "</STYLE>"',
  ],
  [
    'a picture of another host',
    '.clock {\n  background: url(https://a.example/b.png);\n}',
    ':2: The style sheet contains "url(https',
  ],
  [
    'a rule without its end',
    '.a::before {\n  content: "}";\n}\n/* } */\n.b {\n  color: red;\n.c {}\n',
    ':5: A rule or comment of the style sheet is not closed',
  ],
  ['what is not CSS', '.clock {\n  color: red;\n}\n}', ':4: The style sheet is not valid CSS'],
])('%s is refused with its line', (_, css, says) => {
  expect(() => stylesOf(css)).toThrow();
  try {
    stylesOf(css);
  } catch (error) {
    expect(String(error)).toContain(`content/islands/clock/island.css${says}`);
  }
});
