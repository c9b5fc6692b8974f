import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { engineRoot } from '../../tests/paths.ts';
import { decorationShorthands, styleSheets } from '../../tests/style-sheets.ts';
import { desktopLayout } from './breakpoints.ts';

const source = path.join(engineRoot, 'src');
const read = (file: string) => fs.readFileSync(path.join(source, 'shell', file), 'utf8');

test('style sheets and scripts have the same breakpoint', () => {
  expect(/@custom-media --desktop (\(.+?\));/.exec(read('breakpoints.css'))?.[1]).toBe(desktopLayout);
});

test('the breakpoint is defined once', () => {
  const sheets = styleSheets(source);
  const others = sheets.filter(
    (file) => !file.endsWith('breakpoints.css') && /99[67]px/.test(fs.readFileSync(file, 'utf8')),
  );
  expect(sheets.length).toBeGreaterThan(10);
  expect(others).toEqual([]);
});

test('decorations are set property by property', () => {
  expect(decorationShorthands(styleSheets(source))).toEqual([]);
});
